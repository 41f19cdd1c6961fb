"""Wrappers for Gymnasium's environments: ids as flags, and cells as numbers from -1 to 1."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box
from gymnasium.utils import RecordConstructorArgs

from trackside.envs.cells import Cells, IdFlags


class OneHotIds(gymnasium.ObservationWrapper, RecordConstructorArgs):
    """Observations with a flag for each id that a cell can hold: see `IdFlags`. Put it next to the environment."""

    def __init__(self, env: Any) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.ObservationWrapper.__init__(self, env)
        self.flags = IdFlags(env.unwrapped.observer.encoding)
        self.observation_space = Box(self.flags.low, self.flags.high, dtype=np.int8)

    def observation(self, observation: Cells) -> Cells:
        return self.flags(observation)


class Scaled(gymnasium.ObservationWrapper, RecordConstructorArgs):
    """Observations as float32, each cell divided by the greatest number that it can hold."""

    def __init__(self, env: Any) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.ObservationWrapper.__init__(self, env)
        space = env.observation_space
        most = np.maximum(np.abs(space.low.astype(np.float32)), np.abs(space.high.astype(np.float32)))
        self.scale = np.divide(1.0, most, out=np.zeros_like(most), where=most > 0)
        low = np.where(space.low < 0, -1.0, 0.0).astype(np.float32)
        high = np.where(most > 0, 1.0, 0.0).astype(np.float32)
        self.observation_space = Box(low, high, dtype=np.float32)

    def observation(self, observation: Cells) -> npt.NDArray[np.float32]:
        scaled: npt.NDArray[np.float32] = observation * self.scale
        return scaled
