"""Fields: what is declared of an attribute is written, read, shown and counted; what does not fit is refused."""

from __future__ import annotations

from typing import Any

import pytest

from trackside.core.edge.errors import Impossible
from trackside.core.edge.fields import DEALT, HIDDEN, OPEN_END, OWN, Field, Fields, Given, Pool
from trackside.core.edge.kinds import Counts, Id, Ids, Kind, Members, Number, Packed, Row, Seat

CARDS = ["red", "blue", "wild"]


class Thing:
    """A table, or a seat, with attributes as the engine keeps them."""

    def __init__(self, **attributes: Any) -> None:
        self.__dict__.update(attributes)


@pytest.mark.parametrize(
    ("kind", "value", "written", "counts", "bad"),
    [
        (Seat(3), 2, 2, None, [3, -1, "0", True, None]),
        (Seat(3, none=True), -1, None, None, [3, -1]),
        (Ids(CARDS), 5, ["red", "wild"], [1, 0, 1], [["red", "red"], ["grey"]]),
        (Row(CARDS), [2, 0, 2], ["wild", "red", "wild"], [1, 0, 2], ["red", [None], ["grey"], [["red"]]]),
        (Row(CARDS, last_first=True), [0, 1], ["blue", "red"], [1, 1, 0], [{}]),
        (Row(CARDS, none=True, length=3), [0, -1, -1], ["red", None, None], [1, 0, 0], [["red"] * 4]),
        (Members(CARDS), [0, 2], ["red", "wild"], [1, 0, 1], [["grey"]]),
        (Counts(CARDS), [2, 0, 1], {"red": 2, "wild": 1}, [2, 0, 1], [{"red": -1}, {"grey": 1}, {"red": True}, []]),
        (Packed(CARDS, 8), 0x010002, {"red": 2, "wild": 1}, [2, 0, 1], [{"red": 256}, {"red": "2"}, {1: 1}]),
        (
            Packed(CARDS, 4, least=1, most=6),
            0x113,
            {"red": 3, "blue": 1, "wild": 1},
            [3, 1, 1],
            [{"red": 0}, {"red": 7}],
        ),
    ],
)
def test_kinds(kind: Kind, value: Any, written: Any, counts: list[int] | None, bad: list[Any]) -> None:
    read = kind.read(written)
    assert kind.write(value) == written and kind.show(value) == written
    assert (read if type(read) is int else list(read)) == value
    assert counts is None or kind.counts(value) == counts
    for given in bad:
        with pytest.raises(Impossible):
            kind.read(given)


def test_what_a_view_shows_is_remembered_but_a_situation_has_its_own() -> None:
    kind = Ids(CARDS)
    assert kind.show(3) is kind.show(3)
    assert kind.write(3) is not kind.write(3)


SEAT = Fields(
    [
        Field("hand", Counts(CARDS), seen=OWN, pool="cards", left_out=DEALT, rest="rest"),
        Field("secret", Packed(CARDS, 8), key="unseen", seen=HIDDEN),
        Field("at", Id(["dam", "oost"], none=True)),
        Field("points", Number(), told=False),
    ],
    omits=True,
)
TABLE = Fields(["seats", Field("deck", Row(CARDS), pool="cards", left_out=DEALT, rest=OPEN_END), "chance"])
SEATS = [Thing(hand=[1, 0, 0], secret=0, at=-1, points=4), Thing(hand=[0, 2, 0], secret=2, at=1, points=0)]
AT_TABLE = Thing(deck=[2, 0])


def test_situations_have_the_keys_in_order_and_omit_what_is_nothing() -> None:
    assert SEAT.situation(SEATS[0], {}) == {"hand": {"red": 1}}
    assert SEAT.situation(SEATS[1], {}) == {"hand": {"blue": 2}, "unseen": {"red": 2}, "at": "oost"}
    told = TABLE.situation(AT_TABLE, {"chance": 3, "seats": []})
    assert list(told.items()) == [("seats", []), ("deck", ["wild", "red"]), ("chance", 3)]


def test_views_show_what_a_seat_sees() -> None:
    assert SEAT.view(SEATS[1], True) == {"at": "oost", "points": 0, "hand": {"blue": 2}}
    assert SEAT.view(SEATS[1], False) == {"at": "oost", "points": 0, "hand": None}


def test_what_is_given_fills_a_thing() -> None:
    given = Given(SEAT, {"hand": "rest", "at": "dam", "unseen": {"wild": 1}}, "seat 0: ")
    thing = Thing(points=9)
    given.fill(thing)
    assert thing.__dict__ == {"points": 9, "at": 0, "secret": 1 << 16}
    assert given.rest == {"hand"} and not given.has("hand") and given.has("at")
    assert Given(SEAT, {"hand": None}, "").values == {}
    deck = Given(TABLE, {"deck": ["red", "..."], "seats": [1]}, "")
    assert list(deck.values["deck"]) == [0] and deck.rest == {"deck"}


@pytest.mark.parametrize(
    ("fields", "mapping", "problem"),
    [
        (SEAT, {"hands": {}}, "seat 1: 'hands' is not one of hand, unseen, at"),
        (SEAT, {"points": 3}, "seat 1: 'points' is not one of"),
        (SEAT, {"at": "waag"}, "seat 1: at: 'waag': no such thing in the box"),
        (SEAT, {"hand": "all"}, "seat 1: hand: 'all' is not a mapping of things to numbers"),
        (SEAT, ["hand"], r"seat 1: \['hand'\] is not a mapping"),
        (TABLE, {"deck": ["...", "red"]}, r"seat 1: deck: '\.\.\.' stands at the end"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(fields: Fields, mapping: Any, problem: str) -> None:
    with pytest.raises(Impossible, match=problem):
        Given(fields, mapping, "seat 1: ")


def test_a_pool_counts_what_is_in_all_fields() -> None:
    pool = Pool("cards", CARDS, [3, 2, 1], TABLE, SEAT)
    assert pool.used(AT_TABLE, SEATS) == [2, 2, 1]
    assert pool.faults(AT_TABLE, SEATS) == ["red: 2 cards instead of 3"]
    assert pool.left(AT_TABLE, SEATS) == [1, 0, 0] and pool.undealt(AT_TABLE, SEATS) == [0]
    short = Pool("cards", CARDS, [1, 2, 1], TABLE, SEAT)
    with pytest.raises(Impossible, match="red: 2 of it, but only 1 left in the box"):
        short.left(AT_TABLE, SEATS)
