"""Several people at a table: presence, requests, leaving, and what the page says about it."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person, faults
from playwright.sync_api import Locator, expect

MakePerson = Callable[..., Person]


def offline(one: Person) -> Locator:
    """Marks of people who do not have the table open."""
    return one.page.locator(".table-bar .seat use[href$='offline']")


def test_presence_is_shown_without_a_move(person: MakePerson) -> None:
    host, friend = person(), person()
    host.play_with(friend)
    for one in (host, friend):
        expect(one.prompt).to_be_visible()
        expect(offline(one)).to_have_count(0)
    friend.page.goto("/settings")
    expect(offline(host)).to_have_count(1)
    friend.page.go_back()
    expect(offline(host)).to_have_count(0)


def test_against_bots_ones_own_last_move_is_taken_back(person: MakePerson) -> None:
    """Nobody is there to be asked, and the bots' moves in between go with it."""
    one = person()
    one.home()
    id = one.play_now("Great Western Trail")
    one.await_turn(id)
    back = one.page.get_by_role("button", name="Undo the last move")
    while back.count() == 0:
        view = one.await_turn(id)
        one.send(id, view["ply"], view["moves"][0]["text"])
        last = view["ply"]
        one.wait_for_move(last)
        one.await_turn(id)
    back.click()
    expect(one.page.locator(f'[data-ply="{last}"]')).to_be_visible()
    assert one.view(id)["prompt"]["yours"]


def test_an_undo_request_is_answered(person: MakePerson) -> None:
    host, friend = person(), person()
    id = host.play_with(friend)
    host.keep_contracts()
    friend.keep_contracts()
    host.await_turn(id)
    ask = host.page.get_by_role("button", name="Ask to undo")
    asked = friend.page.get_by_role("alertdialog", name="Undo requested")
    waiting = host.prompt.get_by_text("You asked to undo; waiting for Guest")
    ask.click()
    expect(waiting).to_be_visible()
    expect(asked).to_contain_text("asks to undo 2 moves.")
    assert faults(friend.page) == []
    host.page.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)
    expect(waiting).to_have_count(0)
    ask.click()
    asked.get_by_role("button", name="Decline").click()
    expect(host.page.get_by_role("alert")).to_contain_text("declined the undo")
    expect(waiting).to_have_count(0)
    ask.click()
    asked.get_by_role("button", name="Allow").click()
    expect(host.page.locator('[data-ply="0"]')).to_be_visible()
    expect(host.page.get_by_role("checkbox").first).to_be_visible()


def test_a_player_who_leaves_is_announced(person: MakePerson) -> None:
    host, friend = person(), person()
    host.play_with(friend)
    expect(friend.prompt).to_be_visible()
    host.page.get_by_role("button", name="Leave the game").click()
    host.page.get_by_role("button", name="Cancel").click()
    host.page.get_by_role("button", name="Leave the game").click()
    host.page.get_by_role("button", name="Let a bot take over").click()
    friend.page.get_by_role("button", name="Log", exact=True).click()
    expect(friend.page.get_by_role("dialog", name="Log")).to_contain_text("left. A bot takes over.")
    expect(friend.page.locator(".table-bar .seats")).to_contain_text("Guest")


def test_friends_are_invited_by_name(person: MakePerson) -> None:
    host, friend = person(), person()
    host.home()
    host.page.get_by_role("link", name="Create a table for friends").click()
    expect(host.page.get_by_role("combobox", name="Player at seat 2")).to_have_value("open")
    host.page.get_by_role("textbox", name="Your name").fill("Olha")
    host.page.get_by_role("button", name="Create table").click()
    friend.page.goto(f"http://{host.page.locator('.link code').inner_text()}")
    expect(friend.page.locator("ol.seats")).to_contain_text("Olha")


def test_tables_are_removed_on_the_first_page_and_at_the_end(person: MakePerson) -> None:
    one = person()
    one.home()
    one.play_now()
    one.home()
    one.page.get_by_role("button", name="Remove Ticket to Ride: Amsterdam").click()
    sure = one.page.get_by_role("alertdialog")
    expect(sure).to_contain_text("deleted for good")
    assert faults(one.page) == []
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    one.page.get_by_role("button", name="Remove Ticket to Ride: Amsterdam").click()
    sure.get_by_role("button", name="Remove").click()
    expect(one.page.get_by_role("heading", name="Your turn at")).to_have_count(0)
    assert one.tables() == []
