"""The panels: tables and drawings in text."""

from __future__ import annotations

import pytest

import trackside
from trackside.locales import LANGUAGES, words

ID = "ticket_to_ride_amsterdam"


@pytest.fixture
def p(table):
    return table(
        2,
        seats=[
            {"routes": ["oude_waal__waag__grey"], "hand": {"red": 2}, "contracts": ["contract_01"]},
            {"routes": ["jan_roodenpoortstoren__dam__blue"]},
        ],
        row=["red", "blue", "green", "pink", "wild"],
    )


def panel(p, viewer, title, language="en"):
    found = p.game.panels(p.view(viewer), words(language, ID).seated(["Ann", "Ben"]))
    return next(panel for panel in found if panel.title.startswith(title))


def test_the_board_has_a_line_for_each_pair_of_places(p):
    board = panel(p, 0, "Routes")
    assert len(board.rows) == 32
    assert ["Oude Waal – Waag", "1", "grey", "Ann"] in board.rows
    assert ["Jan Roodenpoortstoren – Dam", "1", "blue / red", "Ben / –"] in board.rows
    assert ["Haringpakkerstoren – Oude Waal", "4*", "grey", "–"] in board.rows


def test_the_map_shows_every_space_in_80_columns(p):
    picture = panel(p, 0, "Routes").picture
    assert max(len(line) for line in picture) <= 80
    letters = "".join(picture)
    for initials in ("[NW]", "[Da]", "[Mu]", "[Bl]"):
        assert initials in letters
    spaces = letters.replace("[No]", "").replace("[Ko]", "").replace("[Mo]", "").replace("[Jo]", "")
    assert sum(c in "pbgkrox" for c in spaces) == 87
    assert letters.count("1") == 1 and letters.count("2") == 1


def test_own_cards_and_contracts_are_shown_to_their_owner(p):
    assert panel(p, 0, "Your hand").rows == [["red", "2"]]
    assert panel(p, 0, "Your contracts").rows == [["Dam – De Drie Hendricken", "3", "no"]]
    titles = [panel.title for panel in p.game.panels(p.view(None), words("en", ID))]
    assert titles == ["Routes", "Face-up cards", "Players"]


def test_every_position_can_be_described_in_every_language():
    game = trackside.game(ID, players=3)
    p = game.start(6)
    while not p.over:
        for language in LANGUAGES:
            assert all(panel.title for panel in game.panels(p.view(int(p.seat)), words(language, ID)))
        p.play(p.moves()[-1])
    for panel in game.panels(p.view(None), words("en", ID)):
        assert panel.title
