"""Playing with the keyboard alone: from the home page to moves of every kind. The page is only read by scripts, and
after every move the focus is on something visible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.person import LIT_ROUTES, Person
from playwright.sync_api import Locator, expect

MakePerson = Callable[..., Person]
MOST = 120  # presses of Tab that lead round any page

# What is wrong with the focus: it is seen by an outline of the part or of the field around it, on a map by a stroke.
SEEN = """() => {
  const here = document.activeElement;
  if (here === null || here === document.body) return "the focus is lost";
  const told = here.outerHTML.slice(0, 120);
  const box = here.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return `nothing is to be seen of ${told}`;
  const drawn = [here, here.parentElement].some((node) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(node);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--accent)";
  const accent = getComputedStyle(probe).color;
  probe.remove();
  const stroked = [...here.querySelectorAll("rect, circle, path, polygon")].some((node) => {
    const {stroke, strokeWidth} = getComputedStyle(node);
    return stroke === accent && parseFloat(strokeWidth) >= 4;
  });
  return here.matches(":focus-visible") && (drawn || stroked) ? "" : `no ring around ${told}`;
}"""


class Typist:
    """A person whose hands stay on the keys."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.press = one.page.keyboard.press
        self.type = one.page.keyboard.type

    def has_focus(self, part: Locator) -> bool:
        return part.count() > 0 and bool(part.evaluate("node => node === document.activeElement"))

    def tab_to(self, part: Locator, key: str = "Tab") -> None:
        """Tab by Tab; `key` may be Shift+Tab. Whatever has the focus on the way can be seen."""
        expect(part).to_be_visible()
        for _ in range(MOST):
            if self.has_focus(part):
                return
            self.press(key)
            if not self.one.page.evaluate("() => document.activeElement === document.body"):  # the end of the page
                assert self.one.page.evaluate(SEEN) == ""
        raise AssertionError("no Tab leads there")

    def moved_on(self, ply: int) -> None:
        """The move is played, and the keyboard still has a place."""
        self.one.wait_for_move(ply)
        assert self.one.page.evaluate(SEEN) == ""

    def play_now(self, title: str) -> str:
        self.one.home()
        self.tab_to(self.one.page.locator("li.game", has_text=title).get_by_role("button", name="Play now"))
        self.press("Enter")
        self.one.page.wait_for_url("**/table/*")
        expect(self.one.prompt).to_be_focused()
        return self.one.page.url.rsplit("/", 1)[1]


@pytest.fixture
def typist(person: MakePerson) -> Typist:
    return Typist(person())


def keep_contracts(typist: Typist) -> None:
    """Space takes and leaves; Enter takes, and on what is taken confirms."""
    boxes = typist.one.page.get_by_role("checkbox")
    typist.tab_to(boxes.nth(0))
    typist.press("Enter")
    expect(boxes.nth(0)).to_be_checked()
    typist.press("Space")
    expect(boxes.nth(0)).not_to_be_checked()
    typist.press("Space")
    expect(boxes.nth(0)).to_be_checked()
    typist.press("Tab")
    expect(boxes.nth(1)).to_be_focused()
    typist.press("Enter")
    expect(boxes.nth(1)).to_be_checked()
    typist.press("Enter")


def payable(view: dict[str, Any]) -> list[str]:
    """The routes that can be paid for in several ways."""
    routes = [f"route:{move['facts']['route']}" for move in view["moves"] if move["kind"] == "claim"]
    return sorted({route for route in routes if routes.count(route) > 1})


