"""The drawings of the other games: every legal move that has a place is lit there, and pointing leads to it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.person import SIDEWAYS, Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
LIT = '.drawing [data-element][aria-disabled="false"]'
<<<<<<< HEAD
GAMES = ("Great Western Trail", "Isle of Trains")
=======
GAMES = ("Great Western Trail",)
>>>>>>> main
LOOKS = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


<<<<<<< HEAD
@pytest.mark.parametrize(
    ("title", "element", "rule"),
    [("Great Western Trail", "rail:3", "GWT-3.1"), ("Isle of Trains", "island:devon_city", "IOT-7")],
)
=======
@pytest.mark.parametrize(("title", "element", "rule"), [("Great Western Trail", "rail:3", "GWT-3.1")])
>>>>>>> main
def test_what_is_unlit_says_why(person: MakePerson, title: str, element: str, rule: str) -> None:
    one = person()
    one.home()
    id = one.play_now(title)
    one.await_turn(id)
    one.page.locator(f'[data-element="{element}"]').focus()
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("alert")).to_contain_text(rule)


def test_the_cattleman_walks_by_pointing(person: MakePerson) -> None:
    one = person()
    one.home()
    id = one.play_now("Great Western Trail")
    view = one.await_turn(id)
    assert view["prompt"]["question"] == "place-cattleman"
    expect(one.page.locator(LIT)).to_have_count(len(view["moves"]))
    space = one.page.locator('[data-element="space:neutral_b"]')
    space.click()
    one.confirm.click()
    one.wait_for_move(view["ply"])
    expect(space).to_have_attribute("aria-label", re.compile("cattleman of Guest"))


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(person: MakePerson, look: str) -> None:
    one = person(**LOOKS[look])
    for title in GAMES:
        one.home()
        id = one.play_now(title)
        one.await_turn(id)
        one.page.wait_for_selector(LIT)
        one.page.locator('.general [role="option"]').first.click()
        assert faults(one.page) == []
        assert one.page.evaluate(SIDEWAYS) <= 0, title


def test_in_persian(person: MakePerson) -> None:
    """Places are named in the reader's language, and the map is not mirrored."""
    one = person(locale="fa-IR")
    one.page.goto("/settings")
    one.page.locator('.languages label[lang="fa"]').click()
    expect(one.page.locator("html")).to_have_attribute("dir", "rtl")
    one.page.goto("/")
    one.page.locator("li.game").nth(2).get_by_role("button").click()
    one.page.wait_for_selector('[data-element^="hex:"]')
    left = "name => document.querySelector(`[data-element='${name}']`).getBoundingClientRect().left"
    assert one.page.evaluate(left, "hex:B6") < one.page.evaluate(left, "hex:N8")
    label = one.page.locator('[data-element="hex:B6"]').get_attribute("aria-label") or ""
    assert "steam-" not in label
    assert "Lille" not in label
    assert faults(one.page) == []
