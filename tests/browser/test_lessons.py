"""Lessons in the browser: begun from the first page, guided, left and taken up again, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.person import Person
from playwright.sync_api import Locator, expect

from trackside import lessons
from trackside.lessons import Step
from trackside.locales import LANGUAGES, words

MakePerson = Callable[..., Person]
AMSTERDAM = "ticket_to_ride_amsterdam"
LESSON = lessons.lesson(AMSTERDAM, "first_game")
SCRIPTED = [step for step in LESSON.steps if not step.free]
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
# Whether one of these things can be seen and the strip does not lie over it; or the tab that leads to it.
IN_SIGHT = """(names) => {
  const strip = document.querySelector("section.lesson").getBoundingClientRect();
  const seen = (it) => {
    const {x, y, width, height} = it.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const inside = left > 0 && left < innerWidth && top > 0 && top < innerHeight;
    const covered = top > strip.top && top < strip.bottom && left > strip.left && left < strip.right;
    const bare = it instanceof SVGElement || it.contains(document.elementFromPoint(left, top)); // a map has layers
    return it.checkVisibility() && getComputedStyle(it).outlineStyle === "dashed" && inside && !covered && bare;
  };
  const found = (selector) => [...document.querySelectorAll(selector)].some(seen);
  return names.some((name) => {
    const quoted = CSS.escape(name);
    return found(`[data-element="${quoted}"], [data-target="${quoted}"], [data-shows~="${name.split(":")[0]}"]`);
  });
}"""


def begin(one: Person, game: str, name: str, language: str) -> tuple[str, Locator]:
    """The first page, its button, the table of the lesson."""
    one.page.goto("/")
    lesson, title = lessons.lesson(game, name).title[language], words(language, game).say("title")
    # In Persian, marks of direction stand around the names.
    one.page.get_by_role("button", name=re.compile(f"{lesson}[\u2066-\u2069]*:.*{title}")).click()
    strip = one.page.get_by_role("region", name=lesson, exact=True)
    expect(strip).to_be_visible()
    return one.page.url.rsplit("/", 1)[1], strip


def read(strip: Locator, step: Step, language: str) -> None:
    """All pages of a step, one after the other, by keyboard."""
    pages = step.say[language]
    for page in pages:
        expect(strip).to_contain_text(page)
        if page != pages[-1]:
            strip.get_by_role("button").nth(1).press("Enter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_readers_language(person: MakePerson, language: str) -> None:
    one = person(locale=language)
    id, strip = begin(one, AMSTERDAM, "first_game", language)
    for step in SCRIPTED:
        view = one.await_turn(id)
        read(strip, step, language)
        for move in step.ways()[0]:
            one.send(id, view["ply"], move)
            view["ply"] += 1
    one.await_turn(id)
    read(strip, LESSON.steps[len(SCRIPTED)], language)


@pytest.mark.parametrize(
    ("game", "name", "language"),
    [
        ("great_western_trail", "first_game", "ru"),
        ("isle_of_trains", "first_game", "uk"),
        ("isle_of_trains", "solo", "en"),
        ("steam", "first_game", "fa"),
    ],
)
def test_a_lesson_points_at_what_can_be_seen_on_a_phone(
    person: MakePerson, game: str, name: str, language: str
) -> None:
    lesson = lessons.lesson(game, name)
    one = person(locale=language, **PHONE)
    id, strip = begin(one, game, name, language)
    for step in lesson.steps:
        if step.free:
            break
        view = one.await_turn(id)
        read(strip, step, language)
        names = view["lesson"]["point"][-1]
        if names:
            one.page.wait_for_function(IN_SIGHT, arg=names)
        for move in step.ways()[0]:
            one.send(id, view["ply"], move)
            view["ply"] += 1
    one.await_turn(id)
    after = next((step.say for step in lesson.steps if step.free), lesson.end)
    expect(strip).to_contain_text(after[language][0])


def test_a_lesson_is_played_by_pointing_to_its_end(person: MakePerson) -> None:
    one = person()
    id, strip = begin(one, AMSTERDAM, "first_game", "en")
    box = one.page.get_by_role("checkbox")
    box.first.click()
    one.confirm.click()  # the other contract
    expect(one.page.get_by_text(LESSON.steps[0].wrong["en"])).to_be_visible()
    box.first.click()
    one.page.reload()  # taken up again where it was left
    for number, step in enumerate(LESSON.steps):
        view = one.await_turn(id)
        expect(strip).to_contain_text(f"Step {number + 1} of {len(LESSON.steps)}")
        read(strip, step, "en")
        if step.free:
            while view["lesson"]["number"] == number + 1 and not view["lesson"]["over"]:
                one.act()
                one.wait_for_move(view["ply"])
                view = one.await_turn(id)
            continue
        names = view["lesson"]["point"][-1]
        pointed = one.page.locator(", ".join(f'[data-element="{it}"], [data-target="{it}"]' for it in names))
        expect(pointed.first).to_have_css("outline-style", "dashed")
        follow(one, view, pointed.first)
        one.wait_for_move(view["ply"])
    one.await_turn(id)
    expect(strip).to_contain_text(LESSON.end["en"][0])
    strip.get_by_role("button", name="Close the lesson").click()
    expect(strip).to_have_count(0)


def follow(one: Person, view: dict[str, Any], thing: Locator) -> None:
    """Do what the lesson points at; of several payments, each until the lesson is content."""
    name = view["lesson"]["point"][-1][0]
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


@pytest.mark.parametrize("page", ["/rules/steam", "/new?game=isle_of_trains"])
def test_lessons_are_offered_beside_the_game_in_one_minute(person: MakePerson, page: str) -> None:
    one = person()
    one.page.goto(page)
    if page.startswith("/new"):  # from there to the waiting room
        one.page.get_by_role("combobox", name="Player at seat 2").select_option("open")
        one.page.get_by_role("button", name="Create table").click()
    game = "steam" if "steam" in page else "isle_of_trains"
    for name in lessons.names(game):
        title = lessons.lesson(game, name).title["en"]
        expect(one.page.get_by_role("button", name=title)).to_be_visible()
