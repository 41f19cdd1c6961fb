"""Hints consider contracts, remaining routes, cards, and the end of the game."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.rng import Rng

ID = "ticket_to_ride_amsterdam"
PLAIN = ["red", "blue", "green", "pink", "black"]
# De Drie Hendricken – Westermarkt – Jan Roodenpoortstoren – Dam lacks its middle.
ENDS = ["de_drie_hendricken__westermarkt__black", "jan_roodenpoortstoren__dam__blue"]
FOURTEEN = [
    "haringpakkerstoren__oude_waal__grey",
    "de_drie_hendricken__begijnhof__grey",
    "montelbaanstoren__blauwbrug__grey",
]
FOURTEEN += ["begijnhof__munttoren__black"]


def best(p):
    moves = p.moves()
    ratings = p.game.rate(p, moves)
    assert len(ratings) == len(moves)
    assert ratings == p.game.rate(p, moves)
    return str(moves[ratings.index(max(ratings))])


def test_it_claims_the_route_that_completes_a_contract(table):
    p = table(3, seats=[{"routes": ENDS, "contracts": ["contract_01"], "hand": {"green": 1, "red": 2}}], row=PLAIN)
    assert best(p).startswith("claim westermarkt__jan_roodenpoortstoren__")


def test_it_pays_with_colours_before_wilds(table):
    p = table(3, seats=[{"routes": ENDS, "contracts": ["contract_01"], "hand": {"green": 1, "wild": 2}}], row=PLAIN)
    assert best(p).endswith("__green green") or best(p).endswith("__grey green")


def test_it_takes_the_card_that_the_plan_lacks(table):
    """From Dam the short way to Westermarkt is closed: what is left goes over Begijnhof, and the long part is red."""
    p = table(
        2,
        seats=[
            {
                "routes": ["oude_kerk__waag__black", "waag__montelbaanstoren__pink", "oude_kerk__dam__pink"],
                "contracts": ["contract_10"],
                "hand": {"pink": 1},
            },
            {"routes": ["jan_roodenpoortstoren__dam__blue", "westermarkt__jan_roodenpoortstoren__grey"]},
        ],
        row=["red", "orange", "green", "pink", "black"],
    )
    assert best(p) == "take 0 red"


def test_it_takes_a_detour_when_the_short_way_is_taken(table):
    taken = ["westermarkt__jan_roodenpoortstoren__green", "jordaan__jan_roodenpoortstoren__grey"]
    p = table(
        2,
        seats=[
            {"routes": ENDS, "contracts": ["contract_01"], "hand": {"red": 3}},
            {"routes": [*taken, "noordermarkt__jan_roodenpoortstoren__grey"]},
        ],
        row=["blue", "blue", "green", "pink", "black"],
    )
    assert best(p) == "claim westermarkt__begijnhof__red red red red"


def test_it_keeps_the_contract_that_is_connected_already(table):
    others = ["haringpakkerstoren__oude_waal__grey", "montelbaanstoren__blauwbrug__grey", "begijnhof__munttoren__black"]
    p = table(
        2,
        seats=[
            {
                "routes": [*ENDS, "westermarkt__jan_roodenpoortstoren__green"],
                "contracts": [],
                "offered": ["contract_01", "contract_06"],
            },
            {"routes": others},
        ],
        stack=[{"ask": "round"}, {"ask": "choose-contracts", "seat": 0}],
    )
    assert best(p) == "keep contract_01"


def test_it_keeps_no_long_contract_near_the_end(table):
    p = table(
        2,
        seats=[{"contracts": [], "offered": ["contract_05", "contract_24"]}, {"routes": FOURTEEN}],
        stack=[{"ask": "round"}, {"ask": "choose-contracts", "seat": 0}],
        final_turns=2,
    )
    assert best(p) == "keep contract_24"


def test_on_its_last_turn_it_takes_the_points_there_are(table):
    p = table(
        2,
        seats=[{"routes": FOURTEEN, "contracts": [], "hand": {"green": 2, "red": 1}}, {}],
        final_turns=1,
        row=["wild", "red", "blue", "green", "pink"],
    )
    assert best(p).startswith("claim") and best(p).endswith("green green")


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_play(players):
    game = trackside.game(ID, players=players)
    won = 0
    for k in range(24):
        p = game.start(k)
        rng = Rng(k)
        while not p.over:
            moves = p.moves()
            if p.seat == k % players:
                world = p.copy()
                world.resample(p.seat, rng)
                ratings = game.rate(world, moves)
                p.play(moves[ratings.index(max(ratings))])
            else:
                p.play(moves[rng.below(len(moves))])
        won += game.places(p)[k % players] == 1
    assert won >= 22
