"""Playouts: a policy continues a game until a limit, then the position is judged."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.edge.network_file import network_of
from trackside.search.judge import Judge
from trackside.search.network import NetworkPolicy
from trackside.search.settings import Settings


class Playouts:
    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self.judge = Judge(game, settings)
        self.moves = game.moves
        self.policy = settings.policy
        network = network_of(game) if settings.plays else None
        if network is not None:
            self.policy = NetworkPolicy(network)
        self.decisions: i64 = settings.decisions
        self.turns: i64 = settings.turns
        self.menu = Menu()
        self.depth: i64 = 1  # the limits times this

    def finish(self, p: Position, rng: Rng) -> None:
        """Play on from this position and leave the utilities of all seats with the judge."""
        self.play_on(p, rng)
        self.judge.look(p)

    def play_on(self, p: Position, rng: Rng) -> None:
        menu = self.menu
        policy = self.policy
        policy.begin(p)
        asked = p.asked
        deciding: i64 = -1
        if asked is not None:
            deciding = asked.seat
        decisions: i64 = 0
        turns: i64 = 0
        most_decisions = self.decisions * self.depth
        most_turns = self.turns * self.depth
        while asked is not None:
            if asked.seat != deciding:
                deciding = asked.seat
                turns += 1
                if turns == most_turns:
                    return
            p.list_moves(menu)
            if menu.count == 1:
                p.carry_out(self.moves[menu.ids[0]])
            elif decisions >= most_decisions and most_decisions != 0:
                return
            else:
                decisions += 1
                p.carry_out(self.moves[policy.choose(p, menu, rng)])
            asked = p.asked
