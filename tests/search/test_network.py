"""Networks: what they read, what they compute, and the files they come from."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import trackside
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.edge.network_file import Head, read_network
from trackside.search.network import inputs, vocabulary, words_of

AMSTERDAM = "ticket_to_ride_amsterdam"


def random_game(game: Any, seed: int) -> Iterator[Position]:
    p = game.start(seed)
    chance = Rng(seed)
    while not p.over:
        yield p
        legal = p.moves()
        p.play(legal[chance.below(len(legal))])


def small_network(game: Any, file: Path, first: int = 3, second: int = 2) -> tuple[list[float], list[str]]:
    """A file with a network of arbitrary numbers; the numbers and the words."""
    words = vocabulary(game)
    cells = inputs(game).size
    count = cells * first + first + first * second + second + len(words) * second + len(words)
    chance = Rng(4)
    numbers = [float(chance.below(9) - 4) / 4 for _ in range(count)]
    head = Head(format=1, game=game.id, inputs=1, sizes=[cells, first, second], words=words, unit=20.0)
    file.write_bytes(msgspec.json.encode(head) + b"\n" + struct.pack(f"<{count}f", *numbers))
    return numbers, words


def by_the_book(numbers: list[float], words: list[str], row: list[int], text: str) -> float:
    """The same network as plain sums over all numbers, with layers of 3 and 2."""
    left = iter(numbers)
    first = [[next(left) for _ in range(3)] for _ in row]
    first_bias = [next(left) for _ in range(3)]
    second = [[next(left) for _ in range(2)] for _ in range(3)]
    second_bias = [next(left) for _ in range(2)]
    last = {word: [next(left) for _ in range(2)] for word in words}
    last_bias = {word: next(left) for word in words}
    a = [max(0.0, first_bias[j] + sum(x * first[k][j] for k, x in enumerate(row))) for j in range(3)]
    b = [max(0.0, second_bias[j] + sum(a[k] * second[k][j] for k in range(3))) for j in range(2)]
    return sum(last_bias[word] + b[0] * last[word][0] + b[1] * last[word][1] for word in ("", *words_of(text)))


def test_a_network_computes_what_its_file_says(tmp_path: Path) -> None:
    game = trackside.game(AMSTERDAM, players=3)
    numbers, words = small_network(game, tmp_path / "small.bin")
    network = read_network(game, tmp_path / "small.bin")
    for p in random_game(game, 6):
        moves = p.moves()
        row = [cell - 256 if cell > 127 else cell for cell in network.inputs.row(p, p.seat)]
        expected = [by_the_book(numbers, words, row, move.text) for move in moves[:2]]
        assert network.rate(p, moves)[:2] == pytest.approx(expected)
        if p.ply > 12:
            return


def test_words_of_moves() -> None:
    assert words_of("claim a__b__grey red red wild") == [
        "claim",
        "claim/5",
        "claim a__b__grey",
        "claim red*2",
        "claim wild",
    ]
    assert words_of("take 2 wild") == ["take", "take/3", "take 1:2", "take wild"]


def test_a_file_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    game = trackside.game(AMSTERDAM, players=2)
    file = tmp_path / "small.bin"
    small_network(game, file)
    file.write_bytes(file.read_bytes()[:-4])
    with pytest.raises(ValueError, match="needs"):
        read_network(game, file)
    small_network(trackside.game("isle_of_trains", players=2), tmp_path / "other.bin")
    with pytest.raises(ValueError, match="for isle_of_trains"):
        read_network(game, tmp_path / "other.bin")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_inputs_tell_nothing_hidden_and_keep_to_their_ranges(players: int) -> None:
    """What a network reads is equal in all worlds that the seat cannot tell apart."""
    game = trackside.game(AMSTERDAM, players=players)
    its = inputs(game)
    assert its.size == inputs(trackside.game(AMSTERDAM, players=2)).size, "one network plays with any number"
    chance = Rng(players)
    for p in random_game(game, players):
        for seat in range(players):
            row = its.row(p, seat)
            world = p.copy()
            world.resample(seat, chance)
            assert its.row(world, seat) == row
            for part in its.parts:
                length = 1
                for n in part.shape:
                    length *= n
                cells = row[part.offset : part.offset + length]
                assert part.holds == "wide" or all(part.low <= cell <= part.high for cell in cells), part


def test_a_plan_changes_with_what_the_seat_holds() -> None:
    """The parts about contracts are not idle: they are filled in the course of a game."""
    game = trackside.game(AMSTERDAM, players=2)
    its = inputs(game)
    filled: set[str] = set()
    for seed in range(4):
        for p in random_game(game, seed):
            row = its.row(p, p.seat)
            filled |= {part.name for part in its.parts if any(row[part.offset : part.offset + part.shape[0]])}
    own = [part.name for part in its.parts if part.offset >= 600]
    assert len(own) == 9
    assert set(own) <= filled
