"""Lessons: every step can be played, in every language, and the script can be finished."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import trackside
from trackside import lessons
from trackside.bots import LEVELS
from trackside.core.edge.playthrough import Playthrough
from trackside.games import ids
from trackside.lessons import LEARNER, Lesson, Place, Step
from trackside.locales import LANGUAGES

LESSONS = [(game, name) for game in ids() for name in lessons.names(game)]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
TARGETS = (Path(__file__).parents[1] / "docs" / "targets.md").read_text(encoding="utf-8")
BUTTONS = {"steam": {"end", "raise"}}  # what a page points at that no move names


def begin(game: str, lesson: Lesson) -> Playthrough:
    return Playthrough.start(trackside.game(game, players=lesson.players, **lesson.options), lesson.seed)


def place(lesson: Lesson, playing: Playthrough) -> Place | None:
    return lesson.place(playing.record.moves, [*playing.movers, int(playing.position.seat)])


def scripted(lesson: Lesson) -> list[Step]:
    return [step for step in lesson.steps if not step.free]


def ways(lesson: Lesson) -> Iterator[list[list[str]]]:
    """What the lesson has in mind; then again with each other accepted answer in place of that of its step."""
    usual = [step.ways()[0] for step in scripted(lesson)]
    yield usual
    for number, step in enumerate(scripted(lesson)):
        for other in step.ways()[1:]:
            yield [*usual[:number], other, *usual[number + 1 :]]


@each_lesson
def test_every_accepted_answer_is_legal_and_the_script_continues(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    for answers in ways(lesson):
        playing = begin(game, lesson)
        for number, answer in enumerate(answers):
            at = place(lesson, playing)
            assert at is not None and at.number == number and playing.position.seat == LEARNER
            for move in answer:
                assert lesson.accepts(playing.record.moves, [*playing.movers, LEARNER], [move])
                playing.play(move)
            for move in lesson.steps[number].then:
                at = place(lesson, playing)
                assert at is not None and at.scripted == move and playing.position.seat != LEARNER
                playing.play(move)
        at = place(lesson, playing)
        assert at is not None and at.number == len(answers)


@each_lesson
def test_the_game_continues_freely_after_the_script(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    playing = begin(game, lesson)
    for step in scripted(lesson):
        for move in [*step.ways()[0], *step.then]:
            playing.play(move)
    seen = []
    for _ in range(400):
        at = place(lesson, playing)
        assert at is not None and at.scripted is None and not at.rest and not playing.position.over
        seen.append(at.number)
        if at.step is None and playing.position.seat == LEARNER:
            break
        playing.play(str(playing.position.moves()[0]))
    free = range(len(scripted(lesson)), len(lesson.steps) + 1)
    assert sorted(set(seen)) == list(free), "each free step lasts a turn"
    assert seen == sorted(seen)
    assert lesson.opponent in LEVELS


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks_every_language(game: str, name: str, language: str) -> None:
    lesson = lessons.lesson(game, name)
    assert lesson.title[language]
    said = [*(step.say for step in lesson.steps), lesson.end]
    texts = [*said, *({each: [text] for each, text in step.wrong.items()} for step in scripted(lesson))]
    for pages in texts:
        assert all(pages[language])
        for page, english in zip(pages[language], pages["en"], strict=True):
            assert figures(page) == figures(english), page


def figures(text: str) -> list[str]:
    """The numbers of a text, in any order."""
    return sorted(re.findall(r"\d+", text))


@each_lesson
def test_a_lesson_ends_with_its_free_steps_and_points_at_real_things(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    assert lesson.steps[: len(scripted(lesson))] == scripted(lesson)
    assert lesson.players > 1 or not any(step.free for step in lesson.steps), "alone no turn of others ends a free step"
    kinds = set(re.findall(r"^\| (\w+) \| `", TARGETS.split(f"## {game}")[1].split("\n## ")[0], re.MULTILINE))
    for step in lesson.steps:
        assert len(step.point) <= len(step.say["en"])
        for thing in chain.from_iterable(step.point):
            assert thing in BUTTONS.get(game, set()) or thing.split(":")[0] in kinds, thing


@each_lesson
def test_a_wrong_move_is_not_accepted_and_another_game_is_not_the_lesson(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    assert not lesson.accepts([], [LEARNER], ["something else"])
    assert lesson.place(["something else"], [LEARNER, LEARNER]) is None
    assert lesson.accepts(["something else"], [LEARNER, LEARNER], ["anything"])
    assert lessons.find(game, lesson.seed, lesson.players) == lesson
    assert lessons.find(game, -1, lesson.players) is None


def test_every_game_has_its_lessons() -> None:
    assert {game for game, _ in LESSONS} == set(ids())
    assert ("isle_of_trains", "solo") in LESSONS
    with pytest.raises(KeyError):
        lessons.lesson(ids()[0], "nothing")


def test_moves_that_may_come_in_any_order_are_accepted_in_each() -> None:
    step = Step(say={}, play=["a; b + c; d", "e"])
    assert step.ways() == [["a", "b", "c", "d"], ["a", "c", "b", "d"], ["e"]]
