"""Chapter 4: the action tiles."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.steam.rules.box import ACTION_TILES, CITY_GROWTH, LOCOMOTIVE, URBANIZATION, Box
from trackside.games.steam.rules.growth import can_grow, can_urbanize
from trackside.games.steam.rules.money import means, pay
from trackside.games.steam.rules.position import NOBODY, Player, SteamPosition
from trackside.games.steam.rules.refusals import (
    CANNOT_PAY_TILE,
    DECLINE_BASE_ONLY,
    NO_TARGET,
    NOT_NOW,
    TILE_TAKEN,
    TOP_LOCOMOTIVE,
)


class TileMove(Move[SteamPosition]):
    """Something done with an action tile."""

    def __init__(self, kind: str, tile: i64, tile_name: str) -> None:
        super().__init__(f"{kind} {tile_name}")
        self.tile = tile
        self.tile_name = tile_name

    def facts(self) -> dict[str, Any]:
        return {"tile": self.tile_name}

    def where(self, p: SteamPosition) -> list[Target]:
        return [("action_tile", self.tile_name)]


class TakeTile(TileMove):
    """STEAM-4.1 to 4.9: take a tile and, in the base game, pay for its effect."""

    def __init__(self, tile: i64, tile_name: str) -> None:
        super().__init__("take", tile, tile_name)

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        player = p.players[asked.seat]
        price = tile_price(p, player, self.tile)
        if p.journal is not None:
            p.tell(asked.seat, "take", {"tile": self.tile_name, "price": price})
        pay(p, asked.seat, price)
        player.tile = self.tile
        if self.tile == CITY_GROWTH or self.tile == URBANIZATION:
            player.special = 1
        elif self.tile == LOCOMOTIVE and player.locomotive < p.box.locomotive_most:
            player.locomotive += 1
            if p.journal is not None:
                p.tell(asked.seat, "locomotive", {"level": player.locomotive})


class DeclineTile(TileMove):
    """STEAM-4.9: base, take City Growth or Urbanization without paying for it and without its effect."""

    def __init__(self, tile: i64, tile_name: str) -> None:
        super().__init__("decline", tile, tile_name)

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        p.players[asked.seat].tile = self.tile
        if p.journal is not None:
            p.tell(asked.seat, "decline", {"tile": self.tile_name})


class SelectTile(Question[SteamPosition]):
    """STEAM-4.1, 4.11."""

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if isinstance(move, TakeTile):
            return self.take_refusal(p, move.tile)
        if isinstance(move, DeclineTile):
            if p.box.standard:
                return DECLINE_BASE_ONLY
            return TILE_TAKEN if p.holder(move.tile) != NOBODY else None
        return NOT_NOW

    def take_refusal(self, p: SteamPosition, tile: i64) -> Rule | None:
        if p.holder(tile) != NOBODY:
            return TILE_TAKEN
        player = p.players[self.seat]
        at_top = tile == LOCOMOTIVE and player.locomotive >= p.box.locomotive_most
        if at_top and not p.box.top_locomotive_free and others_left(p, tile):
            return TOP_LOCOMOTIVE
        if p.box.standard:
            return None
        if (tile == CITY_GROWTH and not can_grow(p)) or (tile == URBANIZATION and not can_urbanize(p)):
            return NO_TARGET
        return CANNOT_PAY_TILE if tile_price(p, player, tile) > means(p, player) else None

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        self.offer(p, p.box.at.take, ACTION_TILES + 2, menu)


def others_left(p: SteamPosition, tile: i64) -> bool:
    """Whether another tile is still there; with seven tiles and five players it always is."""
    return any(other != tile and p.holder(other) == NOBODY for other in range(ACTION_TILES))


def tile_price(p: SteamPosition, player: Player, tile: i64) -> i64:
    """STEAM-4.8 to 4.10: what the effect of a tile costs."""
    if p.box.standard:
        return 0
    if tile == LOCOMOTIVE:
        if player.locomotive >= p.box.locomotive_most:
            return 0
        return p.box.locomotive_base + player.locomotive + 1
    return p.box.tile_cost[tile]


def all_takes(box: Box) -> list[TakeTile]:
    return [TakeTile(tile, box.tile_names[tile]) for tile in range(ACTION_TILES)]


def all_declines(box: Box) -> list[DeclineTile]:
    return [DeclineTile(tile, box.tile_names[tile]) for tile in (CITY_GROWTH, URBANIZATION)]
