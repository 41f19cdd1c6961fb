"""Situations: impossible ones are refused with the component's name; copies and worlds are independent."""

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


END = {"ask": "end-of-turn", "seat": 0}
ACTION = {"ask": "action", "seat": 0, "left": 1}
GOING = {"ask": "delivering", "seat": 0, "island": "alpine_lodge", "seen": [], "mismatched": 0}
WENT = {**GOING, "seen": ["step_done"]}
LOADED = [{"train": ["loco_l2", {"card": "hopper_l2", "loads": ["coach_l1", "coach_l1"]}]}]


def ask(name, **arguments):
    return {"ask": name, "seat": 0, **arguments}


def contract(**more):
    return ask("contract", **{"contract": None, "need": {}, "jokers": 0, "passenger": False, "first": [0, 1], **more})


def payment(card, **more):
    return ask("payment", **{"n": 1, "first": "loco_l1", "card": card, "place": None, **more})


@pytest.mark.parametrize(
    ("situation", "names"),
    [
        ({"seats": [{"train": []}]}, "train"),
        ({"seats": [{"train": ["loco_l1", "bank"]}]}, "train: a building"),
        ({"seats": [{"train": ["hopper_l1"]}]}, "locomotive"),
        ({"seats": [{"train": ["loco_l1", "loco_l2"]}]}, "locomotive"),
        ({"seats": [{"buildings": ["hopper_l1"]}]}, "hopper_l1"),
        ({"seats": [{"buildings": ["bank", "bank"]}]}, "bank"),
        ({"seats": [{"open": ["alpine_lodge", "alpine_lodge"]}]}, "alpine_lodge"),
        ({"seats": [{"completed": ["alpine_lodge_a", "alpine_lodge_b"]}]}, "alpine_lodge"),
        ({"seats": [{"vp": 10**30}]}, "vp"),
        ({"seats": [{"vp": -1}]}, "vp"),
        ({"seats": [{"delivered": {"white": 1}}]}, "white"),
        ({"seats": [{"delivered": {"beige": 1}}]}, "beige"),
        ({"seats": [{"hand": ["bank"], "known": {"tanker_l1": 1}}]}, "tanker_l1"),
        ({"seats": [{"hand": ["bank"], "known": {"bank": -1}}]}, "known"),
        ({"seats": [{"train": ["loco_l1", {"card": "hopper_l1", "loads": [{"card": "bank", "by": 7}]}]}]}, "seat 7"),
        ({"seats": LOADED, "aside": ["white"]}, "aside"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"to_move": 2}, "to_move"),
        ({"to_move": 1, "stack": [END, ACTION]}, "turn of seat 1"),
        ({"progress_by": 5}, "progress_by"),
        ({"progress_by": 1}, "progress_by"),
        ({"progress_by": 0, "progress": 4}, "progress_by: the locomotive is taken at its target"),
        ({"progress_by": 0, "last_turns": 1}, "progress_by: the locomotive is taken at its target"),
        ({"progress": 99}, "progress"),
        ({"last_turns": 99}, "last_turns"),
        ({"last_turns": 0}, "last_turns"),
        ({"known_top": 1}, "known_top"),
        ({"over": True}, "over"),
        ({"over": True, "last_turns": 0, "stack": [END]}, "over"),
        ({"row": ["bank"] * 4}, "bank"),
        ({"row": [None] * 4}, "row"),
        ({"deck": ["...", "bank"]}, "deck"),
        ({"bag": {}}, "white"),
        ({"bag": {"white": 4}}, "white"),
        ({"tickets": {"alpine_lodge": "ticket_1", "billingtons": "ticket_1"}}, "tickets"),
        ({"tickets": {"atlantis": "ticket_1"}}, "atlantis"),
        ({"tickets": {"alpine_lodge": "ticket_9"}}, "ticket_9"),
        ({"stack": [{**END, "seat": 7}]}, "seat 7"),
        ({"stack": [ACTION]}, "bottom"),
        ({"stack": [ask("night")]}, "bottom"),
        ({"stack": [END, {**ACTION, "left": 3}]}, "left"),
        ({"stack": [END, ACTION, ACTION]}, "action does not lie on action"),
        ({"stack": [END, ask("bonus", choices=["fly"])]}, "fly"),
        ({"stack": [END, ask("bonus", choices=[])]}, "bonus"),
        ({"stack": [END, ask("take-cards", n=50)]}, "take-cards"),
        ({"stack": [END, ask("take-cards", n=0)]}, "n: 0"),
        ({"stack": [END, ask("hand-limit", n=1, first="loco_l1")]}, "hand-limit"),
        ({"stack": [END, ask("surplus")]}, "surplus"),
        ({"stack": [END, ask("placing", card="hopper_l1"), ask("surplus")]}, "surplus"),
        ({"stack": [END, ask("replacing", card="bank")]}, "replacing"),
        ({"stack": [END, ask("replacing", card="hopper_l1")]}, "hopper_l1"),
        ({"stack": [END, ask("scrapping", card="hopper_l1")]}, "hopper_l1"),
        ({"stack": [END, ask("placing", card="bank")]}, "bank"),
        ({"stack": [END, ask("special", first=[0, 1])]}, "special"),
        ({"stack": [END, GOING, ask("special", first=[0, 1])]}, "no load"),
        ({"stack": [END, GOING, ask("special", first=[99, 1])]}, "99"),
        ({"stack": [END, GOING]}, "no load"),
        ({"stack": [END, {**GOING, "island": None}], "seats": LOADED}, "nowhere"),
        ({"stack": [END, {**GOING, "island": "research_station"}], "seats": LOADED}, "research_station"),
        ({"stack": [END, {**GOING, "seen": ["started"]}], "seats": LOADED}, "delivering"),
        ({"stack": [END, WENT, contract()], "seats": [{"open": ["devon_city"]}]}, "contract"),
        ({"stack": [END, WENT, contract(need={"coal": 2})]}, "contract"),
        ({"stack": [END, WENT, contract(need={"coal": 16})]}, "need: 16"),
        ({"stack": [END, WENT, contract(need={"gold": 1})]}, "gold"),
        ({"stack": [END, WENT, contract(contract="devon_city_a")], "seats": LOADED}, "devon_city_a"),
        ({"stack": [END, ask("destination", colour=None, place=None)]}, "destination"),
        ({"stack": [END, ask("destination", colour="white", place=0)]}, "destination"),
        ({"stack": [END, ask("put-away")]}, "put-away"),
        ({"stack": [END, payment("bank", n=6)], "seats": [{"hand": ["loco_l2"]}]}, "bank: 6 cards"),
        ({"stack": [END, payment("bank", place="rail_yard")]}, "bank"),
        ({"stack": [END, payment("hopper_l1", place=1)]}, "hopper_l1"),
        ({"stack": [END, payment("hopper_l1", place="bank")]}, "place"),
        ({"stack": [END, payment("hopper_l1", first="coach_l3")], "seats": [{"hand": ["loco_l2"]}]}, "coach_l3"),
        ({"stack": [END, ask("effect", effect="bank benefit", step=1)]}, "bank benefit"),
        ({"stack": [END, ask("effect", effect="ticket_1 1", step=9)]}, "step"),
        ({"stack": [END, ask("salvage", n=1)]}, "salvage"),
    ],
)
def test_what_cannot_be_is_refused_by_name(game, situation, names):
    with pytest.raises(Impossible) as refused:
        game().arrange(situation)
    assert names in str(refused.value)


