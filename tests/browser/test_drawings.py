"""The drawings of the other games: every legal move that has a place is lit there, and pointing leads to it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.person import SIDEWAYS, Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
LIT = '.drawing [data-element][aria-disabled="false"]'
GAMES = ("Great Western Trail", "Isle of Trains")
LOOKS = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize(
    ("title", "element", "rule"),
    [("Great Western Trail", "rail:3", "GWT-3.1"), ("Isle of Trains", "island:devon_city", "IOT-7")],
)
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


def test_a_card_is_taken_by_pointing(person: MakePerson) -> None:
    one = person()
    one.home()
    id = one.play_now("Isle of Trains")
    view = one.await_turn(id)
    row = one.page.locator('[data-element="row:1"]')
    expect(row).to_have_attribute("aria-disabled", "false")
    row.click()
    one.confirm.click()
    one.wait_for_move(view["ply"])
    taken = view["view"]["row"][0]
    expect(one.page.locator(f'[data-element="hand:{taken}"]')).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_four_trains_on_a_laptop(person: MakePerson, language: str) -> None:
    """Islands, four trains, hand and row of Isle of Trains are in sight without scrolling, some rounds on, too."""
    one = person(viewport={"width": 1280, "height": 800})
    one.page.goto("/new?game=isle_of_trains")
    one.page.get_by_role("button", name="Add a seat").click()
    one.page.get_by_role("button", name="Play against bots now").click()
    expect(one.prompt).to_be_visible()
    id = one.page.url.rsplit("/", 1)[1]
    for _ in range(24):
        ply = one.await_turn(id)["ply"]
        hint = one.ask(id, "hint")
        one.send(id, ply, hint["move"])
        one.wait_for_move(ply)
    one.await_turn(id)
    one.page.goto("/settings")
    one.page.locator(f'.languages label[lang="{language}"]').click()
    expect(one.page.locator("html")).to_have_attribute("lang", language)
    one.page.goto(f"/table/{id}")
    for size in ({"width": 1280, "height": 800}, {"width": 1440, "height": 900}):
        one.page.set_viewport_size(size)
        expect(one.page.locator(".train")).to_have_count(4)
        for part in one.page.locator(".isle > *").all():
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size["height"]
        assert one.page.evaluate("() => document.querySelector('.isle').scrollTop") == 0


def test_cards_are_discarded_in_any_order(person: MakePerson) -> None:
    """Isle of Trains: the engine asks card by card from left to right; a person ticks a set, here with keys."""
    one = person()
    one.home()
    id = one.play_now("Isle of Trains")
    view = one.await_turn(id)
    while view["prompt"]["question"] != "hand-limit":
        one.page.locator('[data-element="deck"]').click()
        one.confirm.click()
        one.wait_for_move(view["ply"])
        view = one.await_turn(id)
    assert view["view"]["ask"]["facts"] == {"count": 2, "as_set": True}
    first, *_, last = view["view"]["seats"][view["viewer"]]["hand"]
    one.page.locator(f'[data-element="hand:{last}"]').focus()
    one.page.keyboard.press("Space")
    expect(one.confirm).to_be_disabled()
    card = one.page.locator(f'[data-element="hand:{first}"]')
    card.focus()
    one.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    one.page.keyboard.press("Enter")
    one.wait_for_move(view["ply"] + 1)
    told = [event for event in one.view(id)["events"] if event["seat"] == view["viewer"]]
    assert [event["facts"]["card"] for event in told if event["kind"] == "discard"] == [first, last]


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
