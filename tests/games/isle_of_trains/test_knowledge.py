"""The knowledge model of resample.py, fact by fact: no sampled world contradicts what a seat knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from marks import rule

from trackside.core.rng import Rng
from trackside.games.isle_of_trains.edge.view import hand_of
from trackside.games.isle_of_trains.rules.cars import card_of, is_face_down, load_at, load_count

WORLDS = 40


def worlds(p, seat, n=WORLDS):
    for seed in range(n):
        world = p.copy()
        world.resample(seat, Rng(seed))
        assert p.game.faults(world) == []
        yield world


def hand(p, seat):
    return Counter(hand_of(p.box, p.players[seat]))


def face_down(p, seat):
    """The face-down loads in a seat's train."""
    loads = [int(load_at(car, slot)) for car in p.players[seat].train for slot in range(load_count(car))]
    return [p.box.kind_names[card_of(load)] for load in loads if is_face_down(load)]


def test_a_hidden_card_that_is_shown_ends_free_undo(table, play, filler):
    """The others have learned it; of a card they saw being taken, and in solo, there is nothing to learn."""
    p = table({"hand": ["tanker_l1", *filler(4)]})
    before = p.horizon
    play(p, "build tanker_l1")
    assert p.horizon > before
    p = table({"hand": filler(4)}, row=["tanker_l1", "bank", "town_hall"])
    play(p, "take row 1")
    before = p.horizon
    play(p, "build tanker_l1")
    assert p.horizon == before
    p = table({"hand": ["tanker_l1", *filler(4)]}, players=1)
    before = p.horizon
    play(p, "build tanker_l1")
    assert p.horizon == before


@rule("IOT-1.10")
def test_own_hand_and_own_face_down_loads(table, play):
    p = table({"hand": ["coach_l1", "bank", "hopper_l3"]}, {"train": ["loco_l2", "tanker_l1"]})
    play(p, "load 2 1 coach_l1", "discard bank")
    for world in worlds(p, 0):
        assert hand(world, 0) == hand(p, 0) and face_down(world, 1) == ["coach_l1"]


def test_a_card_seen_being_taken_stays_in_that_hand(table, play, filler):
    p = table({"hand": filler(4)}, row=["bank", "coach_l1", "hopper_l1"])
    play(p, "take row 1", "take passenger")
    seen = [hand(world, 0) for world in worlds(p, 1)]
    assert all(each["bank"] == 1 for each in seen) and len({tuple(sorted(each.items())) for each in seen}) > 10
    assert p.view(1).seats[0].known == {"bank": 1}


def test_a_seen_card_may_be_among_the_face_down_loads(table, play, filler):
    p = table({"hand": ["hopper_l3", "hopper_l1"]}, {"train": ["loco_l2", "tanker_l1"]}, row=["coach_l1", "bank", None])
    play(p, "take row 1", "load 2 1 coach_l1", "discard hopper_l1")
    assert p.view(1).seats[0].known == {}
    places = Counter()
    for world in worlds(p, 1, 200):
        buried = face_down(world, 1)[0] == "coach_l1"
        assert buried or hand(world, 0)["coach_l1"] >= 1
        places[buried] += 1
    assert places[True] > 10 and places[False] > 10


def test_a_wild_card_is_never_face_down(table, play):
    """So a building that was seen being taken is certainly still in the hand."""
    p = table({"hand": ["hopper_l3", "hopper_l1"]}, {"train": ["loco_l2", "tanker_l1"]}, row=["bank", "coach_l1", None])
    play(p, "take row 1", "load 2 1 hopper_l3", "discard hopper_l1")
    assert p.view(1).seats[0].known == {"bank": 1}
    for world in worlds(p, 1):
        assert hand(world, 0)["bank"] == 1


@rule("IOT-6.10")
def test_a_face_down_load_does_not_fit_its_car(table, play, filler):
    p = table({"hand": ["coach_l1", "bank", *filler(3)]}, {"train": ["loco_l2", "tanker_l1"]})
    play(p, "load 2 1 coach_l1", "discard bank")
    box = p.box
    buried = Counter(face_down(world, 1)[0] for world in worlds(p, 1, 200))
    assert len(buried) > 5
    assert all(box.cargo[box.kind_names.index(name)] & 2 == 0 for name in buried)


@rule("IOT-3.8")
def test_after_a_reshuffle_older_cards_do_not_mix_with_the_deck(table, play, filler):
    pile = ["bank", "town_hall", "rail_yard", "grand_central", "hopper_l1", "hopper_l2"]
    p = table({"hand": filler(4)}, {"hand": ["coal_factory"]}, deck=[], discard=pile, hoard=1, row=["coach_l1"] * 3)
    play(p, "take deck", "take deck")
    for world in worlds(p, 1):
        deck = Counter(world.box.kind_names[kind] for kind in world.deck)
        fresh = hand(world, 0) - Counter(filler(4))
        assert deck + fresh == Counter(pile)
    mixed = {tuple(sorted(hand(world, 0).items())) for world in worlds(p, -1)}
    assert len(mixed) > 10, "to a spectator the older cards of both hands are one heap"


