"""Hints: a greedy player plays a sensible game."""

from __future__ import annotations

import pytest
from western_stacks import ask, in_city

import trackside
from trackside.core.rng import Rng


def best(p, moves):
    rated = p.game.rate(p, moves)
    return moves[rated.index(max(rated))]


@pytest.mark.parametrize("seat", [1])
def test_greedy_beats_random(seat):
    game = trackside.game("great_western_trail", players=2)
    p = game.start(seat + 5)
    rng = Rng(seat)
    while not p.over:
        moves = p.moves()
        p.play(best(p, moves) if p.seat == seat else moves[rng.below(len(moves))])
    assert game.places(p)[seat] == 1 and p.scores()[seat].total() > 30


def test_a_good_hand_goes_to_a_city_worth_points(visit, offered):
    me = {"engine": "20", "dollars": 16, "hand": {}}
    stack = in_city(ask("choose-city", value=18, by_rail=True))
    p = visit("kansas_city", me, stack=stack)
    assert str(best(p, p.moves())) == "deliver san_francisco"


def test_certificates_are_spent_for_a_better_city(visit):
    me = {
        "engine": "20",
        "certificates": 3,
        "hand": {"texas_longhorn_5": 1, "west_highland_3": 1, "holstein": 1, "ayrshire": 1},
    }
    stack = in_city(ask("income"))
    p = visit("kansas_city", me, stack=stack)
    assert str(best(p, p.moves())) in ("spend 1", "spend 3")  # 16 for Sacramento, 18 for San Francisco


def test_each_player_leans_to_something(table):
    from trackside.games.great_western_trail.advice.position_value import ALL_ROUND, BUILDER, HERDER, RAILMAN, lean

    areas = ["start_three_four_building", "start_2_station_green", "start_2_building_hazard", "start_blue_2_hazard"]
    p = table(4, seats=[{"area": [area]} for area in areas])
    assert [lean(p, player) for player in p.players] == [HERDER, RAILMAN, BUILDER, ALL_ROUND]
