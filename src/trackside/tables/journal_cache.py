"""A cache of journals in words, by table and reader, of limited size.

Putting events into words is the most expensive part of a view, so the lines are kept. A long game has thousands of
lines for each seat and language, so their number is limited over all tables; those read longest ago are dropped.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict

from trackside.tables.shapes import EventView

MAX_LINES = 200_000  # of about half a kilobyte each
Reader = tuple[object, ...]


class JournalCache:
    """A table is identified by a number of its object: two objects of one table may differ for a moment."""

    def __init__(self, max_lines: int = MAX_LINES) -> None:
        self.max_lines = max_lines
        self.journals: OrderedDict[tuple[int, Reader], list[EventView]] = OrderedDict()
        self.readers: dict[int, set[Reader]] = {}  # by table
        self.count = 0  # lines in all journals
        self.numbers = itertools.count()

    def get(self, table: int, reader: Reader) -> list[EventView]:
        """The lines of a reader so far. Only `add` may add to them."""
        lines = self.journals.setdefault((table, reader), [])
        self.journals.move_to_end((table, reader))
        self.readers.setdefault(table, set()).add(reader)
        return lines

    def add(self, table: int, reader: Reader, new: list[EventView]) -> None:
        """Add lines to a journal, and drop others if there are too many. One journal is always kept."""
        self.get(table, reader).extend(new)
        self.count += len(new)
        while self.count > self.max_lines and len(self.journals) > 1:
            self._drop(*next(iter(self.journals)))

    def clear(self, table: int) -> None:
        """Drop all journals of a table."""
        for reader in list(self.readers.get(table, ())):
            self._drop(table, reader)

    def _drop(self, table: int, reader: Reader) -> None:
        self.count -= len(self.journals.pop((table, reader)))
        self.readers[table].discard(reader)
        if not self.readers[table]:
            del self.readers[table]
