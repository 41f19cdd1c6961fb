"""Puzzles: the shipped ones are valid, answers are judged correctly, and making them is reproducible."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from toy import Sidings
from toy_table import registered

import trackside
from trackside.core.moves import IllegalMove
from trackside.core.rng import Rng
from trackside.locales import LANGUAGES, words
from trackside.puzzles import BadPuzzle, Maker, Puzzle, check, collection, judge, of_the_day
from trackside.puzzles import make as making
from trackside.puzzles.compare import Comparison, Gap
from trackside.puzzles.find import ERRORS, MARGIN, choose
from trackside.puzzles.grade import ASKED, grade
from trackside.puzzles.lines import lines
from trackside.puzzles.puzzle import moves_of, read, write
from trackside.puzzles.settings import Effort, effort
from trackside.puzzles.verify import check_search, check_text, examiner
from trackside.puzzles.words import solution, verdict

AMSTERDAM = "ticket_to_ride_amsterdam"
SHIPPED = 60


def one_of(game: str) -> Puzzle:
    return next(puzzle for puzzle in collection() if puzzle.game == game)


def test_every_shipped_puzzle_is_valid() -> None:
    for puzzle in collection():
        check_text(puzzle)
        found = puzzle.lead
        assert found.loss >= MARGIN and found.loss >= ERRORS * found.error, puzzle.id
        missed, asked = map(int, puzzle.origin.missed.split(" of "))
        assert asked == ASKED and grade(missed) == puzzle.grade, puzzle.id


@pytest.mark.parametrize("puzzle", collection(), ids=lambda puzzle: puzzle.id)
def test_the_search_still_agrees(puzzle: Puzzle) -> None:
    check_search(puzzle, thorough=False)


def test_the_shipped_set_has_no_puzzle_twice_and_easy_and_hard_ones() -> None:
    assert len({puzzle.id for puzzle in collection()}) == len(collection()) >= SHIPPED
    assert {puzzle.grade for puzzle in collection()} == {1, 2, 3, 4}


def test_every_day_has_its_puzzle_and_no_game_is_forgotten() -> None:
    days = [of_the_day(date(2026, 11, 18) + timedelta(days=n)) for n in range(60)]
    assert all(one.id != other.id for one, other in pairwise(days))
    assert {puzzle.game for puzzle in days} == {puzzle.game for puzzle in collection()}
    assert 2 * len({puzzle.id for puzzle in days}) > min(len(days), len(collection()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_explained_in_every_language(language: str) -> None:
    for puzzle in collection():
        say = words(language, puzzle.game).seated([], puzzle.seat)
        p = puzzle.position()
        for line in (puzzle.best, puzzle.lead.line):
            answer = judge(puzzle, moves_of(line), p)
            told = f"{verdict(puzzle, answer, moves_of(line), p, say)} {solution(puzzle, answer, p, say)}"
            assert "puzzle-" not in told and "part-" not in told and "{" not in told and "move-" not in told, told


def test_an_answer_is_judged_by_where_it_leads() -> None:
    """Cards that are discarded in another order are the same decision; what goes further is right as well."""
    puzzle = next(each for each in collection() if all(len(moves_of(line)) > 1 for line in each.solution))
    moves = moves_of(puzzle.best)
    assert judge(puzzle, moves[:1]).verdict == "unfinished"
    assert judge(puzzle, moves).verdict == "right"
    for each in puzzle.alternatives:
        assert judge(puzzle, moves_of(each.line)).alternative == each
    with pytest.raises(IllegalMove):
        judge(puzzle, moves[1:])


def test_an_answer_does_not_depend_on_what_is_hidden() -> None:
    for game in (AMSTERDAM, "isle_of_trains", "great_western_trail"):
        puzzle = one_of(game)
        other = puzzle.position()
        other.resample(puzzle.seat, Rng(5))
        for line in (puzzle.best, *(each.line for each in puzzle.alternatives)):
            assert judge(puzzle, moves_of(line)) == judge(puzzle, moves_of(line), other)


def test_an_invalid_puzzle_is_detected(tmp_path: Path) -> None:
    puzzle = one_of(AMSTERDAM)
    replace = msgspec.structs.replace
    wrong_way = replace(
        puzzle,
        solution=[puzzle.lead.line],
        best=puzzle.lead.line,
        alternatives=[replace(puzzle.lead, line=puzzle.best)],
    )
    broken = {
        "ahead of": wrong_way,
        "cannot be|left in the box|no": replace(puzzle, situation={**puzzle.situation, "row": ["nothing"]}),
        "is not a move": replace(puzzle, solution=["fly"], best="fly"),
        "is asked": replace(puzzle, seat=puzzle.seat + 1),
        "is accepted": replace(puzzle, alternatives=[replace(puzzle.lead, line=puzzle.best)]),
        "a grade": replace(puzzle, grade=5),
    }
    for message, bad in broken.items():
        with pytest.raises(BadPuzzle, match=message):
            check(bad)
    file = tmp_path / "puzzle.yaml"
    write(puzzle, file)
    assert read(file) == puzzle
    for text in ("grade: 1", "[", "- 1"):
        file.write_text(text)
        with pytest.raises(BadPuzzle, match="no puzzle"):
            read(file)


def test_lines_that_end_alike_are_one_decision() -> None:
    game = trackside.game("isle_of_trains", players=2)
    p = game.start(seed=3)
    for text in ("take row 1", "take row 2"):
        p.play(text)
    ends = [tuple(sorted(line)) for line in lines(p)]
    assert len(set(ends)) == len(ends)


def test_only_what_is_clearly_ahead_is_chosen() -> None:
    p = trackside.game(AMSTERDAM, players=2).start(seed=7)
    p.play("keep contract_10")
    p.play(p.moves()[0])
    comparison = Comparison(examiner(p.game), p, lines(p)[:6], 1, 1)
    cases = {(0.6, 0.5): 1, (0.6, 0.59): 2, (0.6, 0.57): 0, (0.6, 0.6, 0.6): 0}
    for chances, accepted in cases.items():
        for tally, chance in zip(comparison.tallies, [*chances, *[0.4] * 4][:6], strict=False):
            tally.chances = [chance] * 3
        found = choose(comparison.tallies, MARGIN)
        assert (0 if found is None else len(found.accepted)) == accepted
    one, other = comparison.tallies[:2]
    one.chances, other.chances = [0.9, 0.1, 0.8, 0.2] * 5, [0.4] * 20
    assert Gap(one, other).mean > MARGIN and not Gap(one, other).clear(MARGIN, ERRORS)  # a lottery


def test_making_continues_where_it_stopped_with_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = Effort(players=[2], questions=["set-up-contracts"], late=1.0, first=8, glance=20, worlds=120, search=60)
    monkeypatch.setattr(making, "effort", lambda game: small)
    monkeypatch.setattr(making, "EVERY", 1)
    monkeypatch.setattr("trackside.puzzles.find.ERRORS", 2.0)
    monkeypatch.setattr("trackside.puzzles.find.OPINIONS", 1)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert Maker(AMSTERDAM, whole, seed=7).run(2) == 2
    assert Maker(AMSTERDAM, parts, seed=7).run(1) == 1
    assert Maker(AMSTERDAM, parts, seed=7).run(1) == 1
    ours = {file.name: file.read_text() for file in whole.glob("*/*.yaml")}
    theirs = {file.name: file.read_text() for file in parts.glob("*/*.yaml")}
    assert len(ours) == 2 and ours == theirs
    with registered(Sidings), pytest.raises(trackside.TracksideError, match="of what puzzles are made"):
        effort("sidings")
