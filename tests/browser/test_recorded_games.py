"""The last turns of recorded games in the text view, to the score sheet. Moves are chosen by the hint and from the
list, or typed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from browser.person import Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
RECORDS = Path(__file__).parents[1] / "records"
MOST = 160  # decisions; whoever needs more plays in circles


def by_hint(one: Person, view: dict[str, Any]) -> str:
    with one.page.expect_response("**/hint") as answer:
        one.page.get_by_role("button", name="Hint", exact=True).click()
    move: str = answer.value.json()["move"]
    expect(one.prompt).to_contain_text(next(it["label"] for it in view["moves"] if it["text"] == move))
    one.page.keyboard.press("Escape")  # the hint has selected it, and it is to be found in the list
    return move


def choose_listed(one: Person, view: dict[str, Any]) -> None:
    one.page.locator(f'.general [data-move="{by_hint(one, view)}"]').click()


def choose_typed(one: Person, view: dict[str, Any]) -> None:
    """Into the filter; Enter chooses the only move that is left."""
    move = by_hint(one, view)
    one.page.get_by_role("combobox", name="Type to filter").fill(move)
    one.page.locator(f'.general [data-move="{move}"]').wait_for()
    while one.page.locator(".general .move.active").get_attribute("data-move") != move:
        one.page.keyboard.press("ArrowDown")
    one.page.keyboard.press("Enter")
    expect(one.confirm).to_be_enabled()


def play_to_the_end(one: Person, id: str) -> list[str]:
    """The questions that were asked."""
    ways = cycle((choose_listed, choose_typed))
    asked: list[str] = []
    while not one.over:
        assert len(asked) < MOST, "the game does not end"
        view = one.turn(id)
        if view is None:
            one.page.wait_for_timeout(20)
            continue
        ready = one.page.get_by_role("button", name="I am ready")  # it came with the view that is shown, or not at all
        if ready.count() > 0:
            ready.click()
        asked.append(view["prompt"]["question"])
        if not one.choose_set(view):
            next(ways)(one, view)
        one.confirm.click()
        one.wait_for_move(view["ply"])
    return asked


def check_the_sheet(one: Person, id: str) -> dict[str, Any]:
    """The totals are the server's, every category opens to its reasons, and the reasons add up."""
    result: dict[str, Any] = one.view(id)["result"]
    sheet = one.page.get_by_role("region", name="Score sheet")
    expect(one.page.locator("tfoot td")).to_have_text(
        [str(seat["total"]).replace("-", "−") for seat in result["seats"]]
    )
    assert len(result["seats"][0]["parts"]) > 1
    for n, part in enumerate(result["seats"][0]["parts"]):
        sheet.locator("button[aria-expanded]").nth(n).click()
        reasons = [reason for seat in result["seats"] for reason in seat["parts"][n]["reasons"]]
        expect(sheet.locator("tr.why li:not(.muted)")).to_have_count(len(reasons))
        for seat in result["seats"]:
            its = seat["parts"][n]
            assert its["category"] == part["category"]
            assert sum(reason["points"] for reason in its["reasons"]) == its["points"]
    assert faults(one.page) == []
    return result


def check_the_turns(one: Person) -> None:
    """By turns the replay stops at the same moves backward and forward, by button and by key."""
    slider = one.page.get_by_role("slider", name="Position in the game")
    back, forward = [slider.input_value()], []
    for _ in range(3):
        one.page.get_by_role("button", name="Previous turn").click()
        back.append(slider.input_value())
    for _ in range(3):
        one.page.keyboard.press("}")
        forward.append(slider.input_value())
    assert len(set(back)) == 4
    assert forward == back[-2::-1]


@pytest.mark.parametrize(
    ("record", "plies"),
    [("steam/04-3-players-options", 12), ("great_western_trail/01-2-players", 14), ("isle_of_trains/02-2-players", 12)],
)
def test_the_last_turns_of_a_record(person: MakePerson, record: str, plies: int) -> None:
    """A finished game is read in, looked at, and played on from an earlier moment by all its seats at one screen."""
    one = person(settings={"confirm": "always"})
    one.home()
    one.page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.txt")
    slider = one.page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible()
    old = one.page.url.split("/replay/")[1].split("?")[0]
    check_the_turns(one)
    one.page.goto(f"/replay/{old}?ply={one.view(old)['ply'] - plies}")
    expect(slider).to_be_visible()
    one.page.get_by_role("button", name="Play on from here").click()
    one.page.wait_for_url("**/table/*")
    id = one.page.url.rsplit("/", 1)[1]
    expect(one.prompt).to_be_visible()
    if one.page.get_by_role("button", name="I am ready").count() > 0:
        one.page.get_by_role("button", name="I am ready").click()
    one.page.keyboard.press("t")
    expect(one.page.locator(".general")).to_be_visible()
    play_to_the_end(one, id)
    result = check_the_sheet(one, id)
    assert 1 in result["places"]
    one.page.get_by_role("link", name="Replay").click()
    last = one.view(id)["ply"]
    expect(slider).to_have_attribute("aria-valuetext", f"move {last} of {last}")
