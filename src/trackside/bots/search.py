"""The bots that search: they play out their moves in sampled worlds."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Any, Self

from trackside.bots.names import UnknownBot
from trackside.bots.sight import Sight
from trackside.core.edge.box import load
from trackside.core.game import Game
from trackside.core.linear_model import LinearModel
from trackside.core.moves import Move
from trackside.search.budget import Budget
from trackside.search.candidates import Decision
from trackside.search.edge.network_file import network_of
from trackside.search.search import Search
from trackside.search.settings import Settings

Changes = tuple[tuple[str, str], ...]


class SearchBot:
    """With a budget of playouts the choice depends only on the sight and the seed."""

    def __init__(
        self, seed: int, level: str, budget: Budget | None = None, changes: Changes = (), jobs: int = 1
    ) -> None:
        self.seed = seed
        self.level = level
        self.budget = budget  # None: that of the level
        self.changes = changes  # changes of the level's settings
        self.jobs = jobs  # processes that share a decision
        self.most_ms: float | None = None  # time limit of a decision, whatever the budget is
        self.search: Search | None = None
        self.playouts = 0  # of all decisions so far

    def choose(self, sight: Sight) -> Move[Any]:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return self.decide(sight).move

    def decide(self, sight: Sight) -> Decision:
        """The decision with all candidates that were compared."""
        search = self.searching(sight.game)
        rng = sight.chance(self.seed)
        world = sight.world(rng)
        decision = search.decide(world, rng.branch().key, self.limited(self.budget or search.settings.budget))
        self.playouts += int(decision.playouts)
        return decision

    def limited(self, budget: Budget) -> Budget:
        if self.most_ms is None or (budget.timed and budget.ms <= self.most_ms):
            return budget
        return Budget(self.most_ms, 0)

    def searching(self, game: Game[Any]) -> Search:
        """The search for this game; kept, because its findings may help in the next decision."""
        if self.search is None or self.search.game is not game:
            self.close()
            if self.jobs == 1:
                self.search = Search(game, settings(game, self.level, self.changes))
            else:
                from trackside.bots.parallel_search import SharedSearch

                self.search = SharedSearch(game, self.level, self.changes, self.jobs)
        return self.search

    def close(self) -> None:
        """End the processes that share its decisions, if there are any; the next decision starts others."""
        search, self.search = self.search, None
        if search is not None and self.jobs > 1:
            from trackside.bots.parallel_search import SharedSearch

            if isinstance(search, SharedSearch):
                search.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def settings(game: Game[Any], level: str, changes: Changes) -> Settings:
    """The settings of a level, with some changes to try."""
    its: Settings | None = game.search_settings(level)
    found = Settings(level) if its is None else its  # a game need not have settings of its own
    for name, value in changes:
        try:
            if name == "weights":
                found.model = model_of(game, value)
            else:
                found.change(name, value)
        except ValueError as problem:
            raise UnknownBot(f"{level}+{name}={value}: {problem}") from None
    if (found.rates or found.plays or found.judges) and network_of(game) is None:
        raise UnknownBot(f"{level}: there is no network for {game.id}")
    return found


def model_of(game: Game[Any], path: str) -> LinearModel:
    """The model of final points with the weights of a file that `trackside fit` wrote."""
    from yaml import YAMLError

    try:
        weights = load(Path(path).resolve())
    except OSError:
        raise ValueError("there is no such file") from None
    except (UnicodeDecodeError, YAMLError):
        raise ValueError("not a file of weights") from None
    if not isinstance(weights, dict):
        raise ValueError("not a file of weights")
    for name, pair in weights.items():
        if name not in game.model.names:
            raise ValueError(f"{game.id} has no feature {name}")
        if not isinstance(pair, list) or len(pair) != 2 or not all(is_number(each) for each in pair):
            raise ValueError(f"{name} needs two numbers")
    return LinearModel(game.model.names, weights)


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
