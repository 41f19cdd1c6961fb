"""The coach uses only what the seat knows, and gives a reason."""

from __future__ import annotations

from pathlib import Path

import trackside
from trackside.analysis.coach import advise
from trackside.analysis.moves import Effort, sampled
from trackside.bots.sight import Sight
from trackside.core.rng import Rng
from trackside.locales import LANGUAGES, words

RECORD = Path(__file__).parents[1] / "records" / "ticket_to_ride_amsterdam" / "01-2-players.txt"
BLUNDER = 4  # two more contracts instead of a claim


def test_a_blunder_is_doubted_with_a_reason() -> None:
    p = trackside.load(str(RECORD)).at(BLUNDER)
    found = advise(Sight(p), ["contracts"], 2, Effort(playouts=1600))
    assert found.decision.grade == "bad" and found.decision.better
    assert found.parts
    for language in LANGUAGES:
        assert words(language, p.game.id).parts(found.parts)


def test_the_coach_does_not_know_more_than_the_seat() -> None:
    p = trackside.load(str(RECORD)).at(9)
    moves = [p.moves()[0].text]
    world = sampled(p, int(p.seat), Rng(5))
    here, there = (advise(Sight(each), moves, 3, Effort(playouts=24)) for each in (p, world))
    assert here == there
