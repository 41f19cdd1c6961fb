"""The moves of others are shown one by one, and can be skipped and shown again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.person import Person
from playwright.sync_api import expect

MakePerson = Callable[..., Person]

# Every position that the page has shown, and what the listener was told by then.
WATCH = """
  window.shown = [];
  new MutationObserver(() => {
    const table = document.querySelector("main.table");
    const ply = table && Number(table.dataset.ply);
    if (table && ply !== window.shown.at(-1)?.ply)
      window.shown.push({ply, told: document.querySelector("[data-announcer]")?.textContent ?? ""});
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"]});
"""

# The keys of all that was animated.
FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.dataset.key) window.flights.push(this.dataset.key);
    return animate.apply(this, given);
  };
}"""

KEYS = "things => things.map(thing => thing.dataset.key)"


def sit_down(person: MakePerson, title: str, **look: Any) -> tuple[Person, str]:
    one = person(settings={"pace": "slow"}, **look)
    one.context.add_init_script(WATCH)
    one.home()
    return one, one.play_now(title)


def plies(one: Person) -> list[int]:
    found: list[int] = one.page.evaluate("window.shown.map(({ply}) => ply)")
    return found


def draw_twice(one: Person, id: str) -> int:
    """One's own turn in Amsterdam; the ply after it."""
    ply: int = one.await_turn(id)["ply"]
    one.element("deck:cards").click()
    one.wait_for_move(ply)
    one.element("deck:cards").click()
    one.wait_for_move(ply + 1)
    return ply + 2


def test_others_moves_are_shown_one_by_one(person: MakePerson) -> None:
    one, id = sit_down(person, "Amsterdam", reduced_motion="no-preference")
    skip = one.page.get_by_role("button", name="Skip")
    one.keep_contracts()
    begin = draw_twice(one, id)
    expect(skip).to_be_visible()
    expect(one.page.locator(".change").first).to_have_text("+1")  # cards in hand
    view = one.await_turn(id)
    shown = one.page.evaluate("window.shown")
    assert [it["ply"] for it in shown] == list(range(view["ply"] + 1))
    # Who listens is not kept waiting: the last line is told at the latest when its move is on the screen.
    last = next(event["text"] for event in view["events"] if event["ply"] == view["ply"])
    assert any(last in it["told"] for it in shown)
    # The last round once more, from one's own last move on; a click skips it and does nothing else.
    one.page.get_by_role("button", name="Show the last round again").click()
    expect(skip).to_be_visible()
    one.page.locator("section.board").click(position={"x": 90, "y": 300})
    expect(skip).to_have_count(0)
    again = plies(one)[view["ply"] + 1 :]
    assert again[0] == begin and again[-1] == view["ply"]
    assert one.view(id)["ply"] == view["ply"]
    # So does a key.
    draw_twice(one, id)
    expect(skip).to_be_visible()
    one.page.keyboard.press("Enter")
    expect(skip).to_have_count(0)


def others_moved(view: dict[str, Any], begin: int) -> bool:
    """The bots may have answered before the page has shown it: then it is one's own turn again."""
    return any(event["seat"] not in (None, view["viewer"]) for event in view["events"] if event["ply"] > begin)


def test_pieces_move_and_what_changed_has_a_halo(person: MakePerson) -> None:
    """Hints are played by Enter, P ends a phase; then the others' pieces go where they went, and stay marked."""
    one, id = sit_down(person, "Great Western Trail", reduced_motion="no-preference")
    one.page.evaluate(FLIGHTS)
    view = one.await_turn(id)
    begin = view["ply"]
    while view["prompt"]["yours"] and not others_moved(view, begin):
        expect(one.page.locator("main.table")).to_have_attribute("data-ply", str(view["ply"]))
        # Not every question of a turn can be passed.
        ends = any(move.get("role") in ("pass", "end") for move in view["moves"])
        one.page.keyboard.press("p" if ends else "h")
        expect(one.confirm).to_be_enabled(timeout=15_000)  # a hint thinks for up to two seconds
        if not ends:
            expect(one.confirm).to_be_focused()
        one.page.keyboard.press("Enter")
        one.wait_for_move(view["ply"])
        view = one.view(id)
    view = one.await_turn(id)
    everybody = [f"cattleman-{seat}" for seat in range(3)]
    one.page.wait_for_function("keys => keys.every(key => window.flights.includes(key))", arg=everybody)
    halo = one.page.locator("[data-fresh]")
    expect(halo.first).to_be_visible()
    assert not any(f"cattleman-{view['viewer']}" == key for key in halo.evaluate_all(KEYS))
    one.page.keyboard.press("h")
    expect(one.confirm).to_be_enabled(timeout=15_000)
    one.page.keyboard.press("Enter")
    one.wait_for_move(view["ply"])
    expect(halo).to_have_count(0)
