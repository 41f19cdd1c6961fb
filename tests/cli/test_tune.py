"""trackside tune: its lines, its JSON, a study that is continued, and bad input before the study."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'trackside[tune]'")

GAME = "ticket_to_ride_amsterdam"
WORDS = ["tune", GAME, "--players", "search:4p,random", "--jobs", "1", "--games", "2"]


def test_trials_are_shown_and_the_best_last(run):
    ran = run(*WORDS, "--setting", "top=2..4", "--trials", "2")
    *shown, empty, best = ran.out.splitlines()
    assert (ran.code, ran.err, len(shown), empty) == (0, "", 2, "")
    assert best in shown and "search+top=" in best and " –  " in best


def test_a_study_is_continued_and_shows_its_earlier_best(run, tmp_path: Path):
    words = [*WORDS, "--setting", "trust=0.0..5.0", "--trials", "2", "--storage", f"sqlite:///{tmp_path / 's.db'}"]
    first = json.loads(run(*words, "--json").out)
    again = json.loads(run(*words, "--json").out)
    assert (len(first), len(again)) == (2, 4)
    assert all(each in again for each in first)
    assert set(again[0]) == {"player", "rate", "margin", "margin_low", "margin_high"}
    other = json.loads(run(*words, "--seed", "9", "--json").out)
    assert len(other) == 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--setting", "depth=2..3"], "there is no depth"),
        (["--setting", "nan=nan..nan"], "NAME=LOW..HIGH"),
        (["--setting", "top=1..inf"], "NAME=LOW..HIGH"),
        (["--setting", "top=2..3", "--setting", "top=4..5"], "given twice"),
        (["--setting", "top=2..3", "--games", "0"], "one game"),
        (["--setting", "top=2..3", "--trials", "0"], "one trial"),
        (["--setting", "top=2..3", "--trials", "-1"], "one trial"),
        (["--setting", "top=2..3", "--storage", "nonsense"], "--storage nonsense"),
        (["--setting", "top=2..3", "--storage", "sqlite:///no/such/x.db"], "unable to open"),
        (["--setting", "top=2..3", "--players", "greedy,random"], "does not search"),
    ],
)
def test_bad_input_is_refused_before_the_study(run, monkeypatch, words: list[str], named: str):
    monkeypatch.setattr("trackside.arena.match.play", None)
    ran = run(*WORDS, *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), ran.err
    assert named in ran.err
