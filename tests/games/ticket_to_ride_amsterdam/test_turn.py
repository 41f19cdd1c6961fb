"""Chapter 3: the turn."""

from __future__ import annotations

import pytest
from marks import example, rule

BLANK = {"row": [], "deck": [], "contract_deck": []}  # nothing to draw: all cards are in hands
NOTHING = {"hand": {}, "contracts": []}


@rule("TTR-3.1")
@pytest.mark.parametrize(
    "action",
    [
        ["draw", "draw"],
        ["take 0 wild"],
        ["claim munttoren__oost_indisch_huis__grey red red"],
        ["contracts", "keep contract_01"],
    ],
)
def test_one_action_then_the_next_seat(table, play, action):
    p = table(
        3,
        seats=[{"hand": {"red": 2}}, {}, {}],
        row=["wild", "red", "blue", "green", "pink"],
        contract_deck=["contract_01", "contract_02", "..."],
    )
    play(p, *action)
    assert (p.asked.name, p.seat) == ("turn", 1)


@rule("TTR-3.2")
def test_only_available_actions_are_offered(table):
    p = table(2, seats=[{"hand": {"red": 1}, "contracts": []}, {"hand": "rest", "contracts": "rest"}], **BLANK)
    kinds = {move.kind for move in p.moves()}
    assert kinds == {"claim"}
    assert {str(move).split()[2] for move in p.moves()} == {"red"}


@example("V-30")
@rule("TTR-3.3", "TTR-3.4")
def test_a_player_without_any_action_passes_and_all_passes_end_the_game(table, play, refused):
    taken = [
        "haringpakkerstoren__korenmetershuisje__red",
        "oude_kerk__waag__red",
        "westermarkt__jan_roodenpoortstoren__grey",
    ]
    blocked = [*taken, "oude_waal__waag__grey", "jan_roodenpoortstoren__dam__red"]
    rich = {"hand": "rest", "contracts": "rest", "routes": []}
    p = table(2, seats=[{**NOTHING, "routes": blocked}, rich], **BLANK)
    assert [str(move) for move in p.moves()] == ["pass"]
    play(p, "pass")
    assert refused(p, "pass") == "TTR-3.3"  # seat 1 can pay for routes


@example("V-30")
@rule("TTR-3.4")
def test_n_passes_in_a_row_end_the_game_at_once(table, play):
    cards = {"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8}
    long = [
        "haringpakkerstoren__oude_waal__grey",
        "de_drie_hendricken__begijnhof__grey",
        "montelbaanstoren__blauwbrug__grey",
    ]
    full = [*long, "haringpakkerstoren__noordermarkt__blue", "oude_waal__waag__grey"]
    p = table(2, seats=[{"hand": cards, "contracts": "rest", "routes": full}, NOTHING], to_move=1, **BLANK)
    play(p, "pass")
    assert not p.over
    play(p, "pass")  # all the cards of the world, and no cart left
    assert p.over and p.last_turns != 0


@rule("TTR-3.4")
def test_an_action_between_passes_resets_the_count(table, play):
    long = [
        "haringpakkerstoren__oude_waal__grey",
        "de_drie_hendricken__begijnhof__grey",
        "montelbaanstoren__blauwbrug__grey",
    ]
    p = table(
        3,
        seats=[
            NOTHING,
            {"hand": {"red": 6}, "contracts": []},
            {"hand": "rest", "contracts": "rest", "routes": [*long, "haringpakkerstoren__noordermarkt__blue"]},
        ],
        **BLANK,
    )
    play(p, "pass")
    assert p.passes == 1
    play(p, "claim jan_roodenpoortstoren__dam__red red")
    assert p.passes == 0
