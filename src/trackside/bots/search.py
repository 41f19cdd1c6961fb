"""A bot that tries out what its moves lead to, in worlds that agree with what its seat knows."""

from __future__ import annotations

from typing import Any

from trackside.bots.sight import Sight
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.search.budget import Budget
from trackside.search.candidates import Decision
from trackside.search.search import Search


class SearchBot:
    """With a budget of playouts the choice depends only on the sight and the seed."""

    def __init__(self, seed: int, level: str, budget: Budget | None = None) -> None:
        self.seed = seed
        self.level = level
        self.budget = budget  # None: the level's own
        self.search: Search | None = None
        self.playouts = 0  # of all decisions so far

    def choose(self, sight: Sight) -> Move[Any]:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return self.decide(sight).move

    def decide(self, sight: Sight) -> Decision:
        """The choice with all that was compared."""
        search = self.searching(sight.game)
        rng = sight.chance(self.seed)
        world = sight.world(rng)
        decision = search.decide(world, rng.branch().key, self.budget or search.settings.budget)
        self.playouts += int(decision.playouts)
        return decision

    def searching(self, game: Game[Any]) -> Search:
        """The search for this game; it is kept, because what it found out may help in the next decision."""
        if self.search is None or self.search.game is not game:
            self.search = Search(game, game.search_settings(self.level))
        return self.search
