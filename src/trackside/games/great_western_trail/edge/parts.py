"""The parts of the appraisal (advice/appraise.py) that categories of the score belong to under another name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, str]] = {
    "dollars": "money",
    "private_buildings": "buildings",
    "station_masters": "masters",
    "step_disc": "discs",
}
