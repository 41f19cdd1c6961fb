"""Situations: short ones, full ones, and those that do not add up."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.edge.errors import Impossible

GAME = trackside.game("great_western_trail", players=2)


def test_an_empty_situation_is_a_table_after_set_up():
    p = GAME.arrange({})
    assert GAME.faults(p) == [] and p.asked.name == "place-cattleman"
    assert sum(p.view(0).market.values()) == 7 and sum(p.view(0).display.values()) == 4
    assert p.view(0).seats[0].hand_size == 4


@pytest.mark.parametrize(
    ("situation", "name"),
    [
        ({"seats": [{"discard": {"texas_longhorn_7": 3}}]}, "texas_longhorn_7"),
        ({"seats": [{"hand": {"jersey": 6}}]}, "jersey"),
        ({"seats": [{"cities": {"topeka": 1}}]}, "discs"),
        ({"seats": [{"cities": {"topeka": 2}, "cleared": ["step_left", "step_right"]}]}, "topeka"),
        ({"seats": [{"workers": {"cowboy": 7}}]}, "cowboy"),
        ({"seats": [{"engine": "3"}, {"engine": "3"}]}, "engines"),
        ({"seats": [{"dollars": -1}]}, "dollars"),
        ({"seats": [{"certificates": 4}]}, "certificates"),
        ({"seats": [{"masters": ["sm_hazards"]}]}, "sm_hazards"),
        ({"seats": [{"buildings": {"flood_1": 1}}]}, "flood_1"),
        ({"seats": [{"buildings": {"build_a_1": 11}}]}, "buildings"),
        ({"seats": [{"area": ["aux_san_francisco"] * 5}]}, "aux_san_francisco"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"trail": {"flood_1": "drought_green_4"}}, "flood_1"),
        ({"trail": {"flood_1": "flood_green_2", "flood_2": "flood_green_2"}}, "flood_green_2"),
        ({"trail": {"nowhere": "flood_green_2"}}, "nowhere"),
        ({"jobs": {"2": {"cowboy": 2}}}, "job market"),
        ({"jobs": {"13": {"cowboy": 1}}}, "13"),
        ({"token": 14}, "token"),
        ({"token": 13}, "token"),
        ({"sides": "aab"}, "sides"),
        ({"to_move": 5}, "to_move"),
        ({"stack": [{"ask": "nonsense"}]}, "nonsense"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_what_does_not_add_up_is_refused_by_name(situation, name):
    with pytest.raises(Impossible, match=name):
        GAME.arrange(situation)


@pytest.mark.parametrize("seed", range(3))
def test_a_full_situation_goes_on_in_the_same_way(seed):
    game = trackside.game("great_western_trail", players=3, building_sides="random", neutral_layout="random")
    p = game.start(seed)
    for ply in range(150):
        if ply % 10 == 0:
            twin = game.arrange(p.situation())
            assert twin.situation() == p.situation()
        moves = p.moves()
        move = moves[(7 * ply + seed) % len(moves)]
        p.play(move)
        if ply % 10 == 0:
            twin.play(move)
            assert twin.situation() == p.situation()
