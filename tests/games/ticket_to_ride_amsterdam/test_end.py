"""Chapter 7: the end of the game."""

from __future__ import annotations

import pytest
from marks import example, rule

import trackside
from trackside.core.moves import Menu
from trackside.core.playout import playout
from trackside.core.rng import Rng

# 14 of the 16 carts: 4 + 4 + 4 + 2; and 13 of them.
FOURTEEN = [
    "haringpakkerstoren__oude_waal__grey",
    "de_drie_hendricken__begijnhof__grey",
    "montelbaanstoren__blauwbrug__grey",
]
FOURTEEN += ["begijnhof__munttoren__black"]
TWELVE = FOURTEEN[:3]
ONE = "oude_waal__waag__grey"


def turn(p):
    """Any ordinary turn: two blind cards."""
    seat = p.seat
    while not p.over and p.seat == seat and p.asked.name in ("turn", "second-card"):
        p.play(p.game.parse("draw"))
        if p.asked is None or p.seat != seat or p.asked.name == "turn":
            break


@example("V-28")
@rule("TTR-7.1", "TTR-7.2", "TTR-7.3")
def test_everybody_has_one_more_turn_the_trigger_included(table, play):
    p = table(
        3,
        seats=[{}, {"routes": TWELVE, "hand": {"black": 2}}, {"routes": ["dam__oost_indisch_huis__green"]}],
        to_move=1,
    )
    play(p, "claim begijnhof__munttoren__black black black")
    assert p.players[1].carts == 2
    order = []
    while not p.over:
        order.append(int(p.seat))
        turn(p)
    assert order == [2, 0, 1]


@example("V-28")
@rule("TTR-7.3")
def test_another_player_short_of_carts_adds_no_turn(table, play):
    others = ["westermarkt__begijnhof__red", "munttoren__blauwbrug__blue", "haringpakkerstoren__noordermarkt__blue"]
    others += ["dam__oost_indisch_huis__green", "oude_waal__oude_kerk__grey"]
    p = table(
        3,
        seats=[{}, {"routes": FOURTEEN}, {"routes": others, "hand": {"red": 1}}],
        to_move=2,
        final_turns=3,
    )
    play(p, f"claim {ONE} red")
    assert p.players[2].carts == 1
    assert p.last_turns == 2
    turn(p)
    turn(p)
    assert p.over


@example("V-29")
@rule("TTR-7.1")
@pytest.mark.parametrize(("claim", "final"), [("begijnhof__munttoren__black black black", 2), (f"{ONE} black", None)])
def test_two_carts_trigger_and_three_do_not(table, play, claim, final):
    p = table(2, seats=[{"routes": TWELVE, "hand": {"black": 2}}, {}])
    play(p, f"claim {claim}")
    assert p.view(None).final_turns == final


@rule("TTR-7.1")
def test_only_the_first_such_moment_counts(table, play):
    p = table(2, seats=[{"routes": FOURTEEN}, {}], to_move=0, final_turns=2)
    turn(p)
    assert p.last_turns == 1
    turn(p)
    assert p.over


@rule("TTR-7.4")
def test_last_turns_are_ordinary_turns(table, play):
    p = table(
        2,
        seats=[{"routes": FOURTEEN, "hand": {"red": 1}}, {}],
        final_turns=2,
        contract_deck=["contract_01", "contract_02", "..."],
    )
    assert {move.kind for move in p.moves()} == {"take", "draw", "claim", "contracts"}
    play(p, "contracts", "keep contract_01")
    assert p.seat == 1 and not p.over


@rule("TTR-7.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends(players):
    game = trackside.game("ticket_to_ride_amsterdam", players=players)
    menu = Menu()
    for seed in range(60):
        p = game.start(seed)
        assert playout(p, Rng(seed), menu) < 1500
        assert p.over and p.seat == -1


@rule("TTR-7.5")
def test_a_game_without_claims_ends_too():
    game = trackside.game("ticket_to_ride_amsterdam", players=4)
    p = game.start(2)
    while not p.over:
        moves = p.moves()
        p.play(next((move for move in moves if move.kind != "claim"), moves[0]))
    assert p.game.faults(p) == []
