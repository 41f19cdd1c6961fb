"""Scores: totals, parts, places and ties."""

from __future__ import annotations

import pytest

from trackside.core.arrays import packed
from trackside.core.score import Score, places


def score(*order: int) -> Score:
    return Score(["routes", "contracts"], packed([order[0] - 2, 2]), packed(list(order)))


def test_parts_add_up_to_the_total() -> None:
    its = score(9, 0)
    assert its.parts() == {"routes": 7, "contracts": 2}
    assert its.total() == 9


@pytest.mark.parametrize(
    ("orders", "expected"),
    [
        ([(5, 0), (9, 0)], [2, 1]),
        ([(5, 1), (5, 2), (5, 0)], [2, 1, 3]),
        ([(5, 1), (5, 1), (4, 9)], [1, 1, 3]),
        ([(4, 9), (5, 1), (5, 1), (3, 0)], [3, 1, 1, 4]),
        ([(5, 1), (5, 1)], [1, 1]),
        ([(5, 1)], [1]),
        ([(-5, 0), (-4, 0)], [2, 1]),
    ],
)
def test_tied_seats_share_a_place_and_the_next_is_skipped(orders: list[tuple[int, ...]], expected: list[int]) -> None:
    assert places([score(*order) for order in orders]) == expected
