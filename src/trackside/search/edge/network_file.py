"""Network files: a header line of JSON, then the numbers, four bytes each.

A game ships its network as `network.bin` in its folder; TRACKSIDE_NETWORK names another file, to try it.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from struct import calcsize, unpack
from typing import Any

import msgspec

from trackside.core.game import Game
from trackside.search.network import Network

NAME = "network.bin"
FORMAT = 1
OTHER = "TRACKSIDE_NETWORK"


class Head(msgspec.Struct, frozen=True):
    format: int
    game: str
    inputs: int  # the version of what the network reads
    sizes: list[int]  # cells, first layer, second layer
    words: list[str]
    unit: float  # a value is the hyperbolic tangent of the lead in these points
    trained: dict[str, Any] = {}


def network_file(id: str, folder: Path) -> Path | None:
    """The file of a game's network, if there is one."""
    other = os.environ.get(OTHER)
    file = Path(other) if other else folder / NAME
    return file if file.is_file() and read_head(file).game == id else None


@lru_cache(maxsize=8)
def read_head(file: Path) -> Head:
    with file.open("rb") as lines:
        return msgspec.json.decode(lines.readline(), type=Head)


def read_network(game: Game[Any], file: Path) -> Network:
    head = read_head(file)
    body = file.read_bytes().partition(b"\n")[2]
    if head.format != FORMAT:
        raise ValueError(f"{file}: format {head.format} is not known")
    numbers = list(unpack(f"<{len(body) // calcsize('<f')}f", body))
    network = Network(game, head.sizes, head.words, head.unit, numbers)
    if int(network.inputs.version) != head.inputs:
        raise ValueError(f"{file}: version {head.inputs} of the inputs was trained, and the game writes another")
    return network


@lru_cache(maxsize=4)
def network_of(game: Game[Any]) -> Network | None:
    """The network of a game, if there is one; read only once."""
    file = network_file(game.id, game.setting.about.folder)
    return read_network(game, file) if file is not None else None
