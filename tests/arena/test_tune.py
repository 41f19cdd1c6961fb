"""Tuning: settings within their ranges, judged by matches, the best first."""

from __future__ import annotations

from pathlib import Path

import pytest

from trackside.arena.match import Match
from trackside.arena.tune import Range, read_range, tune
from trackside.bots.names import read
from trackside.core.edge.errors import BadOption

MATCH = Match("ticket_to_ride_amsterdam", ("search:4p", "random"))


def test_a_range_is_read() -> None:
    assert read_range("top=3..10") == Range("top", 3, 10, True)
    assert read_range("trust=0.0..5") == Range("trust", 0, 5, False)
    for wrong in ("top", "top=3", "top=5..3", "top=a..b"):
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
        assert trial.margin_low <= trial.margin <= trial.margin_high
