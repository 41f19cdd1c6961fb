"""The network's way from an observation to the value of every move, in NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from trackside.core.encoding import FLAG, WIDE, Encoding

Floats = npt.NDArray[np.float32]

SCALES = {FLAG: 1.0, WIDE: 1 / 32}


def scales(encoding: Encoding[Any]) -> Floats:
    """What each cell is multiplied with, so that all are of about the same size."""
    found: Floats = np.zeros(encoding.size, np.float32)
    for part in encoding.parts:
        cells = int(np.prod(part.shape))
        found[part.offset : part.offset + cells] = (
            1.0 if part.holds == FLAG else 1 / 32 if part.holds == WIDE else 1 / 8
        )
    return found


class Net:
    """Layers with a rectifier between them; one output for each move of the catalogue."""

    def __init__(self, file: str | Path) -> None:
        with np.load(file) as stored:
            self.about = str(stored["about"])
            count = sum(name.startswith("weight") for name in stored.files)
            self.weights: list[Floats] = [stored[f"weight{k}"].astype(np.float32) for k in range(count)]
            self.biases: list[Floats] = [stored[f"bias{k}"].astype(np.float32) for k in range(count)]

    def values(self, cells: npt.NDArray[np.int8], scale: Floats) -> Floats:
        x: Floats = cells.astype(np.float32) * scale
        for k, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            x = x @ weight + bias
            if k + 1 < len(self.weights):
                x = np.maximum(x, 0)
        return x
