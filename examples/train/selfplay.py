"""Self-play games of the network, and the decisions of finished games to learn from."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from model import Model

import trackside
from trackside.core.encoding import Encoding
from trackside.envs import Batch
from trackside.search.network import inputs

Cells = npt.NDArray[np.int8]


class Table:
    """A batch of games for one number of players. Each decision waits until its game is over."""

    def __init__(self, game: str, players: int, lanes: int, unit: float) -> None:
        its = trackside.game(game, players=players)
        self.unit = unit  # points of lead
        self.batch = Batch(its, lanes, reward="margin", encoding=inputs(its))
        self.open: list[list[tuple[Cells, int, int]]] = [[] for _ in range(lanes)]

    @property
    def encoding(self) -> Encoding[Any]:
        assert self.batch.encoding is not None
        return self.batch.encoding

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)
        self.open = [[] for _ in self.open]

    def step(self, model: Model, explore: float, chance: np.random.Generator, store: Lessons) -> int:
        """One decision in each lane; how many games ended."""
        batch = self.batch
        seen = batch.observations.copy()
        actions = best_moves(model, seen, batch.masks)
        actions = np.where(chance.random(batch.n) < explore, batch.sample(), actions)
        for lane, seat in enumerate(batch.seats):
            self.open[lane].append((seen[lane], int(actions[lane]), int(seat)))
        batch.step(actions)
        ended = np.flatnonzero(batch.ends)
        for lane in ended:
            worth = np.tanh(batch.rewards[lane] / self.unit)
            for cells, action, seat in self.open[lane]:
                store.add(cells, action, float(worth[seat]))
            self.open[lane] = []
        return len(ended)


class Lessons:
    """Decisions of games that are over: what was seen, what was played, what it came to."""

    def __init__(self) -> None:
        self.seen: list[Cells] = []
        self.actions: list[int] = []
        self.targets: list[float] = []

    def __len__(self) -> int:
        return len(self.actions)

    def add(self, seen: Cells, action: int, target: float) -> None:
        self.seen.append(seen)
        self.actions.append(action)
        self.targets.append(target)

    def take(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        found = torch.from_numpy(np.stack(self.seen)), torch.tensor(self.actions), torch.tensor(self.targets)
        self.seen, self.actions, self.targets = [], [], []
        return found


def best_moves(model: Model, seen: Cells, masks: Cells) -> npt.NDArray[np.int64]:
    """The legal move of the highest value in each row."""
    with torch.no_grad():
        values = model.moves(model(torch.from_numpy(seen))).numpy()
    best: npt.NDArray[np.int64] = np.where(masks, values, -np.inf).argmax(1)
    return best
