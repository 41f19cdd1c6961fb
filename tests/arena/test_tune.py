"""Tuning: settings within their ranges, judged by matches, the best first."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from trackside.arena.match import Match
from trackside.arena.tune import Range, read_range, tune
from trackside.bots.names import read
from trackside.core.edge.errors import BadOption, TracksideError

MATCH = Match("ticket_to_ride_amsterdam", ("search:4p", "random"))


def test_a_range_is_read() -> None:
    assert read_range("top=3..10") == Range("top", 3, 10, True)
    assert read_range("trust=0.0..5") == Range("trust", 0, 5, False)
    for wrong in ("top", "top=3", "top=5..3", "top=a..b", "nan=nan..nan", "top=1..inf", "top=3..3"):
        with pytest.raises(BadOption, match=r"NAME=LOW\.\.HIGH"):
            read_range(wrong)


def test_settings_are_tried_within_their_ranges(tmp_path: Path) -> None:
    pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'trackside[tune]'")
    told: list[str] = []
    ranges = [read_range("top=2..4"), read_range("trust=0.0..5.0")]
    storage = f"sqlite:///{tmp_path / 'study.db'}"
    trials = tune(MATCH, ranges, 3, 2, 1, storage, lambda trial: told.append(trial.player))
    assert sorted(told) == sorted(trial.player for trial in trials)
    assert [trial.margin for trial in trials] == sorted((trial.margin for trial in trials), reverse=True)
    for trial in trials:
        settings = dict(read(trial.player).changes)
        assert 2 <= int(settings["top"]) <= 4 and 0 <= float(settings["trust"]) <= 5
        assert trial.margin_low is trial.margin_high is None  # a single round


@pytest.mark.parametrize(
    ("setting", "trials", "games", "problem"),
    [
        ("depth=2..3", 1, 2, "there is no depth"),
        ("top=0..3", 1, 2, "a number from 1"),
        ("top=1.5..3.0", 1, 2, "whole number"),
        ("win=0.5..1.5", 1, 2, "from 0 to 1"),
        ("top=2..3", 0, 2, "one trial"),
        ("top=2..3", -1, 2, "one trial"),
        ("top=2..3", 1, 0, "one game"),
    ],
)
def test_bad_settings_are_refused_before_the_study(
    tmp_path: Path, setting: str, trials: int, games: int, problem: str
) -> None:
    pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'trackside[tune]'")
    file = tmp_path / "study.db"
    with pytest.raises(TracksideError, match=problem):
        tune(MATCH, [read_range(setting)], trials, games, 1, f"sqlite:///{file}")
    assert not file.exists()


def test_a_study_is_continued_with_its_earlier_trials(tmp_path: Path) -> None:
    pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'trackside[tune]'")
    storage = f"sqlite:///{tmp_path / 'study.db'}"
    ranges = [read_range("trust=0.0..5.0")]
    first = tune(MATCH, ranges, 2, 2, 1, storage)
    told: list[str] = []
    again = tune(MATCH, ranges, 2, 2, 1, storage, lambda trial: told.append(trial.player))
    assert len(told) == 2 and len(again) == 4
    assert {trial.player for trial in again} == {trial.player for trial in first} | set(told)
    assert len({trial.player for trial in again}) == 4  # the earlier settings are not tried again
    other = msgspec.structs.replace(MATCH, players=("search:4p", "calm"))
    assert len(tune(other, ranges, 1, 2, 1, storage)) == 1  # against another rival it is another study
    assert len(tune(MATCH, [read_range("trust=0.0..6.0")], 1, 2, 1, storage)) == 1


@pytest.mark.parametrize("storage", ["nonsense", "sqlite:///missing/folder/x.db"])
def test_a_bad_storage_is_refused_in_one_line(storage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'trackside[tune]'")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match=f"--storage {storage}: ") as refused:
        tune(MATCH, [read_range("top=2..3")], 1, 2, 1, storage)
    assert "\n" not in str(refused.value)
