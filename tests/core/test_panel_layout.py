"""Panels on a terminal: everything fits its width, narrow ones share a row, long tables are folded."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from trackside.cli.screen import RichScreen
from trackside.panels.panel import Panel

BOARD = Panel(title="Board", picture=["x" * 70] * 12, rows=[["in", "words"]], note="What the letters mean.")
TRAIN = Panel(title="Player", picture=["[loco][car]"], rows=[["Hand", "a coach"]], seat=0)
HAND = Panel(title="Hand", columns=["Card", "Number"], rows=[["red", "2"], ["blue", "1"]])
MARKET = Panel(
    title="Market", columns=["Place", "Card"], rows=[["1", "wild"]], note="A note that is long enough to wrap."
)
CITIES = Panel(title="Cities", columns=["City", "Cubes"], rows=[[f"City {n}", "2 red"] for n in range(30)])
EMPTY = Panel(title="Nothing here", columns=["Card"])


def rendered(columns: int, *panels: Panel, height: int = 50) -> list[str]:
    console = Console(file=io.StringIO(), width=columns, height=height, highlight=False)
    RichScreen(console).panels(panels)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("columns", [30, 60, 80, 100, 120, 200])
def test_lines_fit(columns):
    widths = [len(line.rstrip()) for line in rendered(columns, BOARD, HAND, MARKET, CITIES, EMPTY)]
    assert max(widths) == widths[0] == columns


@pytest.mark.parametrize("columns", [80, 120])
def test_everything_is_shown(columns):
    text = "\n".join(rendered(columns, BOARD, HAND, MARKET, CITIES))
    for said in ("Board", "x" * 70, "Hand", "blue", "Market", "wild", "City 29"):
        assert said in text


def test_narrow_panels_share_a_row():
    first = rendered(80, HAND, MARKET)[0]
    assert "Hand" in first and "Market" in first


def test_panels_stand_beside_a_drawing_where_there_is_room():
    assert "Hand" in rendered(120, BOARD, HAND)[0]
    assert "Hand" not in rendered(80, BOARD, HAND)[0]


def test_a_drawing_that_does_not_fit_is_described_in_words():
    text = "\n".join(rendered(60, BOARD))
    assert "xxx" not in text
    assert "words" in text


def test_a_seat_has_more_than_its_drawing_shows():
    text = "\n".join(rendered(80, TRAIN))
    assert "[loco][car]" in text and "a coach" in text


def test_a_long_table_is_folded():
    assert len(rendered(80, CITIES)) == 10 + 3
    assert len(rendered(20, CITIES)) == 30 + 3


def test_two_equal_panels_are_both_shown():
    twin = Panel(title=CITIES.title, columns=CITIES.columns, rows=CITIES.rows)
    assert len(rendered(20, CITIES, twin)) == 2 * (30 + 3)


def test_an_empty_panel_is_left_out():
    assert rendered(80, EMPTY) == []


def test_fits_compares_the_panels_with_the_screen():
    console = Console(file=io.StringIO(), width=80, height=60, force_terminal=True)
    assert RichScreen(console).fits([BOARD, HAND])
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    assert not RichScreen(console).fits([BOARD, HAND])
