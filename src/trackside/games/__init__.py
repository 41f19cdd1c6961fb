"""The games. A game is a package here with an `about.py`; nothing else lists them."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from trackside.core.edge import box
from trackside.core.edge.about import About, Setting
from trackside.core.edge.errors import BadOverride, TracksideError, UnknownGame, quoted
from trackside.core.game import Game

__all__ = ["about", "ids", "make", "usual"]

NAMED = 3  # corrections that a refusal lists


@lru_cache(maxsize=1)
def _abouts() -> dict[str, About]:
    names = sorted(path.parent.name for folder in __path__ for path in Path(folder).glob("*/about.py"))
    return {name: import_module(f"{__name__}.{name}.about").ABOUT for name in names}


def ids() -> list[str]:
    """The ids of all games.

    >>> from trackside import games
    >>> "steam" in games.ids()
    True
    """
    return list(_abouts())


def about(id: str) -> About:
    """A game's description: title, seats, options. UnknownGame if there is no game of that id.

    >>> from trackside import games
    >>> games.about("steam").title, games.about("steam").seats
    ('Steam', (3, 5))
    """
    found = _abouts().get(id)
    if found is None:
        raise UnknownGame(f"there is no game {quoted(id)}; there are: {', '.join(ids())}")
    return found


def make(id: str, players: int | None, corrections: dict[str, Any] | str | None, options: dict[str, Any]) -> Game[Any]:
    """The game with these options: see `trackside.game`.

    >>> from trackside import games
    >>> games.make("steam", 3, None, {"map": "usa"})
    <game steam, 3 players, 5054 moves>
    """
    its = about(id)
    seats = players if players is not None else max(2, its.seats[0])
    values = its.read_options(seats, options)
    overrides = box.read_overrides(corrections)
    if not overrides:
        return _plain(id, seats, tuple(values.items()))
    data, flat = box.corrected(box.load(its.folder / "data.yaml"), overrides)
    return _corrected(Setting(its, seats, values, data, flat))


def usual(id: str) -> Game[Any]:
    """The game with its default options, for what does not depend on them.

    >>> from trackside import games
    >>> games.usual("ticket_to_ride_amsterdam")
    <game ticket_to_ride_amsterdam, 2 players, 642 moves>
    """
    return make(id, None, None, {})


def _corrected(setting: Setting) -> Game[Any]:
    """A game with a corrected box; BadOverride if it cannot be set up and shown."""
    try:
        game = setting.about.make(setting)
        p = game.start(0)
        for seat in (None, *range(setting.players)):
            p.view(seat)
        if not p.moves():
            raise ValueError("nothing can be decided")
    except TracksideError:
        raise
    except Exception as problem:  # any exception of the rules
        keys = ", ".join(list(setting.overrides)[:NAMED])
        raise BadOverride(f"{keys}: {setting.about.id} cannot be set up so ({type(problem).__name__})") from problem
    return game


@lru_cache(maxsize=64)
def _plain(id: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game[Any]:
    its = about(id)
    return its.make(Setting(its, seats, dict(options), box.load(its.folder / "data.yaml"), {}))
