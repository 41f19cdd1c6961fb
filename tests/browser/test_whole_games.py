"""Isle of Trains and Amsterdam against a bot, from the first question: by mouse on the board, by keyboard alone, and on
a phone by touch. No move is taken from the list. With `--whole-games` to the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import browser.test_isle_of_trains_board as isle_board
import pytest
from browser.means import ON_THE_SMALL_MAP, Press, by_keys, by_touch
from browser.person import AMSTERDAM, DRAWS, LIT_ROUTES, SIDEWAYS, Person, faults
from browser.western import post
from playwright.sync_api import Locator, expect

MakePerson = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS = ("pointer", "keys", "touch")
STRETCH = 8  # decisions of a game that is not played to its end
MOST = 250  # decisions; whoever needs more plays in circles
MIDDLE = 12  # decisions, after which axe looks again

# Lit things without a name for those who listen.
NAMELESS = """() => [...document.querySelectorAll(
  'main [data-element][aria-disabled="false"], main [role=checkbox], main [role=radio], .prompt button'
)].filter((it) => it.checkVisibility() && !(it.ariaLabel ?? it.textContent).trim()).map((it) => it.outerHTML)"""

# A space of a route that nothing else covers, longest routes first.
FREE_SPACE = """(routes) => {
  const spaces = (route) => [...route.querySelectorAll("rect.space")];
  for (const route of routes.sort((a, b) => spaces(b).length - spaces(a).length)) {
    for (const space of spaces(route)) {
      const {left, top, width, height} = space.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (route.contains(document.elementFromPoint(x, y))) return {x, y};
    }
  }
  return null;
}"""


def sit_down(one: Person, game: str, **options: Any) -> str:
    """With a bot, or alone if the options are those of a scenario; the id of the table."""
    post(one, "/api/guest", name="Ann")
    seats = [{"kind": "me"}] if options else [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    id: str = post(one, "/api/tables", game=game, seats=seats, options=options, start=True)["id"]
    one.page.goto(f"/table/{id}")
    one.prompt.wait_for()
    return id


def hand(one: Person, way: str) -> Press:
    return {"pointer": Locator.click, "keys": by_keys(one), "touch": by_touch(one)}[way]


def questions(one: Person, id: str, whole: bool) -> Iterator[dict[str, Any]]:
    """The table at every decision, of a whole game or of its beginning; at each the page is looked at."""
    for n in range(MOST if whole else STRETCH):
        while (view := one.turn(id)) is None:
            if one.over:
                return
            one.page.wait_for_timeout(10)
        assert one.page.evaluate(NAMELESS) == []
        assert one.page.evaluate(SIDEWAYS) <= 0
        if n in (0, MIDDLE):
            assert faults(one.page) == []
        yield view
    assert not whole, "the game does not end"


def check_the_end(one: Person, id: str) -> None:
    expect(one.page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert one.view(id)["result"] is not None
    assert faults(one.page) == []


@pytest.mark.parametrize("way", WAYS)
def test_isle_of_trains(person: MakePerson, whole_game: bool, way: str) -> None:
    one = person(**PHONE) if way == "touch" else person()
    id = sit_down(one, "isle_of_trains")
    pointer = isle_board.Pointer(one, hand(one, way))
    asked = {isle_board.answer(one, id, view, pointer) for view in questions(one, id, whole_game)}
    assert "action" in asked
    if whole_game:
        assert "take-cards" in asked
        check_the_end(one, id)


def test_a_solo_scenario(person: MakePerson, whole_game: bool) -> None:
    """The goal is in sight; the end says whether it was reached."""
    one = person()
    id = sit_down(one, "isle_of_trains", scenario="1")
    expect(one.page.locator(".goal")).to_contain_text("Billington’s")
    pointer = isle_board.Pointer(one)
    for view in questions(one, id, whole_game):
        isle_board.answer(one, id, view, pointer)
    if whole_game:
        check_the_end(one, id)
        isle_board.check_the_outcome(one, id)


@pytest.mark.parametrize("way", WAYS)
def test_amsterdam(person: MakePerson, whole_game: bool, way: str) -> None:
    """Two contracts are kept; then the longest route that can be paid is claimed, else a card is drawn."""
    one = person(**PHONE) if way == "touch" else person()
    id = sit_down(one, AMSTERDAM)
    press = hand(one, way)
    for view in questions(one, id, whole_game):
        kinds = {move["kind"] for move in view["moves"]}
        if "keep" in kinds:
            press(one.page.get_by_role("checkbox").first)
            press(one.confirm)
        elif "claim" in kinds:
            claim(one, press, way)
        else:
            draw(one, press)
        one.wait_for_move(view["ply"])
    if whole_game:
        assert len(one.view(id)["view"]["seats"][0]["routes"]) > 2
        check_the_end(one, id)


def draw(one: Person, press: Press) -> None:
    """A card from the deck or the row, on a phone behind a tab."""
    tab = one.page.get_by_role("button", name="Draw", exact=True)
    if tab.count() > 0 and tab.is_visible():
        press(tab)
    press(one.element(next(name for name in DRAWS if one.lit(name))))


def claim(one: Person, press: Press, way: str) -> None:
    """Two presses: the route, whose likely payment is chosen with it, and confirm."""
    routes = one.page.locator(LIT_ROUTES)
    expect(routes).not_to_have_count(0)
    if way == "keys":
        press(routes.first)
    else:
        at = routes.evaluate_all(FREE_SPACE)
        if at is None:  # on a phone the map may show another part
            small = routes.first.evaluate(ON_THE_SMALL_MAP)
            one.page.touchscreen.tap(small["x"], small["y"])
            at = routes.evaluate_all(FREE_SPACE)
        assert at is not None, "no route can be reached"
        (one.page.touchscreen.tap if way == "touch" else one.page.mouse.click)(at["x"], at["y"])
    expect(one.confirm).to_be_enabled()
    if way == "keys":
        one.page.keyboard.press("Enter")
    else:
        press(one.confirm)
