"""A tally: how many cards of each kind, packed into one integer, eight bits a kind; nothing to copy."""

from __future__ import annotations

from trackside.core.arrays import append, bit, i64, vec
from trackside.games.ticket_to_ride_amsterdam.rules.box import KINDS


def of_kind(tally: i64, kind: i64) -> i64:
    return (tally >> (8 * kind)) & 0xFF


def cards(kind: i64, n: i64) -> i64:
    """The tally of n cards of one kind: add it to another tally, or subtract it."""
    return n * bit(8 * kind)


def size(tally: i64) -> i64:
    n: i64 = 0
    while tally:
        n += tally & 0xFF
        tally >>= 8
    return n


def cards_of(tally: i64) -> vec[i64]:
    """The cards one by one, in the order of kinds."""
    pile = vec[i64](capacity=size(tally))
    kind: i64 = 0
    while tally:
        n = tally & 0xFF
        while n > 0:
            pile = append(pile, kind)
            n -= 1
        tally >>= 8
        kind += 1
    return pile


def tally_of(counts: vec[i64]) -> i64:
    """The tally of counts by kind."""
    tally: i64 = 0
    kind: i64 = KINDS - 1
    while kind >= 0:
        tally = tally * 256 + counts[kind]
        kind -= 1
    return tally
