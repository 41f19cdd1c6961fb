"""Chapter 6: the build turn."""

from __future__ import annotations

from marks import example, rule


@rule("STEAM-6.2")
def test_at_most_three_operations_and_the_turn_ends_by_itself(table, play, why):
    p = play(table(), "0 lay M7 gentle_curve 1", "0 lay N5 straight 0", "0 lay O6 straight 1")
    assert p.seat == 1
    q = play(table(), "0 done", "1 done")  # none at all
    assert q.seat == 2
    special = {"tile": "city_growth", "special": True}
    r = table(seats={0: special}, supply=[{"red": 3}])
    play(r, "lay M7 gentle_curve 1", "lay N5 straight 0", "lay O6 straight 1")
    assert why(r, "lay P5 town_1 1") == "STEAM-6.2"


@rule("STEAM-6.3")
def test_specials_come_before_between_or_after_operations(table, play):
    special = {"tile": "city_growth", "special": True}
    for moment in range(4):
        p = table(seats={0: special}, supply=[{"red": 3}])
        texts = ["lay M7 gentle_curve 1", "lay N5 straight 0", "lay O6 straight 1"]
        texts[moment:moment] = ["grow boston", "set 1"]
        play(p, *texts)
        assert (p.seat, p.view(None).places[p.box.place_names.index("boston")].cubes) == (1, {"red": 3})


@rule("STEAM-6.4")
def test_place_needs_a_hex_without_a_tile(table, play, tile):
    p = play(table(track=[tile("N5", "straight", 0, 1)]), "lay M7 gentle_curve 1")
    assert [event.kind for event in p.journal.events] == ["place", "completed"]
    q = table(track=[tile("N5", "straight", 0, 1), tile("M6", "sharp_curve", 1, 0)])
    play(q, "lay N5 cross_straights 0")
    assert q.journal.events[0].kind == "improve"


@example("EX-3")
@rule("STEAM-6.5", "STEAM-6.9", "STEAM-6.11")
def test_improve_keeps_the_old_path_and_its_owner(table, play, tile, links):
    track = [tile("N3", "gentle_curve", 3, 1), tile("O4", "gentle_curve", 4, 0), tile("O3", "sharp_curve", 3, 0)]
    p = table(track=track)
    play(p, "lay N3 cross_straight_gentle 1")
    assert p.players[0].cash == 30 - 4
    assert p.asked.left == 2
    assert next(laid for laid in p.view(None).tiles if laid.hex == "N3").owners == [0, 1]


@example("EX-3")
@rule("STEAM-6.5", "STEAM-6.9")
def test_improving_a_town_pays_all_exits_and_the_town(table, play, tile):
    p = table(track=[tile("I7", "town_2_straight", 1, 0)])  # Altoona: Pittsburgh and north-east
    play(p, "lay I7 town_3_right 1")
    assert p.players[0].cash == 30 - 4


@rule("STEAM-6.5")
def test_a_tile_must_keep_what_is_there(table, why, tile):
    p = table(track=[tile("N5", "straight", 0, 1)])
    assert why(p, "lay N5 straight 0") == "STEAM-6.5"  # nothing new
    assert why(p, "lay N5 gentle_curve 0") == "STEAM-6.6"  # would turn a completed link
    assert why(p, "lay N5 cross_gentles 0") == "STEAM-6.5"
    assert why(p, "lay N5 cross_straights 0") == "STEAM-5.4"  # contains it, but the new path hangs on nothing


@example("EX-4")
@rule("STEAM-6.6", "STEAM-6.10", "STEAM-6.13")
def test_redirect_without_completing_lapses(table, play, tile, links):
    p = table(track=[tile("N3", "gentle_curve", 3, 0)])
    play(p, "lay N3 sharp_curve 3")
    assert p.players[0].cash == 30 - 2
    assert links(p) == ({}, [("albany", 0)])
    play(p, "done")
    assert links(p) == ({}, [("albany", None)])


@example("EX-4")
@rule("STEAM-6.6")
def test_redirect_that_meets_an_exit_completes_the_link(table, play, tile, links):
    p = table(track=[tile("N3", "gentle_curve", 3, 0), tile("M4", "town_2_gentle", 1, [None, 1])])
    play(p, "lay N3 sharp_curve 3", "done")
    assert links(p)[0] == {("albany", "amsterdam"): 0}


@example("EX-19")
@rule("STEAM-6.6", "STEAM-6.12", "STEAM-6.10")
def test_redirect_to_an_unowned_spur(table, play, why, tile, links):
    mine = tile("O6", "gentle_curve", 4, 0)
    p = table(track=[tile("P5", "town_2_straight", 1, [1, None]), mine])
    play(p, "lay O6 straight 1")
    assert p.players[0].cash == 30 - 2
    assert links(p)[0] == {("boston", "providence"): 1, ("new_york", "providence"): 0}
    q = table(track=[tile("P5", "town_2_straight", 1, [1, 1]), mine])
    assert why(q, "lay O6 straight 1") == "STEAM-5.6"


