"""The panels: tables and drawings in text."""

from __future__ import annotations

import pytest

from trackside.games.steam.edge.panels import short_names
from trackside.locales import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", ["usa", "europe"])
def test_panels_in_every_language(game, language, map):
    p = game(4, map).start(2)
    say = words(language, "steam").seated(["Ann", "Bob", "Cat", "Dan"])
    board, seats, places, links, supply = p.game.panels(p.view(0), say)
    assert all(len(line) <= 80 for line in board.picture)
    assert len(places.rows) == len(p.box.place_names)
    assert links.rows == []
    assert len(supply.rows) == 12
    assert len(seats.rows) == 4


def test_the_map_shows_tracks_cities_and_owners(table, coast):
    p = table(track=coast(0, 1), cubes={"new_york": {"red": 2}}, new_cities={"erie": "gray"})
    say = words("en", "steam").seated(["Ann", "Bob", "Cat", "Dan"])
    board, _, places, links, *_ = p.game.panels(p.view(0), say)
    drawing = "\n".join(board.picture)
    assert "NewR2" in drawing  # New York, red, two cubes
    assert "EriG0*" in drawing  # a New City
    assert "oPro" in drawing  # Providence
    assert "2/" in drawing  # Bob's track joins something to the north-east
    assert ["1 Ann", "Boston – Providence", "P5"] in [
        [row[0], " – ".join(sorted(row[1].split(" – "))), row[2]] for row in links.rows
    ]
    assert ["N6", "New York", "red", "2 × red"] in places.rows


def test_blocked_edges_and_terrain_are_drawn(table):
    p = table()
    board = p.game.panels(p.view(None), words("en", "steam"))[0]
    drawing = "\n".join(board.picture)
    assert drawing.count("#") == len(p.box.blocked)
    assert drawing.count("%") == sum(1 for hex in range(len(p.box.sort)) if p.box.hills[hex] and p.box.river[hex])


def test_the_builder_sees_the_price_of_every_tile(table, tile):
    p = table(track=[tile("N3", "gentle_curve", 3)])
    prices = {move.text: p.game.note(p, move)[1]["price"] for move in p.moves() if move.kind == "lay"}
    assert (prices["lay O6 straight 1"], prices["lay N3 sharp_curve 3"]) == (3, 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", ["usa", "europe"])
def test_no_two_places_have_the_same_letters_on_the_map(game, language, map):
    say = words(language, "steam")
    box = game(4, map).box
    names = box.place_titles if language == "fa" else [say.name(id) for id in box.place_names]
    short = short_names(names)
    assert len(set(short)) == len(short) > 20
    assert all(len(letters) == 3 for letters in short)


def test_letters_of_names_that_begin_alike():
    assert short_names(["Brussels", "Bruges", "Arnhem", "Bru"]) == ["Brs", "Brg", "Arn", "Br"]
