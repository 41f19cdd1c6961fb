"""The box and corrections of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import trackside
from trackside.core.edge.box import OWNER, corrected, load, nested, read_overrides
from trackside.core.edge.errors import BadOverride

BOX = Path(__file__).parents[1] / "toy_box" / "data.yaml"


def fix(**overrides: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    return corrected(load(BOX), overrides)


def test_a_figure_with_provenance_may_be_given_bare() -> None:
    data, flat = fix(constants={"hand": 3})
    assert data["constants"]["hand"] == {"value": 3, "provenance": OWNER}
    assert flat == {"constants.hand": 3}


def test_members_of_a_list_are_named_by_their_id() -> None:
    data, flat = fix(wagons={"w1": {"worth": 5}})
    assert data["wagons"][1] == {"id": "w1", "worth": 5, "provenance": OWNER}
    assert data["wagons"][0]["provenance"] == "ours"
    assert flat == {"wagons.w1.worth": 5}


def test_a_number_may_be_a_key() -> None:
    assert fix(constants={"points": {3: 7}})[0]["constants"]["points"] == {1: 1, 2: 2, 3: 7}
    assert fix(constants={"points": {"3": 7}})[0]["constants"]["points"] == {1: 1, 2: 2, 3: 7}


def test_the_box_itself_stays_as_it_was() -> None:
    fix(constants={"hand": 3})
    assert load(BOX)["constants"]["hand"] == {"value": 2, "provenance": "ours"}


def test_dotted_keys_become_the_nested_mapping_again() -> None:
    given = {"constants": {"hand": 3}, "wagons": {"w1": {"worth": 5}}}
    data, flat = corrected(load(BOX), given)
    assert nested(flat) == given
    assert corrected(load(BOX), nested(flat)) == (data, flat)


@pytest.mark.parametrize(
    ("overrides", "named"),
    [
        ({"constant": {"hand": 3}}, "constant: no such key"),
        ({"constants": {"hands": 3}}, "constants.hands: no such key"),
        ({"wagons": {"w9": {"worth": 5}}}, "wagons.w9: no such key"),
        ({"wagons": {"w1": {"weight": 5}}}, "wagons.w1.weight: no such key"),
        ({"constants": {"hand": "three"}}, "constants.hand: 'three' in place of 2"),
        ({"constants": {"hand": True}}, "constants.hand: True in place of 2"),
        ({"constants": {"name": 3}}, "constants.name: 3 in place of 'Sidings'"),
        ({"constants": {"points": 3}}, "constants.points: 3 in place of"),
        ({"wagons": 3}, "wagons: 3 in place of"),
        ({"constants": {"hand": -1}}, "constants.hand: -1 is out of bounds"),
        ({"constants": {"hand": 10_000_000}}, "constants.hand: 10000000 is out of bounds"),
        ({"constants": {"hand": float("inf")}}, "constants.hand: inf in place of 2"),
        ({"wagons": {"w1": {"id": "w2"}}}, "wagons.w1.id: an id names a thing"),
        ({"wagons": [None]}, r"wagons: \[None\] in place of"),
    ],
)
def test_a_bad_correction_is_refused_by_its_key(overrides: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOverride, match=named):
        corrected(load(BOX), overrides)


def test_corrections_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("constants: {hand: 4}\n")
    assert read_overrides(str(file)) == {"constants": {"hand": 4}}
    assert read_overrides(None) == {}


@pytest.mark.parametrize(("text", "problem"), [("[1, 2]", "not a mapping"), ("a: [", "not YAML")])
def test_a_bad_file_is_refused_by_its_name(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text)
    with pytest.raises(BadOverride, match=f"mine.yaml: {problem}"):
        read_overrides(str(file))


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadOverride, match=r"nowhere\.yaml: "):
        read_overrides("nowhere.yaml")


@pytest.mark.parametrize(
    ("game", "key", "value"),
    [
        ("isle_of_trains", "train_cards.tanker_l1.benefit", [None]),
        ("isle_of_trains", "train_cards.town_hall.category", "zzz"),
        ("isle_of_trains", "train_cards.bank.level", "x"),
        ("isle_of_trains", "train_cards.hopper_l2.copies", 10_000_000),
        ("isle_of_trains", "train_cards.loco_l1.copies", -1),
        ("isle_of_trains", "destinations.alpine_lodge.id", "zzz"),
        ("ticket_to_ride_amsterdam", "constants.start_hand.value", 10_000_000),
        ("ticket_to_ride_amsterdam", "constants.wild_reset_threshold.value", -1),
        ("ticket_to_ride_amsterdam", "constants.wild_reset_threshold.value", 0),
        ("ticket_to_ride_amsterdam", "components.transport_cards_wild.value", -1),
        ("ticket_to_ride_amsterdam", "routes", []),
        ("ticket_to_ride_amsterdam", "contracts", [None]),
        ("great_western_trail", "initial_stack_1_tiles_on_board", 70),
    ],
)
def test_a_box_with_which_nothing_can_be_set_up_is_refused_by_the_correction(game: str, key: str, value: Any) -> None:
    with pytest.raises(BadOverride, match=key.removesuffix(".value")):
        trackside.game(game, players=2, box=nested({key: value}))


def test_a_correction_that_an_owner_would_make_is_taken() -> None:
    game = trackside.game("ticket_to_ride_amsterdam", players=2, box={"constants": {"start_hand": 3}})
    assert sum(game.start(1).situation()["seats"][0]["hand"].values()) == 3
