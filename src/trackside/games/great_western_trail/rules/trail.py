"""Chapters 3 and 4: the cattleman on the trail, step by step, and the fees on his way."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import LOOSE, Box
from trackside.games.great_western_trail.rules.named_moves import SpaceMove
from trackside.games.great_western_trail.rules.perform import OfferDeeds
from trackside.games.great_western_trail.rules.position import Player, WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline
from trackside.games.great_western_trail.rules.refusals import (
    MANDATORY,
    MUST_MOVE,
    NO_KANSAS_CITY,
    NOT_AHEAD,
    NOT_NOW,
)


class Phase(OfferDeeds):
    """A question of phase A or B during which objective cards may be played (GWT-12.2)."""

    def after_free_move(self, p: WesternPosition) -> Question[WesternPosition] | None:
        """GWT-12.6: what goes on when an objective card has moved the cattleman."""
        return self

    def after_auxiliary(self, p: WesternPosition) -> Question[WesternPosition] | None:
        """GWT-5.1: what goes on after a single auxiliary action chosen instead of local actions."""
        return self


class Step(SpaceMove["Travel"]):
    """GWT-3.3 to 3.7, 4.1: enter the next location; its fee is due at once."""

    def __init__(self, node: i64, space: str) -> None:
        super().__init__("step", node, space)

    def play(self, p: WesternPosition, asked: Travel) -> None:
        seat = asked.seat
        p.players[seat].cattleman = self.node
        if p.journal is not None:
            p.tell(seat, "step", {"space": self.space})
        if not asked.free:
            pay_fee(p, seat, p.tiles[self.node])
        left = asked.steps(p) - 1
        if left == 0 or self.node == p.box.goal:
            asked.arrived(p)
        else:
            p.ask(Travel(seat, asked.below, left, True, asked.free))


class Stop(Move[WesternPosition, "Travel"]):
    """GWT-3.5: end the move here; leftover steps are lost."""

    def __init__(self) -> None:
        super().__init__("stop")

    def where(self, p: WesternPosition) -> list[Target]:
        return [("space", p.box.nodes[p.players[p.seat].cattleman])]

    def play(self, p: WesternPosition, asked: Travel) -> None:
        asked.arrived(p)


class Travel(Phase):
    """GWT-3.5, 7.19, 12.6: a move of the cattleman with so many steps left.

    Beneath it waits what happens on arrival. `free`: the move of an objective card, without fees and not into Kansas
    City.
    """

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, left: i64, moved: bool, free: bool) -> None:
        super().__init__(seat, below)
        self.left = left
        self.moved = moved
        self.free = free

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.left) | (wide(1 if self.free else 0) << 16)

    def steps(self, p: WesternPosition) -> i64:
        return self.left

    def arrived(self, p: WesternPosition) -> None:
        below = self.below
        p.asked = below.after_free_move(p) if self.free and isinstance(below, Phase) else below

    def ways(self, p: WesternPosition) -> i64:
        """The locations that may be entered next (bits)."""
        found = p.locations_ahead(p.players[self.seat].cattleman)
        return found & ~bit(p.box.goal) if self.free else found

    def settle(self, p: WesternPosition) -> bool:
        """A free move with only Kansas City ahead ends, or never begins."""
        if not self.free or self.ways(p):
            return True
        if self.moved:
            self.arrived(p)
        else:
            p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Step):
            if has(self.ways(p), move.node):
                return None
            return NO_KANSAS_CITY if self.free and move.node == p.box.goal else NOT_AHEAD
        if isinstance(move, Stop):
            return None if self.moved else MUST_MOVE
        if isinstance(move, Decline):
            return None if self.free and not self.moved else MANDATORY
        return NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.free and not self.moved:
            menu.add(p.box.at.decline)
        if self.moved:
            menu.add(p.box.at.stop)
        self.list_steps(p, menu)

    def list_steps(self, p: WesternPosition, menu: Menu) -> None:
        found = self.ways(p)
        node: i64 = 0
        while found:
            if found & 1:
                menu.add(p.box.at.step + p.box.walk_of[node])
            found >>= 1
            node += 1

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        """How far, and what the next location would cost at least and at most."""
        found = self.ways(p)
        fees: list[int] = []
        for node in range(len(p.tiles)):
            if has(found, node):
                fees.append(0 if self.free else fee(p, self.seat, p.tiles[node]))
        return {"left": self.steps(p), "least": min(fees, default=0), "most": max(fees, default=0)}


def step_limit(box: Box, player: Player) -> i64:
    """GWT-3.5: the base and the bonus of each step disc cleared."""
    limit = box.step_base
    if not has(player.discs, box.left_step):
        limit += box.step_left
    if not has(player.discs, box.right_step):
        limit += box.step_right
    return limit


def fee(p: WesternPosition, seat: i64, tile: i64) -> i64:
    """GWT-4.2, 4.3, 4.6: what a location costs a player who enters it."""
    if tile >= LOOSE:
        return p.box.loose_fee[tile - LOOSE]
    owner = p.owner(tile)
    if owner < 0 or owner == seat:
        return 0
    return p.box.building_fee[p.building_kind(tile)]


def pay_fee(p: WesternPosition, seat: i64, tile: i64) -> None:
    """GWT-4.1, 4.2, 4.4: to the bank or the owner; a player with too little pays what there is."""
    due = fee(p, seat, tile)
    me = p.players[seat]
    paid = min(due, me.dollars)
    if paid > 0:
        me.dollars -= paid
        owner = p.owner(tile)
        if owner >= 0:
            p.players[owner].dollars += paid
            if p.journal is not None:
                p.tell(seat, "fee-to", {"dollars": paid, "owner_seat": owner})
        elif p.journal is not None:
            p.tell(seat, "fee", {"dollars": paid})


def all_steps(box: Box) -> list[Move[WesternPosition]]:
    return [Step(node, box.nodes[node]) for node in box.walks]
