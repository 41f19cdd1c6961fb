"""The knowledge model of resample.py, fact by fact: no sampled world contradicts what a seat knows."""

from __future__ import annotations

import pytest
from marks import rule
from western_stacks import ask, in_city, in_phase_b

from trackside.core.rng import Rng

SIX_B = {"buildings": {"build_a_1": 6}, "hand": {"jersey": 2, "guernsey": 2}}
TAKES = ("use discard_cattle_gain_3_objective_to_hand", "discard jersey")


def worlds(p, seat, n=30):
    for key in range(n):
        world = p.copy()
        world.resample(seat, Rng(key + 1))
        assert world.game.faults(world) == []
        yield world


@rule("GWT-1.13")
def test_a_seat_knows_its_own_hand_and_what_its_draw_stack_holds(table):
    p = table(2, seats=[{"hand": {"jersey": 1, "guernsey": 3}}])
    assert all(world.view(0).seats[0] == p.view(0).seats[0] for world in worlds(p, 0))
    assert len({str(world.view(1).seats[1].hand) for world in worlds(p, 0)}) > 3


@rule("GWT-1.13")
def test_everything_open_stays(table):
    p = table(3)
    for world in worlds(p, -1, 8):
        mine, its = p.view(None), world.view(None)
        assert (mine.market, mine.display, mine.foresight, mine.stacks) == (
            its.market,
            its.display,
            its.foresight,
            its.stacks,
        )
        assert [seat.hand_size for seat in mine.seats] == [seat.hand_size for seat in its.seats]


def test_hand_and_draw_stack_of_another_hold_the_same_together(table):
    p = table(2, seats=[{}, {"hand": {"texas_longhorn_7": 1, "jersey": 3}}])
    found = set()
    for world in worlds(p, 0):
        assert world.view(0).seats[1].herd == p.view(0).seats[1].herd
        found.add(world.players[1].hand[12])
    assert found == {0, 1}


def test_an_objective_card_taken_openly_stays_in_the_hand(visit, play):
    p = visit("build_a_1", SIX_B, sides="aaaaabaaaa", display={"draw_3_five_hazard": 1})
    play(p, *TAKES, "take draw_3_five_hazard")
    kind = p.box.cards.index("draw_3_five_hazard")
    assert all(world.players[0].hand[kind] == 1 for world in worlds(p, 1))


def test_a_card_taken_from_the_objective_stack_is_one_that_lies_nowhere_open(visit, play):
    p = visit("build_a_1", SIX_B, sides="aaaaabaaaa", display={"draw_3_five_hazard": 1})
    play(p, *TAKES, "take stack")
    found = {tuple(world.players[0].secret) for world in worlds(p, 1)}
    assert len(found) > 3 and all(len(cards) == 1 for cards in found)
    shown = p.box.cards.index("draw_3_five_hazard")
    assert (shown,) not in found
    assert all(sum(world.players[0].hand) == 4 for world in worlds(p, 1))


def test_a_secret_card_that_leaves_the_hand_is_known(visit, play):
    me = {"hand": {"draw_3_five_hazard": 1, "jersey": 1}, "secret": ["draw_3_five_hazard"], "dollars": 0}
    p = play(visit("neutral_a", me), "play draw_3_five_hazard")
    assert list(p.players[0].secret) == []


def test_a_copy_that_left_may_be_the_one_all_knew(visit, play):
    # One San Francisco card was taken unseen, another is known to be in hand or draw stack.
    start = {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 2}
    me = {"hand": {"aux_san_francisco": 1, "dutch_belt": 1}, "draw": {**start, "aux_san_francisco": 1}}
    p = visit("neutral_a", {**me, "secret": ["aux_san_francisco"]})
    play(p, "play aux_san_francisco", "decline")
    assert p.view(1).seats[0].unseen == 1
    assert "aux_san_francisco" not in p.view(1).seats[0].herd
    for world in worlds(p, 1):
        assert sum(world.players[0].hand) == 1 and len(world.players[0].secret) == 1


def test_income_shows_the_hand(visit, play):
    me = {"hand": {"draw_3_five_hazard": 1, "jersey": 1}, "secret": ["draw_3_five_hazard"]}
    p = visit("kansas_city", me, stack=in_city(subphase=4))
    assert list(p.players[0].secret) == [] and p.view(1).seats[0].discard == {"draw_3_five_hazard": 1, "jersey": 1}


def test_stacks_hold_what_lies_nowhere_else_and_the_buried_tile_stays_below(table):
    p = table(2, bottom=["flood_green_4"])
    for world in worlds(p, 0, 5):
        assert list(world.stacks) == list(p.stacks) and list(world.bottom) == list(p.bottom)


@rule("GWT-1.13", "GWT-2.5")
def test_the_buried_tile_comes_last(table, visit, play):
    empty = {"2": {"cowboy": 11, "craftsman": 11, "engineer": 11}, "3": {}}
    p = table(2)
    used = dict(p.view(0).stacks)
    assert used["1"] == 33 and empty["3"] == {}
    kinds = int(p.box.tile_kinds)
    for kind in range(kinds):
        p.stacks[kind] = 0
    from trackside.core.arrays import packed
    from trackside.games.great_western_trail.rules.kansas_city import draw_tile

    p.bottom = packed([5, 6])
    assert (draw_tile(p, 0), draw_tile(p, 0), draw_tile(p, 0)) == (6, 5, -1)


@pytest.mark.parametrize(
    ("select", "left", "least"),
    [
        ("any", 2, "black_angus"),
        ("any_cattle", 1, "jersey"),
        ("same_type_cattle", 2, "jersey"),
        ("jersey", 1, "jersey"),
    ],
)
def test_a_player_who_is_discarding_has_the_cards_for_it(visit, select, left, least):
    me = {"hand": {"jersey": 2, "black_angus": 1, "dutch_belt": 1}}
    stack = in_phase_b(ask("discard-cards", left=left, select=select, least=least))
    p = visit("neutral_a", me, stack=stack)
    for world in worlds(p, 1):
        assert world.moves()


def test_when_the_game_is_over_everything_is_known(table):
    p = table(2, token=13, trigger=1, stack=[{"ask": "next-turn", "seat": 1}])
    assert p.over and all(world.view(0) == p.view(0) for world in worlds(p, 0, 5))
    assert p.view(None).seats[0].hand is not None
