"""The game's description: id, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trackside.core.edge.about import About, Against, Option, Preset


def _rank(kind: str, facts: Mapping[str, Any]) -> tuple[int, ...]:
    """Of the tiles for a hex those first that complete links, need no loans, and are cheap."""
    if kind != "lay":
        return ()
    return -facts.get("links", 0), facts.get("loans", 0), facts.get("price", 0)


def _refuses(players: int, options: Mapping[str, Any]) -> Against | None:
    """STEAM-2.1, 3.5."""
    if options["map"] == "usa" and players > 4:
        return "the-map-usa-is-for-three-or-four-players", {}
    if options["introductory"] and options["rules"] == "standard":
        return "the-introductory-start-belongs-to-the-base-rules", {}
    return None


ABOUT = About(
    id="steam",
    title="Steam",
    prefix="STEAM",
    seats=(3, 5),
    version=2,
    folder=Path(__file__).parent,
    options=(
        Option("map", "europe", ("usa", "europe")),
        Option("rules", "base", ("base", "standard")),
        Option("introductory", False),  # STEAM-3.5
        # Rulings of rules.md, appendix A, each with the other plausible reading.
        Option("rounds_with_four", 8, (8, 9), seats=(4, 4), ruling=True),
        Option("income_overflow", "lost", ("lost", "refused"), ruling=True),
        Option("locomotive_at_six", True, ruling=True),
        Option("urbanization_needs_goods", False, ruling=True),
        Option("void_specials", "forfeited", ("forfeited", "refunded"), ruling=True),
        Option("half_bids", "up", ("up", "down"), ruling=True),
        Option("two_left_pay", False, ruling=True),
        Option("improve_terrain", False, ruling=True),
        Option("redirect_towns", False, ruling=True),
        Option("improve_and_redirect", False, ruling=True),
        Option("redirect_counts", False, ruling=True),
        Option("same_hex_twice", True, ruling=True),
        Option("tile_choice", "builder", ("builder", "automatic"), ruling=True),
        Option("specials", "any_moment", ("any_moment", "before_track"), ruling=True),
        Option("new_city_claims", "urbanizer", ("urbanizer", "nobody"), ruling=True),
        Option("new_city_loops", "open", ("open", "forbidden"), ruling=True),
        Option("shortened_links", "kept", ("kept", "lapse"), ruling=True),
        Option("unowned_links", "usable", ("usable", "closed"), ruling=True),
        Option("income_floor", "minus_ten", ("minus_ten", "zero"), ruling=True),
        Option("last_survivor", "wins", ("wins", "plays_on"), ruling=True),
        Option("bankrupts_rank", "by_time", ("by_time", "together"), ruling=True),
        Option("standard_ties", "turn_order", ("turn_order", "tile_number"), ruling=True),
    ),
    presets=(
        Preset("first_game", {"rules": "base", "introductory": True}),
        Preset("base", {"rules": "base", "introductory": False}),
        Preset("standard", {"rules": "standard", "introductory": False}),
    ),
    minutes=(90, 150),
    longest=1500,
    routine={
        "put-points": ("income", "points"),  # asked in the middle of others' deliveries
        "bid-for-position": ("pass",),
        "bid-for-order": ("pass",),
        "raise-capital": tuple(f"loans {number}" for number in range(4)),
        "move-goods": ("raise", "pass"),
    },
    refuses=_refuses,
    roles={"pass": "pass", "done": "end"},
    rank=_rank,
    cheap=frozenset({"take", "set", "new_city", "tile", "income", "points"}),
    asked={
        "raise-capital": "STEAM-9.5",
        "bid-for-position": "STEAM-3.3",
        "bid-for-order": "STEAM-3.7",
        "select-tile": "STEAM-4.1",
        "build": "STEAM-6.2",
        "choose-kind": "STEAM-5.1",
        "choose-colour": "STEAM-6.15",
        "choose-set": "STEAM-6.14",
        "move-goods": "STEAM-7.2",
        "follow-link": "STEAM-7.5",
        "put-points": "STEAM-7.11",
    },
)
