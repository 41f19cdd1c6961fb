"""Facts about a tile for the person who may lay it. Compiled, because there may be hundreds of tiles to choose from."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, lowest
from trackside.games.steam.rules.build import LayTile, put_down
from trackside.games.steam.rules.completions import completed_now, completed_since
from trackside.games.steam.rules.laying import (
    OPERATIONS,
    kinds_for,
    operation,
    price,
    terrain_surcharge,
    town_surcharge,
)
from trackside.games.steam.rules.money import loans_for, steps_for
from trackside.games.steam.rules.position import SteamPosition


def lay_facts(p: SteamPosition, seat: i64, move: LayTile) -> dict[str, Any]:
    """What a tile would be and cost, the loans for it, and the links that it would complete."""
    after = p.copy()
    put_down(after, seat, move.hex, move.orientation, lowest(kinds_for(p.track, move.hex, move.orientation)))
    links = completed_since(after, completed_now(p))
    names = p.box.place_names
    cost = price(p.track, move.hex, move.orientation)
    what = operation(p.track, move.hex, move.orientation)
    facts = borrowed(p, seat, cost)
    facts["operation"] = OPERATIONS[what]
    facts["price"] = cost
    facts["exits"] = p.box.exits[move.orientation]
    facts["town"] = town_surcharge(p.box, move.hex, what)
    facts["terrain"] = terrain_surcharge(p.box, move.hex, what)
    facts["links"] = len(links)
    facts["one"] = names[links[0][1]] if links else ""
    facts["other"] = names[links[0][2]] if links else ""
    return facts


def borrowed(p: SteamPosition, seat: i64, cost: i64) -> dict[str, Any]:
    """STEAM-9.3: the loans that a price takes, and what they take away."""
    player = p.players[seat]
    loans = loans_for(p, player, cost)
    steps = steps_for(p, player, loans)
    return {
        "loans": loans,
        "income": player.income,
        "then": player.income - steps,
        "lost": (loans - steps) * p.box.loan_points,
    }
