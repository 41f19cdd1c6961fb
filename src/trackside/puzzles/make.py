"""Makes puzzles: bots play games, and their positions are examined."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import trackside
from trackside.bots import Sight, make
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.puzzles.find import Finder
from trackside.puzzles.puzzle import GRADES, Puzzle, write
from trackside.puzzles.settings import Effort, effort

EVERY = 2  # one position in so many is looked at
MOST_OF_A_GAME = 2  # puzzles
PLAYERS = ("calm", "greedy")  # who plays on all seats, by seed: between unequal players games are decided too early
STATE = "next.txt"  # the seed and the ply with which the making goes on


def positions(game: Game[Any], its: Effort, seed: int) -> Iterator[Position]:
    """Positions of one game between bots whose question is suitable for a puzzle, chosen at random."""
    seats = int(game.seats)
    bots = [make(PLAYERS[seed % len(PLAYERS)], seed * seats + seat) for seat in range(seats)]
    lot = Rng(key_of(seed))
    p: Position = game.start(seed)
    while not p.over:
        sight = Sight(p)
        drawn = lot.below(EVERY) == 0 and game.fraction_left(p) <= its.late
        if drawn and p.asked is not None and p.asked.name in its.questions and len(sight.moves) > 1:
            yield p.copy()
        p.carry_out(bots[int(p.seat)].choose(sight))


class Maker:
    """Makes puzzles of one game, one seed after the other, and writes them into a folder.

    The same seed gives the same puzzles everywhere. In the folder it notes how far it came, and goes on from there.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from trackside.puzzles import Maker
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     Maker("ticket_to_ride_amsterdam", Path(folder), seed=7).run(count=15, seconds=0.01)
    0
    """

    def __init__(self, game: str, out: Path, seed: int = 0, grades: Collection[int] = GRADES) -> None:
        self.game = game
        self.effort = effort(game)
        self.folder = out / game
        self.grades = grades
        self.finders: dict[int, Finder] = {}
        self.state = self.folder / STATE
        self.seed, self.ply = seed, 0  # where the making goes on
        if self.state.exists():
            self.seed, self.ply = map(int, self.state.read_text().split())

    def run(
        self, count: int, seconds: float = float("inf"), on_found: Callable[[Puzzle], object] = lambda puzzle: None
    ) -> int:
        """Make this many more, unless the time runs out before; returns their number."""
        until = time.monotonic() + seconds
        made = 0
        self.folder.mkdir(parents=True, exist_ok=True)
        while True:
            of_game = len(list(self.folder.glob(f"{self.game}-{self.seed}-*.yaml")))
            for p in positions(self.finder().game, self.effort, self.seed):
                if p.ply < self.ply:
                    continue
                if made == count or time.monotonic() >= until:
                    return made
                if of_game == MOST_OF_A_GAME:
                    break
                puzzle = self.finder().find(p, self.seed)
                if puzzle is not None and puzzle.grade in self.grades:
                    write(puzzle, self.folder / f"{puzzle.id}.yaml")
                    on_found(puzzle)
                    made += 1
                    of_game += 1
                self.note(self.seed, int(p.ply) + 1)
            self.note(self.seed + 1, 0)

    def note(self, seed: int, ply: int) -> None:
        """Store where to continue."""
        self.seed, self.ply = seed, ply
        self.state.write_text(f"{seed} {ply}\n")

    def finder(self) -> Finder:
        """The finder for the number of players that the seed determines."""
        players = self.effort.players[self.seed % len(self.effort.players)]
        if players not in self.finders:
            self.finders[players] = Finder(trackside.game(self.game, players), self.effort)
        return self.finders[players]
