"""Suggestions: the best moves, their differences, and reasons that follow from what the lines bring."""

from __future__ import annotations

import pytest
from later_positions import later

import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.bots.suggest import MOST, RIVAL, Line, Suggestion, differences, suggest
from trackside.games import ids
from trackside.locales import FOLDER, LANGUAGES, message_ids, words

GAMES = [id for id in ids() if (FOLDER / "en" / f"{id}.ftl").is_file()]
AMSTERDAM = "ticket_to_ride_amsterdam"


@pytest.mark.parametrize("level", ["sharp:8p", "greedy"])
@pytest.mark.parametrize("id", GAMES)
def test_the_choice_of_the_bot_comes_first(id: str, level: str) -> None:
    sight = Sight(later(id, 12))
    found = suggest(sight, bots.make(level, 5), 5, 0.0)
    moves = [each.move for each in found]
    assert moves[0] == bots.make(level, 5).choose(sight).text
    assert 2 <= len(moves) <= MOST and len(set(moves)) == len(moves)
    assert set(moves) <= {move.text for move in sight.moves}
    assert found[0].difference == 0
    for each in found:
        assert each.difference <= 0
        own = sum(points for part, points in each.parts.items() if part != RIVAL) - each.parts.get(RIVAL, 0.0)
        if each.difference < 0 and each.parts:  # the parts make up the difference
            assert own == pytest.approx(each.difference, abs=0.1)


def test_the_only_move_needs_no_reason() -> None:
    p = later("great_western_trail", 4)
    while len(p.moves()) > 1:
        p.play(p.moves()[0])
    found = suggest(Sight(p), bots.make("merciless", 1), 1, 0.0)
    assert [(each.move, each.difference, each.parts) for each in found] == [(p.moves()[0].text, 0.0, {})]
    assert words("en", p.game.id).suggestion(found[0], best=True, only=True) == "It is the only move."


def test_a_better_line_is_explained_by_its_parts() -> None:
    p = later(AMSTERDAM, 30)
    better, worse = Line(p.moves()[0], 1.0), Line(p.moves()[1], 1.0)
    better.parts.update(routes=7.0, cards=1.0, contracts=2.0, rival=3.0)
    worse.parts.update(routes=4.0, cards=2.0, contracts=2.04, rival=3.0)
    parts = differences(better, worse, 1)
    assert list(parts.items())[:2] == [("routes", 3.0), ("cards", -1.0)]
    suggestion = Suggestion("x", 0.0, parts)
    said = words("en", AMSTERDAM).suggestion(suggestion, best=True, only=False)
    assert said == "Compared with the next best move: routes +3.0, cards in hand −1.0"
    assert words("fa", AMSTERDAM).suggestion(suggestion, best=False, only=False).count("\u200e") == 2


def test_rivals_count_as_much_as_the_search_counts_them() -> None:
    p = later("great_western_trail", 30)
    points = p.game.appraise(p)
    rival = max(points[1:])
    for rivals in (1.0, 0.5, 0.0):
        line = Line(p.moves()[0], rivals)
        line.add(p, 0)
        assert line.lead == pytest.approx(points[0] - rivals * rival)
        assert line.parts.get(RIVAL) == (pytest.approx(rivals * rival) if rivals else None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_part_and_every_question_has_words(id: str, language: str) -> None:
    say = words(language, id)
    game = trackside.game(id)
    names = game.adapter.parts()
    categories = game.start(1).scores()[0].parts()
    parts = {RIVAL, *game.model.parts, *(names.get(category, category) for category in categories)}
    assert not [part for part in parts if not say.has(f"part-{part}")]
    assert set(names.values()) <= set(game.model.parts)
    questions = [each.removeprefix("ask-") for each in message_ids(language, id) if each.startswith("ask-")]
    assert questions and not [question for question in questions if not say.has(f"topic-{question}")]
