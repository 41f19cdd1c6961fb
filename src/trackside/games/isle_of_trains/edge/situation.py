"""Situations of this game, in both directions: see docs/situations.md.

What is left out is as after set-up: hands and supplies dealt at random, the row turned up, the rest in the deck. With a
deck but no discard pile, the rest lies in the discard pile, unless the deck ends in "...". Decks and piles are written
with their top card first. One hand and one supply may be "rest".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from trackside.core.arrays import append, bit, extend, i64, packed, vec
from trackside.core.edge.errors import Impossible
from trackside.core.edge.frames import read_stack, write_stack
from trackside.core.edge.situation import (
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
from trackside.games.isle_of_trains.edge.frames import frames
from trackside.games.isle_of_trains.edge.view import hand_of, load_name, names, passengers
from trackside.games.isle_of_trains.rules.audit import card_being_built, faults
from trackside.games.isle_of_trains.rules.audit_stack import cards_due
from trackside.games.isle_of_trains.rules.box import COLOURS, NONE, Box
from trackside.games.isle_of_trains.rules.cars import (
    KNOWN,
    LOCKED,
    NEW,
    OLD,
    SEEN,
    card,
    card_of,
    colour_of,
    face_down,
    heap_size,
    is_face_down,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    loader_of,
    one_of,
    origin_of,
    passenger,
    with_load,
)
from trackside.games.isle_of_trains.rules.discard import Discarding
from trackside.games.isle_of_trains.rules.player import CARD_BITS, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.setup import empty_table, shuffled_tiles
from trackside.games.isle_of_trains.rules.turn import begin_turn

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains

ORIGINS = {"seen": SEEN, "old": OLD, "new": NEW}
Cards = list[str] | dict[str, int]
Rest = Literal["rest"]  # everything that is nowhere else
REST: Rest = "rest"


class FaceDown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A face-down load (IOT-6.6): who loaded it, and where the others think it came from."""

    card: str
    by: int
    origin: Literal["seen", "old", "new"] = "new"
    locked: bool = False


