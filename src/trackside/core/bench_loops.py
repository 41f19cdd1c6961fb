"""Loops for benchmarks, compiled with the engine so that they measure it and not the interpreter."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng


def checked_playout(p: Position, rng: Rng, menu: Menu) -> i64:
    """Play a random game to its end, checking every move; return the number of moves."""
    catalogue = p.game.moves
    n: i64 = 0
    while p.asked is not None:
        p.list_moves(menu)
        p.play(catalogue[menu.ids[rng.below(menu.count)]])
        n += 1
    return n


def listings(p: Position, times: i64, menu: Menu) -> i64:
    n: i64 = 0
    _k: i64  # not `_`, which would be a Python object
    for _k in range(times):
        p.list_moves(menu)
        n += menu.count
    return n


def move_lists(p: Position, times: i64) -> i64:
    n: i64 = 0
    _k: i64  # not `_`, which would be a Python object
    for _k in range(times):
        n += len(p.moves())
    return n


def copies(p: Position, times: i64) -> i64:
    n: i64 = 0
    _k: i64  # not `_`, which would be a Python object
    for _k in range(times):
        n += p.copy().ply
    return n
