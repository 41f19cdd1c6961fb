"""The sequential test: how often it is wrong, by simulation."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from trackside.arena.sequential import EDGE, Sequential, Verdict

TRIALS = 200
SEED = 11


def verdicts(seats: int, difference: float, together: float) -> Counter[Verdict | None]:
    """The verdicts on a player who wins each game with a probability that differs from parity by so much. In this share
    of the rounds the seed decides all games alike."""
    chance = Random(SEED)
    found: Counter[Verdict | None] = Counter()
    wins = 1 / seats + difference
    for _ in range(TRIALS):
        test = Sequential(1 / seats)
        while test.verdict is None and test.rounds < 5_000:
            if chance.random() < together:
                test.add(float(chance.random() < wins))
            else:
                test.add(sum(chance.random() < wins for _ in range(seats)) / seats)
        found[test.verdict] += 1
    return found


@pytest.mark.parametrize(("seats", "together"), [(2, 0.0), (2, 1.0), (3, 0.5), (4, 0.0)])
@pytest.mark.parametrize(("difference", "right"), [(-EDGE, "worse"), (0.0, "similar"), (EDGE, "better")])
def test_a_wrong_verdict_is_rare(seats: int, together: float, difference: float, right: Verdict) -> None:
    """The risk is 5 %; of 200 trials up to 9 % may be wrong by chance."""
    found = verdicts(seats, difference, together)
    assert found[right] >= 0.91 * TRIALS, (found, SEED)


@pytest.mark.parametrize(("difference", "wrong"), [(0.025, "worse"), (-0.025, "better")])
def test_a_small_difference_is_never_turned_round(difference: float, wrong: Verdict) -> None:
    found = verdicts(2, difference, 0.0)
    assert found[wrong] <= 0.02 * TRIALS, (found, SEED)
    assert found["similar"] > 0, (found, SEED)


def test_a_great_difference_is_found_soon() -> None:
    test = Sequential(0.5)
    while test.verdict is None:
        test.add(1.0)
    assert test.verdict == "better" and 8 <= test.rounds <= 30


def test_a_verdict_stays() -> None:
    test = Sequential(0.5)
    for _ in range(200):
        test.add(0.5)
    assert test.verdict == "similar"
    for _ in range(1_000):
        test.add(1.0)
    assert test.verdict == "similar"