@rule("STEAM-6.6")
def test_what_may_not_be_redirected(table, why, tile):
    foreign = table(track=[tile("N3", "gentle_curve", 3, 1)])
    assert why(foreign, "lay N3 sharp_curve 3") == "STEAM-6.6"
    claimable = table(track=[tile("N3", "gentle_curve", 3, None)])
    assert why(claimable, "lay N3 sharp_curve 3") is None
    town = table(track=[tile("P5", "town_2_straight", 1, 0)])
    assert why(town, "lay P5 town_2_gentle 5") == "STEAM-6.6"  # exits 1 and 5: R-10
    both = table(track=[tile("N3", "gentle_curve", 3, 0)])
    assert why(both, "lay N3 pass_gentle_sharp_a 1") == "STEAM-6.5"  # no new path in a redirect


@rule("STEAM-6.7")
def test_standard_pays_cash_base_borrows(table, play, why):
    assert why(table(cash=2), "lay M7 gentle_curve 1") == "STEAM-6.7"
    p = play(table(rules="base", cash=2), "lay M7 gentle_curve 1")
    assert (p.players[0].cash, p.players[0].income) == (4, -1)


@example("EX-1")
@rule("STEAM-6.8")
def test_two_links_with_two_tiles(table, play, links):
    p = play(table(), "lay O6 straight 1", "lay P5 town_2_straight 1")
    assert p.players[0].cash == 30 - 6
    assert links(p)[0] == {("new_york", "providence"): 0, ("boston", "providence"): 0}


@example("EX-7")
@rule("STEAM-6.11", "STEAM-6.13")
def test_town_spurs_lapse_one_by_one(table, play, why, tile, links):
    p = play(table(), "lay H5 town_4_k 1", "tile k08")
    assert p.players[0].cash == 30 - 5
    assert links(p) == ({("buffalo", "erie"): 0}, [("erie", 0)] * 3)
    play(p, "done")
    assert why(p, "lay H6 straight 0") == "STEAM-5.6"  # nobody else may join them yet
    q = table(track=[tile("H5", "town_4_k", 1, 0)], round=2)
    play(q, "lay H6 sharp_curve 0", "done")  # extends the spur to the south
    assert links(q) == ({("buffalo", "erie"): 0}, [("erie", 0), ("erie", None), ("erie", None)])


@example("EX-6")
@rule("STEAM-6.12", "STEAM-6.13", "STEAM-5.8")
def test_lapse_and_claim(table, play, why, links):
    p = table(round=3, order=[2, 1, 0, 3], to_move=2)
    play(p, "2 done", "1 lay M6 gentle_curve 0", "1 done")
    assert p.players[1].cash == 30 - 3
    assert links(p) == ({}, [("new_york", 1)])
    q = p.game.arrange({**p.situation(), "order": [1, 2, 0, 3], "to_move": 1, "stack": None, "phase": "build"})
    play(q, "1 done")
    assert links(q) == ({}, [("new_york", None)])
    play(q, "2 lay M5 gentle_curve 1")
    assert q.players[2].cash == 30 - 4
    assert links(q) == ({("albany", "new_york"): 2}, [])
    early = p.game.arrange({**p.situation(), "order": [2, 1, 0, 3], "to_move": 2, "stack": None, "phase": "build"})
    assert why(early, "lay M5 gentle_curve 1") == "STEAM-5.6"


@rule("STEAM-6.13")
def test_lapse_concerns_only_the_builder_and_comes_without_operations_too(table, play, tile, links):
    p = table(track=[tile("M6", "gentle_curve", 0, 0), tile("N3", "gentle_curve", 3, 1)])
    play(p, "0 done")
    assert links(p) == ({}, [("albany", 1), ("new_york", None)])
    play(p, "1 done")
    assert links(p) == ({}, [("albany", None), ("new_york", None)])


@rule("STEAM-6.13")
def test_an_extended_link_stays(table, play, tile, links):
    p = table(track=[tile("M6", "gentle_curve", 0, 0)])
    play(p, "0 lay M5 straight 0", "0 done")
    assert links(p) == ({}, [("new_york", 0)])
    assert p.situation()["fresh"] == []


@rule("STEAM-6.17")
def test_ownership_is_not_limited(table, tile):
    p = table()
    for _ in range(60):
        link = p.track.new_link(0)
        p.track.end_a[link], p.track.end_b[link] = 0, 1
    assert p.scores()[0].parts()["links"] == 60
