"""Short helpers: a table from a situation, moves by their notation, refusals by their rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import trackside
from trackside.core.moves import IllegalMove

ID = "ticket_to_ride_amsterdam"


def arranged(players: int = 2, /, option: str = "competition", **situation: Any) -> Any:
    return trackside.game(ID, players=players, bonus_tie_ranking=option).arrange(situation)


def refused(p: Any, text: str) -> str:
    """The id of the rule that forbids a move; trying it changes nothing."""
    before = p.situation()
    with pytest.raises(IllegalMove) as caught:
        p.play(p.game.parse(text))
    assert p.situation() == before
    return caught.value.rule.id


@pytest.fixture
def table() -> Callable[..., Any]:
    return arranged


@pytest.fixture(name="refused")
def refused_fixture() -> Callable[[Any, str], str]:
    return refused
