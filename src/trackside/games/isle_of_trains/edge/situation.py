"""Situations of this game, in both directions: see docs/situations.md.

What is left out is as after set-up: hands and supplies dealt at random, the row turned up, the rest in the deck. With a
deck but no discard pile, the rest lies in the discard pile, unless the deck ends in "...". Decks and piles are written
with their top card first. One hand and one supply may be "rest".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from trackside.core.arrays import extend, packed
from trackside.core.edge.errors import Impossible
from trackside.core.edge.fields import Given
from trackside.core.edge.frames import read_stack
from trackside.core.edge.situation import Count, Shared, converted, given_seats, index, rng_of, told_of
from trackside.games.isle_of_trains.edge.fields import fields
from trackside.games.isle_of_trains.edge.frames import frames
from trackside.games.isle_of_trains.edge.view import hand_of
from trackside.games.isle_of_trains.rules.audit import cards_in_use, faults, loads_of, passengers_in_use
from trackside.games.isle_of_trains.rules.audit_stack import cards_due
from trackside.games.isle_of_trains.rules.box import COLOURS, NONE, Box
from trackside.games.isle_of_trains.rules.cars import (
    KNOWN,
    NEW,
    OLD,
    SEEN,
    count_of,
    heap_size,
    is_face_down,
    loader_of,
    one_of,
)
from trackside.games.isle_of_trains.rules.discard import Discarding
from trackside.games.isle_of_trains.rules.player import CARD_BITS, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.setup import empty_table, shuffled_tiles
from trackside.games.isle_of_trains.rules.turn import begin_turn

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains

Rest = Literal["rest"]  # everything that is nowhere else
REST: Rest = "rest"


class SeatTold(msgspec.Struct):
    """A hand, and what the others know of its cards."""

    hand: list[str] | dict[str, Count] | Rest | None = None
    known: dict[str, Count] = {}
    maybe: dict[str, Count] = {}
    old: dict[str, Count] = {}


class Told(Shared):
    over: bool = False


class Seat(NamedTuple):
    """A player and what is said of it."""

    player: Player
    given: Given
    told: SeatTold


def situation(p: IslePosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    its = fields(p.box, len(p.players))
    seats = [its.seat.situation(player, hand_situation(p.box, player)) for player in p.players]
    told = told_of(p, its.table, frames(p.box, len(p.players)), seats, over=p.over)
    if p.over:
        told["stack"] = None
    return told


def hand_situation(box: Box, player: Player) -> dict[str, Any]:
    return {
        "hand": hand_of(box, player),
        "known": hand_of(box, player, KNOWN),
        "maybe": hand_of(box, player, SEEN),
        "old": hand_of(box, player, OLD),
    }


def arrange(game: IsleOfTrains, mapping: Mapping[str, Any]) -> IslePosition:
    box, count = game.box, int(game.box.seats)
    its = fields(box, count)
    told = converted(mapping, Told)
    table = Given(its.table, mapping, "")
    p = empty_table(game, box, rng_of(told.chance))
    seats = []
    for seat, (player, given) in enumerate(zip(p.players, given_seats(told, its.seat, count), strict=True)):
        own = told.seats[seat] if seat < len(told.seats) else {}
        seats.append(Seat(player, given, converted(own, SeatTold, f"seat {seat}: ")))
    place_stack(p, told, table)
    p.bag = 0  # until it is known what is left for it
    table.fill(p)
    for each in seats:
        furnish(p, each)
    place_cards(p, table, seats)
    place_passengers(p, table, seats)
    found = faults(p)
    if found:
        raise Impossible(found[0])
    check_discard(p)
    p.settle()
    return p


def place_stack(p: IslePosition, told: Told, table: Given) -> None:
    """What is asked, and whose turn it is."""
    count = int(p.box.seats)
    if told.over and told.stack:
        raise Impossible("over: a finished game has no stack")
    if told.stack is not None and not told.over:
        p.asked = read_stack(frames(p.box, count), told.stack, count)
    p.current = table.values.get("current", 0 if p.asked is None else int(p.asked.seat))
    if told.stack is None and not told.over:
        begin_turn(p, p.current)


def furnish(p: IslePosition, seat: Seat) -> None:
    """The train, the islands and the face-down loads of a seat."""
    box, player = p.box, seat.player
    seat.given.fill(player)
    player.couple(box, player.train if seat.given.has("train") else packed([int(box.first_locomotive)]))
    for load in loads_of(player):
        if is_face_down(load):
            p.players[loader_of(load)].buried += 1
    for island in range(len(box.island_names)):
        held = player.open >> island & 1 or any(
            player.completed >> n & 1 and box.contract_island[n] == island for n in range(box.contracts)
        )
        if held:
            p.islands &= ~(1 << island)


def check_discard(p: IslePosition) -> None:
    """Cards that are discarded one by one, in their order, are in the hand."""
    asked = p.asked
    if isinstance(asked, Discarding):
        later = sum(1 for card in p.players[asked.seat].hand if card >> CARD_BITS >= asked.first)
        if later < cards_due(p):
            raise Impossible(
                f"stack: {asked.name}: {later} cards from {p.box.kind_names[asked.first]} on for {asked.n}"
            )


def place_cards(p: IslePosition, table: Given, seats: Sequence[Seat]) -> None:
    """All train cards: those that are named first, then those that are dealt, then the rest."""
    box = p.box
    for seat in seats:
        if seat.told.hand is not None and seat.told.hand != REST:
            deal_hand(box, seat, Counter(seat.told.hand))
    used = cards_in_use(p)
    for kind, name in enumerate(box.kind_names):
        if used[kind] > box.copies[kind]:
            raise Impossible(f"{name}: {used[kind]} of it, but only {box.copies[kind]} left in the box")
    left = packed([kind for kind in range(box.kinds) for _ in range(box.copies[kind] - used[kind])])
    p.rng.shuffle(left)
    undealt = [int(kind) for kind in left]
    if not table.has("row"):
        p.row = packed([undealt.pop() if undealt else NONE for _ in range(box.row_size)])
    deal_hands(p, seats, undealt)
    ends_in_rest = "deck" in table.rest or not table.has("deck")
    if not table.has("discard") and not ends_in_rest:
        p.discard = packed(undealt)
    if ends_in_rest:
        p.deck = extend(packed(undealt), p.deck)


def deal_hands(p: IslePosition, seats: Sequence[Seat], undealt: list[int]) -> None:
    """Hands dealt as at set-up, or all that is left."""
    names = p.box.kind_names
    for seat in seats:
        if seat.told.hand is None:
            dealt = min(int(p.box.starting_hand), len(undealt))
            deal_hand(p.box, seat, Counter(names[undealt.pop()] for _ in range(dealt)))
    for seat in seats:
        if seat.told.hand == REST:
            deal_hand(p.box, seat, Counter(names[kind] for kind in undealt))
            undealt.clear()


def place_passengers(p: IslePosition, table: Given, seats: Sequence[Seat]) -> None:
    """All passengers: those named, those dealt, and the rest in the bag."""
    box, horizon = p.box, p.horizon
    undealt = 0
    for colour, n in enumerate(passengers_in_use(p)):
        left = int(box.passengers[colour]) - n
        if left < 0:
            raise Impossible(
                f"{box.colour_names[colour]}: {n} of it, but only {box.passengers[colour]} left in the box"
            )
        undealt += left * int(one_of(colour))
    place_delivered(p)
    bag, p.bag = p.bag, undealt
    for number, seat in enumerate(seats):
        if not seat.given.has("supply") and "supply" not in seat.given.rest:
            for _ in range(min(int(box.starting_passengers), int(heap_size(p.bag)))):
                p.take_passenger(number)
    for seat in seats:
        if "supply" in seat.given.rest:
            seat.player.supply, p.bag = p.bag, 0
    if table.has("bag"):
        if p.bag:
            colour = next(colour for colour in range(COLOURS) if count_of(p.bag, colour))
            raise Impossible(f"{box.colour_names[colour]}: nowhere, not even in the bag")
        p.bag = bag
    p.horizon = horizon
    if not table.has("tickets"):
        p.tickets = shuffled_tiles(p.rng)


def place_delivered(p: IslePosition) -> None:
    """Who delivered the passengers to their tiles; seat 0 if nobody is named."""
    for colour, name in enumerate(p.box.colour_names):
        n = count_of(p.seated, colour) - sum(count_of(player.delivered, colour) for player in p.players)
        if n < 0:
            raise Impossible(f"delivered: {name}: more than are on the tiles")
        p.players[0].delivered += one_of(colour) * n


def deal_hand(box: Box, seat: Seat, left: Counter[str]) -> None:
    """The cards of a hand, each with what the others know of it."""
    player, told = seat.player, seat.told
    for name, n in left.items():
        most = box.copies[index(box.kind_names, name, "hand")]
        if n > most:
            raise Impossible(f"{name}: {n} of it, but only {most} left in the box")
    for known, cards in ((KNOWN, told.known), (SEEN, told.maybe), (OLD, told.old)):
        for name, n in cards.items():
            left[name] -= n
            if left[name] < 0:
                raise Impossible(f"{name}: more known of the hand than there is")
            for _ in range(n):
                player.gain(index(box.kind_names, name), known)
    for name in left.elements():
        player.gain(index(box.kind_names, name), NEW)
