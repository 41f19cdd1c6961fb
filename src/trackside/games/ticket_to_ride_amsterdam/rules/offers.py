"""The record of offers of contracts: who was offered which, and which went back. A position keeps it for resample.py.

An offer is one integer: the returned contract, the two offered in ascending order (EMPTY where there is none) and
the seat.
"""

from __future__ import annotations

from trackside.core.arrays import i64


def offer(seat: i64, one: i64, other: i64, returned: i64) -> i64:
    return (((returned + 1) * 64 + other + 1) * 64 + one + 1) * 8 + seat


def seat_of(offer: i64) -> i64:
    return offer & 7


def one_of(offer: i64) -> i64:
    return ((offer >> 3) & 63) - 1


def other_of(offer: i64) -> i64:
    """EMPTY if only one contract was left."""
    return ((offer >> 9) & 63) - 1


def returned_of(offer: i64) -> i64:
    """EMPTY if all were kept."""
    return (offer >> 15) - 1
