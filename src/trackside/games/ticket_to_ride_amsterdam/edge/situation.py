"""Situations of this game, in both directions: see docs/situations.md.

What a situation leaves out is as after set-up, with the rest of the cards in the decks. A deck may end in "...": the
rest in random order. The hand or the contracts of a seat may be "rest": everything that is nowhere else.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import msgspec

from trackside.core.arrays import bit, packed
from trackside.core.edge.errors import Impossible
from trackside.core.edge.frames import read_stack, write_stack
from trackside.core.edge.situation import (
    AND_THE_REST,
    Chance,
    Count,
    chance,
    check_seat,
    converted,
    different,
    index,
    named_first,
    rng_of,
    spend,
)
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.edge.frames import frames
from trackside.games.ticket_to_ride_amsterdam.edge.view import contract_names, counted, route_names, tallied
from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam
from trackside.games.ticket_to_ride_amsterdam.rules.audit import faults
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, OFFER, SLOTS, Box
from trackside.games.ticket_to_ride_amsterdam.rules.claim import bonus_card, close_lanes
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.offers import offer, one_of, other_of, returned_of, seat_of
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player, empty_table
from trackside.games.ticket_to_ride_amsterdam.rules.tally import tally_of
from trackside.games.ticket_to_ride_amsterdam.rules.turn import Round, Turn

REST = "rest"


class SeatSituation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: dict[str, int] | Literal["rest"] | None = None  # left out: dealt as at set-up
    seen: dict[str, int] = {}  # of the hand: taken face up; see resample.py for this and the next two
    before_reshuffle: dict[str, int] = {}
    paid_since: dict[str, int] = {}
    routes: list[str] = []
    contracts: list[str] | Literal["rest"] | None = None  # left out: dealt as at set-up, and all kept
    offered: list[str] = []
    bonus_cards: Count | None = None  # left out: one for each route with a cart symbol


class OfferSituation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A choice of contracts made earlier."""

    seat: int
    offered: list[str]
    returned: str | None = None


class Situation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    seats: list[SeatSituation] = []  # those left out at the end are as after set-up
    to_move: int | None = None  # left out: whom the stack asks, or seat 0
    stack: list[dict[str, Any]] | None = None  # left out: the turn of `to_move`; empty: the game is over
    row: list[str | None] | None = None
    row_stays: bool = False  # a row of wilds that is not replaced, because it was replaced too often in succession
    deck: list[str] = msgspec.field(default_factory=lambda: [AND_THE_REST])  # top first
    discard: dict[str, int] = {}
    contract_deck: list[str] = msgspec.field(default_factory=lambda: [AND_THE_REST])  # top first
    offers: list[OfferSituation] = []
    final_turns: Count | None = None
    passes: Count = 0
    ply: Count = 0
    horizon: Count = 0
    chance: Chance = Chance()


