"""Lessons: every step can be played, in every language, and the script holds to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import trackside
from trackside import lessons
from trackside.bots import LEVELS
from trackside.core.edge.playthrough import Playthrough
from trackside.games import ids
from trackside.lessons import BATCH, Lesson
from trackside.locales import LANGUAGES

LESSONS = [(game, name) for game in ids() for name in lessons.names(game)]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def begin(game: str, lesson: Lesson) -> Playthrough:
    return Playthrough.start(trackside.game(game, players=lesson.players, **lesson.options), lesson.seed)


def ways(lesson: Lesson) -> Iterator[list[str]]:
    """The moves of the lesson; then again with each other accepted answer in place of the one it has in mind."""
    yield [step.play[0] for step in lesson.steps]
    for number, step in enumerate(lesson.steps):
        for other in step.play[1:]:
            yield [*(each.play[0] for each in lesson.steps[:number]), other]


@each_lesson
def test_every_accepted_answer_is_legal_and_the_script_goes_on(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    for answers in ways(lesson):
        playing = begin(game, lesson)
        for number, answer in enumerate(answers):
            at = lesson.place(playing.record.moves)
            assert at is not None and at.number == number and playing.position.seat == 0
            for move in answer.split(BATCH):
                playing.play(move)
            for move in lesson.steps[number].then:
                at = lesson.place(playing.record.moves)
                assert at is not None and at.scripted == move and playing.position.seat != 0
                playing.play(move)
    end = lesson.place(playing.record.moves)
    assert end is not None


@each_lesson
def test_the_learner_plays_on_after_the_last_step(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    playing = begin(game, lesson)
    for step in lesson.steps:
        for move in [*step.play[0].split(BATCH), *step.then]:
            playing.play(move)
    at = lesson.place(playing.record.moves)
    assert at is not None and at.step is None and at.accepts(["anything"]) and not playing.position.over
    assert lesson.opponent in LEVELS
    playing.play(str(playing.position.moves()[0]))
    at = lesson.place(playing.record.moves)
    assert at is not None and at.step is None and at.scripted is None


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks_every_language(game: str, name: str, language: str) -> None:
    lesson = lessons.lesson(game, name)
    assert lesson.title[language] and lesson.end[language]
    for step in lesson.steps:
        assert len(step.say[language]) == len(step.say["en"])
        assert all(step.say[language]) and step.wrong[language]


@each_lesson
def test_a_wrong_move_is_not_accepted_and_another_game_is_not_the_lesson(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    at = lesson.place([])
    assert at is not None and not at.accepts(["something else"])
    assert lesson.place(["something else"]) is None
    assert lessons.find(game, lesson.seed, lesson.players) == lesson
    assert lessons.find(game, -1, lesson.players) is None


def test_every_game_has_its_lessons() -> None:
    assert {game for game, _ in LESSONS} <= set(ids())
    with pytest.raises(KeyError):
        lessons.lesson(ids()[0], "nothing")
