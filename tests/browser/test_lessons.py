"""Lessons in the browser: started from the home page, guided, left and continued, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.learner import Learner
from browser.person import Person, faults
from playwright.sync_api import expect

from trackside import lessons
from trackside.games import ids
from trackside.locales import LANGUAGES

MakePerson = Callable[..., Person]
AMSTERDAM = "ticket_to_ride_amsterdam"
LESSON = lessons.lesson(AMSTERDAM, "first_game")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
# By what the lessons are played in each language, and on what.
LOOKS: dict[str, tuple[str, dict[str, Any]]] = {
    "en": ("mouse", {}),
    "uk": ("mouse", {"viewport": {"width": 1280, "height": 800}}),
    "ru": ("touch", PHONE),
    "fa": ("mouse", {"color_scheme": "dark"}),
}
CHECKED_BY_AXE = ("en", "ru", "fa")  # at a desk, on a phone, from right to left and dark
BY_KEYS = ("uk", "great_western_trail")
LESSONS = [(game, name) for game in ids() for name in lessons.names(game)]
# What is played in each language without `--whole-games`: every lesson once.
SHORT = {"en": "isle_of_trains", "uk": "great_western_trail", "ru": "steam", "fa": AMSTERDAM}
# Buttons and things of the board without a name for those who listen.
NAMELESS = """() => [...document.querySelectorAll(
  'section.lesson button, main [data-element][aria-disabled="false"], main [role=radio], .prompt button'
)].filter((it) => it.checkVisibility() && !(it.ariaLabel ?? it.textContent).trim()).map((it) => it.outerHTML)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_played_to_its_end_at_the_board(person: MakePerson, whole_game: bool, language: str) -> None:
    """By mouse, in Russian on a phone by touch, and one of them by keys alone. Each page is read, what it points at is
    in sight, and everything to be pressed has a name. With `--whole-games` all of them in every language."""
    means, look = LOOKS[language]
    one = person(settings={"confirm": "always", "forced": "ask"}, locale=language, **look)
    for game, name in LESSONS:
        if game != SHORT[language] and not whole_game:
            continue
        learner = Learner(one, game, name, language, "keys" if (language, game) == BY_KEYS else means)
        id = learner.begin()
        for number, step in enumerate(learner.lesson.steps, 1):
            view = one.await_turn(id)
            learner.read(step.say[language])
            assert one.page.evaluate(NAMELESS) == []
            if number == 1 and language in CHECKED_BY_AXE:
                assert faults(one.page) == []
            if step.free:
                learner.play_freely(id, number)
            else:
                learner.see(view)
                learner.do(id, step)
        one.await_turn(id)
        learner.read(learner.lesson.end[language])
        assert one.view(id)["lesson"]["over"]


def test_a_lesson_is_played_by_pointing_to_its_end(person: MakePerson) -> None:
    one = person(settings={"confirm": "always", "forced": "ask"})
    learner = Learner(one, AMSTERDAM, "first_game", "en", "mouse")
    id, strip = learner.begin(), learner.strip
    box = one.page.get_by_role("checkbox")
    box.first.click()
    one.confirm.click()  # the other contract
    expect(one.page.get_by_text(LESSON.steps[0].wrong["en"])).to_be_visible()
    box.first.click()
    one.page.reload()  # taken up again where it was left
    for number, step in enumerate(LESSON.steps):
        view = one.await_turn(id)
        expect(strip).to_contain_text(f"Step {number + 1} of {len(LESSON.steps)}")
        learner.read(step.say["en"])
        if step.free:
            learner.play_freely(id, number + 1)
        else:
            learner.see(view)
            learner.do(id, step)
    one.await_turn(id)
    expect(strip).to_contain_text(LESSON.end["en"][0])
    strip.get_by_role("button", name="Close the lesson").click()
    expect(strip).to_have_count(0)


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