class Car(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: str
    loads: list[str | FaceDown] = []


class SeatSituation(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    hand: Cards | Rest | None = None
    known: dict[str, Count] = {}
    maybe: dict[str, Count] = {}
    old: dict[str, Count] = {}
    train: list[str | Car] = msgspec.field(default_factory=lambda: ["loco_l1"])
    buildings: list[str] = []
    supply: Cards | Rest | None = None
    open: list[str] = []
    completed: list[str] = []
    delivered: dict[str, Count] = {}
    vp: Count = 0


class Situation(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    seats: list[SeatSituation] = []
    to_move: int | None = None  # left out: whom the stack asks, or seat 0
    deck: list[str] | None = None  # top first; may end in "..."
    known_top: Count = 0  # cards on top of the deck that were bought back
    row: list[str | None] | None = None
    discard: list[str] | None = None
    aside: list[str] = []
    tickets: dict[str, str] | None = None  # the tile at each destination
    seated: dict[str, Count] = {}  # passengers on the tiles, by colour
    bag: Cards | None = None
    progress: Count = 0
    progress_by: int | None = None
    last_turns: Count | None = None
    stack: list[dict[str, Any]] | None = None
    over: bool = False
    ply: Count = 0
    horizon: Count = 0
    chance: Chance = Chance()


def arrange(game: IsleOfTrains, mapping: dict[str, Any]) -> IslePosition:
    s = converted(mapping, Situation)
    box, count = game.box, int(game.box.seats)
    seats = [*s.seats, *(SeatSituation() for _ in range(count - len(s.seats)))]
    if len(seats) > count:
        raise Impossible(f"seats: {len(seats)} of them in a game for {count}")
    p = empty_table(game, box, rng_of(s.chance))
    place_stack(p, s)
    p.ply, p.horizon = s.ply, s.horizon
    p.progress, p.progress_by = s.progress, NONE if s.progress_by is None else s.progress_by
    p.last_turns = -1 if s.last_turns is None else s.last_turns
    place_cards(p, s, seats)
    place_passengers(p, s, seats)
    for player, seat in zip(p.players, seats, strict=True):
        place_islands(p, player, seat)
    found = faults(p)
    if found:
        raise Impossible(found[0])
    check_discard(p)
    p.settle()
    return p


def place_stack(p: IslePosition, s: Situation) -> None:
    """What is asked, and whose turn it is."""
    count = int(p.box.seats)
    if s.over and s.stack:
        raise Impossible("over: a finished game has no stack")
    if s.stack is not None and not s.over:
        p.asked = read_stack(frames(p.box, count), s.stack, count)
    whose = 0 if p.asked is None else int(p.asked.seat)
    p.current = whose if s.to_move is None else s.to_move
    check_seat(int(p.current), count, "to_move")
    if s.stack is None and not s.over:
        begin_turn(p, p.current)


def check_discard(p: IslePosition) -> None:
    """Cards that are discarded one by one, in their order, are in the hand."""
    asked = p.asked
    if isinstance(asked, Discarding):
        later = sum(1 for card in p.players[asked.seat].hand if card >> CARD_BITS >= asked.first)
        if later < cards_due(p):
            raise Impossible(
                f"stack: {asked.name}: {later} cards from {p.box.kind_names[asked.first]} on for {asked.n}"
            )


def place_cards(p: IslePosition, s: Situation, seats: list[SeatSituation]) -> None:
    """All train cards: those that are named first, then those that are dealt, then the rest."""
    box = p.box
    rest: Counter[str] = Counter({name: int(box.copies[kind]) for kind, name in enumerate(box.kind_names)})
    built = card_being_built(p)
    if built is not None:
        spend(rest, [box.kind_names[built]])
    for player, seat in zip(p.players, seats, strict=True):
        place_train(p, player, seat, rest)
        for kind in different(box.kind_names, seat.buildings, "buildings"):
            player.buildings |= bit(kind)
        spend(rest, seat.buildings)
        if seat.hand is not None and seat.hand != REST:
            spend(rest, seat.hand)
    p.aside = loads(box, s.aside)
    spend(rest, [box.kind_names[card_of(load)] for load in p.aside if not is_passenger(load)])
    deck, ends_in_rest = ([], True) if s.deck is None else named_first(s.deck, "deck")
    spend(rest, [*deck, *(s.discard or []), *(name for name in s.row or [] if name is not None)])
    left = packed([kind for kind, name in enumerate(box.kind_names) for _ in range(rest[name])])
    p.rng.shuffle(left)
    undealt = [int(kind) for kind in left]
    place_row(p, s, undealt)
    place_hands(p, seats, undealt)
    p.discard = pile(box, s.discard or [])
    if s.discard is None and not ends_in_rest:
        p.discard = packed(undealt)
        undealt = []
    p.deck = extend(packed(undealt if ends_in_rest else []), pile(box, deck))
    p.known_top = s.known_top


def place_row(p: IslePosition, s: Situation, undealt: list[int]) -> None:
    size = int(p.box.row_size)
    if s.row is None:
        p.row = packed([undealt.pop() if undealt else NONE for _ in range(size)])
        return
    if len(s.row) > size:
        raise Impossible(f"row: {len(s.row)} cards for {size} places")
    names = [*s.row, *(None for _ in range(size - len(s.row)))]
    p.row = packed([NONE if name is None else index(p.box.kind_names, name, "row") for name in names])


def place_hands(p: IslePosition, seats: list[SeatSituation], undealt: list[int]) -> None:
    """Hands as given, dealt as at set-up, or all that is left."""
    names = p.box.kind_names
    hands: list[Counter[str]] = []
    for seat in seats:
        dealt = min(int(p.box.starting_hand), len(undealt)) if seat.hand is None else 0
        own = [names[undealt.pop()] for _ in range(dealt)]
        hands.append(Counter(own if seat.hand is None or seat.hand == REST else seat.hand))
    for hand, seat in zip(hands, seats, strict=True):
        if seat.hand == REST:
            hand.update(names[kind] for kind in undealt)
            undealt.clear()
    for player, hand, seat in zip(p.players, hands, seats, strict=True):
        deal_hand(p.box, player, seat, hand)


def place_train(p: IslePosition, player: Player, seat: SeatSituation, rest: Counter[str]) -> None:
    box = p.box
    for each in seat.train:
        car = each if isinstance(each, Car) else Car(each)
        number = i64(index(box.kind_names, car.card, "train"))
        spend(rest, [car.card])
        if len(car.loads) > box.capacity[number]:
            raise Impossible(f"{car.card}: holds {box.capacity[number]} loads, not {len(car.loads)}")
        for load in car.loads:
            if isinstance(load, FaceDown):
                check_seat(load.by, int(box.seats), f"{load.card}: by")
                kind = index(box.kind_names, load.card, "loads")
                spend(rest, [load.card])
                number = with_load(
                    number, face_down(kind, load.by, ORIGINS[load.origin]) + (LOCKED if load.locked else 0)
                )
                p.players[load.by].buried += 1
            else:
                if load in box.kind_names:
                    spend(rest, [load])
                number = with_load(number, one_load(box, load))
        if len(player.train) == box.places:
            raise Impossible(f"train: more than {box.places} cards")
        player.couple(box, append(player.train, number))


def place_passengers(p: IslePosition, s: Situation, seats: list[SeatSituation]) -> None:
    """All passengers: those named, those dealt, and the rest in the bag."""
    box = p.box
    rest: Counter[str] = Counter({name: int(box.passengers[n]) for n, name in enumerate(box.colour_names)})
    aboard = [load_at(car, slot) for player in p.players for car in player.train for slot in range(load_count(car))]
    spend(rest, [box.colour_names[colour_of(load)] for load in [*aboard, *p.aside] if is_passenger(load)])
    spend(rest, s.seated)
    spend(rest, s.bag or {})
    p.seated = heap(box, s.seated)
    for seat in seats:
        if seat.supply is not None and seat.supply != REST:
            spend(rest, seat.supply)
    place_delivered(p, s, seats)
    p.bag = heap(box, rest)
    for number, seat in enumerate(seats):
        if seat.supply is None:
            for _ in range(min(int(box.starting_passengers), int(heap_size(p.bag)))):
                p.take_passenger(number)
    for player, seat in zip(p.players, seats, strict=True):
        if seat.supply == REST:
            player.supply, p.bag = p.bag, 0
        elif seat.supply is not None:
            player.supply = heap(box, Counter(seat.supply))
    if s.bag is not None:
        if p.bag:
            raise Impossible(f"{next(iter(passengers(box, int(p.bag))))}: nowhere, not even in the bag")
        p.bag = heap(box, Counter(s.bag))
    p.horizon = s.horizon
    if s.tickets is None:
        p.tickets = shuffled_tiles(p.rng)
    else:
        places = [box.island_names[island] for island in box.colour_island]
        unnamed = [n for n, name in enumerate(box.tile_names) if name not in s.tickets.values()]
        for name in s.tickets:
            index(places, name, "tickets")
        p.tickets = packed(
            [index(box.tile_names, s.tickets[at]) if at in s.tickets else unnamed.pop(0) for at in places]
        )


def place_delivered(p: IslePosition, s: Situation, seats: list[SeatSituation]) -> None:
    """Who delivered the passengers to their tiles; seat 0 if nobody is named."""
    left = Counter(s.seated)
    for player, seat in zip(p.players, seats, strict=True):
        for name, n in seat.delivered.items():
            index(p.box.colour_names, name, "delivered")
            left[name] -= n
            if left[name] < 0:
                raise Impossible(f"delivered: {name}: more than are on the tiles")
        player.delivered = heap(p.box, seat.delivered)
    p.players[0].delivered += heap(p.box, left)


def place_islands(p: IslePosition, player: Player, seat: SeatSituation) -> None:
    box = p.box
    for island in different(box.island_names, seat.open, "open"):
        player.open |= bit(island)
    for contract in different(box.contract_names, seat.completed, "completed"):
        player.completed |= bit(contract)
    for island in range(len(box.island_names)):
        held = player.open >> island & 1 or any(
            player.completed >> n & 1 and box.contract_island[n] == island for n in range(box.contracts)
        )
        if held:
            p.islands &= ~(1 << island)
    player.vp = seat.vp


def deal_hand(box: Box, player: Player, seat: SeatSituation, left: Counter[str]) -> None:
    """The cards of a hand, each with what the others know of it."""
    for known, cards in ((KNOWN, seat.known), (SEEN, seat.maybe), (OLD, seat.old)):
        for name, n in cards.items():
            left[name] -= n
            if left[name] < 0:
                raise Impossible(f"{name}: more known of the hand than there is")
            for _ in range(n):
                player.gain(index(box.kind_names, name), known)
    for name in left.elements():
        player.gain(index(box.kind_names, name), NEW)


def heap(box: Box, counts: dict[str, int] | Counter[str]) -> int:
    return sum(int(one_of(index(box.colour_names, name))) * n for name, n in counts.items())


def pile(box: Box, top_first: list[str]) -> vec[i64]:
    return packed([index(box.kind_names, name) for name in reversed(top_first)])


def one_load(box: Box, name: str) -> int:
    if name in box.colour_names:
        return int(passenger(box.colour_names.index(name)))
    return int(card(index(box.kind_names, name)))


def loads(box: Box, each: Iterable[str]) -> vec[i64]:
    return packed([one_load(box, name) for name in each])


def situation(p: IslePosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    box = p.box
    s = Situation(
        seats=[seat_situation(box, player) for player in p.players],
        to_move=int(p.current),
        deck=[box.kind_names[kind] for kind in reversed(list(p.deck))],
        known_top=int(p.known_top),
        row=[None if kind < 0 else box.kind_names[kind] for kind in p.row],
        discard=[box.kind_names[kind] for kind in reversed(list(p.discard))],
        aside=[load_name(box, int(load)) for load in p.aside],
        tickets={
            box.island_names[box.colour_island[colour]]: box.tile_names[p.tickets[colour]] for colour in range(COLOURS)
        },
        seated=passengers(box, int(p.seated)),
        bag=passengers(box, int(p.bag)),
        progress=int(p.progress),
        progress_by=None if p.progress_by == NONE else int(p.progress_by),
        last_turns=int(p.last_turns) if p.last_turns >= 0 else None,
        stack=None if p.over else write_stack(p, frames(box, len(p.players))),
        over=p.over,
        ply=int(p.ply),
        horizon=int(p.horizon),
        chance=chance(p.rng),
    )
    made: dict[str, Any] = msgspec.to_builtins(s)
    return made


def seat_situation(box: Box, player: Player) -> SeatSituation:
    return SeatSituation(
        hand=hand_of(box, player),
        known=hand_of(box, player, KNOWN),
        maybe=hand_of(box, player, SEEN),
        old=hand_of(box, player, OLD),
        train=[car_situation(box, int(car)) for car in player.train],
        buildings=names(box.kind_names, int(player.buildings)),
        supply=passengers(box, int(player.supply)),
        open=names(box.island_names, int(player.open)),
        completed=names(box.contract_names, int(player.completed)),
        delivered=passengers(box, int(player.delivered)),
        vp=int(player.vp),
    )


def car_situation(box: Box, car: int) -> str | Car:
    each = [int(load_at(car, slot)) for slot in range(load_count(car))]
    name = box.kind_names[kind_of(car)]
    return Car(name, [load_situation(box, load) for load in each]) if each else name


def load_situation(box: Box, load: int) -> str | FaceDown:
    if not is_face_down(load):
        return load_name(box, load)
    origin: Any = next(name for name, known in ORIGINS.items() if known == origin_of(load))
    return FaceDown(box.kind_names[card_of(load)], int(loader_of(load)), origin, bool(load & LOCKED))
