"""A finished game is analysed with one click; its turning points lead into the replay, which shows the better line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser.person import SIDEWAYS, Person, faults
from playwright.sync_api import expect

MakePerson = Callable[..., Person]
RECORD = Path(__file__).parents[1] / "records" / "ticket_to_ride_amsterdam" / "01-2-players.txt"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def import_record(one: Person) -> str:
    one.home()
    one.page.locator("input[type=file]").set_input_files(str(RECORD))
    one.page.wait_for_url("**/replay/*")
    id = one.page.url.split("/replay/")[1].split("?")[0]
    one.page.goto(f"/table/{id}")
    return id


def test_from_the_score_sheet_to_the_better_line_and_a_try(person: MakePerson) -> None:
    one = person()
    id = import_record(one)
    one.page.get_by_role("button", name="Analyse").click()
    one.page.wait_for_url("**/analysis/*")
    expect(one.page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    expect(one.page.get_by_role("img", name="Chances to win over the game")).to_be_visible()
    assert faults(one.page) == []
    with one.page.expect_response("**/analysis") as answer:
        one.page.reload()
    result = answer.value.json()["result"]
    number, mistake = next((n, each) for n, each in enumerate(result["decisions"]) if each["better_moves"])
    point = next(n for n, each in enumerate(result["turning_points"]) if each["decision"] == number)
    one.page.get_by_role("link", name="Show in the replay").nth(point).click()
    strip = one.page.get_by_role("region", name="Analysis")
    expect(strip).to_contain_text(mistake["better"])
    with one.page.expect_response("**/analysis/line?*") as line:
        one.page.get_by_role("button", name="Show the better line").click()
    assert line.value.json()["ply"] == mistake["better_ply"] + 1
    expect(strip).to_contain_text("Better line, move 1 of")
    assert faults(one.page) == []
    one.page.get_by_role("button", name="Back to the moves that were played").click()
    expect(one.page.get_by_role("button", name="Show the better line")).to_be_visible()
    one.page.get_by_role("button", name="Try it against bots").click()
    one.page.wait_for_url("**/table/*")
    forked = one.page.url.rsplit("/", 1)[1]
    assert forked != id
    expect(one.prompt).to_be_visible()
    seats = one.view(forked)["seats"]
    assert [seat["you"] for seat in seats] == [seat == mistake["seat"] for seat in range(2)]
    small = person(locale="fa-IR", **PHONE)
    small.page.goto(f"/analysis/{id}")
    expect(small.page.locator("svg[role=img]")).to_be_visible()
    assert small.page.evaluate(SIDEWAYS) <= 0
    assert faults(small.page) == []


def test_a_coach_asks_before_a_blunder(person: MakePerson) -> None:
    """The blunder of the record, played again: two more contracts instead of a claim."""
    one = person(settings={"confirm": "always", "coach": True})
    forked = one.ask(import_record(one), "fork", ply=4, seat=1)["id"]
    one.open_table(forked)
    strip = one.page.get_by_role("region", name="Coach")
    expect(strip).to_be_visible()
    one.page.keyboard.press("m")
    one.page.locator('[data-move="contracts"]').first.click()
    one.confirm.click()
    one.confirm.click(force=True)  # impatience does not play it
    asked = one.page.get_by_role("alertdialog", name="The coach asks")
    expect(asked).to_contain_text("Really?", timeout=20_000)
    assert faults(one.page) == []
    assert one.view(forked)["ply"] == 4
    expect(one.page.get_by_role("button", name="Think again")).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    one.confirm.click()
    one.page.get_by_role("button", name="Play it anyway").click(timeout=20_000)
    one.wait_for_move(4)
