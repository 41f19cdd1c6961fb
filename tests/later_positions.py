"""Positions in the middle of games, for tests of bots and analyses."""

from __future__ import annotations

import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.core.position import Position
from trackside.games import about


def later(id: str, plies: int) -> Position:
    """A position with a choice, after so many moves of greedy bots; in a game that is over before, the last one."""
    p = trackside.game(id, max(2, about(id).seats[0])).start(3)
    bot = bots.make("greedy", 1)
    found = p
    while not p.over and (p.ply < plies or len(p.moves()) < 3):
        if len(p.moves()) > 2:
            found = p.copy()
        p.play(bot.choose(Sight(p)))
    return found if p.over else p
