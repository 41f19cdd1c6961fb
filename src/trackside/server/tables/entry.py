"""An entry of the cache of tables: a table in memory with what a server with several processes needs around it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from trackside.server.storage.stored_rows import StoredTable
from trackside.tables.changes import Change
from trackside.tables.journal_cache import JournalCache
from trackside.tables.shapes import Presence
from trackside.tables.state import ChatLine, SeatState, TableState
from trackside.tables.table import Table

ALL_PARTS = "msc"  # moves, seats, chat
MAX_HEARD = 64  # changes remembered until a table is read again; after more of them, all its parts are read


class Entry(Table):
    """Hold its lock to read or change it; `TableCache.locked` does that."""

    row: StoredTable

    def __init__(self, id: str, journals: JournalCache) -> None:
        super().__init__(id, journals)
        self.lock = asyncio.Lock()
        self.newest_seq = 0  # the highest seq this process has heard of
        # Changes that this process has heard of but not read, by seq: the parts to read again besides the table's row,
        # m(oves), s(eats) and c(hat).
        self.heard: dict[int, str] = {}
        self.stale = True  # memory may differ from the database: read everything again
        self.is_taken_over = False  # it is known to have the current rules, and its positions are stored
        self.content_seq = 0  # seq of the last change other than chat
        self.present: tuple[int, set[str], Presence] | None = None  # see live/presence.py

    @property
    def is_outdated(self) -> bool:
        return self.stale or self.newest_seq > self.row.seq

    def set_rows(self, row: TableState, seats: Sequence[SeatState], chat: Sequence[ChatLine]) -> None:
        super().set_rows(row, seats, chat)
        self.newest_seq = max(self.newest_seq, row.seq)
        self.heard = {seq: parts for seq, parts in self.heard.items() if seq > row.seq}

    def apply(self, change: Change) -> None:
        super().apply(change)
        self.content_seq = self.row.seq
        self.newest_seq = max(self.newest_seq, self.row.seq)  # another process may have announced a later one

    def forget_seats(self) -> None:
        super().forget_seats()
        self.present = None

    def hear(self, seq: int, parts: str) -> None:
        """Remember a change that has not been read yet."""
        self.newest_seq = max(self.newest_seq, seq)
        if len(self.heard) >= MAX_HEARD:
            self.heard.clear()
        self.heard[seq] = parts

    def unread_parts(self, since: int, upto: int) -> str:
        """The parts changed after one seq, up to another; all of them if this process missed a change in between."""
        seqs = range(since + 1, upto + 1)
        if upto < since or len(seqs) > MAX_HEARD or any(seq not in self.heard for seq in seqs):
            return ALL_PARTS
        return "".join(self.heard[seq] for seq in seqs)
