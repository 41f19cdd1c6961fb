"""Arrays and bit sets behave the same with and without the compiler."""

from __future__ import annotations

import pytest

from trackside.core.arrays import append, bit, extend, filled, has, lowest, packed, pop


def test_filled_and_packed() -> None:
    assert list(filled(-1, 3)) == [-1, -1, -1]
    assert list(packed([3, -2, 2**62])) == [3, -2, 2**62]


def test_growing_and_shrinking() -> None:
    v = append(packed([1]), 2)
    v = extend(v, packed([3, 4]))
    v, last = pop(v)
    v, first = pop(v, 0)
    assert (list(v), first, last) == ([2, 3], 1, 4)


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 60, 61])
def test_a_bit_beyond_the_thirty_first_is_right(n: int) -> None:
    assert bit(n) == 2**n
    assert lowest(bit(n)) == n
    assert has(bit(n), n) and not has(bit(n), (n + 1) % 62)
