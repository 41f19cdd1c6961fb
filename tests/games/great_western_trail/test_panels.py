"""The panels: tables and drawings in text."""

from __future__ import annotations

import pytest

import trackside
from trackside.locales import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_in_every_language(language):
    game = trackside.game("great_western_trail", players=3)
    p = game.start(5)
    say = words(language, game.id)
    found = game.panels(p.view(0), say)
    board = found[0]
    assert board.picture and all(len(line) <= 80 for line in board.picture)
    assert len({panel.title for panel in found}) == len(found)
    assert all(row for panel in found for row in panel.rows)


def test_the_drawing_shows_buildings_fees_and_cattlemen(table):
    seats = [{"cattleman": "neutral_b"}, {"buildings": {"build_a_1": 4}}]
    p = table(2, seats=seats, trail={"flood_1": "flood_green_4", "teepee_1": "teepee_blue"})
    picture = "\n".join(p.game.panels(p.view(0), words("en", p.game.id))[0].picture)
    for text in ("[A]", "2:4a$2", "!4$2", "b$2", "[B]@1", "> KC"):
        assert text in picture


def test_engines_stand_on_the_line(table):
    p = table(2, seats=[{"engine": "4.5"}, {"engine": "38"}])
    line = p.game.panels(p.view(0), words("en", p.game.id))[1].picture[0]
    assert len(line) == 49 and line[5] == "1" and line[47] == "2"
