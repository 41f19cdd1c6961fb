"""The rulings of appendix A that may be read otherwise: every option changes what it says."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.errors import BadOption

URBAN = {0: {"tile": "urbanization", "special": True}}


def test_introductory_start_belongs_to_the_base_game():
    with pytest.raises(BadOption, match="base"):
        trackside.game("steam", players=3, rules="standard", introductory=True)


def test_rounds_with_four(game):
    assert game(4, rounds_with_four=9).start(1).view(None).rounds == 9
    assert game(3, rounds_with_four=9).start(1).view(None).rounds == 10


def test_locomotive_at_six(table, why):
    for free, rule in ((True, None), (False, "STEAM-4.8")):
        p = table(phase="select", level=6, options={"locomotive_at_six": free})
        assert why(p, "take locomotive") == rule


def test_half_bids(table, play):
    for rounding, price in (("up", 2), ("down", 1)):
        p = table(4, cash=20, phase="auction", options={"half_bids": rounding})
        play(p, "0 bid 1", "1 bid 3", "2 bid 4", "3 bid 5", "0 pass", "1 pass", "2 pass")
        assert 20 - p.players[1].cash == price


def test_two_left_pay(table, play):
    for pays, price in ((False, 0), (True, 2)):
        out = {2: {"cash": 0, "bankrupt": 1}}
        p = table(3, cash=20, seats=out, phase="auction", options={"two_left_pay": pays})
        play(p, "0 bid 2", "1 bid 3", "0 pass")
        assert 20 - p.players[0].cash == price


def test_improve_terrain(table, play, tile):
    for terrain, price in ((False, 4), (True, 4 + 3)):
        track = [tile("N3", "gentle_curve", 3, 1), tile("O4", "gentle_curve", 4, 0), tile("O3", "sharp_curve", 3, 0)]
        p = play(table(track=track, options={"improve_terrain": terrain}), "lay N3 cross_straight_gentle 1")
        assert 30 - p.players[0].cash == price


def test_redirect_towns(table, play, why, tile, links):
    track = [tile("P5", "town_2_straight", 1, 0), tile("O6", "gentle_curve", 4, 0)]
    assert why(table(track=track), "lay P5 town_2_gentle 5") == "STEAM-6.6"
    p = table(track=track, options={"redirect_towns": True})
    play(p, "lay P5 town_2_gentle 5")  # the spur turns from O6 to O5
    assert 30 - p.players[0].cash == 2
    assert links(p) == ({("boston", "providence"): 0}, [("new_york", 0), ("providence", 0)])
    play(p, "lay P5 town_2_straight 1", "lay O6 straight 1")
    assert links(p)[0] == {("boston", "providence"): 0, ("new_york", "providence"): 0}


def test_redirect_counts(table, play, tile, links):
    for counts, owner in ((False, None), (True, 0)):
        p = table(track=[tile("N3", "gentle_curve", 3, 0)], options={"redirect_counts": counts})
        play(p, "lay N3 sharp_curve 3", "done")
        assert links(p)[1] == [("albany", owner)]


def test_same_hex_twice(table, play, why):
    for twice, rule in ((True, None), (False, "STEAM-6.2")):
        p = play(table(options={"same_hex_twice": twice}), "lay P5 town_1 1")
        assert why(p, "lay P5 town_2_straight 1") == rule


def test_tile_choice(table, play):
    p = play(table(options={"tile_choice": "automatic"}), "lay H5 town_4_k 1")
    assert p.asked.name == "build"
    assert p.view(None).stock["k08"] == 3  # the kind with more copies


def test_specials_before_track(table, play, why):
    for when, rule in (("any_moment", None), ("before_track", "STEAM-6.3")):
        p = table(seats=URBAN, options={"specials": when})
        assert why(p, "urbanize erie") is None
        play(p, "lay M7 gentle_curve 1")
        assert why(p, "urbanize erie") == rule


def test_a_paid_special_that_came_too_late_is_void(table, play, why):
    p = table(rules="base", seats=URBAN, options={"specials": "before_track"})
    assert why(p, "done") == "STEAM-6.3"
    play(p, "lay M7 gentle_curve 1")
    assert why(p, "done") is None


def test_new_city_claims(table, play, tile, links):
    for claims, owner in (("urbanizer", 0), ("nobody", None)):
        p = table(seats=URBAN, track=[tile("O6", "straight", 1, None)], options={"new_city_claims": claims})
        play(p, "urbanize providence", "new_city red")
        assert links(p)[0] == {("new_york", "providence"): owner}


def test_unowned_links(table, why, play, coast):
    for use, rule in (("usable", None), ("closed", "STEAM-7.8")):
        p = table(
            level=3,
            track=coast(0, None, 1),
            cubes={"boston": {"yellow": 1}},
            phase="goods_one",
            options={"unowned_links": use},
        )
        assert why(p, "deliver boston yellow") == rule


def test_income_floor(table, play):
    for floor, fell in (("minus_ten", 0), ("zero", 1)):
        broke = {3: {"cash": 0, "income": 0, "locomotive": 3}}
        p = table(seats=broke, phase="goods_two", to_move=3, round=8, options={"income_floor": floor})
        play(p, "pass")
        assert p.players[3].fell == fell


def test_a_corrected_box_changes_its_own_game_only():
    dear = trackside.game("steam", players=3, map="usa", box={"build": {"price_hills": 5}})
    plain = trackside.game("steam", players=3, map="usa")
    hex = dear.box.hex_names.index("J7")
    assert (dear.box.terrain[hex], plain.box.terrain[hex]) == (5, 2)
