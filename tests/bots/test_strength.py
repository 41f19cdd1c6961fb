"""How good the bots are: seat-rotated games with fixed seeds, so the figures are the same in every run."""

from __future__ import annotations

import pytest
import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.core.position import Position

# Game, options, players, games, and the share of games that one greedy seat among random ones must win.
AGAINST_RANDOM = [
    ("ticket_to_ride_amsterdam", {}, 4, 400, 0.90),
]


def played(id: str, options: dict[str, str], levels: list[str], seed: int) -> Position:
    game = trackside.game(id, players=len(levels), **options)
    seats = [bots.make(level, seed=seed * 10 + seat) for seat, level in enumerate(levels)]
    p = game.start(seed)
    while not p.over:
        p.play(seats[p.seat].choose(Sight(p)))
    return p


@pytest.mark.parametrize(("id", "options", "players", "games", "share"), AGAINST_RANDOM)
def test_greedy_beats_random(id: str, options: dict[str, str], players: int, games: int, share: float) -> None:
    won = 0.0
    for seed in range(games):
        seat = seed % players
        levels = ["greedy" if other == seat else "random" for other in range(players)]
        p = played(id, options, levels, seed)
        places = p.game.places(p)
        if places[seat] == 1:
            won += 1 / places.count(1)
    assert won / games > share
