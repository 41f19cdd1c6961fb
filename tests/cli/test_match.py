"""trackside match: its JSON, its report, and a run that is interrupted and resumed."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

import trackside
from trackside.arena.match import Match, Played, Round, Store, play_match
from trackside.locales import LANGUAGES
from trackside.locales import words as in_words

GAME = "ticket_to_ride_amsterdam"
SHAPE = {"game", "options", "players", "games", "budget", "compiled", "decisions", "results"}
RESULT = {
    *("player", "games", "rate", "low", "high", "parity", "score", "margin", "margin_low", "margin_high"),
    *("ms_per_decision", "playouts_per_decision"),
}


def test_json_has_the_documented_shape(run, tmp_path: Path):
    report = tmp_path / "match.html"
    words = ["--players", "sharp,random", "--games", "2", "--budget", "8p", "--jobs", "1", "--report", str(report)]
    told = json.loads(run("match", GAME, *words, "--json").out)
    assert set(told) == SHAPE
    assert (told["game"], told["players"], told["games"], told["budget"]) == (GAME, ["sharp", "random"], 2, "8p")
    assert [set(each) for each in told["results"]] == [RESULT, RESULT]
    sharp, random = told["results"]
    assert sharp["playouts_per_decision"] > 1 and random["playouts_per_decision"] == 0
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_match_that_ends_when_it_is_sure_says_so(run):
    words = ["--players", "greedy,random", "--until", "sure", "--jobs", "1"]
    told = json.loads(run("match", GAME, *words, "--json").out)
    assert set(told) == SHAPE | {"sure"} and told["sure"] == "better"


def even_round(match: Match, records: str | None, seed: int) -> Round:
    games = [
        Played(seed, at, list(names), [5, 5], [1, 1], [{}, {}], [1, 1], [0.0, 0.0], [0, 0], 9)
        for at, names in enumerate(match.seatings())
    ]
    return Round(seed, games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_players_are_found_similar(run, monkeypatch, language: str):
    monkeypatch.setattr("trackside.arena.match.play_round", even_round)
    words = ["--players", "greedy,greedy@0.1", "--until", "sure", "--jobs", "1", "--lang", language]
    assert json.loads(run("match", GAME, *words, "--json").out)["sure"] == "similar"
    told = in_words(language, GAME).say("cli-sure-similar", player="greedy")
    assert told in run("match", GAME, *words, "--plain").out


def test_one_round_has_no_interval(run):
    words = ["--players", "random,greedy", "--games", "2", "--jobs", "1"]
    for each in json.loads(run("match", GAME, *words, "--json").out)["results"]:
        assert set(each) == RESULT
        assert each["margin_low"] is None and each["margin_high"] is None
    assert " –" in run("match", GAME, *words, "--plain").out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--report", "no/such/folder/x.html"], "no/such/folder/x.html"),
        (["--lang", "de"], "'de'"),
        (["--resume", "no/such/folder/x.jsonl"], "no/such/folder/x.jsonl"),
        (["--games", "0"], "one game"),
        (["--jobs", "0"], "one job"),
        (["--seats", "0"], "0 seats"),
        (["--players", "random,"], "a name is missing"),
        (["--players", "greedy@,random"], "version"),
        (["--players", "search+rates=maybe,random"], "yes or no"),
        (["--players", "random,random", "--until", "sure"], "two different players"),
        (["--budget", "99999999999999999999p"], "too large"),
        (["--cluster", "nonsense"], "cluster"),
    ],
)
def test_everything_is_checked_before_the_first_game(run, monkeypatch, words: list[str], named: str):
    monkeypatch.setattr("trackside.arena.match.play", None)
    given = ["--players", "random,greedy"] if "--players" not in words else []
    ran = run("match", GAME, *given, "--jobs", "1", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert named in ran.err


def test_a_report_that_can_be_written_later_leaves_no_file_behind(run, tmp_path: Path):
    report = tmp_path / "match.html"
    assert run("match", GAME, "--players", "random,genius", "--report", report).code == 2
    assert run("match", GAME, "--players", "random", "--games", "0", "--report", report).code == 2
    assert not report.exists()


def test_the_result_is_printed_even_if_the_report_cannot_be_written(run, monkeypatch, tmp_path: Path):
    def fails(*_: object) -> str:
        raise OSError(28, "No space left on device", "match.html")

    monkeypatch.setattr("trackside.arena.report.match_report", fails)
    words = ["--players", "random,greedy", "--games", "2", "--jobs", "1", "--report", tmp_path / "match.html"]
    ran = run("match", GAME, *words, "--json")
    assert ran.code == 2 and "No space" in ran.err
    assert json.loads(ran.out)["games"] == 2


def test_a_file_of_something_else_is_refused_untouched(run, tmp_path: Path):
    diary = tmp_path / "diary.txt"
    diary.write_text("hello")
    ran = run("match", GAME, "--players", "random,greedy", "--games", "2", "--resume", diary)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert diary.read_text() == "hello"


def test_an_own_bot_that_fails_is_told_in_one_line(run, tmp_path: Path, monkeypatch):
    (tmp_path / "failing_bot.py").write_text(
        "class Bot:\n    def __init__(self, seed): pass\n    def choose(self, sight): return [][1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for jobs in ("1", "2"):
        ran = run("match", GAME, "--players", "failing_bot:Bot,random", "--games", "8", "--jobs", jobs)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "failing_bot.py, line 3: IndexError" in ran.err


def test_an_interrupted_match_is_resumed(interruptible, tmp_path: Path):
    """Ctrl-C in the middle; what was played is not played again, and the result is that of an undisturbed match."""
    file = tmp_path / "match.jsonl"
    words = ["match", GAME, "--players", "greedy,random", "--games", "100000", "--jobs", "2", "--resume", str(file)]
    process = interruptible(*words)
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err.strip()) == (130, "", "")
    match = Match(GAME, ("greedy", "random"), options=dict(trackside.game(GAME).options))
    kept = {round.seed for round in Store(str(file), match).rounds}
    assert len(kept) >= 3
    games = 2 * (max(kept) + 3)
    before = file.read_bytes().count(b"\n")
    again, _ = play_match(match, games, jobs=1, kept=str(file))
    assert file.read_bytes().count(b"\n") - before == games // 2 - len(kept)
    fresh, _ = play_match(match, games, jobs=1)
    assert [g.scores for r in again for g in r.games] == [g.scores for r in fresh for g in r.games]
