"""The journal: events, each with what each seat may know. Attached on demand, absent during search."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64

NOBODY: Final = 0


class Event:
    """One thing that happened: who did it, what, what everybody learns, and what only the seats in `secret_to` learn.

    >>> from trackside.core import Event
    >>> event = Event(ply=3, seat=0, kind="draw", public={"known": 0}, secret={"card": "red", "known": 1}, secret_to=1)
    >>> event.seen_by(0)["facts"], event.seen_by(1)["facts"]
    ({'known': 1, 'card': 'red'}, {'known': 0})
    """

    def __init__(
        self, ply: i64, seat: i64, kind: str, public: dict[str, Any], secret: dict[str, Any], secret_to: i64
    ) -> None:
        self.ply = ply
        self.seat = seat  # -1: nobody, the game itself
        self.kind = kind  # names the sentence in the locale files: event-<kind>
        self.public = public  # ids of the box, lists of them, and numbers
        self.secret = secret  # more of them
        self.secret_to = secret_to  # seats that learn the secret part (bits)

    def seen_by(self, viewer: i64) -> dict[str, Any]:
        """The event as one seat reads it; -1 is a spectator. Built from what the seat may know; nothing is filtered
        out."""
        seen: dict[str, Any] = {"ply": self.ply, "seat": self.seat, "kind": self.kind}
        facts: dict[str, Any] = dict(self.public)
        if viewer >= 0 and (self.secret_to >> viewer) & 1 == 1:
            facts.update(self.secret)
        seen["facts"] = facts
        return seen


class Journal:
    """The events of a game. A position writes them to its journal, if one is attached.

    >>> import trackside
    >>> from trackside.core import Journal
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> p.journal = Journal()
    >>> p.play("keep contract_10")
    >>> [event.kind for event in p.journal.events]
    ['choose']
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
