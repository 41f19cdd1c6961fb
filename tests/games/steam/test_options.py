"""The rulings of appendix A that are options: every option changes what it says."""

from __future__ import annotations

from typing import Any

import pytest

import trackside
from trackside.core.edge.errors import BadOption

URBAN = {0: {"tile": "urbanization", "special": True}}


def test_introductory_start_belongs_to_the_base_game():
    with pytest.raises(BadOption, match="base"):
        trackside.game("steam", players=3, rules="standard", introductory=True)


def test_rounds_with_four(game):
    assert game(4, rounds_with_four=9).start(1).view(None).rounds == 9
    assert game(3, rounds_with_four=9).start(1).view(None).rounds == 10


def test_income_overflow(table, play, coast):
    """R-1: three points for an income of 8."""
    for overflow, income, points in (("lost", 10, 0), ("refused", 8, 3)):
        p = table(
            level=3,
            seats={0: {"income": 8}},
            track=coast(0, 0, 0),
            cubes={"boston": {"yellow": 1}},
            phase="goods_one",
            options={"income_overflow": overflow},
        )
        play(p, "deliver boston yellow", "link boston sw", "link providence sw", "link new_york sw")
        if overflow == "lost":
            play(p, "0 income")
        assert (p.players[0].income, p.players[0].points, p.seat) == (income, points, 1)


def test_income_that_just_fits_may_be_chosen(table, play, why, coast):
    p = table(
        level=2,
        seats={0: {"income": 8}},
        track=coast(0, 0),
        cubes={"boston": {"red": 1}},
        phase="goods_one",
        options={"income_overflow": "refused"},
    )
    play(p, "deliver boston red", "link boston sw", "link providence sw", "0 income")
    assert p.players[0].income == 10


def test_locomotive_at_six(table, why):
    for free, rule in ((True, None), (False, "STEAM-4.8")):
        p = table(phase="select", level=6, options={"locomotive_at_six": free})
        assert why(p, "take locomotive") == rule


def test_urbanization_needs_goods(table, why):
    for needs, rule in ((False, None), (True, "STEAM-6.15")):
        p = table(seats=URBAN, options={"urbanization_needs_goods": needs})
        assert why(p, "urbanize erie") == rule
        base = table(rules="base", phase="select", options={"urbanization_needs_goods": needs})
        assert why(base, "take urbanization") == ("STEAM-4.9" if needs else None)
    p = table(seats=URBAN, supply=[{"red": 3}], options={"urbanization_needs_goods": True})
    assert why(p, "urbanize erie") is None


def test_void_specials(table, play, why):
    """Seat 0 paid for City Growth, but seat 1 builds first and takes the last set for a New City."""
    seats = {0: {"tile": "city_growth", "special": True}, 1: {"tile": "urbanization", "special": True}}
    for void, cash in (("forfeited", 30), ("refunded", 32)):
        options = {"void_specials": void}
        p = table(rules="base", seats=seats, supply=[{"red": 3}], order=[1, 0, 2, 3], to_move=1, options=options)
        play(p, "1 urbanize erie", "1 new_city red", "1 set 1", "1 done")
        assert why(p, "done") is None
        play(p, "0 done")
        assert p.players[0].cash == cash
        assert ("refund" in [event.kind for event in p.journal.events]) == (void == "refunded")


def test_a_void_special_asks_nothing_after_the_last_operation(table, play):
    """Otherwise the only answer would be `done`."""
    seats = {0: {"tile": "city_growth", "special": True}}
    for rules, void, cash in (
        ("base", "forfeited", 30 - 9),
        ("base", "refunded", 30 - 9 + 2),
        ("standard", "forfeited", 21),
    ):
        p = table(rules=rules, seats=seats, options={"void_specials": void})
        play(p, "0 lay M7 gentle_curve 1", "0 lay L8 straight 1", "0 lay O6 straight 1")
        assert p.seat == 1 and (p.players[0].cash, p.players[0].special) == (cash, 0)


def test_nothing_is_refunded_that_was_free_or_left_undone(table, play):
    options = {"void_specials": "refunded", "specials": "before_track"}
    free = play(table(seats={0: {"tile": "city_growth", "special": True}}, options=options), "done")
    assert free.players[0].cash == 30
    p = table(rules="base", seats=URBAN, supply=[{"red": 3}], options=options)
    play(p, "lay M7 gentle_curve 1", "done")  # too late for Urbanization, but it had its targets
    assert p.players[0].cash == 30 - 3


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


def test_improve_and_redirect(table, play, why, tile, links):
    """R-11: the end of the link from Albany turns from the north-west to the north, and a second path crosses it."""
    track = [tile("N3", "gentle_curve", 3, 0), tile("O4", "gentle_curve", 4, 0), tile("O3", "sharp_curve", 3, 0)]
    assert why(table(track=track), "lay N3 cross_straights 0") == "STEAM-6.5"
    for terrain, price in ((False, 4), (True, 4 + 3)):
        p = table(track=track, options={"improve_and_redirect": True, "improve_terrain": terrain})
        assert links(p)[1] == [("albany", 0), ("albany", 0)]
        play(p, "lay N3 cross_straights 0")
        assert (30 - p.players[0].cash, p.asked.left) == (price, 2)
        assert p.journal.events[0].kind == "rebuild"
        assert sorted(link.open for link in p.view(None).links) == ["N3 n", "N3 sw"]
        play(p, "done")  # the redirected link got nothing new and lapses, the other one was extended
        assert {link.open: link.owner for link in p.view(None).links} == {"N3 n": None, "N3 sw": 0}


