"""Trackside: railway board games on one engine.

>>> import trackside
>>> game = trackside.game("ticket_to_ride_amsterdam", players=2)
>>> p = game.start(seed=7)
>>> p
<ticket_to_ride_amsterdam, ply 0, seat 0: set-up-contracts, 3 moves>
>>> p.play("keep contract_10")
>>> p.is_legal("pass"), p.explain("pass")
(False, 'First choose the contracts you begin with. (TTR-2.6)')

docs/python.md is a tour of what people do with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside import engine
from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.core.edge.errors import TracksideError
    from trackside.core.edge.playthrough import Playthrough
    from trackside.core.edge.record import Record
    from trackside.core.game import Game
    from trackside.core.moves import IllegalMove, Move, Rule
    from trackside.core.position import Position
    from trackside.core.rng import Rng

__version__ = "0.1.0"

engine.install(__path__)

__all__ = [
    "Game",
    "IllegalMove",
    "Move",
    "Playthrough",
    "Position",
    "Record",
    "Rng",
    "Rule",
    "TracksideError",
    "game",
    "load",
    "read",
]

__getattr__ = lazy(
    __name__,
    {
        "Game": "core.game",
        "IllegalMove": "core.moves",
        "Move": "core.moves",
        "Playthrough": "core.edge.playthrough",
        "Position": "core.position",
        "Record": "core.edge.record",
        "Rng": "core.rng",
        "Rule": "core.moves",
        "TracksideError": "core.edge.errors",
    },
)


def game(id: str, players: int | None = None, box: dict[str, Any] | str | None = None, **options: Any) -> Game[Any]:
    """A game with its options, ready to start; the same arguments give the same, shared object.

    `box` corrects figures of the box from the owner's copy: a mapping, or the path of a YAML file.

    >>> import trackside
    >>> trackside.game("steam", players=3, map="usa", rules="standard")
    <game steam, 3 players, 5054 moves>
    """
    from trackside.games import make

    return make(id, players, box, options)


def read(text: str) -> Playthrough:
    """The game of a record's text, with all its moves played; BadRecord names the line that does not hold.

    >>> import trackside
    >>> text = trackside.Playthrough.start(trackside.game("steam", players=3), seed=4).record.text()
    >>> trackside.read(text).ply
    0
    """
    from trackside.core.edge.playthrough import Playthrough
    from trackside.core.edge.record import read, replay

    record = read(text)
    replay(record)  # names the line of an illegal move
    return Playthrough(record)


def load(file: str) -> Playthrough:
    """The game of a record file.

    >>> import tempfile, trackside
    >>> played = trackside.Playthrough.start(trackside.game("steam", players=3), seed=4)
    >>> with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
    ...     written = file.write(played.record.text())
    ...     file.flush()
    ...     trackside.load(file.name)
    <playthrough of steam, ply 0, seat 0: bid-for-position, 52 moves>
    """
    from pathlib import Path

    return read(Path(file).read_text(encoding="utf-8"))