def test_a_load_from_before_the_reshuffle_is_not_from_the_deck(table, play):
    train = [
        "loco_l2",
        {"card": "tanker_l1", "loads": [{"card": "coach_l1", "by": 0, "origin": "old", "locked": True}]},
    ]
    p = table(
        {"hand": ["bank", "hopper_l3"], "old": {"bank": 1}}, {"train": train}, deck=["hopper_l1"] * 3, discard=None
    )
    for world in worlds(p, 1):
        assert face_down(world, 1) == ["coach_l1"], "no other older card can lie there"


@rule("IOT-15.8")
def test_cards_bought_back_are_known(table, play):
    p = table({"vp": 6}, players=1, deck=["bank", "town_hall", "rail_yard"])
    play(p, "buy-back", "buy-back")
    top = p.view(None).deck_top
    for world in worlds(p, 0):
        assert world.view(None).deck_top == top and len(world.deck) == 5
    play(p, "take deck")
    assert p.view(None).seats[0].known == {top[0]: 1}


@rule("IOT-1.4")
def test_the_bag_can_be_counted(game):
    p = game(3).start(4)
    for world in worlds(p, -1):
        assert world.view(None).bag == p.view(None).bag


@pytest.mark.parametrize("players", [1, 2, 4])
def test_worlds_alike_to_a_seat_become_the_same_world(game, players):
    its = game(players)
    for seed in range(3):
        p = its.start(seed)
        choose = random.Random(seed)
        for ply in range(150):
            if p.over:
                break
            if ply % 10 == 0:
                for seat in range(-1, players):
                    one, other = p.copy(), p.copy()
                    one.resample(seat, Rng(ply))
                    one.resample(seat, Rng(ply + 1))
                    other.resample(seat, Rng(ply + 1))
                    assert one.situation() == other.situation()
                    assert one.view(None if seat < 0 else seat) == p.view(None if seat < 0 else seat)
            p.play(choose.choice(p.moves()))


def test_the_future_is_dealt_again(game):
    p = game().start(9)
    keys = {world.rng.key_text() for world in worlds(p, 0)}
    assert len(keys) == WORLDS and p.rng.key_text() not in keys


@rule("IOT-3.11")
@pytest.mark.parametrize("by", [0, 1], ids=["own cards", "those of a rival"])
def test_equal_cards_that_lie_face_down_can_each_be_taken_out(table, play, by):
    """Whether two hidden cards are equal is told neither by the list of moves nor by what is not asked."""
    buried = {"card": "coach_l1", "by": by, "origin": "new", "locked": False}
    train = ["loco_l3", {"card": "tanker_l3", "loads": [buried] * 3}, {"card": "tanker_l1", "loads": ["loco_l2"]}]
    p = table({"train": train, "hand": ["hopper_l2"]}, {"hand": ["bank", "hopper_l1"]})
    play(p, "contract devon_city")
    for legal in (["unload 1 1", "unload 1 2", "unload 1 3"], ["unload 1 1", "unload 1 2", "unload 2 1"]):
        assert [move.text for move in p.moves()] == legal
        for world in worlds(p, 1 - by):
            assert [move.text for move in world.moves()] == legal
            assert [each.where for each in world.game.compounds(world)] == [each.where for each in p.game.compounds(p)]
        play(p, "unload 1 1")
    assert p.asked is not None and p.asked.name == "delivering"


@rule("IOT-3.11")
def test_a_delivery_lights_the_load_that_it_takes(table, play):
    buried = {"card": "coach_l1", "by": 1, "origin": "new", "locked": False}
    p = table({"train": ["loco_l3", {"card": "tanker_l3", "loads": [buried] * 3}]}, {"hand": ["bank", "hopper_l1"]})
    play(p, "contract devon_city", "unload 1 1")
    lit = {each.moves[0]: each.where for each in p.game.compounds(p)}
    assert lit == {"unload 1 1": [("load", "0 1 0")], "unload 1 2": [("load", "0 1 1")]}


def test_equal_cards_that_lie_open_are_taken_from_the_left(table, play):
    train = ["loco_l3", {"card": "tanker_l3", "loads": ["loco_l2"] * 3}, {"card": "tanker_l1", "loads": ["loco_l2"]}]
    p = table({"train": train}, {"hand": ["bank", "hopper_l1"]})
    play(p, "contract devon_city")
    assert [move.text for move in p.moves()] == ["unload 1 1", "unload 2 1"]