def claim(typist: Typist, element: str) -> None:
    """To the map, to the route, to its payments and back, to the second one, and Enter; the first was chosen before."""
    one = typist.one
    route = one.element(element)
    typist.tab_to(one.page.locator("[data-element^='route:'][tabindex='0']"))
    for _ in range(one.page.locator(LIT_ROUTES).count()):
        typist.press("l")
        if typist.has_focus(route):
            break
    expect(route).to_be_focused()
    typist.press("Space")
    expect(route).to_have_attribute("aria-pressed", "true")
    typist.press("Escape")
    expect(route).to_have_attribute("aria-pressed", "false")
    expect(route).to_be_focused()
    typist.press("Enter")
    expect(route).to_have_attribute("aria-pressed", "true")
    expect(one.confirm).to_be_enabled()
    payments = one.page.get_by_role("radio")
    expect(payments.first).to_be_checked()
    typist.tab_to(payments.first)
    typist.press("ArrowDown")
    expect(payments.nth(1)).to_be_checked()
    typist.press("Escape")
    expect(route).to_be_focused()
    typist.press("Enter")
    typist.tab_to(payments.first)
    typist.press("ArrowDown")
    expect(payments.nth(1)).to_be_focused()
    typist.press("Enter")


def test_ticket_to_ride(typist: Typist) -> None:
    """Contracts, cards from the deck, the row and the list, a hint, a claimed route."""
    one = typist.one
    id = typist.play_now("Amsterdam")
    ply = one.await_turn(id)["ply"]
    keep_contracts(typist)
    typist.moved_on(ply)
    expect(one.page.get_by_role("checkbox")).to_have_count(0)

    ply = one.await_turn(id)["ply"]
    typist.tab_to(one.element("deck:cards"))
    typist.press("Enter")
    typist.moved_on(ply)
    expect(one.element("deck:cards")).to_be_focused()
    ply = one.await_turn(id)["ply"]
    cards = (one.element(f"row:{slot}") for slot in range(4, -1, -1))
    typist.tab_to(next(card for card in cards if card.get_attribute("aria-disabled") == "false"), "Shift+Tab")
    typist.press("Space")
    typist.moved_on(ply)

    one.await_turn(id)
    typist.press("h")
    expect(one.page.locator(".hinted").first).to_be_visible()

    for _ in range(40):
        view = one.await_turn(id)
        if payable(view):
            break
        typist.press("m")
        expect(one.page.get_by_role("combobox", name="Type to filter")).to_be_focused()
        typist.type("deck")
        typist.press("Enter")
        expect(one.confirm).to_be_enabled()
        typist.press("Enter")
        typist.moved_on(view["ply"])
        expect(one.page.get_by_role("dialog", name="Moves")).to_have_count(0)
    view = one.await_turn(id)
    claim(typist, payable(view)[0])
    typist.moved_on(view["ply"])
    assert len(one.view(id)["view"]["seats"][0]["routes"]) == 1


def test_arrows_move_between_routes(typist: Typist) -> None:
    one = typist.one
    typist.play_now("Amsterdam")
    stop = one.page.locator('[data-element^="route:"][tabindex="0"]')
    typist.tab_to(stop)
    focused = "() => document.activeElement.dataset.element"
    seen = {one.page.evaluate(focused)}
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"):
        typist.press(key)
        seen.add(one.page.evaluate(focused))
    assert len(seen) >= 3
    expect(stop).to_have_count(1)
    expect(stop).to_be_focused()


def test_the_list_keeps_the_keyboard(typist: Typist) -> None:
    """Steam from the list of moves: arrows, Space chooses, Enter plays, turn after turn; while others decide the prompt
    has the focus."""
    one = typist.one
    id = typist.play_now("Steam")
    typist.press("t")  # in words
    moves = one.page.get_by_role("listbox", name="Moves")
    one.await_turn(id)
    typist.tab_to(moves)
    for _ in range(6):
        view = one.await_turn(id)
        expect(moves).to_be_focused()
        typist.press("ArrowDown")
        typist.press(" ")
        expect(one.confirm).to_be_enabled()
        typist.press("Enter")
        typist.moved_on(view["ply"])