def test_the_night_and_the_deck_of_a_soloist(game):
    its = game(1)
    for situation, names in [
        ({"stack": [ask("end-of-turn")]}, "bottom"),
        ({"stack": [ask("night"), ask("night-window")]}, "night-window"),
        ({"last_turns": 1}, "last_turns"),
        ({"progress": 1}, "progress"),
        ({"known_top": 99}, "known_top"),
        ({"over": True}, "over"),
    ]:
        with pytest.raises(Impossible, match=names):
            its.arrange(situation)
    assert its.arrange({"deck": [], "over": True}).over


def test_the_rest_of_the_cards_and_passengers(game):
    """A deck that ends in the rest, a hand and a supply that are the rest, and a bag."""
    p = game().arrange({"deck": ["bank", "rail_yard", "..."], "discard": ["town_hall"]})
    assert [p.box.kind_names[kind] for kind in list(p.deck)[::-1][:2]] == ["bank", "rail_yard"]
    assert len(p.deck) > 50 and [p.box.kind_names[kind] for kind in p.discard] == ["town_hall"]
    p = game().arrange({"seats": [{"hand": "rest"}], "deck": ["bank"], "discard": [], "row": []})
    assert (len(p.deck), len(p.discard), p.players[1].size) == (1, 0, p.box.starting_hand)
    assert p.players[0].size == 72 - 1 - 2 - p.box.starting_hand
    p = game().arrange({"seats": [{"supply": "rest"}, {"supply": []}], "bag": ["white"]})
    assert p.view(0).seats[0].supply["white"] == 2 and p.view(0).bag == {"white": 1}
