"""Situations: impossible ones are refused by name; copies and worlds go their own ways."""

from __future__ import annotations

from typing import Any

import pytest

import trackside
from trackside.core.edge.errors import Impossible


def test_too_many_of_a_card(table):
    with pytest.raises(Impossible, match="bank"):
        table({"hand": ["bank", "bank"]})


def test_an_overloaded_car(table):
    with pytest.raises(Impossible, match="hopper_l1"):
        table({"train": ["loco_l1", {"card": "hopper_l1", "loads": ["coach_l1", "coach_l1"]}]})


def test_a_train_too_heavy(table):
    with pytest.raises(Impossible, match="weight"):
        table({"train": ["loco_l1", "boxcar_l2", "boxcar_l2"]})


def test_a_wrong_load(table):
    with pytest.raises(Impossible, match="wrong load"):
        table({"train": ["loco_l1", {"card": "hopper_l1", "loads": ["loco_l2"]}]})


def test_too_many_passengers(table):
    with pytest.raises(Impossible, match="white"):
        table({"supply": ["white"] * 4})


def test_cards_that_are_nowhere(table):
    with pytest.raises(Impossible):
        table(deck=["bank"], discard=[])


def test_an_unknown_key(table):
    with pytest.raises(Impossible, match="hands"):
        table(hands=[])


def test_a_corrected_box(game):
    its: Any = trackside.game("isle_of_trains", players=2, box={"train_cards": {"bank": {"cost": 5}}})
    assert its.box.cost[its.box.kind_names.index("bank")] == 5
    assert game().box.cost[its.box.kind_names.index("bank")] == 6
