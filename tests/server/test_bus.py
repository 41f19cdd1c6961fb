"""The bus: who is told what, and that nothing else connects the parts of the server."""

from __future__ import annotations

import re
from pathlib import Path

import trackside.server
from trackside.server.bus import Bus, PersonChanged, Reconnected
from trackside.tables.news import Moved, Stored


def test_handlers_of_a_kind_are_called_in_order() -> None:
    bus, heard = Bus(), []
    bus.on(Moved, lambda news: heard.append(("first", news.ply)))
    bus.on(Stored, lambda news: heard.append(("stored", news.seq)))
    bus.on(Moved, lambda news: heard.append(("second", news.ply)))
    bus.tell([Moved(table="t", seq=4, ply=3, count=1, by="bot"), Stored(table="t", seq=4, parts="m"), Reconnected()])
    assert heard == [("first", 3), ("second", 3), ("stored", 4)]


def test_a_handler_that_fails_stops_nobody() -> None:
    bus, heard = Bus(), []

    def fail(news: PersonChanged) -> None:
        raise RuntimeError(news.person)

    bus.on(PersonChanged, fail)
    bus.on(PersonChanged, lambda news: heard.append(news.person))
    bus.tell([PersonChanged("anna"), PersonChanged("ben")])
    assert heard == ["anna", "ben"]


def test_no_part_assigns_a_callback_to_another() -> None:
    """The linter, which checks the layers, would not see it."""
    callback = re.compile(r"\w\.on_\w+\s*(?:=|\.append\()")
    folder = Path(trackside.server.__file__).parent
    found = [(file.name, hit[0]) for file in folder.rglob("*.py") for hit in callback.finditer(file.read_text("utf-8"))]
    assert found == []
