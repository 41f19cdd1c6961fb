"""Sidings on a table: the toy game made ready, and listed among the games for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from toy import Sidings, about_sidings

import trackside.games as games
from trackside.core.edge.about import Setting
from trackside.core.edge.box import load


def sidings(players: int = 2, **options: Any) -> Sidings:
    its = about_sidings()
    return Sidings(Setting(its, players, its.read_options(players, options), load(its.folder / "data.yaml"), {}))


@contextmanager
def registered(game: type[Sidings] = Sidings) -> Iterator[None]:
    """Sidings among the games, so that its records can be replayed."""
    games._abouts()["sidings"] = about_sidings(game)
    games._plain.cache_clear()
    try:
        yield
    finally:
        del games._abouts()["sidings"]
        games._plain.cache_clear()
