"""What the view gives a board so that it needs no rules: closed lanes, merchandise, missing routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from marks import rule

import trackside
from trackside.core.rng import Rng

ID = "ticket_to_ride_amsterdam"
BLUE, RED = "jan_roodenpoortstoren__dam__blue", "jan_roodenpoortstoren__dam__red"
Table = Callable[..., Any]


@rule("TTR-5.8", "TTR-5.9")
def test_the_other_lane_is_closed_to_its_owner_and_with_two_players_to_all(table: Table) -> None:
    two = table(2, seats=[{"routes": [BLUE]}, {}])
    assert [two.view(viewer).closed for viewer in (0, 1, None)] == [[RED], [RED], [RED]]
    three = table(3, seats=[{"routes": [BLUE]}, {}, {}])
    assert [three.view(viewer).closed for viewer in (0, 1, None)] == [[RED], [], []]


@rule("TTR-5.8", "TTR-5.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_closed_is_refused_for_its_lane(players: int) -> None:
    p = trackside.game(ID, players=players).start(players)
    rng = Rng(players)
    while not p.over:
        seat = p.seat
        closed = set(p.view(seat).closed)
        owned = {route for other in p.view(seat).seats for route in other.routes}
        assert not closed & owned
        open_routes = {move.facts()["route"] for move in p.moves() if move.kind == "claim"}
        assert not closed & open_routes
        for route in closed if p.asked.name == "turn" else ():
            claim = next(move for move in p.game.moves if move.text.startswith(f"claim {route} "))
            assert p.game.explain(p, claim).id in ("TTR-5.8", "TTR-5.9")
        p.play(p.moves()[rng.below(len(p.moves()))])


@rule("TTR-8.3", "TTR-8.4")
@pytest.mark.parametrize("ranking", ["competition", "dense"])
def test_merchandise_is_worth_what_the_score_says(ranking: str) -> None:
    p = trackside.game(ID, players=4, bonus_tie_ranking=ranking).start(3)
    rng = Rng(9)
    while not p.over:
        assert [seat.bonus_points for seat in p.view(None).seats] == [score.parts()["bonus"] for score in p.scores()]
        p.play(p.moves()[rng.below(len(p.moves()))])


def contract(p: Any, viewer: int = 0) -> Any:
    (only,) = p.view(viewer).seats[viewer].contracts
    return only


@rule("TTR-6.7")
def test_routes_missing_for_a_contract(table: Table) -> None:
    """Contract 1 joins Dam and De Drie Hendricken: by Begijnhof, two routes."""
    mine = {"contracts": ["contract_01"]}
    start = contract(table(3, seats=[mine, {}, {}]))
    assert (start.missing, start.complete) == (2, False)
    assert start.closer["dam__begijnhof__grey"] == 1
    assert BLUE not in start.closer
    assert start.way == ["dam__begijnhof__grey", "de_drie_hendricken__begijnhof__grey"]
    begun = contract(table(3, seats=[mine | {"routes": ["dam__begijnhof__grey"]}, {}, {}]))
    assert begun.missing == 1
    assert begun.closer == {"de_drie_hendricken__begijnhof__grey": 0}
    done = ["dam__begijnhof__grey", "de_drie_hendricken__begijnhof__grey"]
    complete = contract(table(3, seats=[mine | {"routes": done}, {}, {}]))
    assert complete.complete and complete.way == done


@rule("TTR-6.7")
def test_a_contract_can_be_out_of_reach(table: Table) -> None:
    """All ways to De Drie Hendricken belong to others."""
    taken = ["jordaan__de_drie_hendricken__grey", "de_drie_hendricken__begijnhof__grey"]
    westermarkt = ["de_drie_hendricken__westermarkt__pink", "de_drie_hendricken__westermarkt__black"]
    seats = [{"contracts": ["contract_01"]}, {"routes": [*taken, westermarkt[0]]}, {"routes": [westermarkt[1]]}]
    lost = contract(table(3, seats=seats))
    assert (lost.missing, lost.closer, lost.way) == (None, {}, [])


@rule("TTR-6.7")
@pytest.mark.parametrize("seed", range(3))
def test_claims_change_what_is_missing_as_foretold(seed: int) -> None:
    """Whatever is claimed, the routes missing afterwards are those that the view told before."""
    p = trackside.game(ID, players=3).start(seed)
    rng = Rng(seed)
    claims = 0
    while not p.over:
        seat = p.seat
        before = {it.id: it for it in p.view(seat).seats[seat].contracts}
        own = [move for move in p.moves() if move.kind == "claim"]
        options = own or p.moves()
        move = options[rng.below(len(options))]
        p.play(move)
        if move.kind != "claim":
            continue
        claims += 1
        mine = p.view(seat).seats[seat]
        for after in mine.contracts:
            told = before[after.id]
            needed = set(after.way) - set(mine.routes)
            assert len(needed) == (after.missing or 0) and needed <= after.closer.keys()
            assert after.missing == told.closer.get(move.facts()["route"], told.missing)
            assert after.complete == (after.missing == 0)
    assert claims > 10


def test_offered_contracts_say_what_they_need(table: Table) -> None:
    p = table(2, contract_deck=["contract_01", "contract_02", "..."], seats=[{"contracts": []}, {"contracts": []}])
    p.play(p.game.parse("contracts"))
    assert [it.missing for it in p.view(0).offered] == [2, 2]
