"""Fitting the model of final points."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from trackside.arena.fit import Sample, calibration, fit, records, samples, write
from trackside.arena.match import Match, play_match
from trackside.core.edge.box import load
from trackside.core.edge.errors import BadOption
from trackside.core.rng import Rng

pytest.importorskip("numpy", reason="fitting is the extra [tune]")


def made_up(count: int) -> list[Sample]:
    """Games whose final points are 5 + 2x at the end, and 3x more at the start."""
    rng = Rng(3)
    found: list[Sample] = []
    for _ in range(count):
        left = float(rng.below(100)) / 100
        xs = [float(rng.below(20)) for _ in range(2)]
        found.append(
            Sample(int(5 * (1 - left)) % 5, left, [[1.0, x] for x in xs], [5 + (2 + 3 * left) * x for x in xs])
        )
    return found


def test_fitting_finds_the_weights_of_a_made_up_game() -> None:
    weights = fit(["time.game", "cards.hand"], made_up(400))
    assert weights["cards.hand"] == pytest.approx([2.0, 3.0], abs=0.15)
    assert weights["time.game"][0] == pytest.approx(5.0, abs=1.0)


def test_what_all_at_a_table_have_in_common_does_not_blur_the_weights() -> None:
    """Long games bring everybody more points: who leads has nothing to do with it."""
    rng = Rng(4)
    games = []
    for sample in made_up(400):
        luck = float(rng.below(400))
        games.append(msgspec.structs.replace(sample, final=[points + luck for points in sample.final]))
    assert fit(["time.game", "cards.hand"], games)["cards.hand"] == pytest.approx([2.0, 3.0], abs=0.3)


def test_calibration_is_reported_by_stage() -> None:
    games = made_up(400)
    good = calibration(["a", "b"], {"a": [5.0, 0.0], "b": [2.0, 3.0]}, games)
    assert [stage.stage for stage in good] == [0, 1, 2, 3, 4]
    assert all(stage.correlation > 0.99 and abs(stage.slope - 1) < 0.01 and stage.error < 0.1 for stage in good)
    blind = calibration(["a", "b"], {"a": [5.0, 0.0]}, games)
    assert all(stage.correlation == 0.0 for stage in blind)


def test_real_games_are_fitted_and_written(tmp_path: Path) -> None:
    play_match(Match("ticket_to_ride_amsterdam", ("greedy", "random")), 4, jobs=1, records=str(tmp_path))
    found = samples(records(str(tmp_path)), "ticket_to_ride_amsterdam")
    assert found and all(len(sample.features) == 2 for sample in found)
    import trackside

    names = trackside.game("ticket_to_ride_amsterdam").model.names
    weights = fit(names, found)
    write(str(tmp_path / "weights.yaml"), weights)
    assert load(tmp_path / "weights.yaml") == weights
    with pytest.raises(BadOption, match="no finished game of steam"):
        samples(records(str(tmp_path)), "steam")
