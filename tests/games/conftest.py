"""Helpers that the tests of all games share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from trackside.core.position import Position


@pytest.fixture
def play() -> Callable[..., Position]:
    """Play moves by their notation; a seat in front (`"1 pass"`) must be the one to decide."""

    def play(p: Position, *texts: str) -> Position:
        for text in texts:
            if text[0].isdigit():
                seat, text = text.split(" ", 1)
                assert p.seat == int(seat), f"{text}: seat {p.seat} decides"
            p.play(text)
            assert p.game.faults(p) == []
        return p

    return play


@pytest.fixture
def why() -> Callable[[Position, str], str | None]:
    """The id of the rule that refuses a move; None if it is legal."""

    def why(p: Position, text: str) -> str | None:
        rule = p.refusal(p.game.parse(text))
        return None if rule is None else rule.id

    return why
