"""Chapter 1: terms and model."""

from __future__ import annotations

from marks import example, rule


@rule("STEAM-1.1", "STEAM-1.2", "STEAM-1.3")
def test_cities_have_colours_and_cubes_towns_have_none(game):
    for map in ("usa", "europe"):
        p = game(3, map).start(1)
        for place in p.view(None).places:
            printed = p.box.place_names.index(place.id) < p.box.cities
            assert (place.colour is not None) == printed
            assert place.colour != "gray"  # gray goods need a New City
            assert printed or not place.cubes


@rule("STEAM-1.4")
def test_track_leaves_over_passable_edges_only(table, why):
    p = table()
    assert why(p, "lay I4 straight 0") == "STEAM-5.3"  # I3 lies across, but the edge is blocked
    assert why(p, "lay H5 town_1 0") == "STEAM-5.3"  # Lake Erie
    assert why(p, "lay I4 gentle_curve 3") is None  # Buffalo and Toronto


@rule("STEAM-1.5", "STEAM-1.6", "STEAM-5.9")
def test_a_link_is_a_chain_with_two_ends(table, play, links):
    p = play(table(), "lay O6 straight 1")
    assert links(p) == ({}, [("new_york", 0)])  # at the edge of a town it is still open
    play(p, "lay P5 town_2_straight 1")
    assert links(p) == ({("new_york", "providence"): 0, ("boston", "providence"): 0}, [])


@rule("STEAM-1.6", "STEAM-5.9")
def test_track_to_a_city_is_completed_at_once(table, play, links):
    p = play(table(), "lay M7 gentle_curve 1")
    assert links(p) == ({("new_york", "philadelphia"): 0}, [])


@rule("STEAM-1.7")
def test_completed_links_stay_with_their_owner(table, play, tile, links):
    """Another player may add track to the same tile; what is there keeps its owner."""
    p = table(track=[tile("M7", "gentle_curve", 1, 1), tile("O6", "straight", 1, 2)])
    play(p, "lay N5 straight 0", "done")
    done, _ = links(p)
    assert done == {("new_york", "philadelphia"): 1, ("albany", "new_york"): 0}


@rule("STEAM-1.8", "STEAM-7.12")
def test_two_links_may_join_the_same_places(table, play, tile):
    """New York and Philadelphia twice: over M7, and the long way over M6, L6 and L7."""
    track = [
        tile("M7", "gentle_curve", 1, 1),
        tile("M6", "gentle_curve", 2, 0),
        tile("L6", "gentle_curve", 1, 0),
        tile("L7", "gentle_curve", 0, 0),
    ]
    p = table(level=1, track=track, cubes={"new_york": {"yellow": 2}}, phase="goods_one")
    play(p, "deliver new_york yellow")
    assert [str(move) for move in p.moves()] == ["link new_york nw"]  # over seat 1's link alone there is no own one
    p = table(level=1, track=track, cubes={"new_york": {"yellow": 2}}, phase="goods_one", to_move=1, order=[1, 0, 2, 3])
    play(p, "deliver new_york yellow")
    assert [str(move) for move in p.moves()] == ["link new_york sw"]


@rule("STEAM-1.9")
def test_everything_is_open(table, tile):
    p = table(track=[tile("M7", "gentle_curve", 1)], cubes={"boston": {"red": 2}}, supply=[{"gray": 3}])
    views = [p.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        assert view.seats == views[0].seats
        assert (view.places, view.links, view.supply, view.bag) == (
            views[0].places,
            views[0].links,
            views[0].supply,
            views[0].bag,
        )


@example("EX-18")
@rule("STEAM-1.10")
def test_touching_cities_are_not_connected(table, play, links):
    p = table(new_cities={"erie": "red"})
    assert links(p) == ({}, [])
    play(p, "lay I6 sharp_curve 5")
    assert p.players[0].cash == 30 - 3
    assert links(p) == ({("buffalo", "erie"): 0}, [])
