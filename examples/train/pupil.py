"""The network in training as a bot, for evaluation matches: `pupil:Pupil`."""

from __future__ import annotations

from typing import Any

import torch
from model import Model

from trackside.bots import Sight
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.search.network import inputs

model: Model | None = None  # whoever trains sets it


class Pupil:
    def __init__(self, seed: int) -> None:
        self.inputs: Any = None

    def choose(self, sight: Sight) -> Move[Any]:
        assert model is not None
        if self.inputs is None or self.inputs.game is not sight.game:
            self.inputs = inputs(sight.game)
        row = torch.frombuffer(bytearray(self.inputs.row(sight.world(Rng(1)), sight.seat)), dtype=torch.int8)
        with torch.no_grad():
            values = model.moves(model(row.unsqueeze(0)))[0]
        return max(sight.moves, key=lambda move: float(values[move.id]))
