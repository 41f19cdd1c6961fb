"""The game in one minute and the player aid: complete in every language, with known icons and figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trackside.games import about, ids
from trackside.games.player_aid import FILE, aid, minute
from trackside.locales import LANGUAGES, message_ids

ICONS = set(
    re.findall(r'id="i-([\w-]+)"', (Path(__file__).parents[1] / "web/src/icons.svg").read_text(encoding="utf-8"))
)

GAMES = [id for id in ids() if (about(id).folder / FILE).is_file()]
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_four_games_have_an_aid() -> None:
    """A new game need not have one."""
    assert set(GAMES) >= {"great_western_trail", "isle_of_trains", "steam", "ticket_to_ride_amsterdam"}


@each_game
@each_language
def test_the_game_in_one_minute(game: str, language: str) -> None:
    lines = minute(game, language)
    assert 4 <= len(lines) <= 6
    assert {line.icon for line in lines} <= ICONS
    assert sum(len(line.text.split()) for line in lines) < 170  # read aloud in a minute


@each_game
@each_language
def test_the_aid_says_turn_end_and_scoring_for_every_number_of_players(game: str, language: str) -> None:
    least, most = about(game).seats
    for players in range(least, most + 1):
        sections = aid(game, language, players)
        assert all(section.title and "aid-" not in section.title for section in sections)
        lines = [line for section in sections for line in section.lines]
        assert {line.icon for line in lines} <= ICONS
        assert all(line.text and not re.search(r"\b(aid|kind|category|name)-", line.term + line.text) for line in lines)
    assert [title.title for title in aid(game, language)] == [section.title for section in sections]


@each_game
def test_the_aid_names_every_category_of_the_score(game: str) -> None:
    categories = {id for id in message_ids("en", game) if id.startswith("category-")}
    text = (about(game).folder / FILE).read_text(encoding="utf-8")
    scoring = text[text.index("  scoring:") :]
    assert categories == set(re.findall(r"term: (category-\w+)", scoring))


@each_game
def test_every_message_of_the_aid_is_used(game: str) -> None:
    text = (about(game).folder / FILE).read_text(encoding="utf-8")
    written = {id for id in message_ids("en", game) if re.match(r"(aid|minute)-", id) and "-section-" not in id}
    assert written == {id for id in re.findall(r"(?:say|term): ([\w-]+)", text) if re.match(r"(aid|minute)-", id)}


@pytest.mark.parametrize(("players", "green"), [(2, 2), (3, 2), (4, 1)])
def test_figures_follow_the_number_of_players(players: int, green: int) -> None:
    said = [line.text for section in aid("great_western_trail", "en", players) for line in section.lines]
    assert any(text.startswith(f"Passing a hand: green ${green}, ") for text in said)
