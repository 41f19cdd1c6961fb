"""trackside match: its JSON, its report, and a run that is interrupted and resumed."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import trackside
from trackside.arena.match import Match, Store, play_match

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
