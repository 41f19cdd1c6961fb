"""No question has a single answer, and leaving out or postponing questions loses no outcome."""

from __future__ import annotations

import json
import random

import pytest
from marks import rule

from trackside.games.isle_of_trains.rules.deliver import Delivering, Special

ROW = [None, None, None]
UNIMPORTANT = {"ply", "horizon", "chance"}


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


def outcomes(p):
    """All positions in which the action under way can end."""
    found, seen, left = set(), set(), [p]
    while left:
        p = left.pop()
        told = {key: value for key, value in p.situation().items() if key not in UNIMPORTANT}
        text = json.dumps(told, sort_keys=True)
        if text in seen:
            continue
        seen.add(text)
        if p.over or p.asked.name == "action":
            found.add(text)
        else:
            for move in p.moves():
                world = p.copy()
                world.play(move)
                left.append(world)
    return found


def after(p, text):
    p.play(p.game.parse(text))
    return p


@pytest.mark.parametrize(
    ("players", "scenario"), [(1, "challenge"), (1, "4"), (1, "8"), (2, None), (3, None), (4, None)]
)
def test_no_question_has_a_single_answer(game, players, scenario):
    """Except the action of a turn, which one should see even if only a passenger can be taken."""
    its = game(players) if scenario is None else game(players, scenario=scenario)
    for seed in range(3):
        p = its.start(seed)
        choose = random.Random(seed)
        while not p.over and p.ply < 2_000:
            moves = p.moves()
            assert len(moves) > 1 or p.asked.name == "action", p.asked.name
            p.play(choose.choice(moves))


TRAINS = [
    [car("loco_l2", "white"), car("coach_l1", "black"), car("hopper_l2", "coach_l1", "tanker_l1")],
    ["loco_l2", car("hopper_l1", "coach_l1"), car("boxcar_l1", "loco_l3"), car("tanker_l1", "loco_l2")],
    ["loco_l3", "caboose_9", car("coach_l2", "black", "green"), car("hopper_l1", "coach_l1")],
    [car("loco_l3", "white"), "caboose_10", car("coach_l1", "black"), "caboose_1"],
]


@rule("IOT-7.1", "IOT-7.7")
@pytest.mark.parametrize("train", TRAINS)
@pytest.mark.parametrize("tile", ["ticket_3", "ticket_4"])
def test_a_destination_chosen_later_changes_no_outcome(table, train, tile):
    """Against the letter of the rulebook: choose the destination, whichever it is, then deliver."""
    tickets = {"devon_city": tile, "alpine_lodge": "ticket_5"}

    def position():
        return table({"train": train, "hand": ["coach_l1"]}, tickets=tickets, row=ROW)

    by_the_letter = set()
    for island in range(6):
        p = position()
        p.asked = Special(0, Delivering(0, p.asked.rest(), island))
        p.settle()
        by_the_letter |= outcomes(p)
    assert outcomes(after(position(), "special")) == by_the_letter


def taken_one_by_one(p, seat, n):
    """IOT-3.7 to the letter: n times a card of the row or of the deck."""
    choices = [slot for slot in range(3) if p.row[slot] >= 0]
    if n == 0 or (not choices and not p.can_draw()):
        p.settle()
        return outcomes(p)
    found = set()
    for slot in [*choices, *([-1] if p.can_draw() else [])]:
        world = p.copy()
        if slot < 0:
            world.draw_to_hand(seat)
        else:
            world.players[seat].gain(world.row[slot], 0)
            world.row[slot] = -1
        found |= taken_one_by_one(world, seat, n - 1)
    return found


@rule("IOT-3.7", "IOT-3.8")
@pytest.mark.parametrize(
    "row", [["bank", "coach_l2", "hopper_l1"], ["bank", "coach_l2", None], ["bank", None, None], ROW]
)
@pytest.mark.parametrize("deck", [6, 2, 0])
def test_cards_of_the_deck_that_come_first_change_no_outcome(table, row, deck):
    """Four cards for a box in somebody's boxcar, from a deck that may run out."""
    cards = ["coal_factory", "oil_refinery", "town_hall", "rail_yard", "grand_central", "customs_house"][:deck]
    seats = {"hand": ["hopper_l3"]}, {"train": ["loco_l2", "boxcar_l1"]}
    p = after(table(*seats, hoard=1, row=row, deck=cards), "load 2 1 hopper_l3")
    letter = table(*seats, hoard=1, row=row, deck=cards)
    letter.players[0].lose(letter.box.kind_names.index("hopper_l3"))
    letter.players[1].train = p.players[1].train
    letter.asked = letter.asked.rest()
    assert outcomes(p) == taken_one_by_one(letter, 0, 4)


def test_the_view_tells_which_action_a_kind_of_move_begins(table):
    """IOT-3.1: only to the seat that decides, and only while an action is asked."""
    p = table({"hand": ["hopper_l1", "coach_l1"], "train": ["loco_l1", "hopper_l1"]})
    view = p.game.view(p, 0)
    assert view.actions == {"take": "take", "build": "build", "scrap-for": "build", "load": "load"}
    assert p.game.view(p, 1).actions == {}


def test_a_load_tells_whether_the_benefit_is_due(table):
    """IOT-6.7: in another's train, not in one's own."""
    train = ["loco_l1", "hopper_l1"]
    p = table({"hand": ["coach_l1"], "train": train}, {"train": train})
    earns = {move.facts_in(p)["seat"]: move.facts_in(p)["earns"] for move in p.moves() if move.kind == "load"}
    assert earns == {0: False, 1: True}
