"""The network in PyTorch, and its export to the file that the engine reads: `search/scorer.py` computes the same."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from trackside.core.encoding import FLAG, ID, WIDE, Encoding
from trackside.core.game import Game
from trackside.search.edge.network_file import SCORER, Head
from trackside.train.recipe import Recipe

OFTEN = 0.003  # share of sampled rows in which an id must occur to get a flag
UNORDERED = 40  # a part with more ids than this is a pile whose order hardly matters; its ids get no flags
WIDE_SCALES = (0.64, 0.01)  # of the two cells of a wide number
NUMBER_SCALE = 0.15

Flags = list[list[int]]


def id_cells(encoding: Encoding[Any]) -> tuple[list[int], list[int]]:
    """The cells with ids that may get flags, and those that are ignored."""
    used: list[int] = []
    ignored: list[int] = []
    for part in encoding.parts:
        if part.holds == ID:
            cells = list(range(part.offset, part.offset + int(np.prod(part.shape))))
            pile = len(part.shape) == 1 and len(cells) > UNORDERED
            (ignored if pile else used).extend(cells)
    return used, ignored


def frequent_flags(encoding: Encoding[Any], rows: npt.NDArray[np.int8]) -> Flags:
    """Cell and id of each flag: what occurs often enough in these rows."""
    found: Flags = []
    for cell in id_cells(encoding)[0]:
        values, counts = np.unique(rows[:, cell], return_counts=True)
        found += [[cell, int(v)] for v, n in zip(values, counts, strict=True) if v > 0 and n >= OFTEN * len(rows)]
    return found


def scales(encoding: Encoding[Any]) -> npt.NDArray[np.float32]:
    """What each cell is multiplied with, so that all are of about the same size; 0 for ids."""
    found = np.zeros(encoding.size, np.float32)
    for part in encoding.parts:
        cells = int(np.prod(part.shape))
        span = slice(part.offset, part.offset + cells)
        if part.holds == WIDE:
            found[span] = np.tile(np.array(WIDE_SCALES, np.float32), cells // 2)
        elif part.holds != ID:
            found[span] = 1.0 if part.holds == FLAG else NUMBER_SCALE
    return found


def named(text: str) -> list[str]:
    """The words of a notation, those after the first also with their verb and their place."""
    verb, *rest = text.split()
    return [verb, *rest, *(f"{verb}:{place}:{word}" for place, word in enumerate(rest))]


class Net(nn.Module):
    """Scores of legal moves and values of positions, for many decisions at once."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any], flags: Flags, recipe: Recipe) -> None:
        super().__init__()
        self.flags = flags
        self.encoding = encoding
        self.recipe = recipe
        first, second = recipe.widths
        cells = sorted({cell for cell, _ in flags})
        place = {cell: k for k, cell in enumerate(cells)}
        index = np.zeros((max(len(cells), 1), 128), np.int64)  # row of the flag of each id; 0 none
        for row, (cell, id) in enumerate(flags, start=1):
            index[place[cell], id] = row
        words = {word: k for k, word in enumerate(sorted({w for m in game.moves for w in named(m.text)}))}
        pairs = [[int(move.id), words[word]] for move in game.moves for word in named(move.text)]
        where = torch.tensor(pairs).T
        size = (len(game.moves), len(words))
        table = torch.sparse_coo_tensor(where, torch.ones(len(pairs)), size, check_invariants=False).coalesce()
        self.register_buffer("scale", torch.from_numpy(scales(encoding)), persistent=False)
        self.register_buffer("cells", torch.tensor(cells or [0]), persistent=False)
        self.register_buffer("index", torch.from_numpy(index), persistent=False)
        self.register_buffer("table", table, persistent=False)
        self.first = nn.Linear(encoding.size, first)
        self.ids = nn.EmbeddingBag(len(flags) + 1, first, mode="sum")
        self.second = nn.Linear(first, second)
        self.value = nn.Linear(second, 1)
        self.words = nn.Parameter(torch.zeros(len(words), second))
        self.own = nn.Parameter(torch.zeros(len(game.moves), second))
        self.bias = nn.Parameter(torch.zeros(len(words)))
        self.trust = nn.Linear(second, len(recipe.start.raters))
        nn.init.normal_(self.ids.weight, std=0.05)
        for layer in (self.value, self.trust):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        with torch.no_grad():
            self.trust.bias.copy_(torch.tensor(recipe.start.scales))

    def moves(self) -> tuple[Any, Any]:
        """A vector and a bias for each move of the catalogue."""
        return self.own + torch.sparse.mm(self.table, self.words), torch.sparse.mm(self.table, self.bias[:, None])[:, 0]

    def hidden(self, seen: Any) -> Any:
        taken = self.index[torch.arange(len(self.cells)), seen[:, self.cells].clamp(min=0).long()]
        there = taken > 0
        counts = there.sum(1)
        ids = self.ids(taken[there], torch.cumsum(counts, 0) - counts)
        return torch.relu(self.second(torch.relu(self.first(seen.float() * self.scale) + ids)))

    def forward(self, seen: Any, rows: Any, ids: Any, rated: Any, moves: tuple[Any, Any] | None = None) -> Any:
        """Scores of the moves `ids` of the positions `rows`, with their ratings; values of the positions."""
        hidden = self.hidden(seen)
        vectors, bias = self.moves() if moves is None else moves
        scores = (hidden[rows] * vectors[ids]).sum(1) + bias[ids] + (self.trust(hidden)[rows] * rated).sum(1)
        return scores, torch.tanh(self.value(hidden)[:, 0])

    def write(self, file: Path, unit: float, trained: dict[str, Any]) -> None:
        """The network as a file, written aside first."""
        recipe = self.recipe
        with torch.no_grad():
            vectors, bias = self.moves()
            parts = [
                (self.first.weight * self.scale).T,
                self.first.bias,
                self.ids.weight[1:],
                self.second.weight.T,
                self.second.bias,
                vectors,
                bias,
                self.trust.weight,
                self.trust.bias,
                self.value.weight,
                self.value.bias,
            ]
            arrays = [part.detach().numpy().astype("<f4").ravel() for part in parts]
        flagged = {cell for cell, _ in self.flags}
        used, ignored = id_cells(self.encoding)
        head = Head(
            format=SCORER,
            game=recipe.game,
            players=recipe.players,
            inputs=int(self.encoding.version),
            sizes=[self.encoding.size, *recipe.widths],
            unit=unit,
            flags=self.flags,
            ignored=[cell for cell in (*used, *ignored) if cell not in flagged],
            raters=list(recipe.start.raters),
            span=recipe.span,
            most=recipe.start.most,
            counts=[len(array) for array in arrays],
            trained=trained,
        )
        aside = file.with_name(file.name + ".part")
        aside.write_bytes(msgspec.json.encode(head) + b"\n" + b"".join(array.tobytes() for array in arrays))
        os.replace(aside, file)


def log_softmax(scores: Any, rows: Any, count: int) -> Any:
    """Logarithms of the probabilities of the moves of each position."""
    top = torch.full((count,), -1e30).scatter_reduce(0, rows, scores.detach(), "amax")
    shifted = scores - top[rows]
    total = torch.zeros(count).index_add(0, rows, shifted.exp())
    return shifted - total.log()[rows]
