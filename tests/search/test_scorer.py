"""Scorers: what a file of format 2 says is what the engine computes, and only from what the seat knows."""

from __future__ import annotations

import struct
from math import prod, tanh
from pathlib import Path

import msgspec
import pytest

import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.core.encoding import ID
from trackside.core.rng import Rng
from trackside.search.edge.network_file import SCORER, BadNetwork, Head, read_network
from trackside.search.network import inputs

FIRST, SECOND = 4, 3
SPAN = 20.0
Parts = list[list[float]]


def write(file: Path, id: str, players: int, most: int = 0) -> tuple[Parts, list[list[int]], set[int]]:
    """A file with arbitrary numbers: the numbers by part, the flags, the cells with ids."""
    game = trackside.game(id, players=players)
    its = inputs(game)
    ids = [part.offset + k for part in its.parts if part.holds == ID for k in range(prod(part.shape))]
    flags = [[cell, id] for cell in ids[:6] for id in (1, 2, 5)]
    moves = len(game.moves)
    sizes = [its.size * FIRST, FIRST, len(flags) * FIRST, FIRST * SECOND, SECOND]
    sizes += [moves * SECOND, moves, SECOND, 1, SECOND, 1]
    chance = Rng(4)
    parts = [[float(chance.below(9) - 4) / 8 for _ in range(size)] for size in sizes]
    head = Head(
        format=SCORER,
        game=id,
        players=players,
        inputs=int(its.version),
        sizes=[its.size, FIRST, SECOND],
        unit=10.0,
        flags=flags,
        ignored=ids[6:],
        raters=["hints"],
        span=SPAN,
        most=most,
        counts=sizes,
    )
    numbers = [number for part in parts for number in part]
    file.write_bytes(msgspec.json.encode(head) + b"\n" + struct.pack(f"<{len(numbers)}f", *numbers))
    return parts, flags, set(ids)


def hidden(row: list[int], parts: Parts, flags: list[list[int]], ids: set[int]) -> list[float]:
    sums = parts[1][:]
    for cell, x in enumerate(row):
        for j in range(FIRST):
            if cell not in ids:
                sums[j] += x * parts[0][cell * FIRST + j]
            elif [cell, x] in flags:
                sums[j] += parts[2][flags.index([cell, x]) * FIRST + j]
    a = [max(0.0, x) for x in sums]
    return [max(0.0, parts[4][j] + sum(a[k] * parts[3][k * SECOND + j] for k in range(FIRST))) for j in range(SECOND)]


def dot(h: list[float], numbers: list[float], at: int = 0) -> float:
    return sum(h[j] * numbers[at + j] for j in range(SECOND))


@pytest.mark.parametrize(("id", "players", "most"), [("isle_of_trains", 2, 0), ("steam", 3, 5)])
def test_a_scorer_computes_what_its_file_says(tmp_path: Path, id: str, players: int, most: int) -> None:
    file = tmp_path / "small.bin"
    parts, flags, ids = write(file, id, players, most)
    game = trackside.game(id, players=players)
    network = read_network(game, file)
    p = game.start(3)
    chance = Rng(1)
    compared = 0
    while compared < 12:
        legal = p.moves()
        if len(legal) > 1:
            row = [cell - 256 if cell > 127 else cell for cell in network.inputs.row(p, p.seat)]
            h = hidden(row, parts, flags, ids)
            rated = game.rate(p, legal)
            least = sorted(rated, reverse=True)[most - 1] if most and len(legal) > most else min(rated)
            scale = dot(h, parts[7]) + parts[8][0]
            found = network.rate(p, legal)
            for move, rating, score in zip(legal, rated, found, strict=True):
                expected = dot(h, parts[5], move.id * SECOND) + parts[6][move.id]
                expected += scale * max(rating - max(rated), -SPAN)
                assert score == pytest.approx(expected, abs=1e-4) if rating >= least else score < -1e5
            assert network.value(p, p.seat) == pytest.approx(tanh(dot(h, parts[9]) + parts[10][0]))
            compared += 1
        p.play(legal[chance.below(len(legal))])
        if p.over:
            p = game.start(int(chance.below(1000)))


def test_it_plays_by_name_and_knows_nothing_hidden(tmp_path: Path) -> None:
    file = tmp_path / "small.bin"
    write(file, "isle_of_trains", 2)
    game = trackside.game("isle_of_trains", players=2)
    bots.check(f"learned+network={file}", game)
    bot = bots.make(f"learned+network={file}", seed=2)
    chance = Rng(8)
    p = game.start(5)
    for _ in range(40):
        world = p.copy()
        world.resample(p.seat, chance)
        choice = bot.choose(Sight(p))
        assert choice is bot.choose(Sight(world)) and p.is_legal(choice)
        legal = p.moves()
        p.play(legal[chance.below(len(legal))])


def test_a_file_that_does_not_fit_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "small.bin"
    write(file, "isle_of_trains", 2)
    with pytest.raises(BadNetwork, match="for isle_of_trains, 2 players"):
        read_network(trackside.game("isle_of_trains", players=3), file)
    with pytest.raises(BadNetwork, match="for isle_of_trains"):
        bots.check(f"learned+network={file}", trackside.game("steam", players=3))
    game = trackside.game("isle_of_trains", players=2)
    short = tmp_path / "short.bin"
    short.write_bytes(file.read_bytes()[:-8])
    with pytest.raises(BadNetwork, match="needs"):
        read_network(game, short)
    nothing = tmp_path / "nothing.bin"
    nothing.write_bytes(b"nothing")
    with pytest.raises(BadNetwork, match="not a network"):
        read_network(game, nothing)
    with pytest.raises(bots.UnknownBot, match="no file"):
        bots.make("learned+network=no_such_file")
    with pytest.raises(bots.UnknownBot, match="network=FILE"):
        bots.make("learned+depth=3")
