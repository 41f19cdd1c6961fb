"""docs/situations.md: its examples are positions that play on, and its tables have every key and every question."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import trackside
from trackside.core.edge.frames import name_of
from trackside.referee.referee import Referee

PAGE = (Path(__file__).parents[1] / "docs" / "situations.md").read_text(encoding="utf-8")
EXAMPLES = [
    ("Ticket to Ride: Amsterdam", "ticket_to_ride_amsterdam", 2, {}, ["turn", "second-card"]),
    ("Great Western Trail", "great_western_trail", 2, {}, ["phase-a", "phase-b", "choose-city"]),
    ("Steam", "steam", 3, {"map": "usa", "rules": "standard"}, ["build", "follow-link"]),
    ("Isle of Trains: All Aboard", "isle_of_trains", 2, {}, ["action", "payment"]),
]
PLIES = 250


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str, heading: str) -> dict[str, list[str]]:
    """The rows of the table with that first heading: names of the first cell, and the names in code of the last."""
    rows = text.split(f"\n| {heading} |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return {name: re.findall(r"`(.*?)`", row[-1]) for row in cells for name in re.findall(r"`(.*?)`", row[0])}


def game(title: str) -> Any:
    id, players, options = next((id, n, options) for name, id, n, options, _ in EXAMPLES if name == title)
    return trackside.game(id, players=players, **options)


@pytest.mark.parametrize(("title", "id", "players", "options", "asked"), EXAMPLES)
def test_examples(title: str, id: str, players: int, options: dict[str, str], asked: list[str]) -> None:
    its = trackside.game(id, players=players, **options)
    found = re.findall(r"```yaml\n(.*?)```", chapter(title), re.DOTALL)
    positions = [its.arrange(yaml.safe_load(text)) for text in found]
    assert [p.asked.name for p in positions if p.asked is not None] == asked
    for number, p in enumerate(positions):
        assert its.faults(p) == []
        assert its.arrange(p.situation()).situation() == p.situation()
        Referee(its, number, 0.01, None, start=p).play_on(PLIES)


@pytest.mark.parametrize("title", [example[0] for example in EXAMPLES])
def test_every_key_is_in_the_tables(title: str) -> None:
    its = game(title)
    table, seat = its.adapter.fields()
    shared = rows(PAGE, "key")
    own = rows(chapter(title), "key")
    assert {*shared, *own} == set(table.keys)
    assert set(rows(chapter(title), "key of a seat")) == set(seat.keys)


@pytest.mark.parametrize("title", [example[0] for example in EXAMPLES])
def test_every_question_is_in_the_tables(title: str) -> None:
    its = game(title)
    frames = its.adapter.frames()
    told = rows(chapter(title), "question")
    assert set(told) == {name_of(kind) for kind in frames}
    for kind, arguments in frames.items():
        missing = [name for name in arguments if name not in told[name_of(kind)]]
        assert not missing, f"{name_of(kind)}: {missing}"
