"""The greedy bot builds links it can use, delivers, and borrows sensibly."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.arrays import COMPILED


def best(p):
    moves = p.moves()
    rated = p.game.rate(p, moves)
    return moves[rated.index(max(rated))]


def played(game, seed):
    p = game.start(seed)
    while not p.over:
        p.play(best(p))
    return p


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_greedy_bots_among_themselves_prosper(rules):
    """Nobody goes bankrupt, everybody delivers and builds."""
    game = trackside.game("steam", players=4, map="usa", rules=rules)
    for seed in range(20 if COMPILED else 1):
        p = played(game, seed)
        for seat, score in enumerate(p.scores()):
            assert not p.players[seat].fell
            assert score.total() > 15
            assert score.parts()["links"] >= 4


def test_income_early_points_late(table, play, coast):
    for round, choice in ((1, "income"), (8, "points")):
        p = table(level=2, track=coast(0, 0), cubes={"boston": {"red": 1}}, phase="goods_one", round=round)
        play(p, "deliver boston red", "link boston sw", "link providence sw")
        assert str(best(p)) == choice


def test_the_longer_way_over_own_links_is_preferred(table, play, tile):
    """From New York to Albany: one own link directly, or two by way of Providence's town."""
    track = [
        tile("N5", "straight", 0, 0),
        tile("O6", "straight", 1, 0),
        tile("P5", "town_2_gentle", 4, 0),
        tile("P4", "gentle_curve", 3, 0),
        tile("O4", "gentle_curve", 2, 0),
    ]
    p = table(level=4, track=track, cubes={"new_york": {"purple": 1}}, phase="goods_one")
    play(p, "deliver new_york purple")
    assert str(best(p)) == "link new_york ne"


def test_loans_cover_a_plan_and_no_more(game):
    p = game().start(3)
    loans = int(str(best(p)).split()[1])
    assert 1 <= loans <= 3
    q = game().arrange({"seats": [{"cash": 60, "income": 5} for _ in range(4)], "phase": "capital"})
    assert str(best(q)) == "loans 0"
