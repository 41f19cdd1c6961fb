"""The network in PyTorch, and its export to the file that the engine reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from trackside.core.encoding import FLAG, WIDE, Encoding
from trackside.core.game import Game
from trackside.search.network import vocabulary, words_of


class Model(nn.Module):
    """What `trackside.search.network` computes, for many rows at once."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any], widths: tuple[int, int]) -> None:
        super().__init__()
        words = vocabulary(game)
        number = {word: k for k, word in enumerate(words)}
        table = torch.zeros(len(game.moves), len(words))
        for move in game.moves:
            table[move.id, 0] = 1.0  # the value of the position
            for word in words_of(move.text):
                table[move.id, number[word]] += 1.0
        self.words = words
        self.register_buffer("table", table, persistent=False)
        self.register_buffer("scale", torch.from_numpy(scales(encoding)), persistent=False)
        self.first = nn.Linear(encoding.size, widths[0])
        self.second = nn.Linear(widths[0], widths[1])
        self.last = nn.Linear(widths[1], len(words))
        nn.init.zeros_(self.last.weight)  # at first all moves are worth the same
        nn.init.zeros_(self.last.bias)

    def forward(self, cells: torch.Tensor) -> torch.Tensor:
        """The values of the words."""
        hidden = torch.relu(self.first(cells.float() * self.scale))
        return self.last(torch.relu(self.second(hidden)))

    def moves(self, words: torch.Tensor) -> torch.Tensor:
        """The values of all moves."""
        return words @ self.table.T

    def played(self, words: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
        """The value of one move in each row."""
        return (words * self.table[actions]).sum(1)

    def write(self, file: Path, about: dict[str, Any]) -> None:
        """For `search/edge/network_file.py`; the scale of the cells goes into the first layer."""
        first = self.first.weight * self.scale
        arrays = [
            first.T,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.last.weight,
            self.last.bias,
        ]
        head = about | {"sizes": [*self.first.weight.T.shape, *self.second.bias.shape], "words": self.words}
        body = b"".join(array.detach().numpy().astype("<f4").tobytes() for array in arrays)
        file.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + body)


def scales(encoding: Encoding[Any]) -> Any:
    """What each cell is multiplied with, so that all are of about the same size."""
    found = np.zeros(encoding.size, np.float32)
    for part in encoding.parts:
        cells = int(np.prod(part.shape))
        found[part.offset : part.offset + cells] = (
            1.0 if part.holds == FLAG else 1 / 32 if part.holds == WIDE else 1 / 8
        )
    return found
