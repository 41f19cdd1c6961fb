"""Observation and action mask of one position, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from trackside.core.arrays import shared
from trackside.core.encoding import CELLS, clear
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.envs.batch import window
from trackside.envs.cells import Cells, bounds


class Observer:
    """Positions of one game as arrays, each in memory of its own.

    >>> import trackside
    >>> from trackside.envs import Observer
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> observer = Observer(p.game)
    >>> [p.game.moves[number].text for number in observer.mask(p, seat=0).nonzero()[0]]
    ['keep contract_10', 'keep contract_21', 'keep contract_10 contract_21']
    >>> observer.observation(p, seat=0).shape == (observer.cells,)
    True
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.encoding = game.encoding()
        self.cells = int(self.encoding.words) * CELLS
        self.moves = len(game.moves)
        self.low, self.high = bounds(self.encoding)  # of each cell
        self._menu = Menu()
        self._memory = shared(self.encoding.words)
        self._window: Cells = window(self._memory, np.int8)

    def observation(self, p: Position, seat: int) -> Cells:
        """What the seat knows, as `encoding.parts` describes it."""
        self.encoding.write(p, seat, self._memory, 0)
        return self._window.copy()

    def legal(self, p: Position) -> list[int]:
        """The numbers of the legal moves."""
        p.list_moves(self._menu)
        return [int(id) for id in self._menu.ids[: self._menu.count]]

    def mask(self, p: Position, seat: int) -> Cells:
        """1 for each legal move of the seat; it has none if another seat decides."""
        mask: Cells = np.zeros(self.moves, np.int8)
        if seat == p.seat:
            mask[self.legal(p)] = 1
        return mask

    def nothing(self) -> Cells:
        """An empty observation."""
        clear(self._memory, 0, self.encoding.words)
        return self._window.copy()
