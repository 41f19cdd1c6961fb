"""The arena: matches between bots, ladders, simulations and their statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.arena.ladder import Ladder, play_ladder
    from trackside.arena.match import Match
    from trackside.arena.result import MatchResult, run_match
    from trackside.arena.simulation import Plan, Summary, simulate

__all__ = ["Ladder", "Match", "MatchResult", "Plan", "Summary", "play_ladder", "run_match", "simulate"]

__getattr__ = lazy(
    __name__,
    {
        "Ladder": "ladder",
        "Match": "match",
        "MatchResult": "result",
        "Plan": "simulation",
        "Summary": "simulation",
        "play_ladder": "ladder",
        "run_match": "result",
        "simulate": "simulation",
    },
)
