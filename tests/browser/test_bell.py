"""A turn that begins while the page is open is rung, the first one, too; one that was there on opening is not."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person
from playwright.sync_api import expect

MakePerson = Callable[..., Person]

COUNT_BELLS = """
  window.bells = 0;
  window.AudioContext = class extends window.AudioContext {
    constructor() { super(); window.bells += 1; }
  };
"""


def bells(someone: Person) -> int:
    count: int = someone.page.evaluate("window.bells")
    return count


def test_the_first_turn_rings(person: MakePerson) -> None:
    host, friend = person(), person()
    for someone in (host, friend):
        someone.page.add_init_script(COUNT_BELLS)
        someone.page.goto("/settings")
        someone.page.get_by_role("switch", name="Sound").click()
        expect(someone.page.get_by_role("switch", name="Sound")).to_be_checked()
    host.home()
    host.page.get_by_role("link", name="Table of Ticket to Ride: Amsterdam").click()
    host.page.get_by_role("combobox", name="Who sits at seat 2").select_option("open")
    host.page.get_by_role("button", name="Remove seat 3").click()
    host.page.get_by_role("button", name="Create table").click()
    link = host.page.locator(".link code").inner_text()
    friend.page.goto(f"http://{link}")
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.get_by_role("button", name="Start the game").click()
    id = host.page.url.rsplit("/", 1)[1]
    host.await_turn(id)
    assert bells(friend) == 0
    host.keep_contracts()
    friend.await_turn(id)
    friend.page.wait_for_function("window.bells === 1")
    friend.page.reload()
    friend.await_turn(id)
    assert bells(friend) == 0  # what is there on opening needs no bell
