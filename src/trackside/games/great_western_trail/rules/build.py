"""Chapter 7: place a private building."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.games.great_western_trail.rules.box import BUILDINGS, EMPTY, Box
from trackside.games.great_western_trail.rules.perform import decline_refusal
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline, PricedOffer
from trackside.games.great_western_trail.rules.refusals import (
    BUILDING_USED,
    CANNOT_PAY,
    NOT_NOW,
    ONLY_HIGHER,
    SPACE_TAKEN,
    TOO_FEW_CRAFTSMEN,
)


class Build(Move[WesternPosition, "PlaceBuilding"]):
    """GWT-7.6, 7.7: a private building on an empty building space, or in place of a smaller one of one's own."""

    def __init__(self, number: i64, node: i64, space: str) -> None:
        super().__init__(f"build {number + 1} {space}")
        self.number = number  # minus one, like everywhere
        self.node = node
        self.space = space

    def facts(self) -> dict[str, Any]:
        return {"number": self.number + 1, "space": self.space}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("space", self.space), ("building", p.box.building_names[p.private_kind(self.number)])]

    def refusal(self, p: WesternPosition, seat: i64, price: i64) -> Rule | None:
        me = p.players[seat]
        if not has(me.buildings, self.number):
            return BUILDING_USED
        tile = p.tiles[self.node]
        if tile != EMPTY and p.owner(tile) != seat:
            return SPACE_TAKEN
        need = craftsmen_needed(p, self.number, tile)
        if need <= 0:
            return ONLY_HIGHER
        if need > me.craftsmen:
            return TOO_FEW_CRAFTSMEN
        return CANNOT_PAY if price * need > me.dollars else None

    def play(self, p: WesternPosition, asked: PlaceBuilding) -> None:
        seat = asked.seat
        me = p.players[seat]
        old = p.tiles[self.node]
        dollars = asked.price * craftsmen_needed(p, self.number, old)
        me.buildings &= ~bit(self.number)
        p.tiles[self.node] = 10 * seat + self.number
        if p.journal is not None:
            names = p.box.building_names
            facts = {"building": names[p.private_kind(self.number)], "space": self.space, "dollars": dollars}
            if old == EMPTY:
                p.tell(seat, "build", facts)
            else:
                facts["old"] = names[p.building_kind(old)]
                p.tell(seat, "replace", facts)
        me.dollars -= dollars


def craftsmen_needed(p: WesternPosition, number: i64, old: i64) -> i64:
    """GWT-7.6, 7.7: the figure of the tile, or the difference to the building it replaces."""
    need = p.box.craftsmen[p.private_kind(number)]
    return need if old == EMPTY else need - p.box.craftsmen[p.building_kind(old)]


class PlaceBuilding(PricedOffer):
    """GWT-7.6, 7.9: `price` dollars for each craftsman needed."""

    def settle(self, p: WesternPosition) -> bool:
        if can_build(p, self.seat, self.price):
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Build):
            return move.refusal(p, self.seat, self.price)
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        me = p.players[self.seat]
        nodes = p.box.building_nodes
        most = min(me.craftsmen, me.dollars // self.price)
        number: i64
        i: i64
        for number in range(BUILDINGS):
            if has(me.buildings, number):
                for i in range(len(nodes)):
                    tile = p.tiles[nodes[i]]
                    if tile == EMPTY or p.owner(tile) == self.seat:
                        need = craftsmen_needed(p, number, tile)
                        if 0 < need <= most:
                            menu.add(p.box.at.build + len(nodes) * number + i)


def can_build(p: WesternPosition, seat: i64, price: i64) -> bool:
    me = p.players[seat]
    most = min(me.craftsmen, me.dollars // price)
    if most == 0:
        return False
    number: i64
    for number in range(BUILDINGS):
        if has(me.buildings, number):
            for node in p.box.building_nodes:
                tile = p.tiles[node]
                if (tile == EMPTY or p.owner(tile) == seat) and 0 < craftsmen_needed(p, number, tile) <= most:
                    return True
    return False


def why_no_building(p: WesternPosition, seat: i64) -> Rule:
    """GWT-7.6, 7.7: why no building can be placed: none is left, there is no space, or too few craftsmen or dollars."""
    me = p.players[seat]
    against = BUILDING_USED
    number: i64
    for number in range(BUILDINGS):
        if has(me.buildings, number):
            for node in p.box.building_nodes:
                tile = p.tiles[node]
                if tile == EMPTY or p.owner(tile) == seat:
                    need = craftsmen_needed(p, number, tile)
                    if 0 < need <= me.craftsmen:
                        return CANNOT_PAY
                    if need > 0:
                        against = TOO_FEW_CRAFTSMEN
                    elif against is not TOO_FEW_CRAFTSMEN:
                        against = ONLY_HIGHER
                elif against is BUILDING_USED:
                    against = SPACE_TAKEN
    return against


def all_builds(box: Box) -> list[Move[WesternPosition]]:
    moves: list[Move[WesternPosition]] = []
    number: i64
    for number in range(BUILDINGS):
        for node in box.building_nodes:
            moves.append(Build(number, node, box.nodes[node]))
    return moves
