"""A search: takes a world, a random key and a budget, and returns a decision."""

from __future__ import annotations

from math import log
from typing import Any, Final

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.search.budget import Budget, now
from trackside.search.candidates import Candidate, Decision
from trackside.search.edge.network_file import network_of
from trackside.search.halving import Halving
from trackside.search.network import Network
from trackside.search.policy import LinearPolicy
from trackside.search.settings import HALVING, Settings
from trackside.search.tree import Tree
from trackside.search.worlds import Worlds

LEAST: Final = 1.0e-9  # weight of a move


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Searches the decisions of one seat of a game, one after the other.

    >>> import trackside
    >>> from trackside.search import Budget, Search, Settings
    >>> game = trackside.game("isle_of_trains", players=2)
    >>> decision = Search(game, Settings()).decide(game.start(seed=3), key=1, budget=Budget(playouts=12))
    >>> decision.move in [candidate.move for candidate in decision.candidates]
    True
    """

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.network: Network | None = network_of(game) if settings.rates else None
        self.tree: Tree | None = None if settings.method == HALVING else Tree(game, settings)

    def decide(self, world: Position, key: i64, budget: Budget) -> Decision:
        """The best move for the deciding seat, in a world that the seat cannot distinguish from the true one. With a
        budget of playouts the decision depends only on what the seat knows, the settings and the key."""
        started = now()
        candidates = self.candidates(world)
        if len(candidates) == 1:
            return Decision(world.seat, candidates, 0)
        tree = self.tree
        if tree is not None:
            found = tree.decide(world, candidates, key, budget, started)
            return Decision(world.seat, found, tree.done)
        halving = Halving(self.settings)
        worlds = self.worlds(world, key)
        found = halving.decide(candidates, worlds, budget, started)
        return Decision(world.seat, found, halving.playouts)

    def worlds(self, world: Position, key: i64) -> Worlds:
        """Where halving plays its playouts; a subclass may play them elsewhere."""
        return Worlds(self.game, self.settings, world, key)

    def candidates(self, world: Position) -> list[Candidate]:
        """All legal moves, best rated first; if the policy rates them, only one of several with the same effect."""
        moves = world.moves()
        if len(moves) == 1:
            return [Candidate(moves[0], 0.0)]
        network = self.network
        policy = self.settings.policy
        if network is None and self.tree is None and self.settings.proposes and isinstance(policy, LinearPolicy):
            return self.proposed(world, policy)
        rated = policy.rate(world, moves) if network is None else network.points(world, moves)
        found: list[Candidate] = []
        i: i64
        for i in range(len(moves)):
            found.append(Candidate(moves[i], rated[i]))
        found.sort(key=rating, reverse=True)
        return found

    def proposed(self, world: Position, policy: LinearPolicy) -> list[Candidate]:
        """The same by the policy: a move is rated by the logarithm of its weight."""
        menu = Menu()
        world.list_moves(menu)
        policy.look_at(world)
        policy.begin(world)
        policy.weigh(world, menu)
        found: list[Candidate] = []
        i: i64
        for i in range(menu.count):
            if not policy.repeats(menu, i):
                found.append(Candidate(self.game.moves[menu.ids[i]], log(max(policy.weights[i], LEAST))))
        found.sort(key=rating, reverse=True)
        return found


def rating(candidate: Candidate) -> float:
    return candidate.rating
