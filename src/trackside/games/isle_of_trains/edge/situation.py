"""A position from, and as, a readable mapping.

What is left out is as after set-up: hands and supplies dealt at random, the row turned up, the rest in the deck. With a
deck but no discard pile, the rest lies in the discard pile. Decks and piles are written with their top card first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from trackside.core.arrays import append, i64, packed, vec
from trackside.core.edge.errors import Impossible
from trackside.core.edge.situation import Chance, chance, converted, index, restack, rng_of, spend, stack_of
from trackside.core.question import Question
from trackside.games.isle_of_trains.edge.view import hand_of, load_name, names, passengers
from trackside.games.isle_of_trains.rules.actions import Action, Bonus
from trackside.games.isle_of_trains.rules.audit import card_being_built, faults
from trackside.games.isle_of_trains.rules.box import COLOURS, NONE, Box
from trackside.games.isle_of_trains.rules.build import Payment, Placing, Replacing, Scrapping, Surplus
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
from trackside.games.isle_of_trains.rules.contracts import Contract
from trackside.games.isle_of_trains.rules.deliver import Delivering, Destination, Special
from trackside.games.isle_of_trains.rules.delivery import PutAway
from trackside.games.isle_of_trains.rules.discard import BenefitDiscard, ExtraCard, HandLimit
from trackside.games.isle_of_trains.rules.effects import Effect, Salvage
from trackside.games.isle_of_trains.rules.player import Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.setup import empty_table, shuffled_tiles
from trackside.games.isle_of_trains.rules.take import TakeCards
from trackside.games.isle_of_trains.rules.turn import EndOfTurn, Night, NightWindow, begin_turn

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains

QUESTIONS: list[type[Question[IslePosition]]] = [
    Action,
    BenefitDiscard,
    Bonus,
    Contract,
    Delivering,
    Destination,
    Effect,
    EndOfTurn,
    ExtraCard,
    HandLimit,
    Night,
    NightWindow,
    Payment,
    Placing,
    PutAway,
    Replacing,
    Salvage,
    Scrapping,
    Special,
    Surplus,
    TakeCards,
]

ORIGINS = {"seen": SEEN, "old": OLD, "new": NEW}
Cards = list[str] | dict[str, int]


class FaceDown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A face-down load (IOT-6.6): who loaded it, and where the others think it came from."""

    card: str
    by: int
    origin: Literal["seen", "old", "new"] = "new"
    locked: bool = False


