"""What must hold in every position: nothing lost or doubled, no limit of the rules exceeded (Appendix D)."""

from __future__ import annotations

from collections import Counter

from trackside.core.arrays import i64
from trackside.games.isle_of_trains.rules.audit_stack import stack_faults
from trackside.games.isle_of_trains.rules.box import (
    BUILDING,
    CARGO,
    COLOURS,
    ISLANDS,
    LOCOMOTIVE,
    NONE,
    PASSENGER,
    SPACES,
)
from trackside.games.isle_of_trains.rules.build import Payment, Placing, Replacing, Scrapping
from trackside.games.isle_of_trains.rules.cars import (
    LOCKED,
    NEW,
    SEEN,
    card_of,
    colour_of,
    count_of,
    is_face_down,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    loader_of,
    origin_of,
)
from trackside.games.isle_of_trains.rules.contracts import is_in_play
from trackside.games.isle_of_trains.rules.player import CARD_BITS, KNOWLEDGE, Player
from trackside.games.isle_of_trains.rules.position import IslePosition


def faults(p: IslePosition) -> list[str]:
    found = [*card_faults(p), *passenger_faults(p), *island_faults(p), *table_faults(p)] + [
        f"seat {seat}: {fault}" for seat, player in enumerate(p.players) for fault in player_faults(p, seat, player)
    ]
    return found if found else stack_faults(p)


def loads_of(player: Player) -> list[int]:
    return [load for car in player.train for load in loads_in(car)]


def loads_in(car: i64) -> list[int]:
    return [int(load_at(car, slot)) for slot in range(load_count(car))]


def card_being_built(p: IslePosition) -> int | None:
    """A card that has left the hand and not yet reached the train."""
    asked = p.asked
    while asked is not None:
        if isinstance(asked, Placing | Scrapping | Replacing | Payment):
            return int(asked.card)
        asked = asked.below
    return None


def cards_in_use(p: IslePosition) -> Counter[int]:
    """IOT-1.1: the train cards over all zones, by kind."""
    cards: Counter[int] = Counter([int(kind) for kind in [*p.deck, *p.discard, *p.row] if kind >= 0])
    cards.update(int(card_of(load)) for load in p.aside if not is_passenger(load))
    built = card_being_built(p)
    if built is not None:
        cards[built] += 1
    for player in p.players:
        cards.update(int(card >> CARD_BITS) for card in player.hand)
        cards.update(int(kind_of(car)) for car in player.train)
        cards.update(int(card_of(load)) for load in loads_of(player) if not is_passenger(load))
        cards.update(kind for kind in range(p.box.kinds) if player.buildings >> kind & 1)
    return cards


def card_faults(p: IslePosition) -> list[str]:
    cards = cards_in_use(p)
    return [
        f"{p.box.kind_names[kind]}: {cards[kind]} of {p.box.copies[kind]}"
        for kind in range(p.box.kinds)
        if cards[kind] != p.box.copies[kind]
    ]


def passengers_in_use(p: IslePosition) -> list[int]:
    """IOT-1.4, IOT-7.6: the passengers over bag, supplies, trains and tiles, by colour."""
    loads = [*p.aside]
    for player in p.players:
        loads += loads_of(player)
    aboard = Counter([int(colour_of(load)) for load in loads if is_passenger(load)])
    found: list[int] = []
    for colour in range(COLOURS):
        n = aboard[colour] + count_of(p.bag, colour) + count_of(p.seated, colour)
        n += sum(count_of(player.supply, colour) for player in p.players)
        found.append(int(n))
    return found


def passenger_faults(p: IslePosition) -> list[str]:
    found: list[str] = []
    for colour, n in enumerate(passengers_in_use(p)):
        if n != p.box.passengers[colour]:
            found.append(f"{p.box.colour_names[colour]}: {n} of {p.box.passengers[colour]}")
        if count_of(p.seated, colour) > SPACES:
            found.append(f"{p.box.colour_names[colour]}: tile overfull")
        if sum(count_of(player.delivered, colour) for player in p.players) != count_of(p.seated, colour):
            found.append(f"{p.box.colour_names[colour]}: delivered by nobody")
    return found


