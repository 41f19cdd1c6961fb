"""The bot `learned`: plays the move that a trained network values most, without search."""

from __future__ import annotations

from typing import Any

from trackside import games
from trackside.bots.names import UnknownBot
from trackside.bots.sight import Sight
from trackside.core.moves import Move
from trackside.search.edge.network_file import network_file, network_of


class LearnedBot:
    """The choice depends only on what the seat knows: the network reads nothing that differs between its worlds."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move[Any]:
        if len(sight.moves) == 1:
            return sight.moves[0]
        network = network_of(sight.game)
        if network is None:
            raise UnknownBot(f"learned: there is no network for {sight.game.id}")
        rated: list[float] = network.rate(sight.world(sight.chance(self.seed)), sight.moves)
        return sight.moves[rated.index(max(rated))]


def has_network(id: str) -> bool:
    """Whether this bot can play the game."""
    return network_file(id, games.about(id).folder) is not None
