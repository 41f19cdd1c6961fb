"""The acts of a table on a store in memory: what the server does with a database, without one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import convert

from trackside.bots import make
from trackside.bots.world import sight_of, world_of
from trackside.core.edge.record import read, verify
from trackside.tables import automatic, new_table, play, seating, standing_orders, undo
from trackside.tables.changes import Change
from trackside.tables.local import LocalTables
from trackside.tables.memory import MemoryStore
from trackside.tables.news import Ended, Moved, News, Started, Stored, Undone
from trackside.tables.refusals import Refused
from trackside.tables.requests import ClockSetting, NewSeat, NewTable, Order
from trackside.tables.start import start
from trackside.tables.state import Fresh, Player
from trackside.tables.store import Stale
from trackside.tables.table import Table

ANNA, BEN = Player(id="anna", name="Anna"), Player(id="ben", name="Ben")
GAME = "ticket_to_ride_amsterdam"


class House:
    """Tables in memory, a clock and what was told."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.told: list[News] = []
        self.store = MemoryStore(self.told.append)
        self.tables = LocalTables(self.store, lambda: self.now)

    def open(self, *kinds: str, id: str = "t", **settings: Any) -> Table:
        people = ("me", "open")
        seats = [convert({"kind": k} if k in people else {"kind": "bot", "level": k}, NewSeat) for k in kinds]
        wish = NewTable(game=GAME, seats=seats, public=True, **settings)
        fresh = Fresh(id=id, code="CODE", seed=7, salt="salt", now=self.now)
        self.tables.create(new_table.create(ANNA, wish, fresh))
        if "open" in kinds:
            self.tables.change(id, lambda table, now: seating.join(table, BEN, "", None, invited=False))
        return self.tables.change(id, lambda table, now: start(table, ANNA, now))

    def play(self, who: Player, *moves: str, id: str = "t") -> Table:
        return self.tables.change(id, lambda table, now: play.play(table, who, table.ply, moves, now))

    def play_first(self, id: str = "t") -> Table:
        table = self.tables.find(id)
        who = ANNA if table.seats[table.deciding].person == ANNA.id else BEN
        return self.play(who, table.position.moves()[0].text, id=id)

    def play_automatic(self, id: str = "t") -> None:
        """All moves that are due without a person."""
        while True:
            table = self.tables.find(id)
            step = automatic.next_step(table, self.now, away=lambda person: None, away_seconds=0)
            if step is None:
                return
            bot = make(step.level, 1)
            move = step.move or bot.choose(sight_of(world_of(table.position, 5))).text

            def act(table: Table, now: float, step: automatic.Step = step, move: str = move) -> Change:
                change = automatic.play_step(table, step, move, now, lambda person: None, 0)
                assert change is not None
                return change

            self.tables.change(id, act)


def reread(house: House, id: str = "t") -> Table:
    """The table as the store has it."""
    return LocalTables(house.store, lambda: house.now).find(id)


def alike(one: Table, other: Table) -> bool:
    return (one.row, one.seats, one.position.situation(), one.playthrough.record.moves) == (
        other.row,
        other.seats,
        other.position.situation(),
        other.playthrough.record.moves,
    )


def test_a_whole_game_of_a_person_and_bots() -> None:
    house = House()
    table = house.open("me", "greedy", "calm")
    while table.row.state == "playing":
        house.play_automatic()
        if table.row.state == "playing":
            house.play_first()
        assert alike(table, reread(house)) or table.row.state == "over"
    assert verify(read(table.playthrough.record.text())).over
    results = house.store.results["t"]
    assert [result["seat"] for result in results] == [0, 1, 2] and results[1]["level"] == "greedy"
    kinds = {type(news) for news in house.told}
    assert kinds == {Started, Moved, Ended, Stored}
    seqs = [news.seq for news in house.told if isinstance(news, Stored)]
    assert seqs == list(range(2, table.row.seq + 1))


