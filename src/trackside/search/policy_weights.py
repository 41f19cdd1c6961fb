"""Named weights of a playout policy: `trackside fit --hints` fits them, a search can be given others."""

from __future__ import annotations

from pathlib import Path

from trackside.core.arrays import mypyc_attr
from trackside.core.edge.box import load


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyWeights:
    """A game's own weights are the attributes of a subclass, all of them floats."""

    def names(self) -> list[str]:
        """The weights that matter in the game."""
        return [name for name in dir(self) if isinstance(getattr(self, name), float)]

    def numbers(self) -> dict[str, float]:
        """The weights that matter, by name."""
        return {name: getattr(self, name) for name in self.names()}

    def change(self, name: str, value: float) -> None:
        """Set a weight by its name; ValueError if there is none."""
        if not isinstance(getattr(self, name, None), float):
            raise ValueError(f"the policy has no {name}")
        setattr(self, name, value)

    def read(self, path: Path) -> None:
        """Set the weights that a file names."""
        for name, value in load(path).items():
            self.change(name, float(value))
