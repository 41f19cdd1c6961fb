"""The playout policy: greedy, with a plan that is kept for the whole build turn."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.steam.advice.hints import build_plans, rate_by_plans
from trackside.games.steam.advice.plan import Plan
from trackside.games.steam.rules.build import Build, LayTile
from trackside.games.steam.rules.position import SteamPosition
from trackside.search.policy import GreedyPolicy, best, drawn


class PlannedPolicy(GreedyPolicy):
    """Making plans takes most of the time of a playout, and the rest of a plan is seldom worse than a new one. So a
    plan is kept."""

    def __init__(self, temperature: float) -> None:
        super().__init__(temperature)
        self.plan: Plan | None = None  # under way
        self.laid: i64 = 0  # tiles of it
        self.seat: i64 = -1  # whose it is
        self.round: i64 = 0

    def begin(self, p: Position) -> None:
        self.plan = None

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        asked = p.asked
        if not isinstance(asked, Build) or not isinstance(p, SteamPosition):
            return super().choose(p, menu, rng)
        plan = self.plan
        if plan is not None and self.seat == asked.seat and self.round == p.round and self.laid < plan.tiles:
            tile = self.place(p, menu, plan.hexes[self.laid], plan.orientations[self.laid])
            if tile >= 0:
                self.laid += 1
                return menu.ids[tile]
        plans = build_plans(p, asked)
        moves: list[Move[Any]] = []
        i: i64
        for i in range(menu.count):
            moves.append(p.game.moves[menu.ids[i]])
        rated = rate_by_plans(p, plans, moves)
        chosen = drawn(rated, self.temperature, rng) if self.temperature > 0.0 else best(rated)
        self.round = p.round
        self.begin_plan(plans, moves[chosen], asked.seat)
        return menu.ids[chosen]

    def begin_plan(self, plans: list[Plan], move: Move[Any], seat: i64) -> None:
        """Keep the best plan that begins with this move."""
        self.plan = None
        self.laid = 1
        self.seat = seat
        if not isinstance(move, LayTile):
            return
        for plan in plans:
            if plan.hexes[0] == move.hex and plan.orientations[0] == move.orientation:
                kept: Plan | None = self.plan
                if kept is None or plan.value_of_tile() > kept.value_of_tile():
                    self.plan = plan

    def place(self, p: SteamPosition, menu: Menu, hex: i64, orientation: i64) -> i64:
        """Where in the menu a tile is, or -1."""
        i: i64
        for i in range(menu.count):
            move = p.game.moves[menu.ids[i]]
            if isinstance(move, LayTile) and move.hex == hex and move.orientation == orientation:
                return i
        return -1
