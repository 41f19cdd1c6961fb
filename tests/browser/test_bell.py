"""A sound announces a turn that begins while the page is open, including the first; none plays on opening the page."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person
from playwright.sync_api import expect

MakePerson = Callable[..., Person]

COUNT_BELLS = """
  window.bells = 0;
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    if (this.frequency.value === 660) window.bells += 1;
    start.apply(this, when);
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
    id = host.play_with(friend)
    view = host.await_turn(id)
    expect(friend.page.locator(f'[data-ply="{view["ply"]}"]')).to_be_visible()
    assert bells(friend) == 0
    host.keep_contracts()
    friend.await_turn(id)
    friend.page.wait_for_function("() => window.bells === 1")
    friend.page.reload()
    friend.await_turn(id)
    friend.keep_contracts()
    for _ in range(2):
        view = host.await_turn(id)
        host.element("deck:cards").click()
        host.wait_for_move(view["ply"])
    friend.await_turn(id)
    friend.page.wait_for_function("() => window.bells > 0")
    assert bells(friend) == 1  # what was there on opening needed none
