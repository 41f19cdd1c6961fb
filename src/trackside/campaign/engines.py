"""Compares the compiled engine with the Python sources, move for move."""

from __future__ import annotations

from trackside import engine
from trackside.campaign.tally import Tally
from trackside.core.arrays import COMPILED
from trackside.games import ids
from trackside.referee.agreement import lines, lines_of_sources

COUNTED = "agreed"
SIZE = 24
PER_HOUR = 4_000


def why_not() -> str | None:
    """Why this check cannot run here."""
    if not COMPILED:
        return "only the pure engine is here"
    if engine.installed() is None:
        return "an installed package has only one engine: run it from the sources"
    if not all(engine.plays_compiled(id) for id in ids()):
        return "not all games are compiled: make compile"
    return None


def run(seed: int, size: int, tally: Tally) -> None:
    games = ids()
    id, first = games[seed % len(games)], seed // len(games) * SIZE
    compiled, pure = list(lines(id, size, first)), lines_of_sources(id, size, first)
    if compiled[0] == pure[0]:
        tally.find(f"both processes ran the {pure[0]} engine: there is nothing to compare")
        return
    for mine, its in zip(compiled[1:], pure[1:], strict=True):
        tally.count("games")
        tally.count("agreed")
        tally.need(mine == its, f"compiled: {mine}; pure: {its}")
