"""axe finds no serious accessibility fault on any page, in light, dark and right-to-left layouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.person import LIT_ROUTES, Person, faults
from playwright.sync_api import Page, expect

MakePerson = Callable[..., Person]
LOOKS: dict[str, Any] = {
    "desk": {"color_scheme": "light"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def light_and_dark(page: Page) -> list[str]:
    """By all rules as it is and, since the theme changes colours alone, by the rule of contrast in the dark."""
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    found += faults(page, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


FAULTS: dict[str, Callable[[Page], list[str]]] = {"desk": light_and_dark, "phone": faults}


@pytest.mark.parametrize("look", LOOKS)
def test_pages(person: MakePerson, look: str) -> None:
    one = person(**LOOKS[look])
    one.home()
    assert FAULTS[look](one.page) == []
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    one.page.get_by_role("combobox", name="Player at seat 2").select_option("open")
    assert FAULTS[look](one.page) == []
    one.page.get_by_role("button", name="Create table").click()
    expect(one.page.get_by_role("heading", name="Invite players")).to_be_visible()
    assert FAULTS[look](one.page) == []
    for path, last in {"/settings": "#notices", "/rules/ticket_to_ride_amsterdam": "dt", "/nowhere": "h1"}.items():
        one.page.goto(path)
        one.page.wait_for_selector(last)
        assert FAULTS[look](one.page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_table(person: MakePerson, look: str) -> None:
    one = person(**LOOKS[look])
    one.home()
    id = one.play_now()
    assert FAULTS[look](one.page) == []
    expect(one.page.get_by_role("main")).to_have_count(1)
    expect(one.page.get_by_role("heading", level=1, name="Ticket to Ride: Amsterdam")).to_have_count(1)
    one.keep_contracts()
    one.draw_until_payable(id)
    one.point(one.page.locator(LIT_ROUTES).first)
    expect(one.page.get_by_role("radio").first).to_be_visible()
    assert FAULTS[look](one.page) == []
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("m")
    expect(one.page.get_by_role("dialog", name="Moves").get_by_role("option").first).to_be_visible()
    assert FAULTS[look](one.page) == []
    one.page.keyboard.press("Escape")
    for drawer in ("Log", "Chat", "Rules"):
        one.page.get_by_role("button", name=drawer, exact=True).click()
        expect(one.page.get_by_role("dialog", name=drawer)).to_be_visible()
        assert FAULTS[look](one.page) == []
        one.page.get_by_role("dialog", name=drawer).get_by_role("button", name="Close").click()
    one.page.keyboard.press("2")
    expect(one.page.locator(".peek")).to_be_visible()
    assert FAULTS[look](one.page) == []
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("t")
    one.page.wait_for_selector(".general")
    assert FAULTS[look](one.page) == []
    one.page.goto(f"/replay/{id}?ply=2")
    one.page.wait_for_selector("svg[role=group]")
    assert FAULTS[look](one.page) == []


def test_persian_table(person: MakePerson) -> None:
    one = person()
    one.page.goto("/settings")
    one.page.locator('.languages label[lang="fa"]').click()
    expect(one.page.locator("html")).to_have_attribute("dir", "rtl")
    assert faults(one.page) == []
    one.page.goto("/")
    one.page.locator("li.game", has_text="آمستردام").locator("button.primary").click()
    one.page.wait_for_selector("svg[role=group]")
    assert faults(one.page) == []


def test_persian_pages(person: MakePerson) -> None:
    one = person(color_scheme="dark")
    one.page.goto("/settings")
    one.page.locator('.languages label[lang="fa"]').click()
    expect(one.page.locator("html")).to_have_attribute("dir", "rtl")
    for path, last in {"/": "li.game", "/new?game=steam": ".options", "/rules/steam": "dt", "/nowhere": "h1"}.items():
        one.page.goto(path)
        one.page.wait_for_selector(last)
        assert faults(one.page) == [], path
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    one.page.locator(".seats select").first.select_option("open")
    one.page.locator(".summary .btn.primary").click()
    one.page.wait_for_selector("ol.seats")
    assert faults(one.page) == []
