"""Decides whether a position is a puzzle: one line is clearly the best, by a deep search of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import trackside
from trackside.analysis.moves import Examiner, sampled
from trackside.bots.suggest import differences
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.puzzles.compare import Comparison, Gap, Tally
from trackside.puzzles.grade import ASKED, grade, missed
from trackside.puzzles.lines import Line, begins, lines
from trackside.puzzles.puzzle import Alternative, Origin, Puzzle, line_of
from trackside.puzzles.settings import Effort
from trackside.search.budget import Budget

LEAST_LINES = 3
MOST_LINES = 160  # of a position; with more it would take too long to look at all
MARGIN = 0.04  # of the chance to win, by which the solution is ahead of all that is not accepted
ERRORS = 4.0  # standard errors, likewise
ALIKE = 0.015  # of the chance: lines as close as this to the best are accepted too
MOST_ACCEPTED = 4
OTHERS = 2  # for each line that is accepted there are so many others at least
FINALISTS = 6  # lines of the verdict that are not accepted
OPEN = (0.08, 0.95)  # the chance to win with the best line: otherwise the game is decided already
OFTEN = 0.6  # of the worlds in which the solution is ahead: with less it is a lottery
OPINIONS = 3  # searches with other worlds that have to name the solution as well
EARLY = 4  # after one of so many parts of the verdict what is not promising is left
KEPT = 12  # alternatives that are written down
ROUGH = 0.05  # the error of what was dropped early


class Choice(msgspec.Struct, frozen=True):
    """A possible solution: the accepted lines (or beginnings of lines), and those to compare."""

    accepted: list[Line]
    tried: list[Line]  # a whole line for each that is accepted, the best first
    others: list[Line]  # the best that are not accepted


class Finder:
    """Examines positions of one game."""

    def __init__(self, game: Game[Any], effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.examiner = Examiner(game)
        self.refused: dict[str, int] = {}  # how many positions, by why they are no puzzles

    def find(self, p: Position, seed: int) -> Puzzle | None:
        """The puzzle of a position, from what its deciding seat knows; None if it is not a puzzle."""
        reason, found = self.look(p, Rng(key_of(seed), 8_192 * int(p.ply)), seed)
        if found is None:
            self.refused[reason] = self.refused.get(reason, 0) + 1
        return found

    def look(self, p: Position, rng: Rng, seed: int) -> tuple[str, Puzzle | None]:
        """A puzzle, or why the position is not one."""
        world = sampled(p, int(p.seat), rng.branch())
        every = lines(world)
        if not LEAST_LINES <= len(every) <= MOST_LINES:
            return "lines", None
        every = self.by_rating(world, every)
        glance = Comparison(self.examiner, world, every[: self.effort.first], rng.branch().key, 1)
        glance.play(glance.tallies, self.effort.glance)
        if choose(glance.tallies, MARGIN) is None:
            return "glance", None
        selection = self.narrowed(world, every, rng.branch().key)
        choice = choose(selection.tallies, 0.8 * MARGIN)
        if choice is None:
            return "close", None
        depth = int(self.examiner.playouts.depth)
        verdict = Comparison(self.examiner, world, [*choice.tried, *choice.others], rng.branch().key, depth)
        verdict.play(verdict.tallies, self.effort.worlds // EARLY)
        if objections(verdict, len(choice.tried), MARGIN / 2, 1.0):
            return "early", None
        verdict.play(verdict.tallies, self.effort.worlds - verdict.worlds)
        objection = objections(verdict, len(choice.tried), MARGIN, ERRORS)
        if objection:
            return objection, None
        further = Comparison(self.examiner, world, [choice.tried[0], choice.others[0]], rng.branch().key, 2 * depth)
        further.play(further.tallies, max(self.effort.worlds // 4, 12))
        if Gap(*further.tallies).mean < MARGIN / 2:
            return "further", None
        if not all(self.agrees(world, choice.accepted, rng) for _ in range(OPINIONS)):
            return "search", None
        puzzle = self.written(world, seed, choice, selection, verdict)
        wrong = missed(puzzle)
        if wrong == 0:
            return "obvious", None
        origin = msgspec.structs.replace(puzzle.origin, missed=f"{wrong} of {ASKED}")
        return "", msgspec.structs.replace(puzzle, grade=grade(wrong), origin=origin)

    def by_rating(self, world: Position, every: list[Line]) -> list[Line]:
        """The lines whose first moves look best come first."""
        moves = world.moves()
        rated = dict(zip((move.text for move in moves), self.game.rate(world, moves), strict=True))
        return sorted(every, key=lambda line: -rated[line[0]])

    def narrowed(self, world: Position, every: list[Line], key: int) -> Comparison:
        """All lines; the worse half is dropped after each round."""
        found = Comparison(self.examiner, world, every, key, 1)
        alive = found.tallies
        worlds = self.effort.glance
        while True:
            found.play(alive, worlds)
            if found.worlds >= self.effort.worlds // 2 or choose(alive, MARGIN / 2) is None:
                return found
            alive = sorted(alive, key=lambda tally: -tally.chance)[: max((len(alive) + 1) // 2, FINALISTS)]
            worlds = min(2 * worlds, self.effort.worlds // 2 - found.worlds)

    def agrees(self, world: Position, accepted: Sequence[Line], rng: Rng) -> bool:
        """Whether a search in other worlds also plays the solution, move by move."""
        at = world.copy()
        played: Line = ()
        while not any(begins(line, played) for line in accepted):
            moves = at.moves()
            move = moves[0]
            if len(moves) > 1:
                unseen = sampled(at, int(at.seat), rng.branch())
                decision = self.examiner.search.decide(unseen, rng.branch().key, Budget(0.0, self.effort.search))
                move = decision.move
            played = (*played, move.text)
            if not any(begins(played, line) for line in accepted):
                return False
            at.carry_out(move)
        return True

    def written(self, world: Position, seed: int, choice: Choice, selection: Comparison, verdict: Comparison) -> Puzzle:
        """The puzzle, not yet graded."""
        best = verdict.tallies[0]
        found = [alternative(best, tally, verdict.worlds) for tally in verdict.tallies[len(choice.tried) :]]
        found.sort(key=lambda each: each.loss)
        compared = {*choice.tried, *choice.others}
        rest = [
            Alternative(line_of(tally.line), rounded(Gap(selected(selection, best), tally).mean), ROUGH)
            for tally in selection.best_first()
            if tally.line not in compared and not any(begins(line, tally.line) for line in choice.accepted)
        ]
        setting = self.game.setting
        plain = {option.name: option.default for option in setting.about.options}
        return Puzzle(
            id=f"{self.game.id}-{seed}-{int(world.ply)}",
            game=self.game.id,
            players=int(self.game.seats),
            grade=0,
            seat=int(world.seat),
            question=question_name(world),
            solution=[line_of(line) for line in choice.accepted],
            best=line_of(best.line),
            chance=rounded(best.chance),
            alternatives=[*found, *rest][:KEPT],
            origin=Origin(trackside.__version__, setting.about.version, seed, int(world.ply), verdict.worlds, ""),
            situation=begun(world.situation()),
            options={name: value for name, value in setting.options.items() if value != plain.get(name, value)},
        )


def choose(tallies: Sequence[Tally], margin: float) -> Choice | None:
    """The best line with those that are equally good, or the common beginning of the best lines; None if others are
    close."""
    ordered = sorted(tallies, key=lambda tally: -tally.chance)
    best = ordered[0]
    alike = [tally for tally in ordered if best.chance - tally.chance <= ALIKE]
    if len(alike) <= MOST_ACCEPTED:
        others = [tally for tally in ordered if tally not in alike]
        if len(others) >= OTHERS * len(alike) and best.chance - others[0].chance >= margin:
            accepted = [tally.line for tally in alike]
            return Choice(accepted, accepted, [tally.line for tally in others[:FINALISTS]])
    for size in range(len(best.line) - 1, 0, -1):
        shared = best.line[:size]
        heads: dict[Line, Tally] = {}
        for tally in ordered:
            if not begins(shared, tally.line):
                heads.setdefault(tally.line[:size], tally)
        rivals = list(heads.values())
        if len(rivals) > 1 and best.chance - rivals[0].chance >= margin:
            return Choice([shared], [best.line], [tally.line for tally in rivals[:FINALISTS]])
    return None


def objections(verdict: Comparison, accepted: int, margin: float, errors: float) -> str:
    """Why there is no verdict; empty if the accepted lines are clearly ahead."""
    good, others = verdict.tallies[:accepted], verdict.tallies[accepted:]
    if not OPEN[0] <= good[0].chance <= OPEN[1]:
        return "decided"
    for tally in good:
        if abs(Gap(good[0], tally).mean) > 2 * ALIKE:
            return "unlike"
        for other in others:
            gap = Gap(tally, other)
            if not gap.clear(margin, errors):
                return "unclear"
            if gap.often < OFTEN:
                return "lottery"
    return ""


def alternative(best: Tally, other: Tally, worlds: int) -> Alternative:
    gap = Gap(best, other)
    parts = {part: points for part, points in differences(best.parts, other.parts, worlds).items() if points}
    return Alternative(line_of(other.line), rounded(gap.mean), rounded(gap.error), parts)


def selected(selection: Comparison, best: Tally) -> Tally:
    """The same line among those of the selection."""
    return next(tally for tally in selection.tallies if tally.line == best.line)


def begun(situation: dict[str, Any]) -> dict[str, Any]:
    """A situation in which a game begins: no moves have been played."""
    return {key: value for key, value in situation.items() if key not in ("ply", "horizon")}


def rounded(value: float) -> float:
    return round(float(value), 4)


def question_name(p: Position) -> str:
    """The name of the open question."""
    return p.asked.name if p.asked is not None else ""
