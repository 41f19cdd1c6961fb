"""What one seat may know of a position (chapter 9)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from trackside.core.edge.fields import Fields
from trackside.core.edge.view import View, heading
from trackside.games.ticket_to_ride_amsterdam.advice.missing_routes import need
from trackside.games.ticket_to_ride_amsterdam.edge.fields import fields
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box
from trackside.games.ticket_to_ride_amsterdam.rules.offers import returned_of, seat_of
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import bonus_points


class ContractView(msgspec.Struct, frozen=True):
    id: str
    ends: tuple[str, str]
    value: int
    complete: bool
    missing: int | None  # routes that its owner still needs; None: out of reach
    closer: dict[str, int]  # open routes that bring it closer, and how many it needs after each
    way: list[str]  # the routes of a shortest way between its ends, own ones among them


class ReturnedView(msgspec.Struct, frozen=True):
    """A contract that the viewer put back and nobody has drawn since."""

    place: int  # in the contract deck, 1 is the top
    contract: str
    ends: tuple[str, str]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    carts: int
    points: int
    bonus_cards: int
    bonus_points: int  # for them, if the game ended now
    routes: list[str]
    hand_size: int
    hand: dict[str, int] | None  # the viewer's own
    seen: dict[str, int]  # cards everybody saw being taken
    contract_count: int  # while the contracts of set-up are chosen, what was dealt
    contracts: list[ContractView] | None  # the viewer's own; all when the game is over


class AmsterdamView(View, frozen=True, kw_only=True):
    row: list[str | None]
    deck: int
    discard: dict[str, int]
    contract_deck: int
    bonus_stock: int
    offered: list[ContractView] | None  # to the viewer, who is choosing
    returned: list[ReturnedView]
    seats: list[SeatView]
    closed: list[str]  # routes without an owner that the viewer may not claim because of the other lane
    final_turns: int | None  # left in the final round, the present one included


def view(p: AmsterdamPosition, viewer: int | None) -> AmsterdamView:
    """Built for the viewer from what the viewer may know; nothing is filtered out afterwards."""
    box = p.box
    its = fields(box, len(p.players))
    return AmsterdamView(
        **heading(p, viewer),
        **its.table.view(p, True),
        deck=p.left,
        contract_deck=len(p.contracts),
        bonus_stock=int(box.bonus_cards) - sum([int(player.bonus) for player in p.players]),
        offered=offered_to(p, viewer),
        returned=[] if viewer is None or p.over else returned_by(p, viewer),
        seats=[seat_view(p, its.seat, player, viewer == k) for k, player in enumerate(p.players)],
        closed=route_names(box, closed_lanes(p, viewer)),
    )


def offered_to(p: AmsterdamPosition, viewer: int | None) -> list[ContractView] | None:
    if viewer is None or viewer != p.seat or not p.players[viewer].offered:
        return None
    return contracts_of(p.players[viewer], p.box, p.players[viewer].offered)


def seat_view(p: AmsterdamPosition, fields: Fields, player: Player, own: bool) -> SeatView:
    """TTR-9.1: hands stay secret to the end, contracts until the game is over."""
    return SeatView(
        **fields.view(player, own),
        bonus_points=int(bonus_points(p, player)),
        hand_size=sum(list(player.hand)),
        contract_count=(int(player.contracts) | int(player.offered)).bit_count(),
        contracts=contracts_of(player, p.box, player.contracts) if own or p.over else None,
    )


def contracts_of(player: Player, box: Box, contracts: int) -> list[ContractView]:
    routes, closed = int(player.routes), int(player.closed)
    return [contract_view(box, routes, closed, k) for k in places(contracts)]


@lru_cache(maxsize=8192)
def contract_view(box: Box, routes: int, closed: int, contract: int) -> ContractView:
    """Of a player with these routes, who may not claim those that are closed. Most moves claim no route, so most views
    are known."""
    needed = need(box, routes, closed, contract)
    return ContractView(
        id=box.contract_names[contract],
        ends=ends_of(box, contract),
        value=int(box.contract_value[contract]),
        complete=needed.missing == 0,
        missing=needed.missing,
        closer=needed.closer,
        way=needed.way,
    )


def closed_lanes(p: AmsterdamPosition, viewer: int | None) -> int:
    """TTR-5.8, 5.9: for a spectator, what is closed to all."""
    seats = p.players if viewer is None else [p.players[viewer]]
    closed = (1 << p.box.route_count) - 1
    for player in seats:
        closed &= int(player.closed)
    for player in p.players:
        closed &= ~int(player.routes)
    return closed


def returned_by(p: AmsterdamPosition, viewer: int) -> list[ReturnedView]:
    """Returned contracts are the end of the deck, the latest at the bottom."""
    seats = [int(seat_of(made)) for made in p.offers if returned_of(made) >= 0]
    untouched = len(p.contracts) - len(seats)
    found = []
    for k, seat in enumerate(seats):
        if seat == viewer and untouched + k >= 0:
            contract = p.contracts[untouched + k]
            found.append(ReturnedView(untouched + k + 1, p.box.contract_names[contract], ends_of(p.box, contract)))
    return found


def ends_of(box: Box, contract: int) -> tuple[str, str]:
    return box.place_names[box.contract_from[contract]], box.place_names[box.contract_to[contract]]


@lru_cache(maxsize=8192)
def route_names(box: Box, members: int) -> list[str]:
    return [box.route_names[k] for k in places(members)]


@lru_cache(maxsize=8192)
def places(members: int) -> list[int]:
    """The places of the bits that are set."""
    return [k for k in range(members.bit_length()) if members >> k & 1]
