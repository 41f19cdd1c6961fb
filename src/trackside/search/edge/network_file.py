"""Network files: a header line of JSON, then the numbers, four bytes each.

A game ships its network as `network.bin` in its folder, or as `network-2.bin` where it is for two players alone;
TRACKSIDE_NETWORK names another file, to try it. Format 1 is a `WordNetwork`, format 2 a `Scorer`.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from struct import calcsize, unpack
from typing import Any

import msgspec

from trackside.core.edge.errors import TracksideError
from trackside.core.game import Game
from trackside.search.network import Network, WordNetwork
from trackside.search.raters import raters
from trackside.search.scorer import Scorer

NAME = "network.bin"
WORDS = 1
SCORER = 2
OTHER = "TRACKSIDE_NETWORK"


class Head(msgspec.Struct, frozen=True):
    """What the two formats share, and what is only in one of them."""

    format: int
    game: str
    inputs: int  # the version of what the network reads
    sizes: list[int]  # cells, first layer, second layer
    unit: float  # a value is the hyperbolic tangent of the lead in these points
    trained: dict[str, Any] = {}
    players: int = 0  # 0: any number
    words: list[str] = []  # format 1
    # Format 2:
    flags: list[list[int]] = []  # cell and id of each flag
    ignored: list[int] = []  # cells with ids that have no flags
    raters: list[str] = []
    span: float = 0.0  # no move is rated more points below the best
    most: int = 0  # moves that are scored
    counts: list[int] = []  # of the numbers of each part


class BadNetwork(TracksideError):
    """A file that is no network for this game."""


def names(players: int) -> tuple[str, str]:
    """Where a game keeps its network for a number of players: one for this number alone, or for all."""
    return f"network-{players}.bin", NAME


def network_file(game: Game[Any]) -> Path | None:
    """The file of a game's network for its number of players, if there is one."""
    other = os.environ.get(OTHER)
    folder = game.setting.about.folder
    files = [Path(other)] if other else [folder / name for name in names(int(game.seats))]
    return next((file for file in files if file.is_file() and fits(read_head(file), game)), None)


def fits(head: Head, game: Game[Any]) -> bool:
    return head.game == game.id and head.players in (0, int(game.seats))


@lru_cache(maxsize=16)
def read_head(file: Path) -> Head:
    with file.open("rb") as lines:
        try:
            return msgspec.json.decode(lines.readline(), type=Head)
        except msgspec.MsgspecError:
            raise BadNetwork(f"{file}: not a network") from None


def read_network(game: Game[Any], file: Path) -> Network:
    """BadNetwork if the file is not one of this game."""
    head = read_head(file)
    if not fits(head, game):
        raise BadNetwork(f"{file}: for {head.game}, {head.players or 'any number of'} players")
    body = file.read_bytes().partition(b"\n")[2]
    numbers = list(unpack(f"<{len(body) // calcsize('<f')}f", body[: len(body) // 4 * 4]))
    try:
        network = made(game, head, numbers)
    except ValueError as problem:
        raise BadNetwork(f"{file}: {problem}") from None
    if int(network.inputs.version) != head.inputs:
        raise BadNetwork(f"{file}: version {head.inputs} of the inputs was trained, and the game writes another")
    return network


def made(game: Game[Any], head: Head, numbers: list[float]) -> Network:
    if head.format == WORDS:
        return WordNetwork(game, head.sizes, head.words, head.unit, numbers)
    if head.format != SCORER:
        raise ValueError(f"format {head.format} is not known")
    parts = []
    at = 0
    for count in head.counts:
        parts.append(numbers[at : at + count])
        at += count
    known = raters(game, head.raters)
    scorer = Scorer(game, head.unit, known, head.sizes, head.flags, head.span, head.most, parts)
    scorer.ignore(head.ignored)
    return scorer


@lru_cache(maxsize=8)
def network_of(game: Game[Any]) -> Network | None:
    """The network of a game, if there is one; read only once."""
    file = network_file(game)
    return read_network(game, file) if file is not None else None


def has_network(id: str, folder: Path, seats: tuple[int, int]) -> bool:
    """Whether there is a network for some number of players."""
    other = os.environ.get(OTHER)
    if other:
        return Path(other).is_file() and read_head(Path(other)).game == id
    return any((folder / name).is_file() for players in range(seats[0], seats[1] + 1) for name in names(players))
