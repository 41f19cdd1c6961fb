"""A world: a position as one seat may know it, in a form that can be sent to another process.

Everything that is hidden from the seat is dealt anew before it is written down. So whoever reads a world cannot learn
more than the seat knows, and a bot decides the same by it as by the true position: sampling is canonical.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from trackside import games
from trackside.bots.sight import Sight
from trackside.core.edge.box import nested
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng


class World(msgspec.Struct, frozen=True):
    """A position of the game as the seat that decides knows it."""

    game: str
    players: int
    options: dict[str, Any]
    overrides: dict[str, Any]
    rules: int
    situation: dict[str, Any]


def world_of(position: Position, key: int) -> World:
    """What the deciding seat may know of a position; `key` deals what it may not know.

    >>> import trackside
    >>> from trackside.bots import make
    >>> from trackside.bots.world import sight_of, world_of
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> sight = sight_of(world_of(p, key=1))
    >>> sight.seat, sight.view == p.view(0), make("greedy", 1).choose(sight) == make("greedy", 1).choose(Sight(p))
    (0, True, True)
    """
    world = position.copy()
    world.resample(int(position.seat), Rng(key))
    setting = position.game.setting
    return World(
        game=position.game.id,
        players=int(position.game.seats),
        options=setting.options,
        overrides=setting.overrides,
        rules=setting.about.version,
        situation=world.situation(),
    )


def sight_of(world: World) -> Sight:
    """The sight of the seat that decides in a world."""
    corrections = msgspec.json.encode(world.overrides) if world.overrides else b""
    game = _game(world.game, world.players, tuple(world.options.items()), corrections)
    return Sight(game.arrange(world.situation))


@lru_cache(maxsize=16)
def _game(id: str, players: int, options: tuple[tuple[str, Any], ...], corrections: bytes) -> Game[Any]:
    overrides = nested(msgspec.json.decode(corrections)) if corrections else None
    return games.make(id, players, overrides, dict(options))
