"""Games without a board of their own are played to the end on the general table."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from browser.person import Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
GAMES = {"Great Western Trail": "great_western_trail", "Steam": "steam", "Isle of Trains": "isle_of_trains"}


@pytest.mark.parametrize("title", GAMES)
def test_first_moves(person: MakePerson, title: str) -> None:
    """One click and one is playing; every legal move is in the list, and a move from it is played."""
    one = person()
    one.home()
    id = one.play_now(title)
    assert GAMES[title] == one.view(id)["table"]["game"]
    expect(one.page.locator(".panels section").first).to_be_visible()
    assert faults(one.page) == []
    for _ in range(4):
        view = one.await_turn(id)
        rows = one.page.get_by_role("listbox", name="Moves").get_by_role("option")
        expect(rows).to_have_count(len(view["moves"]))
        rows.first.click()
        one.confirm.click()
        one.wait_for_move(view["ply"])


def test_a_whole_game_of_isle_of_trains(person: MakePerson) -> None:
    """Alone against one bot, by the hint each time, to the score sheet."""
    one = person()
    one.page.goto("/new?game=isle_of_trains")
    one.page.get_by_role("button", name="Remove seat 3").click()
    one.page.get_by_role("button", name="Play bots now").click()
    expect(one.prompt).to_be_visible()
    id = one.page.url.rsplit("/", 1)[1]
    end = time.monotonic() + 280
    while not one.over:
        assert time.monotonic() < end, "the game does not end"
        view = one.turn(id)
        if view is None:
            one.page.wait_for_timeout(30)
            continue
        token = next(cookie["value"] for cookie in one.context.cookies() if cookie["name"] == "csrftoken")
        hint = one.context.request.post(f"/api/tables/{id}/hint", headers={"x-csrf-token": token}, data={}).json()
        row = one.page.locator(f'[data-move="{hint["move"]}"]')
        row.click()
        one.confirm.click()
        one.wait_for_move(view["ply"])
    expect(one.page.locator("tfoot td")).to_have_count(2)
