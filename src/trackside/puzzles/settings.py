"""Settings of a game for making puzzles: `games/<game>/puzzles.yaml`."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from trackside.core.edge.errors import BadOption
from trackside.games import about

FILE = "puzzles.yaml"


class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How games are played for puzzles, and in how many worlds lines are compared."""

    players: list[int]  # how many play; the seed of a game says which of these
    questions: list[str]  # that make a puzzle; the others are technical
    late: float  # the share of the game that is left at most: early on one decision hardly changes the chance
    first: int  # lines of the first look, the best by rating
    glance: int  # worlds of it
    worlds: int  # worlds of the verdict
    search: int  # playouts of each search that has to agree


@lru_cache
def effort(game: str) -> Effort:
    """The settings of a game; BadOption if it has none."""
    import yaml

    try:
        text = (about(game).folder / FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadOption(f"{game} has no {FILE}, which says of what puzzles are made") from None
    return msgspec.convert(yaml.safe_load(text), Effort)