class Car(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: str
    loads: list[str | FaceDown] = []


class Seat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    hand: Cards | None = None
    known: dict[str, int] = {}
    maybe: dict[str, int] = {}
    old: dict[str, int] = {}
    train: list[str | Car] = msgspec.field(default_factory=lambda: ["loco_l1"])
    buildings: list[str] = []
    supply: Cards | None = None
    open: list[str] = []
    completed: list[str] = []
    delivered: dict[str, int] = {}
    vp: int = 0


class Situation(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    seats: list[Seat] = []
    to_move: int = 0
    deck: list[str] | None = None
    known_top: int = 0
    row: list[str | None] | None = None
    discard: list[str] | None = None
    aside: list[str] = []
    tickets: dict[str, str] | None = None  # the tile at each destination
    seated: dict[str, int] = {}  # passengers on the tiles, by colour
    progress: int = 0
    progress_by: int | None = None
    last_turns: int | None = None
    stack: list[dict[str, Any]] | None = None
    over: bool = False
    ply: int = 0
    horizon: int = 0
    chance: Chance = Chance()


def arrange(game: IsleOfTrains, mapping: dict[str, Any]) -> IslePosition:
    s = converted(mapping, Situation)
    box = game.box
    seats = [*s.seats, *(Seat() for _ in range(int(box.seats) - len(s.seats)))]
    if len(seats) > box.seats or not 0 <= s.to_move < box.seats:
        raise Impossible(f"seats: the game is for {box.seats}")
    p = empty_table(game, box, rng_of(s.chance))
    if s.over:
        p.asked = None
    elif s.stack is not None:
        p.asked = restack(QUESTIONS, s.stack)
        p.current = s.to_move
    else:
        begin_turn(p, s.to_move)
    p.ply, p.horizon, p.current = s.ply, s.horizon, s.to_move
    p.progress, p.progress_by = s.progress, NONE if s.progress_by is None else s.progress_by
    p.last_turns = -1 if s.last_turns is None else s.last_turns
    place_cards(p, s, seats)
    place_passengers(p, s, seats)
    for player, seat in zip(p.players, seats, strict=True):
        place_islands(p, player, seat)
    found = faults(p)
    if found:
        raise Impossible(found[0])
    p.settle()
    return p


def place_cards(p: IslePosition, s: Situation, seats: list[Seat]) -> None:
    """All train cards: those that are named first, then those that are dealt, then the rest."""
    box = p.box
    rest: Counter[str] = Counter({name: int(box.copies[kind]) for kind, name in enumerate(box.kind_names)})
    built = card_being_built(p)
    if built is not None:
        spend(rest, [box.kind_names[built]])
    for number, (player, seat) in enumerate(zip(p.players, seats, strict=True)):
        place_train(p, player, seat, rest)
        for name in seat.buildings:
            player.buildings |= 1 << index(box.kind_names, name, f"seat {number}: buildings")
        spend(rest, seat.buildings)
        if seat.hand is not None:
            spend(rest, seat.hand)
            deal_hand(box, player, seat)
    p.aside = loads(box, s.aside)
    spend(rest, [box.kind_names[card_of(load)] for load in p.aside if not is_passenger(load)])
    for name in [*(s.deck or []), *(s.discard or []), *(name for name in s.row or [] if name is not None)]:
        spend(rest, [name])
    left = packed([kind for kind, name in enumerate(box.kind_names) for _ in range(rest[name])])
    p.rng.shuffle(left)
    undealt = [int(kind) for kind in left]
    for player, seat in zip(p.players, seats, strict=True):
        if seat.hand is None:
            for _ in range(min(int(box.starting_hand), len(undealt))):
                player.gain(undealt.pop())
    if s.row is None:
        p.row = packed([undealt.pop() if undealt else NONE for _ in range(box.row_size)])
    else:
        row = [*s.row, *(None for _ in range(int(box.row_size) - len(s.row)))]
        p.row = packed([NONE if name is None else index(box.kind_names, name) for name in row])
    if s.deck is None:
        p.deck = packed(undealt)
        p.discard = pile(box, s.discard or [])
    else:
        p.deck = pile(box, s.deck)
        p.discard = packed(undealt) if s.discard is None else pile(box, s.discard)
    p.known_top = s.known_top


def place_train(p: IslePosition, player: Player, seat: Seat, rest: Counter[str]) -> None:
    box = p.box
    for each in seat.train:
        car = each if isinstance(each, Car) else Car(each)
        spend(rest, [car.card])
        number = i64(index(box.kind_names, car.card))
        if len(car.loads) > box.capacity[number]:
            raise Impossible(f"{car.card}: holds {box.capacity[number]} loads, not {len(car.loads)}")
        for load in car.loads:
            if isinstance(load, FaceDown):
                spend(rest, [load.card])
                kind = index(box.kind_names, load.card)
                number = with_load(
                    number, face_down(kind, load.by, ORIGINS[load.origin]) + (LOCKED if load.locked else 0)
                )
                if not 0 <= load.by < box.seats:
                    raise Impossible(f"{load.card}: loaded by nobody")
                p.players[load.by].buried += 1
            else:
                if load in box.kind_names:
                    spend(rest, [load])
                number = with_load(number, one_load(box, load))
        player.couple(box, append(player.train, number))


def place_passengers(p: IslePosition, s: Situation, seats: list[Seat]) -> None:
    """All passengers: those named, those dealt, and the rest in the bag."""
    box = p.box
    rest: Counter[str] = Counter({name: int(box.passengers[n]) for n, name in enumerate(box.colour_names)})
    aboard = [load_at(car, slot) for player in p.players for car in player.train for slot in range(load_count(car))]
    spend(rest, [box.colour_names[colour_of(load)] for load in [*aboard, *p.aside] if is_passenger(load)])
    spend(rest, s.seated)
    p.seated = heap(box, s.seated)
    for player, seat in zip(p.players, seats, strict=True):
        player.delivered = heap(box, seat.delivered)
        if seat.supply is not None:
            spend(rest, seat.supply)
            player.supply = heap(box, counted(seat.supply))
    p.players[0].delivered += p.seated - sum(player.delivered for player in p.players)
    p.bag = heap(box, rest)
    for number, seat in enumerate(seats):
        if seat.supply is None:
            for _ in range(box.starting_passengers):
                p.take_passenger(number)
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


def place_islands(p: IslePosition, player: Player, seat: Seat) -> None:
    box = p.box
    for name in seat.open:
        player.open |= 1 << index(box.island_names, name, "open")
    for name in seat.completed:
        player.completed |= 1 << index(box.contract_names, name, "completed")
    for island in range(len(box.island_names)):
        held = player.open >> island & 1 or any(
            player.completed >> n & 1 and box.contract_island[n] == island for n in range(box.contracts)
        )
        if held:
            p.islands &= ~(1 << island)
    player.vp = seat.vp


def counted(things: Cards) -> Counter[str]:
    return Counter(things)


def deal_hand(box: Box, player: Player, seat: Seat) -> None:
    """The cards of a hand, each with what the others know of it."""
    left = counted(seat.hand or [])
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
    """The whole truth, so that arrange(situation(p)) continues exactly as p does."""
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
        progress=int(p.progress),
        progress_by=None if p.progress_by == NONE else int(p.progress_by),
        last_turns=int(p.last_turns) if p.last_turns >= 0 else None,
        stack=None if p.over else stack_of(p),
        over=p.over,
        ply=int(p.ply),
        horizon=int(p.horizon),
        chance=chance(p.rng),
    )
    made: dict[str, Any] = msgspec.to_builtins(s)
    return made


def seat_situation(box: Box, player: Player) -> Seat:
    return Seat(
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
