"""The last turn of a game in two of the four, to the score sheet: by keys alone, and on a phone by touch alone.

Everything is done at the board, never in the list of moves; the page never moves sideways.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import browser.test_great_western_trail_board as western_board
import browser.test_steam_board as steam_board
import pytest
from browser.person import SIDEWAYS, Person
from browser.western import RECORD, Hand, await_question, careful, post, uncover
from playwright.sync_api import Locator

MakePerson = Callable[..., Person]
Press = Callable[[Locator], None]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST = 30  # decisions; whoever needs more plays in circles


# Where a finger hits a thing of a map; null if that is nowhere.
IN_SIGHT = """(node) => {
  const {left, top, width, height} = node.getBoundingClientRect();
  for (const share of [0.6, 0.5, 0.35, 0.75]) {
    const [x, y] = [left + width / 2, top + height * share];
    if (node.contains(document.elementFromPoint(x, y))) return {x, y};
  }
  return null;
}"""
ON_THE_SMALL_MAP = """(node) => {
  const small = document.querySelector(".mini svg");
  const {left, top, width, height} = small.getBoundingClientRect();
  const {x, y, width: w, height: h} = small.viewBox.baseVal;
  const box = node.getBBox();
  return {x: left + (box.x + box.width / 2 - x) / w * width, y: top + (box.y + box.height / 2 - y) / h * height};
}"""


def record_of(game: str) -> tuple[str, int]:
    """A finished game, and the ply at which its last turn begins."""
    if game == "great_western_trail":
        return RECORD.read_text(encoding="utf-8"), 960
    return (steam_board.RECORDS / "usa-3-base.txt").read_text(encoding="utf-8"), 431


def sit_down(one: Person, game: str) -> str:
    """All seats at this screen."""
    text, ply = record_of(game)
    post(one, "/api/guest", name="Ann")
    if game == "great_western_trail":
        careful(one)
    old = post(one, "/api/records", text=text)["id"]
    id: str = post(one, f"/api/tables/{old}/fork", ply=ply)["id"]
    one.page.goto(f"/table/{id}")
    one.page.wait_for_selector(".cover")
    uncover(one)
    return id


def by_keys(one: Person) -> Press:
    """Tab to where it is, L to it, Enter."""

    def press(thing: Locator) -> None:
        has_focus = "node => node === document.activeElement"
        if thing.evaluate("node => node instanceof SVGElement"):  # L leads on from within the map
            for _ in range(60):
                one.page.keyboard.press("Tab")
                if one.page.evaluate("() => document.activeElement.closest('svg[role=group]') !== null"):
                    break
        keys: tuple[str, ...] = ("l", "Tab")
        if thing.get_attribute("role") == "radio":  # a group is one stop of Tab, arrows go on
            keys = ("ArrowRight",)
            inside = "node => node.closest('[role=radiogroup]').contains(document.activeElement)"
            for _ in range(60):
                if thing.evaluate(inside):
                    break
                one.page.keyboard.press("Tab")
        for key in keys:
            for _ in range(60):
                if thing.evaluate(has_focus):
                    one.page.keyboard.press("Enter")
                    return
                one.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")

    return press


def by_touch(one: Person) -> Press:
    """What a map has out of sight is brought there by its small map."""

    def press(thing: Locator) -> None:
        if thing.evaluate("node => node instanceof SVGElement"):
            for _ in range(2):
                at = thing.evaluate(IN_SIGHT)
                if at is None:
                    small = thing.evaluate(ON_THE_SMALL_MAP)
                    one.page.touchscreen.tap(small["x"], small["y"])
            at = thing.evaluate(IN_SIGHT)
            assert at is not None, f"no finger reaches {thing}"
            one.page.touchscreen.tap(at["x"], at["y"])
        else:
            thing.tap()

    return press


class SteamPointer(steam_board.Pointer):
    """Points by keys or by touch."""

    def __init__(self, one: Person, press: Press) -> None:
        super().__init__(one)
        self.press = press

    def at(self, thing: Locator) -> None:
        self.press(thing)

    def hex(self, name: str) -> None:
        self.press(self.one.page.locator(f'[data-element="hex:{name}"]'))


def play_to_the_end(one: Person, id: str, game: str, press: Press, touch: bool) -> set[str]:
    """What was asked on the way."""
    asked: set[str] = set()
    hand = Hand(one, touch=touch)
    for _ in range(MOST):
        view = await_question(one, id)
        if view is None:
            break
        asked.add(view["prompt"]["question"])
        if game == "great_western_trail" and touch:
            hand.answer(view)
        elif game == "great_western_trail":
            western_board.answer_by_keys(one, view)
        else:
            steam_board.decide(one, view, SteamPointer(one, press))
            one.wait_for_move(view["ply"])
        assert one.page.evaluate(SIDEWAYS) <= 0
    return asked


ASKED = {"great_western_trail": "phase-b", "steam": "move-goods"}


@pytest.mark.parametrize("game", ASKED)
@pytest.mark.parametrize("touch", [False, True], ids=["keys", "touch"])
def test_the_last_turn(person: MakePerson, game: str, touch: bool) -> None:
    one = person(**PHONE) if touch else person()
    id = sit_down(one, game)
    asked = play_to_the_end(one, id, game, by_touch(one) if touch else by_keys(one), touch)
    one.page.wait_for_selector('[aria-label="Score sheet"]')
    assert ASKED[game] in asked
    assert one.view(id)["result"] is not None
