"""Search: tries out moves in sampled worlds that agree with what the seat knows; compiled with the engine.

`Search.decide` gets a sampled world, never the true position; `bots` takes one from a `Sight`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.search.budget import Budget
    from trackside.search.candidates import Candidate, Decision
    from trackside.search.search import Search
    from trackside.search.settings import Settings

__all__ = ["Budget", "Candidate", "Decision", "Search", "Settings"]

__getattr__ = lazy(
    __name__,
    {
        "Budget": "budget",
        "Candidate": "candidates",
        "Decision": "candidates",
        "Search": "search",
        "Settings": "settings",
    },
)
