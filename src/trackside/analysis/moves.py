"""The analysis of one move: the search chooses the best other move, and both are played out in many sampled worlds.

The other move is chosen in some worlds and compared in others. In the same worlds, the best of several moves would look
better than it is.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from trackside.analysis.chances import Outlook, even_loss
from trackside.analysis.estimate import Estimate, Sum
from trackside.analysis.result import AnalysedMove
from trackside.bots.search import settings
from trackside.core.compound import goes_on
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.search.budget import Budget
from trackside.search.playouts import Playouts
from trackside.search.search import Search
from trackside.search.worlds import stream_of_world

LEAST = 24  # worlds
MOST = 20_000
LOOK = 8  # worlds between two looks at the clock and at the figures
PRECISE = 0.012  # reach of a difference of chances that is enough
PRECISE_VALUE = 0.012  # of a chance
DOUBT = 0.25  # spread of chances, before much is known of it
SEARCHING = 0.35  # share of the time in which the other move is searched
REVEALING = 0.25  # share in which luck is measured
SURER = 1.31  # 99 % reach this much further than 95 %
NOISE = 1.0  # points of rating: where nothing is left to chance, playouts vary by this
FURTHER = 2  # and are so many times as long
LONGEST = 8  # moves of a line


class Effort(msgspec.Struct, frozen=True):
    """What a move may cost: seconds, or playouts if they are not 0. With playouts the figures are reproducible."""

    seconds: float = 0.0
    playouts: int = 0


class Values:
    """The results of the playouts after some moves."""

    def __init__(self, moves: int, seats: int, doubt: float) -> None:
        self.chances = [[Sum(DOUBT) for _ in range(seats)] for _ in range(moves)]
        self.leads = [Sum() for _ in range(moves)]
        self.gains = [Sum(DOUBT / 2) for _ in range(seats)]  # of the last move over the first, in the same worlds
        self.lead_gain = Sum(doubt)  # the same for the mover's lead
        self.worlds = 0


class Examiner:
    """Analyses the moves of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.seats = int(game.seats)
        self.outlook = Outlook(game)
        self.search = Search(game, settings(game, "merciless", ()))
        its = settings(game, "search", ())
        self.playouts = Playouts(game, its)
        if its.deepening:
            its.change("noise", str(NOISE))
            self.playouts.depth = FURTHER

    def examine(self, p: Position, move: Move[Any], seed: int, effort: Effort) -> AnalysedMove:
        """Analyse a legal move in a true position; what its mover could not know has no influence on the figures."""
        seat = int(p.seat)
        options = len(p.moves())
        rng = Rng(key_of(seed), 4_096 * int(p.ply))
        after = p.copy()
        learned = carried_out(after, move)
        parts = 1.0 - (REVEALING if learned else 0.0)
        tried = 0
        moves = [move]
        if options > 1:
            other, tried = self.best_other(p, move, rng, effort, parts * SEARCHING)
            if other is not None:
                moves.append(other)
            values = self.compare(p, seat, moves, rng.branch().key, effort, parts * (1.0 - SEARCHING))
        else:
            values = self.compare(p, seat, moves, rng.branch().key, effort, (1.0 - REVEALING) if learned else 0.1)
        luck: list[Estimate] = []
        if learned:
            revealed = self.revealed(after, seat, rng.branch().key, effort, values.worlds)
            luck = [its - before.estimate() for its, before in zip(revealed, values.chances[0], strict=True)]
            tried += values.worlds
        tried += values.worlds * len(moves)
        found = self.conclude(p, seat, moves, options, values, luck, tried)
        if found.better is None:
            return found
        return msgspec.structs.replace(found, line=self.line(p, moves[1], rng, effort))

    def conclude(
        self,
        p: Position,
        seat: int,
        moves: list[Move[Any]],
        options: int,
        values: Values,
        luck: list[Estimate],
        tried: int,
    ) -> AnalysedMove:
        """A better move counts only if it is better beyond the noise: by its chance to win, or by its lead without a
        lower chance. In a decided game, points are all that a move can lose."""
        gain, lead_gain = values.gains[seat], values.lead_gain
        compared = len(moves) > 1
        lost = compared and beyond_noise(gain)
        fewer = compared and self.seats > 1 and gain.mean >= 0.0 and beyond_noise(lead_gain)
        best = 1 if lost else 0
        return AnalysedMove(
            ply=int(p.ply),
            seat=seat,
            move=moves[0].text,
            options=options,
            before=values.chances[best][seat].estimate(),
            after=values.chances[0][seat].estimate(),
            lead_before=values.leads[1 if lost or fewer else 0].estimate(),
            lead_after=values.leads[0].estimate(),
            better=moves[1].text if lost or fewer else None,
            loss=gain.estimate() if lost else Estimate(0.0, round(gain.reach, 4) if compared else 0.0),
            points_lost=lead_gain.estimate() if fewer else Estimate(0.0),
            even_loss=even_loss(lead_gain.mean, self.outlook.width(p)) if fewer else 0.0,
            given=[round(0.0 - its.mean, 4) for its in values.gains] if lost else [],
            luck=luck,
            playouts=tried,
        )

    def line(self, p: Position, move: Move[Any], rng: Rng, effort: Effort) -> list[str]:
        """A move and what the search would play after it, until another seat decides or the mover learns something."""
        line = [move.text]
        at = p.copy()
        while len(line) < LONGEST:
            before = at
            at = before.copy()
            at.carry_out(move)
            if not goes_on(before, at):
                break
            moves = at.moves()
            move = moves[0]
            if len(moves) > 1:
                world = sampled(at, int(at.seat), rng.branch())
                move = self.search.decide(world, rng.branch().key, brief(effort)).move
            line.append(move.text)
        return line

    def best_other(
        self, p: Position, move: Move[Any], rng: Rng, effort: Effort, share: float
    ) -> tuple[Move[Any] | None, int]:
        """The move that the search would play instead; None if it would play this move."""
        world = sampled(p, int(p.seat), rng.branch())
        key = rng.branch().key
        if effort.playouts:
            budget = Budget(0.0, max(int(effort.playouts * share), 2))
        else:
            budget = Budget(1000.0 * effort.seconds * share, 0)
        decision = self.search.decide(world, key, budget)
        best: Move[Any] = decision.move
        return None if best is move else best, int(decision.playouts)

    def compare(
        self, p: Position, seat: int, moves: Sequence[Move[Any]], key: int, effort: Effort, share: float
    ) -> Values:
        """Play out the moves in the same worlds, until the figures are precise enough or the effort is spent."""
        values = Values(len(moves), self.seats, self.outlook.width(p) / 2)
        most = MOST if not effort.playouts else max(int(effort.playouts * share) // len(moves), 3)
        until = time.perf_counter() + effort.seconds * share
        while values.worlds < most:
            stream = stream_of_world(key, values.worlds)
            world = sampled(p, seat, stream)
            self.playouts.policy.look_at(world)
            found: list[tuple[list[float], float]] = []
            for number, move in enumerate(moves):
                at = world.copy()
                at.carry_out(move)
                found.append(self.play_on(at, seat, values, number, stream))
            for gain, best, played in zip(values.gains, found[-1][0], found[0][0], strict=True):
                gain.add(best - played)
            values.lead_gain.add(found[-1][1] - found[0][1])
            if self.suffices(values, seat, effort, until):
                break
        return values

    def revealed(self, after: Position, seat: int, key: int, effort: Effort, worlds: int) -> list[Estimate]:
        """The chances after the mover has seen what the move revealed, played out in the same way."""
        if after.over:
            return [Estimate(chance) for chance in self.outlook.look(after)[0]]
        values = Values(1, self.seats, 0.0)
        until = time.perf_counter() + effort.seconds * REVEALING
        while values.worlds < worlds:
            stream = stream_of_world(key, values.worlds)
            world = sampled(after, seat, stream)
            self.playouts.policy.look_at(world)
            self.play_on(world, seat, values, 0, stream)
            if self.suffices(values, seat, effort, until):
                break
        return [its.estimate() for its in values.chances[0]]

    def play_on(self, p: Position, seat: int, values: Values, number: int, stream: Rng) -> tuple[list[float], float]:
        """The chances of all seats and the mover's lead at the end of a playout; both are counted."""
        self.playouts.play_on(p, stream.copy())
        chances, leads = self.outlook.look(p)
        for its, chance in zip(values.chances[number], chances, strict=True):
            its.add(chance)
        values.leads[number].add(leads[seat])
        return chances, leads[seat]

    @staticmethod
    def suffices(values: Values, seat: int, effort: Effort, until: float) -> bool:
        """Count a world; True if no more are needed or time is up. With counted playouts all are played."""
        values.worlds += 1
        if effort.playouts or values.worlds % LOOK or values.worlds < LEAST:
            return False
        if time.perf_counter() >= until:
            return True
        compared = not values.gains[seat].count or values.gains[seat].reach < PRECISE
        return compared and values.chances[0][seat].reach < PRECISE_VALUE


def beyond_noise(gain: Sum) -> bool:
    """Whether a gain is above zero with 99 %."""
    return gain.mean - SURER * gain.reach > 0.0


def brief(effort: Effort) -> Budget:
    """For each further move of a line."""
    return Budget(0.0, max(effort.playouts // 8, 2)) if effort.playouts else Budget(1000.0 * effort.seconds / 8, 0)


def sampled(p: Position, seat: int, rng: Rng) -> Position:
    """A position that the seat cannot distinguish from this one."""
    world = p.copy()
    world.resample(seat, rng)
    return world


def carried_out(p: Position, move: Move[Any]) -> bool:
    """Play a move; whether the mover learned something by it."""
    mover, before = p.seat, p.horizon - p.revealed_to_others
    p.carry_out(move)
    return bool(p.horizon - p.revealed_to_others - before > (1 if p.seat != mover else 0))
