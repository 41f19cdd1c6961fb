"""A table in memory: its state and, once it has started, its game; who may do what at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from trackside.core.difference import Situation
from trackside.core.edge.about import Option
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record, chained, commit
from trackside.core.position import Position
from trackside.locales import Words
from trackside.tables import seams
from trackside.tables.changes import Change
from trackside.tables.journal_cache import JournalCache
from trackside.tables.refusals import Name, Refused
from trackside.tables.requests import ClockSetting
from trackside.tables.shapes import Result
from trackside.tables.state import ChatLine, MoveLine, SeatState, TableState
from trackside.tables.views.encoded_view import EncodedView

WRONG_STATE: dict[str, Name] = {"waiting": "already-started", "playing": "not-running", "over": "not-over"}


def line_of(move: MoveLine) -> Line:
    """The line of a record for a stored move."""
    earlier = move.earlier and move.difference is not None
    return Line(move.text, move.seconds, difference=msgspec.json.decode(move.difference or "") if earlier else None)


class Table:
    """A table in memory. Acts read it, advance its game and return a `Change`; `apply` takes that over once a store has
    it."""

    def __init__(self, id: str, journals: JournalCache) -> None:
        self.id = id
        self.journals = journals
        self.number = next(journals.numbers)  # in that cache
        self.row: TableState
        self.clock: ClockSetting  # of the row; it never changes
        self.seats: list[SeatState] = []
        self.chat: list[ChatLine] = []
        self._playthrough: Playthrough | None = None
        self._situation: tuple[int, Situation] | None = None  # with its ply
        self._chain: list[str] = []  # of the hashes after the moves so far, see core/edge/record.py
        # Whether another running table may have the same secret seed; looked up when the game is over.
        self.seed_shared = True
        self.quiet_hours: dict[str, dict[str, Any] | None] = {}  # by person, for per-day clocks
        # Caches of what was computed for the current seats.
        self._own_seats: dict[str, list[int]] = {}  # by person
        self.names: dict[str, list[str]] = {}  # of the players, by language
        self.words: dict[tuple[str, int | None], Words] = {}  # with those names, by language and who is called "you"
        # Caches of what was computed for the current content.
        self.views: dict[tuple[object, ...], EncodedView] = {}
        self.results: dict[str, Result] = {}
        self.score_history: list[list[int]] | None = None

    def set_rows(self, row: TableState, seats: Sequence[SeatState], chat: Sequence[ChatLine]) -> None:
        self.row = row
        self.clock = msgspec.convert(row.clock, ClockSetting)
        if [seat.name for seat in self.seats] != [seat.name for seat in seats]:
            self.clear_journals()  # which name them
        self.seats = list(seats)
        self.forget_seats()
        self.chat = list(chat)
        if row.state == "waiting":  # a start that could not be stored has dealt the cards already
            self._playthrough = None
            self.clear_journals()

    def replay(self, moves: Sequence[MoveLine]) -> None:
        """Set up the game and play the stored moves."""
        self.clear_journals()
        self.forget_situation()
        self._playthrough = Playthrough(self.record([line_of(move) for move in moves]))

    def record(self, lines: list[Line], rules: int | None = None) -> Record:
        """The record of the table with these moves, by its rules unless others are given."""
        row = self.row
        seed = int(row.seed)
        record = Record(
            game=row.game,
            players=len(self.seats),
            rules=row.rules if rules is None else rules,
            seed=seed,
            generator=row.generator,
            salt=row.salt,
            commitment=commit(seed, row.salt),
            options={name: Option.write(value) for name, value in row.options.items()},
            overrides=row.overrides,
            seats=[seat.name for seat in self.seats],
            lines=lines,
        )
        seams.add_to_record(record, row.seams, row.opening)
        return record

    def situation(self) -> Situation:
        """The situation of the current position, computed once."""
        p = self.position
        if self._situation is None or self._situation[0] != p.ply:
            self._situation = int(p.ply), p.situation()
        return self._situation[1]

    def forget_situation(self) -> None:
        """The position was replaced by another one of the same ply."""
        self._situation = None
        self._chain.clear()

    def chain(self) -> str:
        """The hash of all moves so far, which is shown during the game."""
        record = self.playthrough.record
        if not self._chain:
            self._chain.append(record.commitment)
        for line in record.lines[len(self._chain) - 1 :]:
            self._chain.append(chained(self._chain[-1], record.salt, line.text))
        return self._chain[-1]

    def clear_cache(self) -> None:
        """Forget what was computed from the previous content. The journal in words stays: it only grows."""
        self.views.clear()
        self.results.clear()
        self.score_history = None

    def forget_seats(self) -> None:
        """Forget what was computed from the seats, because they changed."""
        self._own_seats.clear()
        self.names.clear()
        self.words.clear()

    def clear_journals(self) -> None:
        """Forget the journal in words, because the game changed other than by a move."""
        self.journals.clear(self.number)

    def deal(self, rules: int) -> None:
        """Begin the game by these rules, whatever those were when the table was made."""
        self.clear_journals()
        self.forget_situation()
        self._playthrough = Playthrough(self.record([], rules))

    def take_back(self, ply: int) -> None:
        """Undo to that ply."""
        self.playthrough.undo(ply)
        self.forget_situation()
        self.clear_journals()

    def apply(self, change: Change) -> None:
        """Take over a change that is stored. Its moves are played already."""
        for name, value in change.table.items():
            setattr(self.row, name, value)
        for seat, fields in change.seats.items():
            for name, value in fields.items():
                setattr(self.seats[seat], name, value)
        if change.undo_to is not None:  # whatever is played instead is new to everybody
            for state in self.seats:
                state.looked = min(state.looked, change.undo_to)
        if change.seats:
            self.forget_seats()
            if any("name" in fields for fields in change.seats.values()):
                self.clear_journals()  # which name the players
        self.clear_cache()

    # The game

    @property
    def ply(self) -> int:
        """Moves played; 0 while the table waits."""
        return 0 if self._playthrough is None else self._playthrough.ply

    @property
    def started(self) -> bool:
        return self._playthrough is not None

    @property
    def playthrough(self) -> Playthrough:
        """The game being played; refused while the table waits."""
        if self._playthrough is None:
            raise Refused("not-started")
        return self._playthrough

    @property
    def position(self) -> Position:
        return self.playthrough.position

    @property
    def deciding(self) -> int:
        """The seat that decides; -1 if there is none."""
        return -1 if self._playthrough is None else int(self._playthrough.position.seat)

    @property
    def seed_is_public(self) -> bool:
        """The game is over and no running game uses the same secret seed."""
        return self.row.state == "over" and not self.seed_shared

    # Seats and people

    def own_seats(self, person: str | None) -> list[int]:
        """The seats a person plays: several at a shared browser, none for a spectator."""
        if person is None:
            return []
        own = self._own_seats.get(person)
        if own is None:
            own = [seat.seat for seat in self.seats if seat.kind == "human" and seat.person == person]
            self._own_seats[person] = own
        return own

    def you(self, person: str | None, viewer: int | None) -> int | None:
        """The seat that a view calls "you": the viewer's, if it is the only one that the person plays. At a screen that
        several people share, and for viewers of another's game, everybody has a name."""
        return viewer if self.own_seats(person) == [viewer] else None

    def is_at_table(self, person: str | None) -> bool:
        """Whether a person plays here or is the host."""
        return person is not None and (self.row.host == person or bool(self.own_seats(person)))

    def other_seats(self, person: str) -> list[int]:
        """The seats of other people."""
        return [s.seat for s in self.seats if s.kind == "human" and s.person != person]

    def require_seat(self, person: str) -> list[int]:
        own = self.own_seats(person)
        if not own:
            raise Refused("not-seated")
        return own

    def require_host(self, person: str) -> None:
        if self.row.host != person:
            raise Refused("not-host")

    def require_state(self, state: str) -> None:
        if self.row.state != state:
            raise Refused(WRONG_STATE[state])

    def require_started(self) -> None:
        if self.row.state == "waiting":
            raise Refused("not-started")

    def viewer_seat(self, person: str | None, viewed_as: str | None = None) -> int | None:
        """The seat whose view a person sees: of several own seats, the one that decides or else moved last."""
        own = self.own_seats(person)
        if viewed_as is not None:
            if not viewed_as.isdecimal() or int(viewed_as) not in own:
                raise Refused("not-your-seat")
            return int(viewed_as)
        if not own:
            return None
        if self.deciding in own:
            return self.deciding
        movers = [] if self._playthrough is None else self._playthrough.movers
        return next((seat for seat in reversed(movers) if seat in own), own[0])
