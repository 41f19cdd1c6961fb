"""What the game says of itself: id, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackside.core.about import About, Option, Setting

if TYPE_CHECKING:
    from trackside.core.game import Game


def make(setting: Setting) -> Game[Any]:
    from trackside.games.great_western_trail.game import GreatWesternTrail

    return GreatWesternTrail(setting)


def refuses(players: int, options: Mapping[str, Any]) -> str | None:
    first = options["first_player"]
    if first != "random" and int(first) > players:
        return f"first_player: there is no player {first} of {players}"
    return None


# The set-up variants of chapter 2, then the contested rulings of appendix C, in the order of the rules.
OPTIONS = (
    Option("neutral_layout", "letters", ("letters", "random")),
    Option("building_sides", "a", ("a", "random")),
    Option("first_player", "random", ("random", "1", "2", "3", "4")),
    Option("must_act", False),
    Option("fixed_rights", True),
    Option("stop_drawing", True),
    Option("exact_removal", False),
    Option("certificate_gap", "exact", ("exact", "round_down")),
    Option("keep_actions_after_move", False),
    Option("double_as_single", True),
    Option("upgrade_first", True),
    Option("turnout_counts_as", "next", ("next", "previous")),
    Option("copy_risk", True),
    Option("copy_pays_fee", False),
    Option("copy_chain", True),
    Option("kansas_city_cards", False),
    Option("lenient_transport", False),
    Option("reclaim_discs", True),
    Option("objective_move_ends_phase", True),
    Option("ties", "shared", ("shared", "money")),
)

ABOUT = About(
    id="great_western_trail",
    title="Great Western Trail",
    prefix="GWT",
    seats=(2, 4),
    version=1,
    folder=Path(__file__).parent,
    make=make,
    options=OPTIONS,
    minutes=(75, 150),
    routine={"draw-cards": ("draw",), "remove-cards": ("decline",), "income": ("spend 0",)},
    refuses=refuses,
)
