"""What the tests of all games ask."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from trackside.core.position import Position


@pytest.fixture
def why() -> Callable[[Position, str], str | None]:
    """The id of the rule that refuses a move; None if it is legal."""

    def why(p: Position, text: str) -> str | None:
        rule = p.refusal(p.game.parse(text))
        return None if rule is None else rule.id

    return why
