"""Fitting the weights of the hints that play playouts."""

from __future__ import annotations

from pathlib import Path

import pytest

import trackside
from trackside.arena import fit_hints as fitting
from trackside.arena.fit_hints import Comparison, Generation, compare, fit_hints, policy_of, write_hints
from trackside.core.edge.box import load
from trackside.core.edge.errors import BadOption

WEST = "great_western_trail"
ISLE = "isle_of_trains"


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "SEEDS", 2)
    monkeypatch.setattr(fitting, "SEEDS_ALONE", 2)
    monkeypatch.setattr(fitting, "POPULATION", 4)


def weights() -> dict[str, float]:
    return policy_of(trackside.game(WEST, 2)).numbers()


def test_equal_weights_score_alike() -> None:
    """Seats are exchanged and nothing else changes: what one side has in a game, the other has in the next."""
    found = compare(Comparison(WEST, [2, 4], {}, weights(), weights(), 70))
    assert found.points == found.rival


def test_a_player_who_shuns_workers_loses() -> None:
    lonely = {**weights(), "cowboy": -9.0, "craftsman": -9.0, "engineer": -9.0}
    found = compare(Comparison(WEST, [2], {}, lonely, weights(), 71))
    assert found.points < found.rival - 20


def test_weights_are_fitted_written_and_read(tmp_path: Path) -> None:
    pytest.importorskip("cmaes", reason="fitting is the extra [tune]")
    told: list[Generation] = []
    found = fit_hints(WEST, [2], {}, 48, 5, 1, told.append)
    assert [each.number for each in told] == [1, 2, 3]
    assert [each.against for each in told] == ["hints", "earlier weights", "hints"]
    assert found.keys() == weights().keys() and found != weights()
    assert fit_hints(WEST, [2], {}, 48, 5, 1) == found
    write_hints(str(tmp_path / "playouts.yaml"), found)
    assert load(tmp_path / "playouts.yaml") == pytest.approx(found, rel=1e-3)


def test_alone_winning_counts_and_the_way_to_it() -> None:
    scenario = {"scenario": "2"}
    usual = policy_of(trackside.game(ISLE, 1, None, **scenario)).numbers()
    found = compare(Comparison(ISLE, [1], scenario, usual, None, 70))
    aimless = compare(Comparison(ISLE, [1], scenario, {**usual, "unit": -20.0}, None, 70))
    assert found.points == 100 and aimless.points == 0
    assert found.fitness > aimless.fitness + 50


def test_weights_of_a_scenario_are_fitted() -> None:
    pytest.importorskip("cmaes", reason="fitting is the extra [tune]")
    told: list[Generation] = []
    scenario = {"scenario": "4"}
    found = fit_hints(ISLE, [1], scenario, 16, 5, 1, told.append)
    assert [(each.number, each.against) for each in told] == [(1, "judged"), (2, "judged")]
    usual = policy_of(trackside.game(ISLE, 1, None, **scenario)).numbers()
    assert found.keys() == usual.keys() and found != usual


def test_a_game_without_such_weights_is_refused() -> None:
    with pytest.raises(BadOption, match="playouts of ticket_to_ride_amsterdam have no weights"):
        fit_hints("ticket_to_ride_amsterdam", [2], {}, 10, 0, 1)
