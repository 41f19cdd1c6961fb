"""What the cells of an encoding can hold, and ids as flags."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from trackside.core.encoding import ID, WIDE, Encoding

Cells = npt.NDArray[np.int8]


def bounds(encoding: Encoding[Any]) -> tuple[Cells, Cells]:
    """The least and the greatest number of each cell; both are 0 where a part leaves cells free.

    >>> import trackside
    >>> from trackside.envs.cells import bounds
    >>> low, high = bounds(trackside.game("ticket_to_ride_amsterdam", players=2).encoding())
    >>> low.shape, int(low.min()), int(high.max())
    ((408,), 0, 127)
    """
    low = np.zeros(encoding.size, np.int8)
    high = np.zeros(encoding.size, np.int8)
    for part in encoding.parts:
        end = part.offset + prod(part.shape)
        if part.holds == WIDE:
            low[part.offset : end : 2] = part.low >> 6
            high[part.offset : end : 2] = part.high >> 6
            high[part.offset + 1 : end : 2] = 63
        else:
            low[part.offset : end] = part.low
            high[part.offset : end] = part.high
    return low, high


class IdFlags:
    """Rows of cells with a flag for each id that a cell can hold, in place of its number.

    >>> import numpy as np
    >>> import trackside
    >>> from trackside.envs import Observer
    >>> from trackside.envs.cells import IdFlags
    >>> observer = Observer(trackside.game("ticket_to_ride_amsterdam", players=2))
    >>> flags = IdFlags(observer.encoding)
    >>> flags.size > observer.cells
    True
    >>> flags(observer.observation(observer.game.start(seed=7), 0)).shape == (flags.size,)
    True
    """

    def __init__(self, encoding: Encoding[Any]) -> None:
        low, high = bounds(encoding)
        ids = np.zeros(encoding.size, np.bool_)
        for part in encoding.parts:
            if part.holds == ID:
                ids[part.offset : part.offset + prod(part.shape)] = True
        self.ids = np.flatnonzero(ids)  # cells
        self.others = np.flatnonzero(~ids)
        counts = high[self.ids].astype(np.int64)
        self.first = len(self.others) + np.cumsum(counts) - counts - 1  # where the flag of id 0 of each cell would be
        self.size = len(self.others) + int(counts.sum())
        more = np.ones(int(counts.sum()), np.int8)
        self.low = np.concatenate([low[self.others], 0 * more])
        self.high = np.concatenate([high[self.others], more])

    def __call__(self, rows: Cells) -> Cells:
        """One row, or many: first the other cells, then the flags."""
        out = np.zeros((*rows.shape[:-1], self.size), np.int8)
        out[..., : len(self.others)] = rows[..., self.others]
        ids = rows[..., self.ids]
        *where, cell = np.nonzero(ids)
        out[(*where, self.first[cell] + ids[(*where, cell)])] = 1
        return out
