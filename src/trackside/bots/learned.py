"""The bot `learned`: plays the move that a trained network values most, without search."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trackside import games
from trackside.bots.names import UnknownBot
from trackside.bots.sight import Sight
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.search.edge import network_file
from trackside.search.network import Network


class LearnedBot:
    """The choice depends only on what the seat knows: the network and its ratings read a sampled world."""

    def __init__(self, seed: int, file: Path | None = None) -> None:
        self.seed = seed
        self.file = file  # another one than the game's own
        self.network: Network | None = None

    def choose(self, sight: Sight) -> Move[Any]:
        if len(sight.moves) == 1:
            return sight.moves[0]
        if self.network is None or self.network.game is not sight.game:
            self.network = network(sight.game, self.file)
        rated: list[float] = self.network.rate(sight.world(sight.chance(self.seed)), sight.moves)
        return sight.moves[rated.index(max(rated))]


def network(game: Game[Any], file: Path | None) -> Network:
    """The network in a file, or the game's own; UnknownBot if it has none."""
    if file is not None:
        return network_file.read_network(game, file)
    found = network_file.network_of(game)
    if found is None:
        raise UnknownBot(f"learned: there is no network for {game.id}")
    return found


def file_of(name: str, changes: tuple[tuple[str, str], ...]) -> Path | None:
    """The file that `learned+network=FILE` names."""
    for setting, value in changes:
        if setting != "network":
            raise UnknownBot(f"{name}: the one setting is network=FILE, not {setting}")
        if not Path(value).is_file():
            raise UnknownBot(f"{name}: there is no file {value}")
        return Path(value).resolve()
    return None


def has_network(id: str) -> bool:
    """Whether this bot can play the game, with some number of players."""
    about = games.about(id)
    return network_file.has_network(id, about.folder, about.seats)