def situation(p: AmsterdamPosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    box = p.box
    s = Situation(
        seats=[seat_situation(box, player) for player in p.players],
        to_move=int(p.current),
        stack=write_stack(p, frames(box, len(p.players))),
        row=[None if card < 0 else box.card_names[card] for card in p.row],
        row_stays=p.row_is_due(),
        deck=[box.card_names[card] for card in reversed(list(p.deck))],
        discard=tallied(box, p.discard),
        contract_deck=[box.contract_names[k] for k in p.contracts],
        offers=[offer_situation(box, made) for made in p.offers],
        final_turns=int(p.last_turns) if p.last_turns >= 0 else None,
        passes=int(p.passes),
        ply=int(p.ply),
        horizon=int(p.horizon),
        chance=chance(p.rng),
    )
    made: dict[str, Any] = msgspec.to_builtins(s)
    return made


def seat_situation(box: Box, player: Player) -> SeatSituation:
    return SeatSituation(
        hand=counted(box, list(player.hand)),
        seen=tallied(box, player.seen),
        before_reshuffle=tallied(box, player.old),
        paid_since=tallied(box, player.mixed),
        routes=route_names(box, int(player.routes)),
        contracts=contract_names(box, int(player.contracts)),
        offered=contract_names(box, int(player.offered)),
        bonus_cards=int(player.bonus),
    )


def offer_situation(box: Box, made: int) -> OfferSituation:
    shown = [box.contract_names[k] for k in (one_of(made), other_of(made)) if k >= 0]
    returned = returned_of(made)
    return OfferSituation(int(seat_of(made)), shown, box.contract_names[returned] if returned >= 0 else None)


def arrange(game: Amsterdam, mapping: dict[str, Any]) -> AmsterdamPosition:
    s = converted(mapping, Situation)
    seats = [*s.seats, *(SeatSituation() for _ in range(int(game.seats) - len(s.seats)))]
    if len(seats) > game.seats:
        raise Impossible(f"seats: {len(seats)} of them in a game for {game.seats}")
    p = empty_table(game, game.box, rng_of(s.chance))
    asked = None if s.stack is None else read_stack(frames(game.box, int(game.seats)), s.stack, int(game.seats))
    whose = 0 if asked is None or isinstance(asked, SetUpContracts) else int(asked.seat)
    p.current = whose if s.to_move is None else s.to_move
    check_seat(int(p.current), int(game.seats), "to_move")
    p.passes = s.passes
    p.last_turns = -1 if s.final_turns is None else s.final_turns
    p.ply = s.ply
    p.horizon = s.horizon
    arrange_routes(p, seats)
    arrange_cards(p, seats, s)
    arrange_contracts(p, seats, s)
    p.asked = Turn(p.current, Round(0, None)) if s.stack is None else asked
    problems = faults(p)
    if p.row_is_due() != s.row_stays:
        problems.append("row: so many wilds are replaced at once, unless row_stays says that they are not")
    if problems:
        raise Impossible(problems[0])
    p.settle()
    return p


def arrange_routes(p: AmsterdamPosition, seats: list[SeatSituation]) -> None:
    box = p.box
    for player, seat in zip(p.players, seats, strict=True):
        for name in seat.routes:
            route = index(box.route_names, name, "routes")
            if player.closed & bit(route):
                raise Impossible(f"{name}: claimed twice, or its other lane is")
            player.routes |= bit(route)
            player.points += box.points[route]
            player.bonus += bonus_card(p, route)
            player.carts -= box.length[route]
            close_lanes(p, player, route)
    for player, seat in zip(p.players, seats, strict=True):
        if seat.bonus_cards is not None:
            player.bonus = seat.bonus_cards


def arrange_cards(p: AmsterdamPosition, seats: list[SeatSituation], s: Situation) -> None:
    """Named cards first; then the row, the hands and the deck are dealt from the rest."""
    box = p.box
    rest = Counter({name: int(n) for name, n in zip(box.card_names, box.card_count, strict=True)})
    row: list[str | None] = [] if s.row is None else s.row
    if len(row) > SLOTS:
        raise Impossible(f"row: {len(row)} cards")
    spend(rest, [name for name in row if name is not None])
    spend(rest, s.discard)
    for seat in seats:
        if isinstance(seat.hand, dict):
            spend(rest, seat.hand)
    deck, ends_in_rest = named_first(s.deck, "deck")
    spend(rest, deck)
    pile = shuffled(p.rng, box.card_names, list(rest.elements()))
    if s.row is None:
        row = [*take(pile, SLOTS)]
    hands = [dict(seat.hand) if isinstance(seat.hand, dict) else {} for seat in seats]
    for hand, seat in zip(hands, seats, strict=True):
        if seat.hand is None:
            hand.update(Counter(take(pile, int(box.start_hand))))
    for hand, seat in zip(hands, seats, strict=True):
        if seat.hand == REST:
            hand.update(Counter(take(pile, len(pile))))
    if ends_in_rest:
        deck += take(pile, len(pile))
    if pile:
        raise Impossible(f"{pile[0]}: {pile.count(pile[0])} of it nowhere")
    p.row = packed([EMPTY if name is None else index(box.card_names, name) for name in [*row, *[None] * SLOTS][:SLOTS]])
    p.discard = tally_of(packed(counts(box, s.discard)))
    p.put_deck(packed([index(box.card_names, name) for name in reversed(deck)]))
    for player, seat, hand in zip(p.players, seats, hands, strict=True):
        player.hand = packed(counts(box, hand))
        player.seen = tally(box, seat.seen)
        player.old = tally(box, seat.before_reshuffle)
        player.mixed = tally(box, seat.paid_since)
    if s.row is None:
        p.settle_row()


def arrange_contracts(p: AmsterdamPosition, seats: list[SeatSituation], s: Situation) -> None:
    box = p.box
    rest = Counter(box.contract_names)
    for seat in seats:
        if isinstance(seat.contracts, list):
            spend(rest, seat.contracts)
        spend(rest, seat.offered)
    deck, ends_in_rest = named_first(s.contract_deck, "contract_deck")
    spend(rest, deck)
    pile = shuffled(p.rng, box.contract_names, list(rest.elements()))
    kept = [seat.contracts if isinstance(seat.contracts, list) else [] for seat in seats]
    for k, seat in enumerate(seats):
        if seat.contracts is None:
            kept[k] = take(pile, OFFER)
    for k, seat in enumerate(seats):
        if seat.contracts == REST:
            kept[k] = take(pile, len(pile))
    if ends_in_rest:
        deck += take(pile, len(pile))
    if pile:
        raise Impossible(f"{pile[0]}: it is nowhere")
    p.contracts = packed([index(box.contract_names, name) for name in deck])
    for player, seat, names in zip(p.players, seats, kept, strict=True):
        player.contracts = members(box, names)
        player.offered = members(box, seat.offered)
    p.offers = packed([offer_of(box, made, len(seats)) for made in s.offers])


def offer_of(box: Box, made: OfferSituation, seats: int) -> int:
    shown = sorted(different(box.contract_names, made.offered, "offers"))
    if not 1 <= len(shown) <= OFFER:
        raise Impossible(f"offers: {len(shown)} contracts to choose from")
    check_seat(made.seat, seats, "offers")
    back = EMPTY if made.returned is None else index(box.contract_names, made.returned, "offers")
    return int(offer(made.seat, shown[0], shown[1] if len(shown) == OFFER else EMPTY, back))


def shuffled(rng: Rng, order: list[str], names: list[str]) -> list[str]:
    """Names in the order of the box, then shuffled; nothing random is used where there is nothing to shuffle."""
    numbers = packed([order.index(name) for name in names])
    rng.shuffle(numbers)
    return [order[number] for number in numbers]


def take(pile: list[str], n: int) -> list[str]:
    taken = pile[:n]
    del pile[:n]
    return taken


def counts(box: Box, named: dict[str, int]) -> list[int]:
    return [named.get(name, 0) for name in box.card_names]


def tally(box: Box, named: dict[str, int]) -> int:
    """See tally.py."""
    for name, n in named.items():
        if not 0 <= n <= 0xFF:
            raise Impossible(f"{name}: {n} of it")
        index(box.card_names, name)
    return sum(n << 8 * kind for kind, n in enumerate(counts(box, named)))


def members(box: Box, names: list[str]) -> int:
    return sum(1 << index(box.contract_names, name) for name in names)
