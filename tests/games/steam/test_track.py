"""Chapter 5: legal track."""

from __future__ import annotations

from marks import example, rule


@rule("STEAM-5.1")
def test_a_face_is_there_while_a_kind_that_shows_it_has_a_copy(table, play, why, tile):
    """Sharp curves and towns with two sharp exits are the two sides of the same eight tiles."""
    p = table()
    assert p.view(None).stock["k03"] == 8
    p.track.stock[p.box.kind_names.index("k03")] = 0
    assert why(p, "lay I6 sharp_curve 0") == "STEAM-5.1"
    assert why(p, "lay I6 gentle_curve 0") is None


@rule("STEAM-5.1")
def test_the_builder_chooses_the_kind(table, play, why):
    p = play(table(), "lay H5 town_4_k 1")
    assert p.asked.name == "choose-kind"
    assert [str(move) for move in p.moves()] == ["tile k08", "tile k10"]
    assert why(p, "tile k01") == "STEAM-5.1"
    play(p, "tile k10")
    assert p.view(None).stock["k10"] == 1
    assert p.view(None).stock["k08"] == 4


@rule("STEAM-5.1")
def test_the_replaced_tile_returns_before_its_successor_is_taken(table, play, tile):
    """The last k01 on the board is turned over in a redirect."""
    p = table(track=[tile("N3", "gentle_curve", 3)])
    p.track.stock[p.box.kind_names.index("k01")] = 0
    p.play(p.game.parse("lay N3 straight 0"))
    assert p.view(None).tiles[0].face == "straight"
    assert p.view(None).stock["k01"] == 0


@rule("STEAM-5.2")
def test_land_faces_on_land_town_faces_on_towns_nothing_on_cities(table, play, why):
    p = table(new_cities={"erie": "red"})
    texts = set(p.game.by_text)
    assert "lay O6 straight 1" in texts and "lay O6 town_1 0" not in texts
    assert "lay P5 town_1 0" in texts and "lay P5 straight 0" not in texts
    assert "lay N6 straight 0" not in texts
    assert why(p, "lay H5 town_1 1") == "STEAM-5.2"  # a town that became a city


@rule("STEAM-5.3")
def test_dead_ends_are_legal_and_block(table, play, why, tile, links):
    """A tile may be laid so that another player's open end finds no partner."""
    p = table(track=[tile("N5", "gentle_curve", 3, 1)])  # New York - N5, open towards M5
    assert links(p) == ({}, [("new_york", 1)])
    play(p, "lay M5 sharp_curve 0")  # Albany - M5, open towards M4; no exit on N5's side
    assert links(p) == ({}, [("albany", 0), ("new_york", 1)])
    assert why(p, "lay M6 straight 0") == "STEAM-5.4"


@example("EX-5")
@rule("STEAM-5.4")
def test_track_between_two_towns_is_not_anchored(table, why):
    p = table()
    assert why(p, "lay L4 gentle_curve 5") == "STEAM-5.4"
    assert why(p, "lay K4 town_1 1") == "STEAM-5.4"


@rule("STEAM-5.4", "STEAM-6.4")
def test_both_paths_of_a_crossing_need_an_anchor(table, play, why, tile, links):
    p = table()
    assert why(p, "lay N5 straight 0") is None  # Albany - New York
    assert why(p, "lay N5 cross_straights 0") == "STEAM-5.4"  # the path 1-4 hangs on nothing
    q = table(track=[tile("M6", "sharp_curve", 1, 0)])  # New York - M6, open towards N5
    play(q, "lay N5 cross_straights 0")
    assert q.players[0].cash == 30 - 5  # four exits and the river
    assert links(q) == ({("albany", "new_york"): 0}, [("new_york", 0)])


@rule("STEAM-5.4", "STEAM-5.5")
def test_one_anchored_path_is_enough_for_a_town_tile(table, why):
    assert why(table(), "lay H5 town_4_k 1") is None


