"""Lessons in the browser: begun from the first page, guided, left and taken up again, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.person import Person
from playwright.sync_api import Locator, expect

from trackside import lessons
from trackside.lessons import BATCH, Lesson
from trackside.locales import LANGUAGES, messages_source, words

MakePerson = Callable[..., Person]
AMSTERDAM = "ticket_to_ride_amsterdam"
LESSON = lessons.lesson(AMSTERDAM, "first_game")


def begin(one: Person, language: str) -> tuple[str, Locator]:
    one.page.goto("/")
    lesson = messages_source(language, "web", "lesson-of").split("=")[1].split("{")[0].strip()
    title = words(language, AMSTERDAM).say("title")
    # In Persian, marks of direction stand around the title.
    one.page.get_by_role("button", name=re.compile(f"{lesson}.*{title}")).click()
    strip = one.page.get_by_role("region", name=LESSON.title[language])
    expect(strip).to_be_visible()
    return one.page.url.rsplit("/", 1)[1], strip


def read(strip: Locator, lesson: Lesson, number: int, language: str) -> None:
    """All pages of a step, one after the other."""
    pages = lesson.steps[number].say[language]
    for page in pages:
        expect(strip).to_contain_text(page)
        if page != pages[-1]:
            strip.get_by_role("button").nth(1).click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_readers_language(person: MakePerson, language: str) -> None:
    one = person(locale=language)
    id, strip = begin(one, language)
    for number, step in enumerate(LESSON.steps):
        view = one.await_turn(id)
        read(strip, LESSON, number, language)
        for move in step.play[0].split(BATCH):
            one.send(id, view["ply"], move)
            view["ply"] += 1
    one.await_turn(id)
    expect(strip).to_contain_text(LESSON.end[language])


def test_a_lesson_is_played_by_pointing(person: MakePerson) -> None:
    one = person()
    id, strip = begin(one, "en")
    box = one.page.get_by_role("checkbox")
    box.first.click()
    one.confirm.click()  # the other contract
    expect(one.page.get_by_text(LESSON.steps[0].wrong["en"])).to_be_visible()
    box.first.click()
    one.page.reload()  # taken up again where it was left
    for number in range(len(LESSON.steps)):
        view = one.await_turn(id)
        expect(strip).to_contain_text(f"Step {number + 1} of {len(LESSON.steps)}")
        read(strip, LESSON, number, "en")
        names = view["lesson"]["point"]
        pointed = one.page.locator(", ".join(f'[data-element="{it}"], [data-target="{it}"]' for it in names))
        expect(pointed.first).to_have_css("outline-style", "dashed")
        follow(one, view, pointed.first)
        one.wait_for_move(view["ply"])
    one.await_turn(id)
    strip.get_by_role("button", name="Close the lesson").click()
    expect(strip).to_have_count(0)


def follow(one: Person, view: dict[str, Any], thing: Locator) -> None:
    """Do what the lesson points at; of several payments, each until the lesson is content."""
    name = view["lesson"]["point"][0]
    if not name.startswith("route:"):
        thing.click()
        if name.startswith(("contract:", "deck:contracts")):
            one.confirm.click()
        return
    one.point(thing)
    for payment in one.page.get_by_role("radio").all():
        payment.click()
        with one.page.expect_response("**/moves") as answer:
            one.confirm.click()
        if answer.value.ok:
            return