def test_undo(typist: Typist) -> None:
    """U takes back what is free to take back; a letter chooses in the list."""
    one = typist.one
    id = typist.play_now("Great Western Trail")
    typist.press("t")  # in words
    moves = one.page.get_by_role("listbox", name="Moves")
    view: dict[str, Any] = {}
    for _ in range(20):
        view = one.await_turn(id)
        if view["undo"]["free_to_ply"] not in (None, view["ply"]):
            break
        typist.tab_to(moves)
        typist.press(
            "a" if view["moves"][0].get("costs", True) else " "
        )  # what costs nothing is played by its letter at once
        expect(one.confirm).to_be_enabled()
        typist.press("Enter")
        typist.moved_on(view["ply"])
    assert view["undo"]["free_to_ply"] < view["ply"]
    typist.tab_to(one.page.get_by_role("button", name="Undo"))
    typist.press("u")
    expect(one.page.locator(f'[data-ply="{view["ply"] - 1}"]')).to_be_visible()
    assert one.page.evaluate(SEEN) == ""


def test_what_opens_takes_the_focus_and_gives_it_back(typist: Typist) -> None:
    one = typist.one
    id = typist.play_now("Amsterdam")
    one.await_turn(id)
    for name in ("Log", "Chat", "Rules", "Standing orders"):
        button = one.page.get_by_role("button", name=name, exact=True)
        dialog = one.page.get_by_role("dialog", name=name)
        typist.tab_to(button)
        typist.press("Enter")
        expect(dialog).to_be_visible()
        assert dialog.evaluate("node => node.contains(document.activeElement)")
        typist.tab_to(one.page.locator("a.brand"))  # nobody is caught in it
        typist.tab_to(dialog.get_by_role("button", name="Close"))
        typist.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
    button = one.page.get_by_role("button", name="Help", exact=True)
    dialog = one.page.get_by_role("dialog", name="Help")
    typist.tab_to(button)
    typist.press("Enter")
    expect(dialog).to_contain_text("Collect cards in six colours")  # a newcomer reads the game in one minute first
    typist.tab_to(dialog.get_by_role("button", name="Player aid"))
    typist.press("Enter")
    expect(dialog).to_contain_text("By spaces: 1 gives 1, 2 give 2, 3 give 4, 4 give 7.")
    typist.tab_to(dialog.get_by_role("button", name="Keyboard shortcuts"))
    typist.press("Enter")
    expect(dialog).to_contain_text("Enter")
    typist.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    typist.press("2")
    peek = one.page.locator(".peek")
    expect(peek).to_be_focused()
    typist.press("Escape")
    expect(peek).to_have_count(0)
    expect(button).to_be_focused()


def test_a_held_key_is_one_press(typist: Typist) -> None:
    one = typist.one
    id = typist.play_now("Amsterdam")
    ply = one.await_turn(id)["ply"]
    box = one.page.get_by_role("checkbox").first
    typist.tab_to(box)
    for _ in range(5):
        one.page.keyboard.down("Enter")  # which repeats while it is down
    one.page.keyboard.up("Enter")
    expect(box).to_be_checked()
    typist.press("Tab")
    expect(one.page.get_by_role("checkbox").nth(1)).to_be_focused()
    assert one.view(id)["ply"] == ply


def test_nothing_is_reached_behind_the_cover(typist: Typist) -> None:
    """Two at one screen: before the second says that they are there, no Tab leads to anybody's cards."""
    one = typist.one
    one.page.goto("/new?game=ticket_to_ride_amsterdam")
    one.page.get_by_role("combobox", name="Player at seat 2").select_option("human")
    one.page.get_by_role("button", name="Remove seat 3").click()
    one.page.get_by_role("button", name="Create table").click()
    ready = one.page.get_by_role("alertdialog", name="Hand over the screen").get_by_role("button")
    expect(ready).to_be_focused()  # the table is covered when it is opened, too
    typist.press("Enter")
    expect(ready).to_have_count(0)
    keep_contracts(typist)
    expect(ready).to_be_focused()
    for key in ("Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        typist.press(key)
        outside = "() => document.activeElement === document.body"
        assert typist.has_focus(ready) or one.page.evaluate(outside)
    typist.tab_to(ready)
    typist.press("Enter")
    expect(ready).to_have_count(0)
    typist.tab_to(one.page.get_by_role("checkbox").first)