def test_improve_and_redirect_keeps_the_other_rules(table, why, tile):
    own = [tile("N3", "gentle_curve", 3, 0), tile("O4", "gentle_curve", 4, 0), tile("O3", "sharp_curve", 3, 0)]
    rebuild = {"improve_and_redirect": True}
    assert why(table(track=own, options=rebuild), "lay N3 cross_straight_gentle 3") is None  # over the edge just left
    assert why(table(track=own[:1], options=rebuild), "lay N3 cross_straights 0") == "STEAM-5.4"  # no anchor
    assert why(table(track=own, cash=3, options=rebuild), "lay N3 cross_straights 0") == "STEAM-6.7"
    foreign = [tile("N3", "gentle_curve", 3, 1), *own[1:]]
    assert why(table(track=foreign, options=rebuild), "lay N3 cross_straights 0") == "STEAM-6.6"
    town = table(track=[tile("P5", "town_2_straight", 1, 0)], options={**rebuild, "redirect_towns": True})
    assert why(town, "lay P5 town_3_tight 0") == "STEAM-6.5"  # on land hexes only


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
    play(p, "0 lay M7 gentle_curve 1")
    assert why(p, "done") is None
    play(p, "0 lay L8 straight 1", "0 lay O6 straight 1")
    assert p.seat == 1  # nothing is left to do


def test_new_city_claims(table, play, tile, links):
    for claims, owner in (("urbanizer", 0), ("nobody", None)):
        p = table(seats=URBAN, track=[tile("O6", "straight", 1, None)], options={"new_city_claims": claims})
        play(p, "urbanize providence", "new_city red")
        assert links(p)[0] == {("new_york", "providence"): owner}


def test_new_city_loops(table, why, tile):
    """R-17: a loop out of Providence and back to its edge."""
    track = [tile("P5", "town_1", 0, 0), tile("P4", "sharp_curve", 3, 0), tile("O5", "sharp_curve", 1, 0)]
    for loops, rule in (("open", None), ("forbidden", "STEAM-6.16")):
        p = table(seats=URBAN, track=track, options={"new_city_loops": loops})
        assert why(p, "urbanize providence") == rule
        assert why(p, "urbanize erie") is None


def test_shortened_links(table, play, tile, links):
    """R-31: seat 1 has extended one of its links out of Erie, which becomes a city."""
    track = [tile("H5", "town_4_k", 1, [1, None, 1, None]), tile("H6", "sharp_curve", 0, 1)]
    for shortened, owner in (("kept", 1), ("lapse", None)):
        p = table(seats=URBAN, track=track, options={"shortened_links": shortened})
        play(p, "urbanize erie", "new_city red")
        assert links(p) == ({}, [("erie", owner)])


def test_shortened_completed_links_keep_their_owner(table, play, coast, links):
    p = table(seats=URBAN, track=coast(1, 1), options={"shortened_links": "lapse"})
    play(p, "urbanize providence", "new_city red")
    assert links(p) == ({("new_york", "providence"): 1}, [])


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


def test_last_survivor(table, play):
    """R-23: seats 1 and 2 are out, seat 0 falls now; seat 3 wins or plays the round that is left."""
    fallen = {seat: {"cash": 0, "bankrupt": seat} for seat in (1, 2)}
    for rules in ("base", "standard"):
        for survivor, over in (("wins", True), ("plays_on", False)):
            broke = {0: {"cash": 0, "income": -10, "locomotive": 3}, 3: {"tile": "engineer"}, **fallen}
            options = {"last_survivor": survivor}
            p = table(rules=rules, seats=broke, phase="goods_two", to_move=3, round=7, options=options)
            play(p, "3 pass")
            assert (p.players[0].fell, p.over, list(p.order)) == (3, over, [3])
            assert p.game.places(p) == [2, 4, 3, 1]
            if not over:
                if rules == "standard":
                    play(p, "3 loans 0")  # and no auction
                play(p, "3 take turn_order", "3 done", "3 pass", "3 pass")
                assert p.over and p.round == 8


def test_the_last_survivor_may_fall_too(table, play):
    fallen = {seat: {"cash": 0, "bankrupt": seat} for seat in (1, 2, 3)}
    broke = {0: {"cash": 0, "income": -10, "locomotive": 3}, **fallen}
    p = table(seats=broke, phase="goods_two", round=7, options={"last_survivor": "plays_on"})
    play(p, "0 pass")
    assert p.over
    assert p.game.places(p) == [1, 4, 3, 2]


def test_bankrupts_rank(table):
    seats = {0: {"income": -10}, 1: {"cash": 0, "points": 1, "bankrupt": 1}, 2: {"cash": 0, "bankrupt": 2}}
    for rank, places in (("by_time", [2, 4, 3, 1]), ("together", [2, 3, 3, 1])):
        p = table(seats=seats, to_move=3, options={"bankrupts_rank": rank})
        assert p.game.places(p) == places


def test_standard_ties(table):
    seats = {0: {"tile": "turn_order"}, 1: {"tile": "urbanization"}, 2: {"tile": "engineer"}, 3: {"tile": "locomotive"}}
    for ties, places in (("turn_order", [4, 3, 2, 1]), ("tile_number", [1, 4, 2, 3])):
        p = table(seats=seats, order=[3, 2, 1, 0], to_move=3, options={"standard_ties": ties})
        assert p.game.places(p) == places


def test_a_corrected_box_changes_its_own_game_only():
    costly: Any = trackside.game("steam", players=3, map="usa", box={"build": {"price_hills": 5}})
    plain: Any = trackside.game("steam", players=3, map="usa")
    hex = costly.box.hex_names.index("J7")
    assert (costly.box.terrain[hex], plain.box.terrain[hex]) == (5, 2)
