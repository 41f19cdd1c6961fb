"""STEAM-6.14 to 6.16: City Growth and Urbanization."""

from __future__ import annotations

from marks import example, rule

GROW = {0: {"tile": "city_growth", "special": True}}
URBAN = {0: {"tile": "urbanization", "special": True}}


def place(p, name):
    return p.view(None).places[p.box.place_names.index(name)]


@rule("STEAM-6.14")
def test_growth_puts_a_whole_set_and_a_marker(table, play, why):
    p = table(seats=GROW, supply=[{"red": 2, "gray": 1}, {}, {"blue": 3}], cubes={"boston": {"red": 1}})
    play(p, "grow boston")
    assert [str(move) for move in p.moves()] == ["set 1", "set 3"]
    assert why(p, "set 2") == "STEAM-6.14"
    play(p, "set 1")
    assert place(p, "boston").cubes == {"red": 3, "gray": 1}
    assert place(p, "boston").grown
    assert p.view(None).markers == 9
    assert why(p, "grow albany") == "STEAM-4.6"  # once a turn


@rule("STEAM-6.14")
def test_growth_once_per_city_and_never_in_a_new_city(table, why):
    p = table(seats=GROW, supply=[{"red": 3}], grown=["boston"], new_cities={"erie": "red"})
    assert why(p, "grow boston") == "STEAM-6.14"
    assert "grow erie" not in p.game.by_text
    assert why(p, "grow albany") is None
    ten = p.box.place_names[:10]
    assert why(table(seats=GROW, supply=[{"red": 3}], grown=ten), "grow " + p.box.place_names[11]) == "STEAM-6.14"
    assert why(table(seats=GROW), "grow boston") == "STEAM-6.14"  # nothing in the supply


@rule("STEAM-6.15")
def test_urbanization_with_colour_and_set(table, play, why, tile, links):
    p = table(seats=URBAN, supply=[{"red": 3}], track=[tile("P5", "town_1", 1, 1)])
    play(p, "urbanize providence", "new_city gray", "set 1")
    assert (place(p, "providence").colour, place(p, "providence").cubes) == ("gray", {"red": 3})
    assert p.view(None).new_cities["gray"] == 3
    assert p.view(None).stock["k04"] == 4  # the town tile is back
    assert why(p, "lay O6 straight 1") is None  # built from in the same turn
    play(p, "lay O6 straight 1")
    assert links(p)[0] == {("new_york", "providence"): 0}


@rule("STEAM-6.15")
def test_urbanization_needs_a_town_and_a_tile(table, play, why):
    p = table(seats=URBAN, new_cities={"erie": "red"})
    assert why(p, "urbanize erie") == "STEAM-6.15"
    play(p, "urbanize ottawa")
    assert why(p, "new_city red") == "STEAM-6.15"
    play(p, "new_city blue")
    assert p.asked.name == "build"  # without sets the New City gets no cubes
    assert place(p, "ottawa").cubes == {}


@example("EX-7")
@rule("STEAM-6.16")
def test_a_new_city_shortens_and_destroys_links(table, play, tile, links):
    """Erie: the extended link starts at the city now, Buffalo - Erie had no path outside the town and is gone."""
    track = [tile("H5", "town_4_k", 1, [1, None, 1, None]), tile("H6", "sharp_curve", 0, 1)]
    p = table(seats=URBAN, track=track)
    assert links(p)[0] == {("buffalo", "erie"): 1}
    play(p, "urbanize erie", "new_city red")
    assert links(p) == ({}, [("erie", 1)])


@rule("STEAM-6.16")
def test_open_ends_facing_a_new_city_are_completed(table, play, tile, links):
    """(d) for their owner, (e) unowned ones for the player who urbanizes."""
    p = table(seats=URBAN, track=[tile("O6", "straight", 1, 2)])
    play(p, "urbanize providence", "new_city red")
    assert links(p) == ({("new_york", "providence"): 2}, [])
    assert [(event.kind, event.seat) for event in p.journal.events] == [("urbanize", 0), ("completed", 2)]
    unowned = table(seats=URBAN, track=[tile("O6", "straight", 1, None)])
    play(unowned, "urbanize providence", "new_city red")
    assert links(unowned) == ({("new_york", "providence"): 0}, [])


@rule("STEAM-6.16")
def test_a_link_with_both_ends_at_the_new_city_stays_open(table, play, why, tile, links):
    """R-17: a loop out of Providence and back to its edge is not connected; redirecting saves it."""
    track = [
        tile("P5", "town_1", 0, 0),
        tile("P4", "sharp_curve", 3, 0),
        tile("O5", "sharp_curve", 1, 0),
    ]
    p = table(seats=URBAN, track=track)
    assert links(p) == ({}, [("providence", 0)])
    play(p, "urbanize providence", "new_city red")
    assert links(p) == ({}, [("providence", 0)])
    assert p.situation()["apart"] == ["O5 se"]
    assert why(p, "lay O5 gentle_curve 1") is None
    play(p, "lay O5 gentle_curve 1")
    assert p.situation()["apart"] == []


@rule("STEAM-6.14", "STEAM-6.15", "STEAM-5.2", "STEAM-4.9")
def test_a_move_that_is_never_legal_names_its_rule(table, why):
    p = table(seats=GROW)
    assert why(p, "grow erie") == "STEAM-6.14" and why(p, "urbanize boston") == "STEAM-6.15"
    assert why(p, "lay N6 straight 0") == "STEAM-5.2"  # New York
    assert why(p, "lay M7 town_1 0") == "STEAM-5.2" and why(p, "lay H5 straight 0") == "STEAM-5.2"
    assert why(p, "decline locomotive") == "STEAM-4.9"
    assert p.game.find("grow nowhere") is None and p.game.find("lay M7 straight 5") is None
