"""The result of an analysis: figures for every move, every decision and every player."""

from __future__ import annotations

from typing import Literal

import msgspec

from trackside.analysis.estimate import Estimate

Grade = Literal["forced", "good", "inaccurate", "bad"]


class AnalysedMove(msgspec.Struct, frozen=True):
    """One move, by what its mover knew before it. Chances and leads are those of the mover."""

    ply: int  # moves played before it
    seat: int
    move: str
    options: int  # legal moves; with one there was nothing to decide
    before: Estimate  # chance to win with the best move
    after: Estimate  # chance to win with this one
    lead_before: Estimate  # over the best rival, in points at the end of the game; alone: the points
    lead_after: Estimate
    better: str | None = None  # a better move, if one was found beyond the noise
    line: list[str] = []  # the better move and how it goes on, until another seat decides or something is learned
    loss: Estimate = Estimate(0.0)  # what the better move brings more
    points_lost: Estimate = Estimate(0.0)  # of the lead at the end of the game, if beyond the noise
    even_loss: float = 0.0  # what so many points cost of the chance to win in an even game
    given: list[float] = []  # what the choice took from the chance of each seat or gave to it
    luck: list[Estimate] = []  # of each seat, if the mover learned something by the move
    playouts: int = 0


class Decision(msgspec.Struct, frozen=True):
    """What a person thinks of as one decision: a move, or some that are made as one.

    >>> import trackside
    >>> from trackside.analysis import analyze
    >>> played = trackside.Playthrough.start(trackside.game("ticket_to_ride_amsterdam", players=2), seed=7)
    >>> played.play("keep contract_10")
    >>> decision = analyze(played.record, playouts=40).decisions[0]
    >>> decision.seat, decision.moves, decision.grade != "forced"
    (0, ['keep contract_10'], True)
    """

    ply: int  # moves played before it
    seat: int
    moves: list[str]
    grade: Grade
    before: Estimate  # chance to win with the best moves, by what the seat knew
    after: Estimate  # chance to win with these, before luck has its say
    lead_before: Estimate
    lead_after: Estimate
    loss: float = 0.0  # of the chance to win; 0 if it is within the noise
    loss_reach: float = 0.0
    points_lost: float = 0.0  # of the lead at the end of the game; 0 if it is within the noise
    even_loss: float = 0.0  # what so many points cost of the chance to win in an even game
    better_ply: int = 0  # where the better line begins
    better: list[str] = []  # the moves of the better line until another seat decides or something is learned
    given: list[float] = []  # by seat: what the loss took from its chance or gave to it
    luck: list[Estimate] = []  # by seat; empty if nothing was revealed

    @property
    def graded(self) -> bool:
        """Whether there was something to decide."""
        return self.grade != "forced"


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that changed the game, by a mistake or by luck.

    >>> from trackside.analysis import TurningPoint
    >>> TurningPoint(decision=3, seat=0, kind="mistake", change=-0.12).kind
    'mistake'
    """

    decision: int  # which one of Analysis.decisions
    seat: int  # whose chance changed
    kind: Literal["mistake", "luck"]
    change: float  # of the chance to win


class Player(msgspec.Struct, frozen=True):
    """The changes of a seat's chance, and the grades of its decisions. The parts do not add up to the result: the rest
    is how the bots' opinion of the game changed.

    >>> from trackside.analysis import Estimate, Player
    >>> Player(0, "Ann", 7, 2, 1, 3, -0.3, 0.1, Estimate(0.2, 0.05), 1.0).shares()
    (0.7, 0.2, 0.1)
    """

    seat: int
    name: str
    good: int
    inaccurate: int
    bad: int
    forced: int
    own: float  # change of the chance to win by mistakes of one's own
    others: float  # by mistakes of the others
    luck: Estimate  # by what was revealed
    result: float | None  # 1 won, 0 lost, a half shared between two; None while the game is not over

    def shares(self) -> tuple[float, float, float]:
        """Of good, inaccurate and bad decisions."""
        total = self.good + self.inaccurate + self.bad
        if total == 0:
            return 0.0, 0.0, 0.0
        return self.good / total, self.inaccurate / total, self.bad / total


class Analysis(msgspec.Struct, frozen=True):
    """The whole. It can be written as JSON with msgspec.

    >>> import trackside
    >>> from trackside.analysis import Analysis, analyze
    >>> played = trackside.Playthrough.start(trackside.game("ticket_to_ride_amsterdam", players=2), seed=7)
    >>> played.play("keep contract_10")
    >>> analysis = analyze(played.record, playouts=40)
    >>> isinstance(analysis, Analysis), analysis.game, len(analysis.players)
    (True, 'ticket_to_ride_amsterdam', 2)
    """

    game: str
    rules: int
    plies: int
    seed: int
    playouts: int
    decisions: list[Decision]
    turning_points: list[TurningPoint]  # in the order of the game
    players: list[Player]
