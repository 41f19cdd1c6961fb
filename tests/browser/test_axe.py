"""axe finds no serious fault on any page, light, dark and from right to left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.person import LIT_ROUTES, Person
from playwright.sync_api import Page, expect

MakePerson = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def faults(page: Page) -> list[str]:
    page.wait_for_timeout(250)  # what fades in has faded in
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS)
def test_pages(person: MakePerson, look: str) -> None:
    one = person(**LOOKS[look])
    one.home()
    assert faults(one.page) == []
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    one.page.get_by_role("combobox", name="Who sits at seat 2").select_option("open")
    assert faults(one.page) == []
    one.page.get_by_role("button", name="Create table").click()
    expect(one.page.get_by_role("heading", name="Bring someone to the table")).to_be_visible()
    assert faults(one.page) == []
    for path in ("/settings", "/rules/ticket_to_ride_amsterdam", "/nowhere"):
        one.page.goto(path)
        one.page.wait_for_selector("h1")
        assert faults(one.page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_table(person: MakePerson, look: str) -> None:
    one = person(**LOOKS[look])
    one.home()
    id = one.play_now()
    assert faults(one.page) == []
    one.keep_contracts()
    one.page.wait_for_selector(".prompt:not(.wait)")
    for _ in range(8):
        view = one.view(id)
        if view["prompt"]["question"] != "second-card" and one.page.locator(LIT_ROUTES).count() > 0:
            break
        if look == "phone":
            one.page.get_by_role("button", name="Draw", exact=True).click()
        one.draw()
        one.wait_for_move(id, view["ply"])
        one.page.wait_for_selector(".prompt:not(.wait)")
        one.page.wait_for_timeout(100)
    one.point(one.page.locator(LIT_ROUTES).first)
    expect(one.page.get_by_role("radio").first).to_be_visible()
    assert faults(one.page) == []
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("m")
    assert faults(one.page) == []
    one.page.keyboard.press("Escape")
    for drawer in ("Log", "Chat", "Rules"):
        one.page.get_by_role("button", name=drawer, exact=True).click()
        expect(one.page.get_by_role("dialog", name=drawer)).to_be_visible()
        assert faults(one.page) == []
        one.page.get_by_role("dialog", name=drawer).get_by_role("button", name="Close").click()
    one.page.keyboard.press("t")
    one.page.wait_for_selector(".general")
    assert faults(one.page) == []
    one.page.goto(f"/replay/{id}?ply=2")
    one.page.wait_for_selector("svg[role=group]")
    assert faults(one.page) == []


def test_persian_table(person: MakePerson) -> None:
    one = person()
    one.page.goto("/settings")
    one.page.locator('.languages label[lang="fa"]').click()
    expect(one.page.locator("html")).to_have_attribute("dir", "rtl")
    assert faults(one.page) == []
    one.page.goto("/")
    one.page.locator("li.game", has_text="آمستردام").get_by_role("button").click()
    one.page.wait_for_selector("svg[role=group]")
    assert faults(one.page) == []
