"""Chapter 10: the end of the game."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, filled, i64, packed, vec
from trackside.core.score import Score
from trackside.games.steam.rules.position import NO_TILE, Player, SteamPosition

CATEGORIES: Final[list[str]] = ["points", "income", "links"]
STANDING: Final = 99  # ranks above every bankrupt player


def income_score(p: SteamPosition, income: i64) -> i64:
    """STEAM-10.2: +1 for every 2, but -2 for every 1 below zero."""
    return income // p.box.income_per_point if income > 0 else income * -p.box.negative_income


def link_score(p: SteamPosition, seat: i64) -> i64:
    return p.track.completed_links(seat) * p.box.link_points


def scores(p: SteamPosition) -> list[Score]:
    """STEAM-10.2."""
    out: list[Score] = []
    seat: i64
    for seat in range(len(p.players)):
        player = p.players[seat]
        points = vec[i64](capacity=3)
        points = append(points, player.points)
        points = append(points, income_score(p, player.income))
        points = append(points, link_score(p, seat))
        total = points[0] + points[1] + points[2]
        out.append(Score(p.game.categories, points, ranking(p, seat, player, total)))
    return out


def ranking(p: SteamPosition, seat: i64, player: Player, total: i64) -> vec[i64]:
    """STEAM-10.3 to 10.5: what decides the place, most important first; more is better."""
    if player.fell and p.box.fallen_rank_together:
        return filled(0, 4)
    standing: i64 = player.fell if player.fell else STANDING
    return packed([standing, total, player.income, last_tie_break(p, seat, player)])


def last_tie_break(p: SteamPosition, seat: i64, player: Player) -> i64:
    """STEAM-10.3, 10.4: base, the lower tile number; standard, unless an option says the same, the turn order."""
    if not p.box.standard or p.box.ties_by_tile:
        return 0 if player.tile == NO_TILE else -p.box.tile_number[player.tile]
    i: i64
    for i in range(len(p.order)):
        if p.order[i] == seat:
            return -i
    return -len(p.players)