@rule("STEAM-5.5")
def test_what_anchors_a_path(table, why, tile):
    assert why(table(), "lay N5 gentle_curve 3") is None  # (a) a city
    own = table(track=[tile("M6", "gentle_curve", 0, 0)])
    assert why(own, "lay M5 straight 0") is None  # (b) an open end of one's own
    foreign = table(track=[tile("M6", "gentle_curve", 0, 1)])
    assert why(foreign, "lay M5 straight 0") == "STEAM-5.6"
    unowned = table(track=[tile("M6", "gentle_curve", 0, None)])
    assert why(unowned, "lay M5 straight 0") is None  # (c) an unowned link from a city


@rule("STEAM-5.5")
def test_an_own_link_at_a_town_anchors_its_other_exits(table, why, tile):
    track = [tile("P5", "town_1", 1, 0)]
    assert why(table(track=track), "lay P5 town_2_sharp 0") is None  # (d)
    other = [tile("P5", "town_1", 1, 1)]
    assert why(table(track=other), "lay P5 town_2_sharp 0") == "STEAM-5.4"


@rule("STEAM-5.6")
def test_track_may_not_join_foreign_track(table, why, tile):
    p = table(track=[tile("O6", "straight", 1, 1)])
    assert why(p, "lay P5 town_2_straight 1") == "STEAM-5.6"
    assert why(p, "lay P5 town_1 1") is None  # the edge towards it left free


@rule("STEAM-5.7")
def test_a_link_may_not_come_back_to_its_start(table, why, tile):
    """Out of New York over M6 and M5, and back over N5."""
    p = table(track=[tile("M6", "gentle_curve", 0), tile("M5", "sharp_curve", 2)])
    assert why(p, "lay N5 gentle_curve 3") == "STEAM-5.7"
    assert why(p, "lay N5 gentle_curve 5") is None


@rule("STEAM-5.7")
def test_rings_of_several_links_are_fine(table, play, tile, links):
    track = [tile("N5", "straight", 0), tile("M5", "gentle_curve", 1)]  # Albany - New York; Albany - M5
    p = play(table(track=track), "lay M6 gentle_curve 0")
    assert [sorted(link.ends) for link in p.view(None).links if link.open is None] == [["albany", "new_york"]] * 2


@rule("STEAM-5.8")
def test_an_unowned_link_from_a_town_needs_an_own_link_there(table, why, tile):
    spur = tile("P5", "town_2_straight", 1, [1, None])
    p = table(track=[spur])
    assert why(p, "lay O6 gentle_curve 5") == "STEAM-5.4"  # O6 1-5: joins the spur, but may not claim it
    mine = table(track=[tile("P5", "town_2_straight", 1, [0, None])])
    assert why(mine, "lay O6 gentle_curve 5") is None


@rule("STEAM-5.8", "STEAM-6.12")
def test_a_path_anchored_otherwise_claims_any_unowned_link(table, play, tile, links):
    p = table(track=[tile("P5", "town_2_straight", 1, [1, None])])
    play(p, "lay O6 straight 1")
    assert links(p)[0] == {("boston", "providence"): 1, ("new_york", "providence"): 0}


@rule("STEAM-5.9")
def test_track_at_the_edge_of_a_town_waits_for_its_exit(table, play, tile, links):
    p = table(track=[tile("O6", "straight", 1), tile("P5", "town_1", 1)])
    assert links(p) == ({("boston", "providence"): 0}, [("new_york", 0)])
    play(p, "lay P5 town_2_straight 1")
    assert links(p) == ({("boston", "providence"): 0, ("new_york", "providence"): 0}, [])


@rule("STEAM-5.10")
def test_a_path_may_join_two_open_ends(table, play, tile, links):
    """Own track from New York and unowned track from Albany meet in the middle."""
    track = [tile("M6", "gentle_curve", 0, 0), tile("M4", "town_2_straight", 0, [1, None])]
    p = table(track=track)
    play(p, "lay M5 straight 0")
    assert links(p)[0] == {("amsterdam", "new_york"): 0}
