"""Moves and the questions they answer."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.arrays import COMPILED


@pytest.mark.skipif(not COMPILED, reason="only compiled code checks types")
def test_a_move_is_not_played_on_a_question_of_another_kind():
    p = trackside.game("great_western_trail", players=2).start(1)
    assert p.asked.name == "place-cattleman"
    with pytest.raises(TypeError, match=r"Travel object expected; got .*PlaceCattleman"):
        p.game.parse("stop").play(p, p.asked)
