"""Where the points of a seat come from."""

from __future__ import annotations

from trackside.core.edge.reason import Reason
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.scoring import income_score


def reasons(p: SteamPosition, seat: int) -> list[Reason]:
    """STEAM-10.2: the point track, income, and every completed link by its ends."""
    player = p.players[seat]
    out: list[Reason] = []
    if player.points:
        out.append(Reason("points", int(player.points), "deliveries"))
    if player.income:
        key = "income" if player.income > 0 else "debt"
        out.append(Reason("income", int(income_score(p, player.income)), key, {"income": int(player.income)}))
    names = p.box.place_names
    ends: list[list[str]] = []
    for link in range(len(p.track.owner)):
        if p.track.owner[link] == seat and p.track.completed(link):
            ends.append(sorted((names[p.track.end_a[link]], names[p.track.end_b[link]])))
    for one, other in sorted(ends):
        out.append(Reason("links", int(p.box.link_points), "link", {"one": one, "other": other}))
    return out
