"""Analysis of a finished game: what each decision was worth, what would have been better, and how much was luck.

docs/analysis.md explains how the figures are computed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.analysis.estimate import Estimate
    from trackside.analysis.result import Analysis, Decision, Player, TurningPoint
    from trackside.analysis.run import analyze

__all__ = ["Analysis", "Decision", "Estimate", "Player", "TurningPoint", "analyze"]

__getattr__ = lazy(
    __name__,
    {
        "Analysis": "result",
        "Decision": "result",
        "Estimate": "estimate",
        "Player": "result",
        "TurningPoint": "result",
        "analyze": "run",
    },
)
