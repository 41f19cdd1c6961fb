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
GAMES = ("Great Western Trail", "Steam")
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
def play_on(one: Person, id: str, until: str) -> None:
    """Some moves by the hint, as the server gives it, until this question is asked."""
    for _ in range(60):
        view = one.await_turn(id)
        if view["prompt"]["question"] == until:
            return
        with one.page.expect_response("**/hint") as answer:
            one.page.get_by_role("button", name="Hint").click()
        one.page.locator(f'.general [data-move="{answer.value.json()["move"]}"]').click()
        one.confirm.click()
        one.wait_for_move(view["ply"])
    raise AssertionError(f"{until} is not asked")


def test_track_is_laid_by_pointing(person: MakePerson) -> None:
    """Steam: a hex, one of its tiles, the tile shown in its place, its price, and it is laid."""
    one = person()
    one.home()
    id = one.play_now("Steam")
    play_on(one, id, "build")
    view = one.await_turn(id)
    hexes = {move["facts"]["hex"] for move in view["moves"] if move["kind"] == "lay"}
    for hex in hexes:
        expect(one.page.locator(f'[data-element="hex:{hex}"]')).to_have_attribute("aria-disabled", "false")
    hex = sorted(hexes)[0]
    one.page.locator(f'[data-element="hex:{hex}"]').focus()
    one.page.keyboard.press("Enter")
    here = [move for move in view["moves"] if move["facts"].get("hex") == hex]
    rows = one.page.get_by_role("listbox", name="Moves").get_by_role("option")
    expect(rows).to_have_count(len(here))
    rows.first.click()
    expect(one.page.locator("polygon.ghost")).to_have_count(1)
    expect(rows.first).to_contain_text(f"${view['view']['prices'][here[0]['text']]}")
    one.confirm.click()
    one.wait_for_move(view["ply"])
    expect(one.page.locator(f'[data-element="hex:{hex}"]')).to_have_attribute("aria-label", re.compile("track of"))


def test_a_hex_says_why_not(person: MakePerson) -> None:
    one = person()
    one.home()
    id = one.play_now("Steam")
    play_on(one, id, "build")
    expect(one.page.locator(LIT)).not_to_have_count(0)
    one.page.locator('.drawing [data-element][aria-disabled="true"]').first.focus()
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("alert")).to_contain_text("STEAM-")


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
