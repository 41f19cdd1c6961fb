"""Situations: readable, complete, and refused by name when they do not add up."""

from __future__ import annotations

import pytest

from trackside.core.edge.errors import Impossible


def test_what_is_left_out_is_as_after_set_up(game):
    p = game().arrange({})
    assert (sum(p.cubes), sum(p.supply), sum(p.bag)) == (34, 36, 26)
    assert (p.asked.name, p.seat, p.round) == ("build", 0, 1)
    assert p.game.faults(p) == []


def test_a_tile_without_an_owner_belongs_to_nobody(game):
    p = game().arrange({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 1}]})
    assert p.view(None).links[0].owner is None


@pytest.mark.parametrize(
    ("situation", "says"),
    [
        ({"seats": [{}]}, "seats"),
        ({"seats": [{"cash": -1}, {}, {}, {}]}, "cash"),
        ({"seats": [{"income": 11}, {}, {}, {}]}, "income"),
        ({"seats": [{"tile": "engineer"}, {"tile": "engineer"}, {}, {}]}, "tile"),
        ({"seats": [{"tile": "mayor"}, {}, {}, {}]}, "mayor"),
        ({"round": 9}, "round"),
        ({"order": [0, 0, 1, 2]}, "order"),
        ({"cubes": {"boston": {"red": 21}}}, "red"),
        ({"cubes": {"erie": {"red": 1}}}, "erie"),
        ({"cubes": {"boston": {"green": 1}}}, "green"),
        ({"supply": [{"red": 1}] * 13}, "supply"),
        ({"new_cities": {"boston": "red"}}, "boston"),
        ({"new_cities": {"erie": "red", "ottawa": "red"}}, "red"),
        ({"grown": ["erie"]}, "erie"),
        ({"track": [{"hex": "Z9", "face": "straight"}]}, "Z9"),
        ({"track": [{"hex": "O6", "face": "town_1"}]}, "O6"),
        ({"track": [{"hex": "N6", "face": "straight"}]}, "N6"),
        ({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 9}]}, "M7"),
        ({"track": [{"hex": "I4", "face": "straight", "rotation": 0}]}, "I4"),
        ({"track": [{"hex": "L4", "face": "straight", "rotation": 1}]}, "L4"),
        ({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 1, "owners": [7]}]}, "M7"),
        ({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 1, "kind": "k05"}]}, "k05"),
        ({"apart": ["K4 up"]}, "K4 up"),
        ({"phase": "lunch"}, "lunch"),
        ({"to_move": 6}, "to_move"),
        ({"stack": [{"ask": "lunch", "seat": 0}]}, "lunch"),
        ({"stack": [{"ask": "build", "seat": 9, "left": 3, "used": 0}]}, "stack"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_what_does_not_add_up_is_refused_by_name(game, situation, says):
    with pytest.raises(Impossible, match=says):
        game().arrange(situation)


def test_two_owners_in_one_link_are_refused(game, tile):
    track = [tile("M6", "gentle_curve", 0, 0), tile("M5", "gentle_curve", 1, 1)]
    with pytest.raises(Impossible, match="one owner"):
        game().arrange({"track": track})


def test_an_arranged_position_goes_on_alike(table, play):
    special = {"tile": "urbanization", "special": True}
    p = table(seats={0: special}, supply=[{"red": 3}])
    for text in ("lay H5 town_4_k 1", "tile k08", "urbanize erie", "new_city gray", "set 1", "done"):
        q = p.game.arrange(p.situation())
        play(p, text)
        play(q, text)
        assert q.situation() == p.situation()
