"""The game's description: id, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trackside.core.edge.about import About, Against, Option, Preset


def refuses(players: int, options: Mapping[str, Any]) -> Against | None:
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return "no-such-first-player", {"number": int(first), "players": players}
    return None


# The set-up variants of chapter 2, then the contested rulings of appendix C, in the order of the rules.
OPTIONS = (
    Option("neutral_layout", "letters", ("letters", "random")),
    Option("building_sides", "a", ("a", "random")),
    Option("first_player", "random", ("random", "1", "2", "3", "4")),
    Option("must_act", False, ruling=True),
    Option("fixed_rights", True, ruling=True),
    Option("stop_drawing", True, ruling=True),
    Option("exact_removal", False, ruling=True),
    Option("certificate_gap", "exact", ("exact", "round_down"), ruling=True),
    Option("keep_actions_after_move", False, ruling=True),
    Option("double_as_single", True, ruling=True),
    Option("upgrade_first", True, ruling=True),
    Option("turnout_counts_as", "next", ("next", "previous"), ruling=True),
    Option("copy_risk", True, ruling=True),
    Option("copy_pays_fee", False, ruling=True),
    Option("copy_chain", True, ruling=True),
    Option("kansas_city_cards", False, ruling=True),
    Option("lenient_transport", False, ruling=True),
    Option("reclaim_discs", True, ruling=True),
    Option("objective_move_ends_phase", True, ruling=True),
    Option("ties", "shared", ("shared", "money"), ruling=True),
)

# The two set-ups of GWT-2.2 and 2.11.
PRESETS = (
    Preset("first_game", {"neutral_layout": "letters", "building_sides": "a", "first_player": "random"}),
    Preset("random", {"neutral_layout": "random", "building_sides": "random", "first_player": "random"}),
)

ABOUT = About(
    id="great_western_trail",
    title="Great Western Trail",
    prefix="GWT",
    seats=(2, 4),
    version=2,
    folder=Path(__file__).parent,
    options=OPTIONS,
    presets=PRESETS,
    minutes=(75, 150),
    longest=2500,
    lead=25.0,
    routine={"draw-cards": ("draw",), "remove-cards": ("decline",), "income": ("spend 0",)},
    refuses=refuses,
    also={"hire": frozenset({"worker"})},
    roles={"done": "end", "stop": "end", "decline": "pass"},
    cheap=frozenset(
        {
            "done",
            "stop",
            "decline",
            "draw",
            "reveal",
            "step",
            "use",
            "auxiliary",
            "copy",
            "discard",
            "take",
            "trade",
            "station",
            "spend",
        }
    ),
    asked={
        "place-cattleman": "GWT-3.2",
        "phase-a": "GWT-3.1",
        "travel": "GWT-3.5",
        "phase-b": "GWT-5.1",
        "choose-auxiliary": "GWT-7.22",
        "place-building": "GWT-7.6",
        "buy-cattle": "GWT-7.15",
        "choose-city": "GWT-10.10",
        "place-disc": "GWT-10.11",
        "remove-hazard": "GWT-7.14",
        "take-objective": "GWT-7.11",
        "trade-with-indians": "GWT-7.13",
        "discard-cards": "GWT-6.1",
        "draw-cards": "GWT-6.1",
        "remove-cards": "GWT-6.2",
        "hire-worker": "GWT-7.1",
        "foresight": "GWT-10.2",
        "income": "GWT-10.8",
        "immediate": "GWT-1.12",
        "back-up": "GWT-8.5",
        "move-engine": "GWT-8.3",
        "station-behind": "GWT-8.14",
        "take-master": "GWT-8.11",
        "upgrade-station": "GWT-8.9",
    },
)
