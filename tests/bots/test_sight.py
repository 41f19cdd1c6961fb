"""A bot chooses from what its seat may know, and from nothing else."""

from __future__ import annotations

import pytest

import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.core.arrays import COMPILED
from trackside.core.moves import Menu
from trackside.core.rng import Rng
from trackside.games import about, ids

# A search that reads the clock may choose otherwise each time; with counted playouts it must not.
CHOOSING = ["random", "greedy", "greedy@0.1", "calm", "sharp:8p", "merciless:8p", "search+method=tree:8p"]
LEARNING = ["learned", "search+rates=yes+plays=yes+judges=yes+decisions=4:8p"]


@pytest.mark.parametrize(
    ("id", "level"),
    [(id, level) for id in ids() for level in (*CHOOSING, *(LEARNING if bots.LEARNED in bots.levels(id) else ()))],
)
def test_worlds_alike_to_the_seat_give_the_same_choice(id: str, level: str) -> None:
    game = trackside.game(id, players=about(id).seats[1])
    bot = bots.make(level, seed=5)
    rng = Rng(11)
    menu = Menu()
    compared = 0
    searching = level.partition(":")[0].partition("+")[0] in bots.SEARCHING
    enough = (20 if COMPILED else 1) if searching else 60
    p = game.start(3)
    while compared < enough:
        if p.over:
            p = game.start(int(rng.below(1000)))
        if rng.below(4) == 0:
            world = p.copy()
            world.resample(p.seat, rng)
            choice = bot.choose(Sight(p))
            assert choice is bot.choose(Sight(world))
            assert p.refusal(choice) is None
            compared += 1
        p.list_moves(menu)
        p.play(game.moves[menu.ids[rng.below(menu.count)]])


def test_a_sight_does_not_show_the_position() -> None:
    game = trackside.game(ids()[0])
    sight = Sight(game.start(1))
    public = {name: getattr(sight, name) for name in dir(sight) if not name.startswith("_")}
    assert set(public) == {"chance", "game", "horizon", "moves", "ply", "seat", "view", "world"}