def test_a_refusal_changes_nothing() -> None:
    house = House()
    table = house.open("me", "open")
    house.play_first()
    before, told = reread(house), len(house.told)
    wrong: list[tuple[str, Callable[[], object]]] = [
        ("stale", lambda: house.tables.change("t", lambda table, now: play.play(table, ANNA, 9, ["draw"], now))),
        ("not-your-turn", lambda: house.play(ANNA, "draw")),
        ("not-seated", lambda: house.play(Player(id="eve", name="Eve"), "draw")),
        ("bad-notation", lambda: house.play(BEN, "fly")),
        ("illegal-move", lambda: house.play(BEN, "draw")),
        ("already-started", lambda: house.tables.change("t", lambda table, now: start(table, ANNA, now))),
        ("undo-not-free", lambda: house.tables.change("t", lambda table, now: undo.undo(table, BEN, 0, now))),
        ("no-undo-request", lambda: house.tables.change("t", lambda table, now: undo.answer(table, BEN, True, now))),
        ("no-table", lambda: house.tables.find("elsewhere")),
    ]
    for name, attempt in wrong:
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.name == name
        assert alike(table, before) and alike(reread(house), before) and len(house.told) == told


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    """Also if only its last move is wrong, and whatever the moves before it revealed."""
    house = House()
    table = house.open("me", "open")
    for _ in range(2):
        house.play_first()
    journal = len(table.playthrough.events)
    before, who = reread(house), (ANNA if table.deciding == 0 else BEN)
    for moves, name in ((["draw", "draw"], "one-at-a-time"), (["draw", "fly"], "bad-notation")):
        with pytest.raises(Refused) as refused:
            house.play(who, *moves)
        assert refused.value.name == name
        assert alike(table, before) and len(table.playthrough.events) == journal
    assert house.play(who, "draw").ply == 3


def test_undo_goes_back_alone_or_with_consent() -> None:
    house = House()
    table = house.open("me", "open")
    house.play_first()
    house.tables.change("t", lambda table, now: undo.undo(table, ANNA, 0, now))
    assert table.ply == 0 and alike(table, reread(house))
    house.play_first()
    house.play_first()
    house.tables.change("t", lambda table, now: undo.request(table, ANNA, 0, now))
    assert table.ply == 2 and undo.pending(table) is not None
    house.tables.change("t", lambda table, now: undo.answer(table, BEN, True, now))
    assert table.ply == 0 and undo.pending(table) is None and alike(table, reread(house))
    assert [news.ply for news in house.told if isinstance(news, Undone)] == [0, 0]


def test_clocks_run_by_the_time_that_is_given() -> None:
    house = House()
    table = house.open("me", "open", clock=ClockSetting(kind="live", minutes=10, increment=5))
    house.now += 30
    house.play_first()
    assert table.seats[0].left == 575.0 and table.row.turn_since == 1030.0
    house.now += 700
    step = automatic.next_step(table, house.now, away=lambda person: None, away_seconds=0)
    assert step is None  # the clock of this table does nothing at zero


def test_orders_and_stand_ins_play_by_themselves() -> None:
    house = House()
    table = house.open("me", "open", clock=ClockSetting(kind="live", minutes=1, at_zero="bot"), stand_in=True)
    order = [Order(question="second-card", move="draw")]
    house.tables.change("t", lambda table, now: standing_orders.leave_orders(table, ANNA, order))
    house.play_first()
    house.play_first()
    house.play(ANNA, "draw")
    house.play_automatic()
    assert (table.ply, table.deciding) == (4, 1)
    step = automatic.next_step(table, house.now, away=lambda person: house.now - 400, away_seconds=180)
    assert step is not None and step.by == "stand-in"
    house.now += 100
    step = automatic.next_step(table, house.now, away=lambda person: None, away_seconds=180)
    assert step is not None and step.by == "stand-in"  # out of time


def test_a_table_that_changed_meanwhile_is_read_again() -> None:
    house = House()
    house.open("me", "open")
    other = LocalTables(house.store, lambda: house.now)
    other.find("t")
    house.play_first()
    with pytest.raises(Stale):
        other.change("t", lambda table, now: play.play(table, ANNA, 0, [table.position.moves()[0].text], now))
    assert alike(other.find("t"), house.tables.find("t"))


def test_after_a_failure_memory_is_not_ahead_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    house.open("me", "open")
    monkeypatch.setattr(house.store, "append", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        house.play_first()
    assert house.tables.find("t").ply == 0


def test_a_terminal_game_loads_neither_the_server_nor_an_event_loop() -> None:
    program = (
        "import sys; from trackside.cli import main; sys.stdin = open('/dev/null'); "
        f"main(['play', '{GAME}', '--seats', 'human,greedy', '--plain']); "
        "found = [name for name in ('asyncio', 'sqlalchemy', 'litestar', 'trackside.server') if name in sys.modules]; "
        "sys.exit(' '.join(found) or 0)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
