"""A playthrough: a record with its current position. Server tables, terminal games and replays all use it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from trackside.core.edge.errors import TracksideError
from trackside.core.edge.record import (
    Line,
    Record,
    Seam,
    as_json,
    commit,
    game_of,
    in_rules_of_today,
    new_record,
    next_position,
    opening_position,
)
from trackside.core.game import Game
from trackside.core.journal import Event, Journal
from trackside.core.moves import IllegalMove, Move
from trackside.core.position import Position
from trackside.core.rng import COUNTER

EVERY = 64  # plies between kept positions


class Playthrough:
    """A record with its current position, and who made each move and whether anybody learned from it.

    >>> import trackside
    >>> game = trackside.game("ticket_to_ride_amsterdam", players=2)
    >>> played = trackside.Playthrough.start(game, seed=7)
    >>> played.play("keep contract_10")
    >>> played.ply, played.record.moves
    (1, ['keep contract_10'])
    >>> played.undo()
    >>> played
    <playthrough of ticket_to_ride_amsterdam, ply 0, seat 0: set-up-contracts, 3 moves>
    """

    def __init__(self, record: Record) -> None:
        if record.seed is None:
            raise TracksideError("the seed is still secret: the game cannot be played on")
        self.seed = record.seed
        self.record = record = in_rules_of_today(record)
        self.game: Game[Any] = game_of(record)
        self._restart()
        moves, record.lines = record.lines, []
        for line in moves:
            self.add(line)

    @classmethod
    def start(
        cls, game: Game[Any], seed: int, generator: str = COUNTER, salt: str = "", seats: Sequence[str] = ()
    ) -> Playthrough:
        """A new game from a seed; `seats` names the players for the record."""
        return cls(new_record(game, seed, generator, salt, seats))

    def __repr__(self) -> str:
        return f"<playthrough of {repr(self.position)[1:-1]}>"

    def _restart(self) -> None:
        self.position = opening_position(self.game, self.record)
        self.position.journal = Journal()
        self.marks: list[Position] = [self.position.copy()]  # after every EVERY plies
        self.movers: list[int] = []  # the seat that made each move
        self.revealing: list[bool] = []  # whether anybody learned something from it

    def add(self, line: Line) -> None:
        """Play the next line of a record."""
        self._go_on(line, None)

    def add_move(self, move: Move[Any], seconds: float | None = None) -> None:
        """Play a move; IllegalMove changes nothing."""
        self._go_on(Line(move.text, seconds), move)

    def _go_on(self, line: Line, move: Move[Any] | None) -> None:
        mover, before = int(self.position.seat), self.position.horizon
        if move is None:
            p = self.position = next_position(self.position, line)
        else:
            p = self.position
            p.play(move)
        passed_on = 1 if p.seat != mover else 0
        self.movers.append(mover)
        self.revealing.append(p.horizon - before > passed_on)
        self.record.lines.append(line)
        if self.ply % EVERY == 0:
            self.marks.append(p.copy())
        if p.over:
            self.record.scores = [int(score.total()) for score in p.scores()]

    @property
    def ply(self) -> int:
        """Moves played."""
        return len(self.record.lines)

    @property
    def events(self) -> list[Event]:
        """The journal so far."""
        journal = self.position.journal
        return journal.events if journal is not None else []

    def trial(self, moves: Sequence[str]) -> Iterator[tuple[int, bool]]:
        """Play moves on a copy. For each: which seat decides next, and whether the mover learned something."""
        trial = self.position.copy()
        for text in moves:
            mover, before = trial.seat, trial.horizon - trial.revealed_to_others
            trial.play(self.game.parse(text))
            passed_on = 1 if trial.seat != mover else 0
            yield int(trial.seat), trial.horizon - trial.revealed_to_others - before > passed_on

    def play(self, moves: str | Move[Any] | Sequence[str], seconds: float | None = None) -> None:
        """Play one move, or several as a batch: all are played, or an error is raised. Clock time goes to the first."""
        if isinstance(moves, str | Move):
            moves = [str(moves)]
        parsed, start = [self.game.parse(text) for text in moves], self.ply
        for move in parsed:
            try:
                self.add_move(move, seconds)
            except IllegalMove:
                if self.ply > start:
                    self.undo(start)
                raise
            seconds = None

    def free_undo(self) -> int:
        """The earliest ply to which the last mover may undo freely: nobody else moved, nobody learned anything."""
        ply = self.ply
        while ply > 0 and self.movers[ply - 1] == self.movers[-1] and not self.revealing[ply - 1]:
            ply -= 1
        return ply

    def undo(self, ply: int | None = None) -> None:
        """Go back to an earlier ply, or by one move; later moves are removed from record and journal."""
        ply = self.ply - 1 if ply is None else ply
        if not 0 <= ply <= self.ply:
            raise TracksideError(f"there is no ply {ply} to go back to")
        mark = ply // EVERY
        begin = mark * EVERY
        kept = self.record.lines[begin:ply]
        self.record.lines = self.record.lines[:begin]
        self.record.scores = None
        del self.marks[mark + 1 :], self.movers[begin:], self.revealing[begin:]
        self.position = self._marked(begin)
        for line in kept:
            self.add(line)
        self.record.seams = seams_until(self.position, self.record)

    def at(self, ply: int) -> Position:
        """The position after the first `ply` moves, with its journal."""
        if ply == self.ply:
            return self._with_journal(self.position.copy(), ply)
        begin = ply // EVERY * EVERY
        p = self._marked(begin)
        for line in self.record.lines[begin:ply]:
            p = next_position(p, line)
        return p

    def _marked(self, ply: int) -> Position:
        """A copy of the kept position of that ply."""
        return self._with_journal(self.marks[ply // EVERY].copy(), ply)

    def _with_journal(self, p: Position, ply: int) -> Position:
        """A position with the journal up to that ply, to which it adds its own events."""
        events = self.events
        p.journal = Journal()
        p.journal.events = events[: bisect_right(events, ply, key=lambda event: event.ply)]
        return p


def seams_until(p: Position, record: Record) -> list[Seam]:
    """The seams of a record that ends with this position: a game that goes back before a seam continues under the
    newest rules."""
    kept = [seam for seam in record.seams if seam.ply <= p.ply]
    return kept if len(kept) == len(record.seams) else [*kept, seam_at(p, record)]


def seam_at(p: Position, record: Record) -> Seam:
    """A seam at a position from which a game continues under the current rules."""
    situation = as_json(p.situation())
    return Seam(int(p.ply), p.game.setting.about.version, situation, commit(situation, record.salt))
