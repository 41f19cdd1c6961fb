"""Each game declares its blocks of moves once; its questions take the ids of moves from there."""

from __future__ import annotations

from typing import Any

import pytest

import trackside
from trackside.core.catalogue import Blocks
from trackside.games import about, ids


def test_a_block_begins_where_the_one_before_it_ends() -> None:
    moves: list[Any] = list(trackside.game("ticket_to_ride_amsterdam").moves)
    blocks = Blocks[Any]()
    assert [blocks.add(moves[:3]), blocks.add(moves[3:4]), blocks.add([]), blocks.add(moves[4:9])] == [0, 3, 4, 4]
    assert blocks.moves == moves[:9]


@pytest.mark.parametrize("id", ids())
def test_the_blocks_of_a_game_hold_its_moves_in_order(id: str) -> None:
    for players in range(about(id).seats[0], about(id).seats[1] + 1):
        game: Any = trackside.game(id, players=players)
        at = game.box.at
        assert game.moves == at.moves
        names = [name for name in dir(at) if not name.startswith("_") and isinstance(getattr(at, name), int)]
        firsts = [getattr(at, name) for name in names if name != "loads"]
        assert min(firsts) == 0
        assert len(set(firsts)) == len(firsts)
        assert [move.id for move in game.moves] == list(range(len(game.moves)))


def test_the_blocks_have_the_moves_they_are_named_after() -> None:
    wanted = {
        "great_western_trail": {"step": "step", "use": "use", "hire": "hire", "buy": "buy", "deliver": "deliver"},
        "isle_of_trains": {"take_row": "take", "build": "build", "load": "load", "unload": "unload", "go_on": "go-on"},
        "steam": {"bid": "bid", "deliver": "deliver", "link": "link", "lay": "lay", "take": "take"},
        "ticket_to_ride_amsterdam": {"take": "take", "draw": "draw", "claim": "claim", "keep": "keep", "pass_": "pass"},
    }
    for id, blocks in wanted.items():
        game: Any = trackside.game(id)
        for name, kind in blocks.items():
            assert game.moves[getattr(game.box.at, name)].kind == kind
