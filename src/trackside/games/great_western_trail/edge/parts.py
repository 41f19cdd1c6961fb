"""Maps parts of the appraisal (advice/appraise.py) to score categories that have another name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, str]] = {
    "dollars": "money",
    "private_buildings": "buildings",
    "station_masters": "masters",
    "step_disc": "discs",
}