def island_faults(p: IslePosition) -> list[str]:
    """IOT-1.2, IOT-7.3, IOT-7.4: each island card is on the map, or open or completed by one player."""
    found: list[str] = []
    for island in range(ISLANDS):
        n = int(p.islands >> island & 1)
        for player in p.players:
            n += int(player.open >> island & 1)
            n += sum(
                1
                for contract in range(p.box.contracts)
                if player.completed >> contract & 1 and p.box.contract_island[contract] == island
            )
        if n != int(is_in_play(p.box, island)):
            found.append(f"{p.box.island_names[island]}: {n} of it")
    return found


def table_faults(p: IslePosition) -> list[str]:
    found: list[str] = []
    if len(p.row) != p.box.row_size:
        found.append("row: wrong size")
    if not 0 <= p.progress <= p.box.track or (p.box.solo and p.progress > 0):
        found.append("progress: off the track")
    if not 0 <= p.known_top <= (len(p.deck) if p.box.solo else 0):
        found.append("known_top: more known of the deck than was bought back")
    if not -1 <= p.last_turns <= (-1 if p.box.solo else p.box.seats):
        found.append(f"last_turns: {p.last_turns}")
    if p.last_turns == 0 and not p.over:
        found.append("last_turns: the game is over after the last of them")
    if not NONE <= p.progress_by < (0 if p.box.solo else p.box.seats):
        found.append(f"progress_by: there is no seat {p.progress_by}")
    if p.progress_by != NONE and (p.last_turns < 0 or p.progress < p.box.target):
        found.append("progress_by: the locomotive is taken at its target, and then the last turns begin")
    if sorted(p.tickets) != list(range(len(p.box.tile_names))):
        found.append("tickets: not one of each")
    return found


def player_faults(p: IslePosition, seat: int, player: Player) -> list[str]:
    """IOT-5.2, IOT-5.6, IOT-6.2, IOT-6.3 and what is known of hands."""
    found: list[str] = []
    box = p.box
    categories = [int(box.category[kind_of(car)]) for car in player.train]
    if not categories or categories[0] != LOCOMOTIVE or categories.count(LOCOMOTIVE) != 1:
        found.append("train: one locomotive pulls it")
    if BUILDING in categories:
        found.append("train: a building is not a car")
    for kind in range(box.kinds):
        if player.buildings >> kind & 1 and box.category[kind] != BUILDING:
            found.append(f"buildings: {box.kind_names[kind]} is none")
    mid_build = card_being_built(p) is not None and p.seat == seat
    if player.weight > player.power and not mid_build:
        found.append(f"weight {player.weight} exceeds power {player.power}")
    if player.building_count() > p.building_limit(player) and not mid_build:
        found.append("too many buildings")
    for car in player.train:
        if load_count(car) > box.capacity[kind_of(car)]:
            found.append(f"{box.kind_names[kind_of(car)]}: overloaded")
        for slot in range(load_count(car)):
            if not may_hold(p, int(kind_of(car)), int(load_at(car, slot))):
                found.append(f"{box.kind_names[kind_of(car)]}: wrong load")
    if bin(player.open).count("1") > 1 and not box.any_islands:
        found.append("more than one open island")
    if player.vp < 0:
        found.append("VP markers below nothing")
    for load in [load for car in player.train for load in loads_in(car)]:
        if load & LOCKED and origin_of(load) == NEW:
            found.append(f"{box.kind_names[card_of(load)]}: locked before a reshuffle, it cannot be new")
    if list(player.hand) != sorted(player.hand):
        found.append("hand out of order")
    if player.buried == 0 and any(card & KNOWLEDGE == SEEN for card in player.hand):
        found.append("a card of the hand may be face down, but nothing is")
    buried = sum(1 for other in p.players for load in loads_of(other) if is_face_down(load) and loader_of(load) == seat)
    if player.buried != buried:
        found.append("face-down loads miscounted")
    again = player.copy()
    again.couple(box, again.train)
    if [player.kinds, player.weight, player.power, player.abilities] != [
        again.kinds,
        again.weight,
        again.power,
        again.abilities,
    ]:
        found.append("the train does not add up")
    return found


def may_hold(p: IslePosition, car: int, load: int) -> bool:
    """IOT-6.3, IOT-6.4, IOT-6.10."""
    holds = p.box.holds[car]
    if is_passenger(load):
        return bool(holds == PASSENGER)
    cargo = p.box.cargo[card_of(load)]
    if is_face_down(load):
        return bool(holds & CARGO and cargo & holds == 0)
    return bool(holds & CARGO == 0 and holds != PASSENGER) or bool(cargo & holds & CARGO)
