"""The game's description: id, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trackside.core.edge.about import About, Option


def _rank(kind: str, facts: Mapping[str, Any]) -> tuple[int, ...]:
    """Of the payments for a route the one with the fewest wild cards first."""
    return (facts["cards"].get("wild", 0),) if kind == "claim" else ()


ABOUT = About(
    id="ticket_to_ride_amsterdam",
    title="Ticket to Ride: Amsterdam",
    prefix="TTR",
    seats=(2, 4),
    version=1,
    folder=Path(__file__).parent,
    options=(
        # TTR-8.4: whether players who are level on bonus cards also fill the next place (1, 1, 3) or not (1, 1, 2).
        Option("bonus_tie_ranking", "competition", ("competition", "dense"), ruling=True),
    ),
    minutes=(10, 20),
    longest=400,
    routine={"turn": ("draw", "contracts"), "second-card": ("draw",)},
    roles={"pass": "pass"},
    also={"claim": frozenset({"hand"}), "keep": frozenset({"contract"})},
    rank=_rank,
    cheap=frozenset({"take", "draw"}),
    asked={
        "turn": "TTR-3.1",
        "second-card": "TTR-4.4",
        "choose-contracts": "TTR-6.2",
        "set-up-contracts": "TTR-2.6",
    },
)
