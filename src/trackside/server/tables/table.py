"""A table in memory: its rows and, once it has started, its game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from trackside.core.difference import Situation
from trackside.core.edge.about import Option
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record, chained, commit
from trackside.core.position import Position
from trackside.locales import Words
from trackside.server.api.encoded_view import EncodedView
from trackside.server.api.errors import Refused
from trackside.server.api.requests import ClockSetting
from trackside.server.api.responses import Presence, Result
from trackside.server.storage.models import ChatRow, MoveRow
from trackside.server.storage.stored_rows import StoredSeat, StoredTable
from trackside.server.tables import stored_seams
from trackside.server.tables.journal_cache import JournalCache

ALL_PARTS = "msc"  # moves, seats, chat
MAX_HEARD = 64  # changes remembered until a table is read again; after more of them, all its parts are read
WRONG_STATE = {"waiting": "already-started", "playing": "not-running", "over": "not-over"}


def line_of(move: MoveRow) -> Line:
    """The line of a record for a stored move."""
    earlier = move.earlier and move.difference is not None
    return Line(move.text, move.seconds, difference=msgspec.json.decode(move.difference or "") if earlier else None)


class Table:
    """A table in memory. Hold its lock to read or change it; `TableRepository.locked` does that."""

    def __init__(self, id: str, journals: JournalCache) -> None:
        self.id = id
        self.journals = journals
        self.number = next(journals.numbers)  # in that cache
        self.lock = asyncio.Lock()
        self.newest_seq = 0  # the highest seq this process has heard of
        # Changes that this process has heard of but not read, by seq: the parts to read again besides the table's row,
        # m(oves), s(eats) and c(hat).
        self.heard: dict[int, str] = {}
        self.stale = True  # memory may differ from the database: read everything again
        self.is_taken_over = False  # it is known to have the current rules, and its positions are stored
        self.content_seq = 0  # seq of the last change other than chat
        self.row: StoredTable
        self.clock: ClockSetting  # of the row; it never changes
        self.seats: list[StoredSeat] = []
        self.chat: list[ChatRow] = []
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
        self.present: tuple[int, set[str], Presence] | None = None  # see live/presence.py
        # Caches of what was computed for the current content.
        self.views: dict[tuple[object, ...], EncodedView] = {}
        self.results: dict[str, Result] = {}
        self.score_history: list[list[int]] | None = None

    def set_rows(self, row: StoredTable, seats: Sequence[StoredSeat], chat: Sequence[ChatRow]) -> None:
        self.row = row
        self.clock = msgspec.convert(row.clock, ClockSetting)
        if [seat.name for seat in self.seats] != [seat.name for seat in seats]:
            self.clear_journals()  # which name them
        self.seats = list(seats)
        self.forget_seats()
        self.chat = list(chat)
        self.newest_seq = max(self.newest_seq, row.seq)
        self.heard = {seq: parts for seq, parts in self.heard.items() if seq > row.seq}
        if row.state == "waiting":  # a start that could not be stored has dealt the cards already
            self._playthrough = None
            self.clear_journals()

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

    def replay(self, moves: Sequence[MoveRow]) -> None:
        """Set up the game and play the stored moves."""
        self.clear_journals()
        self.forget_situation()
        self._playthrough = Playthrough(self.record([line_of(move) for move in moves]))

    def record(self, lines: list[Line]) -> Record:
        """The record of the table with these moves."""
        row = self.row
        seed = int(row.seed)
        record = Record(
            game=row.game,
            players=len(self.seats),
            rules=row.rules,
            seed=seed,
            generator=row.generator,
            salt=row.salt,
            commitment=commit(seed, row.salt),
            options={name: Option.write(value) for name, value in row.options.items()},
            overrides=row.overrides,
            seats=[seat.name for seat in self.seats],
            lines=lines,
        )
        stored_seams.add_to_record(record, row.seams, row.opening)
        return record

    def situation(self) -> Situation:
        """The situation of the current position, computed once."""
        p = self.position
        if self._situation is None or self._situation[0] != p.ply:
            self._situation = int(p.ply), p.situation()
        return self._situation[1]

    def forget_situation(self) -> None:
        """Moves were taken back: the same ply can be another position."""
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
        self.present = None

    def clear_journals(self) -> None:
        """Forget the journal in words, because the game changed other than by a move."""
        self.journals.clear(self.number)

    # The game

    @property
    def started(self) -> bool:
        return self._playthrough is not None

    @property
    def playthrough(self) -> Playthrough:
        """The game being played; refused while the table waits."""
        if self._playthrough is None:
            raise Refused(409, "not-started")
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
            raise Refused(403, "not-seated")
        return own

    def require_host(self, person: str) -> None:
        if self.row.host != person:
            raise Refused(403, "not-host")

    def require_state(self, state: str) -> None:
        if self.row.state != state:
            raise Refused(409, WRONG_STATE[state])

    def require_advice(self, person: str) -> None:
        """Only the player who decides may ask for hints and the coach, and nobody in a rated game."""
        self.require_state("playing")
        if self.deciding not in self.require_seat(person):
            raise Refused(403, "not-your-turn")
        if self.row.rated:
            raise Refused(403, "rated-hint")

    def viewer_seat(self, person: str | None, viewed_as: str | None = None) -> int | None:
        """The seat whose view a person sees: of several own seats, the one that decides or else moved last."""
        own = self.own_seats(person)
        if viewed_as is not None:
            if not viewed_as.isdecimal() or int(viewed_as) not in own:
                raise Refused(403, "not-your-seat")
            return int(viewed_as)
        if not own:
            return None
        if self.deciding in own:
            return self.deciding
        movers = [] if self._playthrough is None else self._playthrough.movers
        return next((seat for seat in reversed(movers) if seat in own), own[0])
