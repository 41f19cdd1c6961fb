"""Input devices: how people reach things on a board, by mouse, keyboard or touch."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person
from playwright.sync_api import Locator

Press = Callable[[Locator], None]
MEANS = ("mouse", "keys", "touch")

# Where a pointer hits a thing; null if that is nowhere: it lies outside, or under something else.
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
# How many steps of L lead to a lit thing, negative ones backwards; null if it is not lit.
STEPS = """(node) => {
  const all = [...document.querySelectorAll('[data-element][aria-disabled="false"]')];
  const lit = all.filter((it) => it.getClientRects().length > 0);
  const at = lit.indexOf(node);
  const from = lit.findIndex((it) => it.contains(document.activeElement));
  if (at < 0) return null;
  const forward = from < 0 ? at + 1 : (at - from + lit.length) % lit.length;
  const back = from < 0 ? lit.length - at : (from - at + lit.length) % lit.length;
  return forward <= back ? forward : -back;
}"""
HAS_FOCUS = "node => node === document.activeElement"
# Whether another thing of the same group has the focus, of a group that is one stop of Tab.
BESIDE = """(node) => {
  const group = node.closest("[role=radiogroup]");
  return node.tabIndex < 0 && group !== null && group.contains(document.activeElement);
}"""


def by_mouse(one: Person) -> Press:
    def press(thing: Locator) -> None:
        if thing.evaluate("node => node instanceof SVGElement"):
            at = thing.evaluate(IN_SIGHT)
            assert at is not None, f"the mouse does not reach {thing}"
            one.page.mouse.click(at["x"], at["y"])
        else:
            thing.click()

    return press


def by_keys(one: Person) -> Press:
    """L to what is lit, Tab to everything else, arrows within a group; then Enter."""
    keyboard = one.page.keyboard

    def reach(thing: Locator) -> bool:
        steps: int = 0 if thing.get_attribute("role") == "radio" else thing.evaluate(STEPS) or 0
        for _ in range(abs(steps)):
            keyboard.press("l" if steps > 0 else "Shift+L")
        for _ in range(120):
            if thing.evaluate(HAS_FOCUS):
                return True
            keyboard.press("ArrowRight" if thing.evaluate(BESIDE) else "Tab")
        return False

    def press(thing: Locator) -> None:
        assert reach(thing), f"no key leads to {thing}"
        if thing.get_attribute("role") != "radio" or thing.get_attribute("aria-checked") != "true":
            keyboard.press("Enter")  # an arrow has chosen an answer already, and Enter would confirm it

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


# Whether Enter confirms where the focus is: on what is selected, unless a second press would take it out of a set.
ENTER_CONFIRMS = """() => {
  const here = document.activeElement;
  if (here === document.body || here.matches(".prompt")) return true;
  return here.matches('[data-element][aria-pressed="true"]') && !/^(hand|market):/.test(here.dataset.element);
}"""


def confirm(one: Person, means: str) -> None:
    """Confirms what is chosen, on the shortest way."""
    if means == "keys" and one.page.evaluate(ENTER_CONFIRMS):
        one.page.keyboard.press("Enter")
    else:
        presser(one, means)(one.confirm)


def presser(one: Person, means: str) -> Press:
    return {"mouse": by_mouse, "keys": by_keys, "touch": by_touch}[means](one)
