"""trackside puzzles: solved, listed, made and checked in a terminal."""

from __future__ import annotations

import msgspec
import pytest

from trackside.puzzles import collection
from trackside.puzzles.puzzle import write


@pytest.fixture
def puzzle():
    return next(each for each in collection() if each.game == "ticket_to_ride_amsterdam")


def test_a_puzzle_is_failed_and_solved(run, puzzle):
    ran = run("puzzles", "play", puzzle.id, "--plain", typed=f"fly\n{puzzle.lead.line}\n{puzzle.best}\n")
    assert ran.code == 0 and "is not a move" in ran.out
    assert ran.out.index("of the chance to win") < ran.out.index("Right!") < ran.out.index("The best decision is")


@pytest.mark.parametrize("words", [[], ["--lang", "fa"]])
def test_giving_up_shows_the_solution(run, words):
    """That of the day."""
    ran = run("puzzles", "play", *words, typed="\n")
    assert ran.code == 0 and "puzzle-" not in ran.out and ("%" in ran.out or "٪" in ran.out)


def test_the_list_has_filters(run):
    ran = run("puzzles", "list", "steam", "--grade", "1,2", "--plain")
    wanted = [each.id for each in collection() if each.game == "steam" and each.grade <= 2]
    assert ran.code == 0 and [line.split("; ")[0].split(": ")[1] for line in ran.out.splitlines()] == wanted


def test_an_invalid_puzzle_is_named(run, puzzle, tmp_path):
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    write(puzzle, good)
    write(msgspec.structs.replace(puzzle, best="fly", solution=["fly"]), bad)
    assert run("puzzles", "check", good).code == 0
    ran = run("puzzles", "check", good, bad)
    assert ran.code == 1 and "'fly' is not a move" in ran.out and "1 puzzle is valid" in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ["play", "none"],
        ["list", "chess"],
        ["list", "--grade", "5"],
        ["make", "chess"],
        ["make", "steam", "--count", "0"],
        ["check", "none.yaml"],
    ],
)
def test_bad_input_is_reported_in_one_line(run, words):
    ran = run("puzzles", *words)
    assert ran.code == 2 and len(ran.err.splitlines()) == 1


def test_making_stops_in_time(run, tmp_path):
    ran = run("puzzles", "make", "ticket_to_ride_amsterdam", "--minutes", "0.0001", "--out", tmp_path)
    assert (ran.code, ran.err) == (0, "")
