"""The game's description: id, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trackside.core.edge.about import About, Against, Option

CHALLENGE = "challenge"
SCENARIOS = (CHALLENGE, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")


def _refuses(players: int, options: Mapping[str, Any]) -> Against | None:
    if players > 1 and options["scenario"] != CHALLENGE:
        return "a-scenario-is-for-one-player", {}
    return None


ABOUT = About(
    id="isle_of_trains",
    title="Isle of Trains: All Aboard",
    prefix="IOT",
    seats=(1, 4),
    version=4,
    folder=Path(__file__).parent,
    minutes=(30, 60),
    longest=1500,
    lead=20.0,
    routine={"take-cards": ("take deck",), "bonus": ("decline",), "night-window": ("go-on",)},
    refuses=_refuses,
    roles={"take rest": "rest", "decline": "pass", "stop": "end", "done": "end", "go-on": "end"},
    cheap=frozenset(
        {
            "take",
            "build",
            "upgrade",
            "scrap-for",
            "load",
            "board",
            "ticket",
            "mismatch",
            "detour",
            "stop",
            "decline",
            "to",
            "unload",
            "done",
            "all",
            "salvage",
            "go-on",
        }
    ),
    options=(
        Option("scenario", CHALLENGE, SCENARIOS, seats=(1, 1)),  # of the solo game (IOT-15.1)
        Option("deck_profile", "seed_72", ("seed_72", "public_71", "public_71_plus_time_engine"), ruling=True),  # OP-1
        Option("take_effects_may_use_row", True, ruling=True),  # OP-5
        Option("start_and_additional_same_action", True, ruling=True),  # OP-15
        Option("caboose_10_limit", 1, least=1, most=18, ruling=True),  # OP-19
        Option("wild_symbols_score", False, ruling=True),  # OP-20
        Option("stations_count_all_players", True, ruling=True),  # OP-22
    ),
    asked={
        "action": "IOT-3.1",
        "bonus": "IOT-3.5",
        "take-cards": "IOT-3.7",
        "benefit-discard": "IOT-3.10",
        "extra-card": "IOT-6.6",
        "hand-limit": "IOT-8.1",
        "payment": "IOT-5.8",
        "scrapping": "IOT-5.7",
        "placing": "IOT-5.1",
        "replacing": "IOT-5.10",
        "surplus": "IOT-11.4",
        "destination": "IOT-7.1",
        "delivering": "IOT-7.2",
        "contract": "IOT-7.3",
        "special": "IOT-7.7",
        "salvage": "OP-1",
        "night-window": "IOT-15.10",
    },
)
