"""The cache of tables: those that somebody watches or plays, and those that were used last."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from trackside.server.bus import Reconnected, TableChangedElsewhere
from trackside.server.ops.metrics import Metrics
from trackside.server.storage.pubsub import PubSub
from trackside.server.tables.entry import Entry
from trackside.tables.journal_cache import JournalCache


class TableCache:
    def __init__(self, pubsub: PubSub, metrics: Metrics, capacity: int) -> None:
        self.pubsub = pubsub
        self.metrics = metrics
        self.capacity = capacity
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.journals = JournalCache()
        self.ids_by_code: dict[str, str] = {}
        self.pins: Counter[str] = Counter()  # tables that are not evicted

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def __len__(self) -> int:
        return len(self.entries)

    def used(self, id_or_code: str) -> Entry | None:
        """A table that somebody uses now, by its id or its code."""
        id = id_or_code if id_or_code in self.entries else self.ids_by_code.get(id_or_code.upper(), id_or_code)
        found = self.entries.get(id)
        if found is not None:
            self.entries.move_to_end(id)
        return found

    def add(self, id: str, code: str) -> Entry:
        """A table that is not read yet."""
        self.ids_by_code[code] = id
        entry = self.entries.setdefault(id, Entry(id, self.journals))
        self._shrink()
        return entry

    @contextmanager
    def pinned(self, id: str) -> Iterator[None]:
        """Keep a table while something goes on at it."""
        self.pins[id] += 1
        try:
            yield
        finally:
            self.pins[id] -= 1
            if not self.pins[id]:
                del self.pins[id]

    def _shrink(self) -> None:
        """Evict the least recently used tables, except those that are locked, watched or pinned."""
        for id in list(self.entries):
            if len(self.entries) <= self.capacity:
                break
            entry = self.entries[id]
            if not entry.lock.locked() and not self.pubsub.has_subscribers(id) and id not in self.pins:
                del self.entries[id]
                entry.clear_journals()
                if not entry.stale:
                    self.ids_by_code.pop(entry.row.code, None)
        self.metrics.tables.set(len(self.entries))

    def evict(self, entry: Entry) -> None:
        self.entries.pop(entry.id, None)
        entry.clear_journals()
        self.ids_by_code = {code: id for code, id in self.ids_by_code.items() if id != entry.id}
        entry.stale = True

    def note_change(self, id: str, seq: int, parts: str) -> None:
        """Remember that a table was changed elsewhere; it is read again when it is next used."""
        entry = self.entries.get(id)
        if entry is not None:
            entry.hear(seq, parts)

    def note_change_elsewhere(self, news: TableChangedElsewhere) -> None:
        self.note_change(news.table, news.seq, news.parts)

    def note_reconnection(self, _: Reconnected) -> None:
        """Messages may have been missed: read every table again."""
        for entry in self.entries.values():
            entry.stale = True
