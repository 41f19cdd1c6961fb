"""The text view: every game can be played from its list of moves, without its board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.person import Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = {
    "Great Western Trail": "great_western_trail",
    "Steam": "steam",
    "Isle of Trains": "isle_of_trains",
    "Ticket to Ride: Amsterdam": "ticket_to_ride_amsterdam",
}


@pytest.mark.parametrize("title", GAMES)
def test_first_moves(person: MakePerson, title: str) -> None:
    """One click and one is playing; every legal move is in the list, and a move from it is played."""
    one = person(settings={"confirm": "always"})
    one.home()
    id = one.play_now(title)
    assert GAMES[title] == one.view(id)["table"]["game"]
    expect(one.page.locator(".general")).to_have_count(0)
    one.page.keyboard.press("t")
    expect(one.page.locator(".panels section").first).to_be_visible()
    assert faults(one.page) == []
    for _ in range(4):
        view = one.await_turn(id)
        if not one.choose_set(view):
            rows = one.page.get_by_role("listbox", name="Moves").get_by_role("option")
            expect(rows).to_have_count(len(view["moves"]))
            rows.first.click()
        one.confirm.click()
        one.wait_for_move(view["ply"])
    one.page.keyboard.press("t")
    expect(one.page.locator(".general")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_its_parts_are_gone_to(person: MakePerson, phone: bool) -> None:
    """A link for each heading shows it, and the keyboard goes on from there."""
    one = person(**(PHONE if phone else {}))
    one.home()
    one.await_turn(one.play_now("Isle of Trains"))
    one.page.keyboard.press("t")
    links = one.page.get_by_role("navigation", name="Go to").get_by_role("link")
    headings = one.page.locator(".general h2").locator("visible=true")
    expect(one.page.locator(".panels h2").first).to_be_visible()
    expect(links).to_have_count(headings.count())
    for n in (2, links.count() - 1, 0):
        links.nth(n).click()
        expect(headings.nth(n)).to_be_focused()
        expect(headings.nth(n)).to_be_in_viewport()
    assert faults(one.page) == []


def test_a_game_to_the_score_sheet(person: MakePerson) -> None:
    """Some turns by the hint, each chosen from the list; then a bot plays on to the end, which the page shows."""
    one = person()
    one.page.goto("/new?game=great_western_trail")
    one.page.get_by_role("button", name="Remove seat 3").click()
    one.page.get_by_role("button", name="Play against bots now").click()
    expect(one.prompt).to_be_visible()
    one.page.keyboard.press("t")
    expect(one.page.locator(".panels section").first).to_be_visible()
    id = one.page.url.rsplit("/", 1)[1]
    for _ in range(12):
        view = one.await_turn(id)
        with one.page.expect_response("**/hint") as answer:
            one.page.get_by_role("button", name="Hint").click()
        chosen = one.page.locator(f'[data-move="{answer.value.json()["move"]}"]')
        expect(chosen).to_have_attribute("aria-selected", "true")
        chosen.click()  # the second click on a move plays it
        one.wait_for_move(view["ply"])
    one.page.get_by_role("button", name=re.compile("^You")).click()
    one.page.get_by_role("button", name="Let a bot take over").click()
    one.page.get_by_role("button", name="Let a bot take over").click()
    sheet = one.page.get_by_role("region", name="Score sheet")
    expect(sheet).to_be_visible(timeout=120_000)
    expect(one.page.locator("tfoot td")).to_have_count(2)
