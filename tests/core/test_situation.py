"""Situations: possible ones become positions, impossible ones are refused with the component's name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from toy import Another, Round, Sidings, Turn
from toy_table import sidings

from trackside.core.edge.errors import Impossible
from trackside.core.edge.frames import name_of, read_stack, write_stack
from trackside.core.edge.kinds import Flag, Id, Ids, Number, OneOf, Seats
from trackside.core.edge.situation import Chance, chance, different, index, rng_of, spend
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
        (
            {"seats": TWO, "stack": [{"ask": "dance", "seat": 0}]},
            "stack: 'dance' is not a question; the questions are: another",
        ),
        ({"seats": TWO, "stack": [{"seat": 0}]}, "stack: None is not a question"),
        ({"seats": TWO, "stack": [{"ask": "another", "seat": 0}]}, "stack: another: after is missing"),
        (
            {"seats": TWO, "stack": [{"ask": "another", "seat": 0, "after": 12}]},
            "after: 12 is not a number from 0 to 11",
        ),
        ({"seats": TWO, "stack": [{"ask": "another", "seat": 0, "after": True}]}, "after: True is not a number"),
        ({"seats": TWO, "stack": [{"ask": "turn", "seat": 0, "after": 1}]}, "stack: turn: 'after' is not one of"),
        ({"seats": TWO, "stack": [{"ask": "turn", "seat": 2}]}, "stack: turn: there is no seat 2"),
        ({"seats": TWO, "stack": [{"ask": "turn", "seat": "0"}]}, "stack: turn: there is no seat '0'"),
        ({"seats": TWO, "chance": {"generator": "dice"}}, "chance: generator: 'dice' is not one of"),
        ({"seats": TWO, "chance": {"key": "abc"}}, "chance: key: 'abc' is not a number below"),
        ({"seats": TWO, "chance": {"key": str(2**63)}}, "chance: key: "),
        ({"seats": TWO, "chance": {"key": "-1"}}, "chance: key: "),
        ({"seats": TWO, "chance": {"generator": "sha256", "key": "ab"}}, "chance: key: 'ab' is not 64 hexadecimal"),
        ({"seats": TWO, "chance": {"drawn": -1}}, "drawn"),
        ({"seats": TWO, "chance": {"drawn": 2**31}}, "drawn"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(situation: dict[str, Any], problem: str) -> None:
    with pytest.raises(Impossible, match=problem):
        sidings().arrange(situation)


def test_missing_keys_are_as_after_set_up() -> None:
    p = sidings().arrange({"seats": [{"hand": [4]}, {}]})
    assert p.deck == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]
    assert (p.seat, p.ply, p.horizon, p.rng.count) == (0, 0, 0, 0)


def test_a_stack_is_written_bottom_first_and_made_again() -> None:
    p = sidings().arrange({"seats": [{"hand": [2, 5]}, {}]})
    p.play(p.game.parse("couple w2"))
    told = write_stack(p, Sidings.frames)
    assert told == [{"ask": "round", "seat": 1}, {"ask": "another", "seat": 0, "after": 2}]
    top = read_stack(Sidings.frames, told, 2)
    assert isinstance(top, Another) and isinstance(top.below, Round)
    assert (top.seat, top.after, top.below.seat, top.below.below) == (0, 2, 1, None)
    assert read_stack({Turn: {}}, [], 2) is None
    assert name_of(Another) == "another"


def test_the_state_of_the_generator_is_restored() -> None:
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


@pytest.mark.parametrize(
    ("argument", "value", "written", "bad"),
    [
        (Number(1, 3), 2, 2, [0, 4, "2", 2.0, None, True]),
        (Number(0, 3, none=True), -1, None, [-1, 4]),
        (OneOf([2, 7, 2]), 7, 7, [3, "7", True, None]),
        (Flag(), True, True, [0, 1, "yes", None]),
        (Id(["dam", "waag"]), 1, "waag", ["oost", 1, None]),
        (Id(["dam", "waag"], none=True), -1, None, ["oost", -1]),
        (Ids(["dam", "waag", "oost"]), 5, ["dam", "oost"], ["dam", ["oud"], ["dam", "dam"], 5, [0]]),
        (Seats(3), 6, [1, 2], [[3], [1, 1], 6, ["1"]]),
    ],
)
def test_arguments_of_questions(argument: Any, value: Any, written: Any, bad: list[Any]) -> None:
    assert argument.write(value) == written and argument.read(written) == value
    for given in bad:
        with pytest.raises(Impossible):
            argument.read(given)


def test_things_are_named_once() -> None:
    assert different(["dam", "waag"], ["waag", "dam"], "places") == [1, 0]
    with pytest.raises(Impossible, match="places: dam: named twice"):
        different(["dam", "waag"], ["dam", "dam"], "places")


def test_things_are_found_by_their_id() -> None:
    assert index(["dam", "waag"], "waag") == 1
    with pytest.raises(Impossible, match="route: oost: no such thing in the box"):
        index(["dam", "waag"], "oost", "route")
