"""The journal tells each reader what it may know and nothing else."""

from __future__ import annotations

from toy import Yard
from toy_table import sidings

from trackside.core.journal import Event, Journal


def test_only_the_seats_named_read_the_secret_part() -> None:
    event = Event(3, 1, "draw", {"left": 4}, {"card": "red"}, 0b0110)
    assert event.seen_by(1) == {"ply": 3, "seat": 1, "kind": "draw", "facts": {"left": 4, "card": "red"}}
    assert event.seen_by(2)["facts"] == {"left": 4, "card": "red"}
    for other in (-1, 0, 3):
        assert event.seen_by(other)["facts"] == {"left": 4}


def test_the_secret_may_replace_a_public_fact() -> None:
    event = Event(0, 0, "draw", {"cards": 2}, {"cards": ["red", "blue"]}, 0b1)
    assert event.seen_by(0)["facts"] == {"cards": ["red", "blue"]}
    assert event.seen_by(1)["facts"] == {"cards": 2}


def test_reading_changes_nothing() -> None:
    event = Event(0, 0, "draw", {"left": 4}, {"card": "red"}, 0b1)
    event.seen_by(0)["facts"]["left"] = 9
    event.seen_by(0)["facts"].clear()
    assert event.seen_by(1)["facts"] == {"left": 4}


def test_a_position_tells_the_acting_seat_its_secret() -> None:
    p: Yard = sidings().start(1)
    p.journal = Journal()
    p.play(p.game.parse("draw"))
    (event,) = p.journal.events
    assert event.seen_by(0)["facts"] == {"left": 7, "wagon": f"w{p.hands[0][-1]}"}
    assert event.seen_by(1)["facts"] == event.seen_by(-1)["facts"] == {"left": 7}
    assert event.ply == 1


def test_events_need_a_journal_and_a_copy_has_none() -> None:
    p: Yard = sidings().start(1)
    p.play(p.game.parse("draw"))
    assert p.journal is None
    p.tell(0, "nothing", {})
    p.tell_secret(0, "nothing", {}, {})
    p.journal = Journal()
    assert p.copy().journal is None
