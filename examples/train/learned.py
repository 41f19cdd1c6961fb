"""A bot that plays what the trained network values most: needs NumPy, not PyTorch.

trackside match ticket_to_ride_amsterdam learned:Learned greedy      (from this folder)
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from net import Net, scales

from trackside.bots.sight import Sight
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.envs.observer import Observer

FILE = Path(__file__).parent / "amsterdam.npz"


class Learned:
    """For two players of Ticket to Ride: Amsterdam. It looks at one sampled world: what it observes is in all alike."""

    def __init__(self, seed: int = 0) -> None:
        self.net = Net(os.environ.get("TRACKSIDE_NET", FILE))
        self.observer: Observer | None = None

    def choose(self, sight: Sight) -> Move[Any]:
        if self.observer is None or self.observer.game is not sight.game:
            self.observer = Observer(sight.game)
            self.scale = scales(self.observer.encoding)
            assert len(self.scale) == len(self.net.weights[0]), "the network was trained with another number of players"
        seen = self.observer.observation(sight.world(Rng(1)), sight.seat)
        values = self.net.values(seen, self.scale)
        return max(sight.moves, key=lambda move: float(values[move.id]))
