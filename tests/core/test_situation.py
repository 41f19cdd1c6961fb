"""Situations: what fits becomes a position, what does not is refused by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from toy import Another, Round, Turn
from toy_table import sidings

from trackside.core.edge.errors import Impossible
from trackside.core.edge.situation import Chance, chance, index, name_of, restack, rng_of, spend, stack_of
from trackside.core.rng import SHA256, stream

TWO: list[dict[str, Any]] = [{}, {}]


@pytest.mark.parametrize(
    ("situation", "problem"),
    [
        ({"seats": TWO, "decks": []}, "unknown field `decks`"),
        ({"seats": [{"hands": [1]}, {}]}, r"unknown field `hands`.*\$\.seats"),
        ({"seats": [{"hand": ["red"]}, {}]}, r"Expected `int`, got `str`.*\$\.seats.*hand"),
        ({}, "missing required field `seats`"),
        ({"seats": [{"hand": [3]}, {"train": [3]}]}, "wagon 3: not in the box, or twice"),
        ({"seats": TWO, "stack": [{"ask": "dance", "seat": 0}]}, "stack: 'dance' is no question; there are: another"),
        ({"seats": TWO, "stack": [{"ask": "another", "seat": 0}]}, "stack: another: .*after"),
        ({"seats": TWO, "stack": [{"ask": "turn", "seat": 0, "after": 1}]}, "stack: turn: "),
        ({"seats": TWO, "chance": {"generator": "dice"}}, "chance: generator: 'dice' is none of"),
        ({"seats": TWO, "chance": {"key": "abc"}}, "chance: "),
        ({"seats": TWO, "chance": {"generator": "sha256", "key": "xyz"}}, "chance: "),
    ],
)
def test_what_does_not_fit_is_refused_by_name(situation: dict[str, Any], problem: str) -> None:
    with pytest.raises(Impossible, match=problem):
        sidings().arrange(situation)


def test_what_is_left_out_is_as_after_set_up() -> None:
    p = sidings().arrange({"seats": [{"hand": [4]}, {}]})
    assert p.deck == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]
    assert (p.seat, p.ply, p.horizon, p.rng.count) == (0, 0, 0, 0)


def test_a_stack_is_written_bottom_first_and_made_again() -> None:
    p = sidings().arrange({"seats": [{"hand": [2, 5]}, {}]})
    p.play(p.game.parse("couple w2"))
    told = stack_of(p)
    assert told == [{"ask": "round", "seat": 1}, {"ask": "another", "seat": 0, "after": 2}]
    top = restack([Turn, Another, Round], told)
    assert isinstance(top, Another) and isinstance(top.below, Round)
    assert (top.seat, top.after, top.below.seat, top.below.below) == (0, 2, 1, None)
    assert restack([Turn], []) is None
    assert name_of(Another) == "another"


def test_chance_is_found_again() -> None:
    rng = stream(SHA256, 9)
    for _ in range(11):
        rng.word()
    again = rng_of(chance(rng))
    assert [again.word() for _ in range(9)] == [rng.word() for _ in range(9)]
    assert rng_of(Chance()).count == 0


def test_spending_more_than_the_box_holds_is_refused() -> None:
    rest = Counter(red=2, blue=1)
    spend(rest, ["red"])
    spend(rest, {"blue": 1})
    assert rest == Counter(red=1, blue=0)
    for used, problem in [
        ({"red": 2}, "red: 2 of it, but only 1 left in the box"),
        ({"red": -1}, "red: -1 of it"),
        ({"green": 1}, "green: no such thing in the box"),
    ]:
        with pytest.raises(Impossible, match=problem):
            spend(rest, used)


def test_things_are_found_by_their_id() -> None:
    assert index(["dam", "waag"], "waag") == 1
    with pytest.raises(Impossible, match="route: oost: no such thing in the box"):
        index(["dam", "waag"], "oost", "route")
