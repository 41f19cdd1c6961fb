"""Moves under earlier rules, for games that began under them."""

from __future__ import annotations

from trackside.games.great_western_trail.edge.earlier_rules import EarlierMoves
from trackside.games.great_western_trail.rules.position import WesternPosition

PAIRS = "use certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs"


def test_building_7a_was_used_in_vain_under_rules_1(visit):
    p = visit("build_a_1", {"buildings": {"build_a_1": 7}, "hand": {}, "teepees": {"teepee_green": 2}, "dollars": 3})
    assert not p.is_legal(PAIRS) and len(p.moves()) > 1  # an auxiliary action
    then = EarlierMoves(1).play(p.copy(), PAIRS)
    assert isinstance(then, WesternPosition)
    assert then.players[0].dollars == 3 and then.ply == p.ply + 1 and then.seat == 1
    assert p.game.arrange(then.situation()).situation() == then.situation()
    assert EarlierMoves(2).play(p.copy(), PAIRS) is None and EarlierMoves(1).play(p.copy(), "done") is None
