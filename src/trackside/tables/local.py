"""Tables of one process without an event loop: the other shell around the acts, beside the server's transactor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from trackside.core.edge.errors import TracksideError
from trackside.tables.changes import Change, seal
from trackside.tables.journal_cache import JournalCache
from trackside.tables.refusals import Refused
from trackside.tables.state import Loaded
from trackside.tables.store import Store
from trackside.tables.table import Table

Act = Callable[[Table, float], Change]  # of a table, at a time


class LocalTables:
    """
    >>> from trackside.tables import new_table, play
    >>> from trackside.tables.memory import MemoryStore
    >>> from trackside.tables.requests import NewSeat, NewTable
    >>> from trackside.tables.start import start
    >>> from trackside.tables.state import Fresh, Player
    >>> anna, tables = Player(id="anna", name="Anna"), LocalTables(MemoryStore(), clock=lambda: 0.0)
    >>> seats = [NewSeat(kind="me"), NewSeat(kind="bot", level="greedy")]
    >>> wish = NewTable(game="ticket_to_ride_amsterdam", seats=seats)
    >>> id = tables.create(new_table.create(anna, wish, Fresh(id="t", code="", seed=7, salt="", now=0.0))).id
    >>> table = tables.change(id, lambda table, now: start(table, anna, now))
    >>> first = table.position.moves()[0].text
    >>> tables.change(id, lambda table, now: play.play(table, anna, 0, [first], now)).ply
    1
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.journals = JournalCache()
        self.tables: dict[str, Table] = {}

    def create(self, new: Loaded) -> Table:
        self.store.create(new)
        return self.find(new.state.id)

    def find(self, id: str) -> Table:
        """A table as it is stored."""
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = self._read(id)
        return table

    def _read(self, id: str) -> Table:
        loaded = self.store.load(id)
        table = Table(id, self.journals)
        table.set_rows(loaded.state, loaded.seats, loaded.chat)
        table.seed_shared = loaded.seed_shared
        if table.row.state != "waiting":
            table.replay(loaded.moves)
        return table

    def change(self, id: str, act: Act) -> Table:
        """Let an act change a table, store the change and announce it. A refusal changes nothing."""
        table, now = self.find(id), self.clock()
        before = table.row.seq
        with self._dropping_on_failure(id):
            change = seal(act(table, now), table.row, now)
            self.store.append(id, before, change)
        table.apply(change)
        self.store.announce(change.news)
        return table

    @contextmanager
    def _dropping_on_failure(self, id: str) -> Iterator[None]:
        """Memory may be ahead of the store: the table is read again."""
        try:
            yield
        except (Refused, TracksideError):
            raise  # nothing was changed
        except Exception:
            del self.tables[id]
            raise
