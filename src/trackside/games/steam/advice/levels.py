"""How the levels search this game."""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.search.settings import Settings


def settings(game: Game[Any], level: str) -> Settings:
    return Settings()
