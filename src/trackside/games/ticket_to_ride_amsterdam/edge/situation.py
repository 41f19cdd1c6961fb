"""Situations of this game, in both directions: see docs/situations.md.

What a situation leaves out is as after set-up, with the rest of the cards in the decks. A deck may end in "...": the
rest in random order. The hand or the contracts of a seat may be "rest": everything that is nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from trackside.core.arrays import append, packed
from trackside.core.edge.errors import Impossible
from trackside.core.edge.fields import Given, Pool
from trackside.core.edge.frames import read_stack
from trackside.core.edge.situation import Shared, converted, given_seats, rng_of, told_of
from trackside.games.ticket_to_ride_amsterdam.edge.fields import fields
from trackside.games.ticket_to_ride_amsterdam.edge.frames import frames
from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam
from trackside.games.ticket_to_ride_amsterdam.rules.audit import faults
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, OFFER, SLOTS
from trackside.games.ticket_to_ride_amsterdam.rules.claim import bonus_card, close_lanes
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player, empty_table
from trackside.games.ticket_to_ride_amsterdam.rules.turn import Round, Turn


class Told(Shared):
    row_stays: bool = False  # a row of wilds that is not replaced, because it was replaced too often in succession


def situation(p: AmsterdamPosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    its = fields(p.box, len(p.players))
    seats = [its.seat.situation(player, {}) for player in p.players]
    stays: dict[str, Any] = {"row_stays": True} if p.row_is_due() else {}
    return told_of(p, its.table, frames(p.box, len(p.players)), seats, **stays)


def arrange(game: Amsterdam, mapping: Mapping[str, Any]) -> AmsterdamPosition:
    box, count = game.box, int(game.seats)
    its = fields(box, count)
    told = converted(mapping, Told)
    table = Given(its.table, mapping, "")
    seats = given_seats(told, its.seat, count)
    p = empty_table(game, box, rng_of(told.chance))
    asked = None if told.stack is None else read_stack(frames(box, count), told.stack, count)
    p.current = 0 if asked is None or isinstance(asked, SetUpContracts) else asked.seat
    table.fill(p)
    for player, seat in zip(p.players, seats, strict=True):
        seat.fill(player)
    lay_routes(p, seats)
    deal_cards(p, its.cards, table, seats)
    deal_contracts(p, its.contracts, table, seats)
    p.asked = Turn(p.current, Round(0, None)) if told.stack is None else asked
    problems = faults(p)
    if p.row_is_due() != told.row_stays:
        problems.append("row: so many wilds are replaced at once, unless row_stays says that they are not")
    if problems:
        raise Impossible(problems[0])
    p.settle()
    return p


def lay_routes(p: AmsterdamPosition, seats: list[Given]) -> None:
    """Carts, points and bonus cards follow from the routes; the bonus cards, unless they are named."""
    box = p.box
    for player in p.players:
        player.bonus = 0
    for player in p.players:
        for route, name in enumerate(box.route_names):
            if player.routes >> route & 1:
                if player.closed >> route & 1:
                    raise Impossible(f"{name}: claimed twice, or its other lane is")
                player.points += box.points[route]
                player.bonus += bonus_card(p, route)
                player.carts -= box.length[route]
                close_lanes(p, player, route)
    for player, seat in zip(p.players, seats, strict=True):
        player.bonus = seat.values.get("bonus", player.bonus)


def deal_cards(p: AmsterdamPosition, cards: Pool, table: Given, seats: list[Given]) -> None:
    """The row, the hands and the deck that are not named get the cards that are left."""
    undealt = shuffled(p, cards)
    if not table.has("row"):
        p.row = packed([*take(undealt, SLOTS), *[EMPTY] * SLOTS][:SLOTS])
    for player, n in shares(p, seats, "hand", int(p.box.start_hand), undealt):
        for kind in take(undealt, n):
            player.hand[kind] += 1
    if "deck" in table.rest or not table.has("deck"):
        p.put_deck(packed([*take(undealt, len(undealt))[::-1], *p.deck]))
    nowhere(p.box.card_names, undealt)
    if not table.has("row"):
        p.settle_row()


def deal_contracts(p: AmsterdamPosition, contracts: Pool, table: Given, seats: list[Given]) -> None:
    undealt = shuffled(p, contracts)
    for player, n in shares(p, seats, "contracts", OFFER, undealt):
        for contract in take(undealt, n):
            player.contracts |= 1 << contract
    if "contracts" in table.rest or not table.has("contracts"):
        for contract in take(undealt, len(undealt)):
            p.contracts = append(p.contracts, contract)
    nowhere(p.box.contract_names, undealt)


# What is left is dealt in the order of the box, shuffled; nothing random is used where there is nothing to shuffle.


def shuffled(p: AmsterdamPosition, pool: Pool) -> list[int]:
    numbers = packed(pool.undealt(p, p.players))
    p.rng.shuffle(numbers)
    return [int(number) for number in numbers]


def take(undealt: list[int], n: int) -> list[int]:
    taken = undealt[:n]
    del undealt[:n]
    return taken


def shares(
    p: AmsterdamPosition, seats: list[Given], name: str, dealt: int, undealt: list[int]
) -> Iterator[tuple[Player, int]]:
    """How many each seat gets: what set-up deals if it is left out, then everything for those that get the rest."""
    both = list(zip(p.players, seats, strict=True))
    for player, seat in both:
        if not seat.has(name) and name not in seat.rest:
            yield player, dealt
    for player, seat in both:
        if name in seat.rest:
            yield player, len(undealt)


def nowhere(names: list[str], undealt: list[int]) -> None:
    if undealt:
        n = undealt.count(undealt[0])
        raise Impossible(f"{names[undealt[0]]}: {'it is' if n == 1 else f'{n} of it'} nowhere")
