"""The examples of docs/situations.md are positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import trackside

PAGE = (Path(__file__).parents[1] / "docs" / "situations.md").read_text(encoding="utf-8")
EXAMPLES = [
    ("Ticket to Ride: Amsterdam", "ticket_to_ride_amsterdam", 2, {}, ["turn", "second-card"]),
    ("Great Western Trail", "great_western_trail", 2, {}, ["phase-a"]),
    ("Steam", "steam", 3, {"map": "usa"}, ["build"]),
    ("Isle of Trains: All Aboard", "isle_of_trains", 2, {}, ["action"]),
]


@pytest.mark.parametrize(("title", "id", "players", "options", "asked"), EXAMPLES)
def test_examples(title: str, id: str, players: int, options: dict[str, str], asked: list[str]) -> None:
    chapter = PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    game = trackside.game(id, players=players, **options)
    positions = [game.arrange(yaml.safe_load(found)) for found in re.findall(r"```yaml\n(.*?)```", chapter, re.DOTALL)]
    assert [p.asked.name for p in positions if p.asked is not None] == asked
    for p in positions:
        assert game.faults(p) == []
        assert game.arrange(p.situation()).situation() == p.situation()
        assert p.moves()
