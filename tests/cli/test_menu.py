"""How a typed line is matched with the legal moves."""

from __future__ import annotations

import pytest

from trackside.cli.menu import SHOWN_AT_ONCE, MoveMenu, abbreviates
from trackside.cli.plain import PlainScreen
from trackside.core.moves import Move
from trackside.locales import words

TEXTS = ["take 0 red", "take 1 blue", "take 2 red", "claim dam-begijnhof pink pink", "claim dam-begijnhof pink", "pass"]


@pytest.fixture
def menu() -> MoveMenu:
    return MoveMenu([Move(text) for text in TEXTS], words("en"))


def test_moves_of_a_kind_are_numbered_together():
    menu = MoveMenu([Move(text) for text in ("take 1", "claim a", "take 2")], words("en"))
    assert [(entry.number, entry.notation) for entry in menu.entries] == [(1, "take 1"), (2, "take 2"), (3, "claim a")]


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("1", "take 0 red"), ("6", "pass"), ("pass", "pass"), ("claim dam-begijnhof pink", TEXTS[4])],
)
def test_numbers_and_notations(menu, typed, notation):
    assert menu.named(typed).notation == notation


@pytest.mark.parametrize("typed", ["0", "7", "-1", "take", "claim dam", "", "²"])
def test_anything_else_names_no_move(menu, typed):
    assert menu.named(typed) is None


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("take", 3),
        ("t blue", 1),
        ("red", 2),
        ("cl dam pi pi", 1),
        ("begijn", 2),
        ("TAKE 1", 1),
        ("pink claim", 0),
        ("zebra", 0),
        ("!", 0),
    ],
)
def test_shortened_moves_and_filters(menu, typed, found):
    assert len(menu.matching(typed)) == found


def test_abbreviations_keep_the_order_of_the_words():
    assert abbreviates("cl dam pi", "claim dam-begijnhof pink pink")
    assert abbreviates("beg", "claim dam-begijnhof pink")
    assert not abbreviates("pi dam", "claim dam-begijnhof pink")
    assert not abbreviates("lam", "claim dam")


def test_a_long_menu_folds_the_kinds_with_many_moves(capsys):
    moves = [Move(f"take {n}") for n in range(SHOWN_AT_ONCE)]
    MoveMenu(moves, words("en")).show(PlainScreen())
    assert "take 29" in capsys.readouterr().out
    MoveMenu([*moves, Move("pass")], words("en")).show(PlainScreen())
    shown = capsys.readouterr().out
    assert "take 29" not in shown
    assert "31: pass" in shown
    assert "30 moves, 1–30: type “take”" in shown and "31 moves" in shown
