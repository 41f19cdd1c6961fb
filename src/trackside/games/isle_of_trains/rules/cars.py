"""Cars and their loads (IOT-1.9), each car with all its loads in one number, so that a train copies as one array.

A load is 12 bits: what it is (a passenger's colour or a train card), and for a face-down card (IOT-6.6) who loaded it
and what the others can know of it. 0 is no load. A car is its kind in 6 bits and then its loads, oldest first.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, i64

SLOTS: Final = 3  # for loads, at most, of one card
KIND_BITS: Final = 6
LOAD_BITS: Final = 12
KIND_MASK: Final = 63
LOAD_MASK: Final = 4095

FIRST_PASSENGER: Final = 1
FIRST_CARD: Final = 8
FACE_DOWN: Final = 64
LOADER: Final = 128  # times the seat
ORIGIN: Final = 512  # times one of the following
LOCKED: Final = 2048  # loaded before the last reshuffle, so it cannot have come from the present deck

# What the others know of a card in a hand or of a face-down load, most of it first (see resample.py).
KNOWN: Final = 0  # in a hand only: everybody saw it being taken
SEEN: Final = 1  # seen being taken, too, but it may be in the hand or among the face-down loads
OLD: Final = 2  # drawn unseen before the last reshuffle
NEW: Final = 3  # drawn unseen since then


def passenger(colour: i64) -> i64:
    return FIRST_PASSENGER + colour


def card(kind: i64) -> i64:
    return FIRST_CARD + kind


def face_down(kind: i64, seat: i64, origin: i64) -> i64:
    return FIRST_CARD + kind + FACE_DOWN + LOADER * seat + ORIGIN * origin


def is_passenger(load: i64) -> bool:
    return load & KIND_MASK < FIRST_CARD


def is_face_down(load: i64) -> bool:
    return load & FACE_DOWN != 0


def colour_of(load: i64) -> i64:
    return load - FIRST_PASSENGER


def card_of(load: i64) -> i64:
    return (load & KIND_MASK) - FIRST_CARD


def loader_of(load: i64) -> i64:
    return (load // LOADER) & 3


def origin_of(load: i64) -> i64:
    return (load // ORIGIN) & 3


def kind_of(car: i64) -> i64:
    return car & KIND_MASK


def load_at(car: i64, slot: i64) -> i64:
    return (car >> (KIND_BITS + LOAD_BITS * slot)) & LOAD_MASK


def load_count(car: i64) -> i64:
    loads = car >> KIND_BITS
    n: i64 = 0
    while loads != 0:
        n += 1
        loads >>= LOAD_BITS
    return n


def last_slot(capacity: i64) -> i64:
    """By how many bits a car is shifted to see the last slot of a card with that capacity: 0 means it is free."""
    return KIND_BITS + LOAD_BITS * max(capacity - 1, 0)


def with_load(car: i64, load: i64) -> i64:
    """The car with one more load, in the next slot."""
    return car | load << (KIND_BITS + LOAD_BITS * load_count(car))


def without_load(car: i64, slot: i64) -> i64:
    """The car without that load; the later ones move up."""
    place = KIND_BITS + LOAD_BITS * slot
    later = car >> (place + LOAD_BITS)
    return car & below(place) | later << place


def with_changed_load(car: i64, slot: i64, load: i64) -> i64:
    place = KIND_BITS + LOAD_BITS * slot
    return car - (load_at(car, slot) << place) + (load << place)


def with_kind(car: i64, kind: i64) -> i64:
    """IOT-5.5: another card with the same loads."""
    return car - kind_of(car) + kind


def below(place: i64) -> i64:
    """A mask of all bits beneath a place."""
    return (0x2000000000000000 >> (61 - place)) - 1


def slot_of_passenger(car: i64, colour: i64) -> i64:
    """The first slot with a passenger of that colour, or -1."""
    slot: i64
    for slot in range(SLOTS):
        if load_at(car, slot) == FIRST_PASSENGER + colour:
            return slot
    return -1


def colours_in(car: i64) -> i64:
    """The colours of the passengers in a car that holds passengers (bits)."""
    colours: i64 = 0
    loads = car >> KIND_BITS
    while loads != 0:
        colours |= bit((loads & LOAD_MASK) - FIRST_PASSENGER)
        loads >>= LOAD_BITS
    return colours


# Passengers by colour, in a supply, the bag or on the tiles: four bits each of one number.


def count_of(heap: i64, colour: i64) -> i64:
    return (heap >> (4 * colour)) & 15


def one_of(colour: i64) -> i64:
    """A heap of one."""
    return 0x2000000000000000 >> (61 - 4 * colour)


def heap_size(heap: i64) -> i64:
    n: i64 = 0
    while heap != 0:
        n += heap & 15
        heap >>= 4
    return n
