"""Confidence intervals."""

from __future__ import annotations

from math import inf

import pytest

from trackside.arena.statistics import paired_mean, paired_rate, student, wilson


def test_rounds_that_differ_more_than_their_games_widen_the_interval() -> None:
    independent = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]] * 10
    together = [[1.0, 1.0], [0.0, 0.0]] * 20
    rate, low, high = paired_rate(together)
    assert rate == paired_rate(independent)[0] == 0.5
    assert high - low > paired_rate(independent)[2] - paired_rate(independent)[1]
    assert (low, high) == pytest.approx(wilson(20, 40), abs=0.01)


def test_an_interval_is_never_narrower_than_that_of_the_games_played() -> None:
    apart = [[1.0, 0.0]] * 20  # every round the same: the seat decides
    assert paired_rate(apart)[1:] == pytest.approx(wilson(20, 40))
    assert paired_rate([[1.0, 1.0]] * 20)[1:] == pytest.approx(wilson(40, 40))
    assert paired_rate([]) == (0.0, 0.0, 1.0)


def test_the_interval_of_a_mean_is_students() -> None:
    middle, low, high = paired_mean([[1.0], [2.0], [3.0], [4.0], [5.0]])
    assert middle == 3.0
    assert high - middle == middle - low == pytest.approx(1.963, abs=0.01)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (1000, 1.962)]
)
def test_students_distribution(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=0.01)


def test_the_interval_of_one_round_has_no_ends() -> None:
    assert paired_mean([[3.0, 5.0]]) == (4.0, -inf, inf)
