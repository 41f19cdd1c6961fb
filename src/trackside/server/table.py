"""A table in memory: its rows and, once it has started, the game being played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from trackside.core.edge.about import Option
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record, commit
from trackside.core.position import Position
from trackside.server import quiet
from trackside.server.models import ChatRow, MoveRow, SeatRow, TableRow
from trackside.server.problems import Refused
from trackside.server.requests import ClockSetting, Order, QuietHours
from trackside.server.types import EventView

DAY = 86_400.0


class Table:
    """Whoever reads or changes it holds its lock; `tables.py` gives it out that way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.newest = 0  # the highest seq this process has heard of
        self.touched: set[str] = set()  # what else is to be read when it is read again: m(oves), s(eats), c(hat)
        self.doubtful = True  # memory may not be what is stored: read it again
        self.content = 0  # the seq of the last change that was not only talk
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.chat: list[ChatRow] = []
        self.playing: Playthrough | None = None
        self.kept: dict[Any, Any] = {}  # what was worked out for this content
        self.told: dict[Any, list[EventView]] = {}  # the journal in words, by reader; it only grows between steps back
        self.shared = True  # whether another table that runs may have the same secret seed; looked up at the end
        self.quiet: dict[str, dict[str, Any] | None] = {}  # the quiet hours of its people, where its clock is of days

    def filled(self, row: TableRow, seats: Sequence[SeatRow], chat: Sequence[ChatRow]) -> None:
        self.row = row
        self.seats = list(seats)
        self.chat = list(chat)
        self.newest = max(self.newest, row.seq)

    def begin(self, moves: Sequence[MoveRow]) -> None:
        """Replay the stored moves."""
        self.told.clear()
        lines = [Line(move.text, move.seconds) for move in moves]
        self.playing = Playthrough(record_of(self.row, [seat.name for seat in self.seats], lines))

    @property
    def clock(self) -> ClockSetting:
        return msgspec.convert(self.row.clock, ClockSetting)

    @property
    def game(self) -> Playthrough:
        """The game; refused while the table waits."""
        if self.playing is None:
            raise Refused(409, "not-started")
        return self.playing

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def deciding(self) -> int:
        return -1 if self.playing is None else int(self.playing.position.seat)

    @property
    def seed_is_open(self) -> bool:
        """Whether everybody may know the seed: the game is over, and no game that runs is dealt from it in secret."""
        return self.row.state == "over" and not self.shared

    def own_seats(self, person: str | None) -> list[int]:
        """The seats a person plays: several at one browser, none for a spectator."""
        return [] if person is None else [s.seat for s in self.seats if s.kind == "human" and s.person == person]

    def need_seat(self, person: str) -> list[int]:
        own = self.own_seats(person)
        if not own:
            raise Refused(403, "not-seated")
        return own

    def need_state(self, state: str) -> None:
        if self.row.state != state:
            raise Refused(409, {"waiting": "already-started", "playing": "not-running", "over": "not-over"}[state])

    def viewer(self, person: str | None, viewed_as: str | None = None) -> int | None:
        """Whose eyes a person looks through: of several own seats the one that decides, or else moved last."""
        own = self.own_seats(person)
        if viewed_as is not None:
            if not viewed_as.isdecimal() or int(viewed_as) not in own:
                raise Refused(403, "not-your-seat")
            return int(viewed_as)
        if not own:
            return None
        if self.deciding in own:
            return self.deciding
        movers = [] if self.playing is None else self.playing.movers
        return next((seat for seat in reversed(movers) if seat in own), own[0])

    def others(self, person: str) -> list[int]:
        """Seats of other people."""
        return [s.seat for s in self.seats if s.kind == "human" and s.person != person]

    def before_own_last(self, own: Sequence[int]) -> int | None:
        """The ply at which one of these seats last decided, to go back there; None if none has moved yet."""
        movers = self.game.movers
        return next((ply for ply in reversed(range(len(movers))) if movers[ply] in own), None)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds on a seat's clock; below zero when overdrawn."""
        clock = self.clock
        running = self.row.state == "playing" and self.deciding == seat
        spent = now - self.row.turn_since if running else 0.0
        if clock.kind == "live":
            stored = self.seats[seat].left
            return (stored if stored is not None else 60.0 * (clock.minutes or 30)) - spent
        if clock.kind == "days" and running:
            return quiet.running(self.resting, now, self.out) if now < self.out else self.out - now
        return None

    # Clocks of days stand still in some hours of the day.

    @property
    def resting(self) -> QuietHours | None:
        """In which: the quiet hours of whoever has the present turn, as they were when it began."""
        return quiet.read(self.row.resting)

    @property
    def out(self) -> float:
        """When the days of the present turn are over."""
        return self.runs_out(self.row.turn_since, self.row.resting)

    def runs_out(self, since: float, resting: dict[str, Any] | None) -> float:
        return quiet.runs_out(quiet.read(resting), since, DAY * (self.clock.days or 3))

    def rest(self, now: float) -> tuple[float, float] | None:
        """In how many seconds the clock next stands still and runs on again; (0, …) while it stands still."""
        if self.clock.kind != "days":
            return None
        begin, end = next(quiet.rests(self.resting, now), (0.0, 0.0))
        return (round(max(0.0, begin - now), 1), round(end - now, 1)) if end > now else None

    def is_out_of_time(self, seat: int, now: float) -> bool:
        """Whether a bot plays for a seat because its time is up, as the table agreed."""
        left = self.left(seat, now)
        return left is not None and left <= 0 and self.clock.at_zero == "bot"

    def order(self, seat: int) -> str | None:
        """The standing answer to what is asked of a seat now, if it gave one that is legal."""
        asked = self.position.asked
        if asked is None or not self.seats[seat].orders:
            return None
        for order in msgspec.convert(self.seats[seat].orders, list[Order]):
            move = self.game.game.by_text.get(order.move)
            if order.question == asked.name and move is not None and self.position.refusal(move) is None:
                return order.move
        return None


def record_of(row: TableRow, names: list[str], lines: list[Line]) -> Record:
    """The record that a table is."""
    seed = int(row.seed)
    return Record(
        game=row.game,
        players=len(names),
        rules=row.rules,
        seed=seed,
        generator=row.generator,
        salt=row.salt,
        commitment=commit(seed, row.salt),
        options={name: Option.write(value) for name, value in row.options.items()},
        overrides=row.overrides,
        seats=names,
        lines=lines,
    )
