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


def test_catalogue_and_box_agree(game):
    for players, profile in ((1, "seed_72"), (4, "public_71_plus_time_engine")):
        its = game(players, deck_profile=profile)
        box = its.box
        first = {
            "take": box.at_row,
            "build": box.at_build,
            "upgrade": min(at for at in box.at_upgrade if at >= 0),
            "scrap-for": box.at_scrap_for,
            "load": box.at_load,
            "board": box.at_load + box.kinds,
            "contract": box.at_start,
            "ticket": box.at_ticket,
            "mismatch": box.at_mismatch,
            "detour": box.at_detour,
            "special": box.at_special,
            "stop": box.at_stop,
            "decline": box.at_decline,
            "scrap-car": box.at_scrap_car,
            "demolish": box.at_demolish,
            "to": box.at_to,
            "unload": box.at_unload,
            "done": box.at_done,
            "all": box.at_all,
            "discard": box.at_discard,
            "salvage": box.at_salvage,
            "go-on": box.at_go_on,
            "buy-back": box.at_buy_back,
        }
        found = {}
        for move in its.moves:
            found.setdefault(move.kind, int(move.id))
        assert found == {kind: int(id) for kind, id in first.items()}


def test_a_corrected_box(game):
    its: Any = trackside.game("isle_of_trains", players=2, box={"train_cards": {"bank": {"cost": 5}}})
    assert its.box.cost[its.box.kind_names.index("bank")] == 5
    assert game().box.cost[its.box.kind_names.index("bank")] == 6
