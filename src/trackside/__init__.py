"""Trackside: railway board games on one engine.

>>> import trackside
>>> game = trackside.game("ticket_to_ride_amsterdam", players=2)
>>> p = game.start(seed=7)
>>> p.play(p.moves()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside import engine

__path__ = engine.choose(__path__)

if TYPE_CHECKING:
    from trackside.core.game import Game

__version__ = "0.1.0"


def game(id: str, players: int | None = None, box: dict[str, Any] | str | None = None, **options: Any) -> Game[Any]:
    """A game with its options, ready to start; the same arguments give the same, shared object.

    `box` corrects figures of the box from the owner's copy: a mapping, or the path of a YAML file.
    """
    from trackside.games import make

    return make(id, players, box, options)
