"""Frozen bots choose as they did when they were released, so that strength can be measured against them."""

from __future__ import annotations

from pathlib import Path

import pytest

import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.core.arrays import COMPILED
from trackside.core.edge.record import read

FILES = sorted((Path(__file__).parent / "choices").glob("*.txt"))
PURE = 25  # decisions of each game that the pure engine looks at


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_frozen_bot_repeats_its_recorded_choices(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    game = trackside.game(record.game, record.players, **record.options)  # whichever version the rules have now
    seats = [bots.make(name, seat) for seat, name in enumerate(record.seats)]
    assert record.seed is not None
    p = game.start(record.seed)
    for line in record.lines if COMPILED else record.lines[:PURE]:
        assert seats[p.seat].choose(Sight(p)).text == line.text, f"ply {p.ply}"
        p.play(game.parse(line.text))


def test_every_game_has_frozen_choices() -> None:
    assert len(FILES) >= 6
