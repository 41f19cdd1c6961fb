"""The panels: tables and drawings in text."""

from __future__ import annotations

import io

import pytest
from marks import rule
from rich.console import Console

import trackside
from trackside.cli.plain import PlainScreen
from trackside.cli.screen import RichScreen
from trackside.locales import LANGUAGES, words


def lines(position, say, columns=80):
    out = io.StringIO()
    console = Console(file=out, width=columns, highlight=False)
    RichScreen(console).panels(position.game.panels(position.view(0), say))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "scenario", "most"), [(1, "1", 32), (1, "6", 34), (2, "challenge", 30), (4, "challenge", 40)]
)
def test_the_whole_table_stays_in_sight(language, players, scenario, most):
    game = trackside.game("isle_of_trains", players=players, scenario=scenario)
    say = words(language, game.id).seated(["Ann", "Ben", "Cat", "Dan"][:players])
    assert len(lines(game.start(2), say)) <= most


@rule("IOT-15.6", "IOT-16.1", "IOT-16.4")
@pytest.mark.parametrize(
    ("scenario", "end"), [("1", "empty before the goal: lost"), ("challenge", "empty: the game ends")]
)
def test_solo_panels_tell_the_goal_and_what_the_night_takes(table, play, scenario, end):
    p = table({"hand": ["bank"]}, players=1, options={"scenario": scenario})
    say = words("en", "isle_of_trains")

    def told():
        rows = dict(p.game.panels(p.view(0), say)[0].rows[-2:])
        return rows["Time"], rows["Night"]

    cards = len(p.deck)
    assert told()[0].startswith(f"{cards} cards in the deck") and told()[0].endswith(end)
    assert told()[1].endswith("deck −1")
    play(p, "take row 1")
    assert told()[1].endswith("deck −2")


def test_an_island_is_one_line(table):
    p = table({"open": ["alpine_lodge"]}, {"completed": ["devon_city_b"]})
    board = p.game.panels(p.view(0), words("en", p.game.id))[0]
    line = {each.split("  ")[0]: each.split() for each in board.picture}
    assert line["Camp Eagle"][2:5] == ["BB→7", "OOBBB→21", "COBB→17"]
    assert line["Alpine Lodge"][2:5] == ["✓4", "CCCBB→14", "CCOB→12"]
    assert line["Alpine Lodge"][-1] == "1"
    assert line["Devon City"][2:4] == ["✓14", "black"]
    assert line["Devon City"][-1] == "2"


def test_what_the_letters_mean_is_said_with_the_drawing_only(capsys):
    for id in ("isle_of_trains", "steam", "great_western_trail", "ticket_to_ride_amsterdam"):
        p = trackside.game(id).start(1)
        say = words("en", id).seated(["Ann", "Ben", "Cat", "Dan", "Eve"][: p.game.seats])
        panels = p.game.panels(p.view(0), say)
        legend = next(panel.legend for panel in panels if panel.legend)
        PlainScreen().panels(panels)
        read = capsys.readouterr().out
        assert legend not in read
        assert all(panel.title in read for panel in panels if panel.rows or panel.picture)
        assert legend.split()[0] in " ".join(lines(p, say, 120))
