"""A store in memory: for the terminal, for tests, and for whoever keeps tables in another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy

from trackside.tables.changes import Change, ResultFields
from trackside.tables.news import News
from trackside.tables.refusals import Refused
from trackside.tables.state import Loaded
from trackside.tables.store import Stale

Listener = Callable[[News], None]


class MemoryStore:
    def __init__(self, *listeners: Listener) -> None:
        self.tables: dict[str, Loaded] = {}
        self.results: dict[str, list[ResultFields]] = {}
        self.listeners = listeners

    def load(self, id: str) -> Loaded:
        """A copy: what is done to it is not stored."""
        found = self.tables.get(id)
        if found is None:
            raise Refused("no-table")
        return deepcopy(found)

    def create(self, new: Loaded) -> None:
        self.tables[new.state.id] = deepcopy(new)

    def append(self, id: str, before: int, change: Change) -> None:
        kept, change = self.tables.get(id), deepcopy(change)
        if kept is None or kept.state.seq != before:
            raise Stale
        for name, value in change.table.items():
            setattr(kept.state, name, value)
        for seat, fields in change.seats.items():
            for name, value in fields.items():
                setattr(kept.seats[seat], name, value)
        if change.undo_to is not None:
            del kept.moves[change.undo_to :]
        kept.moves += change.moves
        if change.results:
            self.results[id] = change.results

    def announce(self, news: Sequence[News]) -> None:
        for each in news:
            for listener in self.listeners:
                listener(each)
