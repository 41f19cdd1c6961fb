"""trackside ladder: its table, its JSON, its report, and a run that is resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

GAME = "ticket_to_ride_amsterdam"


def test_json_has_its_shape(run):
    words = ["--players", "random,greedy", "--games", "4", "--jobs", "1"]
    told = json.loads(run("ladder", GAME, *words, "--json").out)
    assert set(told) == {"game", "options", "seats", "games", "compiled", "players"}
    assert (told["game"], told["seats"], told["games"]) == (GAME, 2, 12)
    assert {each["player"] for each in told["players"]} == {"random", "greedy", "greedy@0.1"}
    for each in told["players"]:
        assert set(each) == {"player", "games", "rating", "low", "high"}
        assert each["games"] == 8 and each["low"] <= each["rating"] <= each["high"]
    assert told["players"][-1]["player"] == "random"


def test_the_table_and_the_report(run, tmp_path: Path):
    report = tmp_path / "ladder.html"
    words = ["--players", "random,greedy", "--alone", "--games", "4", "--jobs", "1", "--plain"]
    ran = run("ladder", GAME, *words, "--report", report)
    assert ran.code == 0 and "greedy@0.1" not in ran.out
    assert "4 games played" in ran.out and ran.out.index("greedy") < ran.out.index("random")
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_one_round_has_no_interval(run):
    words = ["--players", "random", "--games", "2", "--jobs", "1"]
    told = json.loads(run("ladder", GAME, *words, "--json").out)
    assert [(each["low"], each["high"]) for each in told["players"]] == [(None, None)] * 2
    assert "–" in run("ladder", GAME, *words, "--plain").out


def test_a_ladder_is_resumed(run, monkeypatch, tmp_path: Path):
    words = ["--players", "random,greedy", "--games", "2", "--jobs", "1", "--resume", tmp_path / "kept", "--json"]
    first = json.loads(run("ladder", GAME, *words).out)
    monkeypatch.setattr("trackside.arena.match.play", None)  # nothing is played again
    assert json.loads(run("ladder", GAME, *words).out) == first
    ran = run("ladder", GAME, *words, "--seed", "5")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1) and "another match" in ran.err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "random,greedy,genius"], "'genius'"),
        (["--players", "random,,calm"], "a name is missing"),
        (["--players", "random,search+top=0:5p"], "a number from 1"),
        (["--players", "random", "--alone"], "two players"),
        (["--players", "random", "--seats", "1"], "two seats"),
        (["--players", "random", "--seats", "0"], "two seats"),
        (["--players", "random", "--games", "0"], "one game"),
        (["--players", "random", "--report", "no/such/folder/x.html"], "no/such/folder/x.html"),
        (["--players", "random", "--lang", "de"], "'de'"),
    ],
)
def test_everything_is_checked_before_the_first_game(run, monkeypatch, words: list[str], named: str):
    monkeypatch.setattr("trackside.arena.match.play", None)
    ran = run("ladder", "isle_of_trains", "--jobs", "1", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert named in ran.err
