"""A person in a lesson: reads its pages and plays the recommended move on the board, never from the list of moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from browser.means import confirm, presser
from browser.person import Person
from playwright.sync_api import expect

from trackside import lessons
from trackside.lessons import Lesson, Step
from trackside.locales import words

TRIES = 6  # ways to pay, or turns of a tile, of which the lesson has one in mind
# Whether one of these things can be seen, has a ring, and the strip does not lie over it; or the tab that leads to it.
IN_SIGHT = """(names) => {
  const strip = document.querySelector("section.lesson").getBoundingClientRect();
  const seen = (it) => {
    const {x, y, width, height} = it.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const inside = left > 0 && left < innerWidth && top > 0 && top < innerHeight;
    const covered = top > strip.top && top < strip.bottom && left > strip.left && left < strip.right;
    const bare = it instanceof SVGElement || it.contains(document.elementFromPoint(left, top)); // a map has layers
    return it.checkVisibility() && getComputedStyle(it).outlineStyle === "dashed" && inside && !covered && bare;
  };
  const found = (selector) => [...document.querySelectorAll(selector)].some(seen);
  return names.some((name) => {
    const quoted = CSS.escape(name);
    return found(`[data-element="${quoted}"], [data-target="${quoted}"], [data-shows~="${name.split(":")[0]}"]`);
  });
}"""

# Where a finger hits a space of a map that other things lie on; null if that is nowhere.
FREE = """(node) => {
  const {left, top, width, height} = node.getBoundingClientRect();
  const shares = [0.5, 0.6, 0.4, 0.75, 0.25, 0.95, 0.05];
  for (const down of shares) for (const right of shares) {
    const [x, y] = [left + width * right, top + height * down];
    if (node.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class Learner:
    def __init__(self, one: Person, game: str, name: str, language: str, means: str) -> None:
        self.one = one
        self.game = game
        self.lesson: Lesson = lessons.lesson(game, name)
        self.language = language
        self.means = means
        self.press = presser(one, means)
        self.strip = one.page.get_by_role("region", name=self.lesson.title[language], exact=True)

    def begin(self) -> str:
        """The first page, its button, the table of the lesson; its id."""
        title = words(self.language, self.game).say("title")
        # In Persian, marks of direction stand around the names.
        name = re.compile(f"{self.lesson.title[self.language]}[\u2066-\u2069]*:.*{title}")
        self.one.page.goto("/")
        button = self.one.page.get_by_role("button", name=name)
        button.wait_for()
        self.press(button)
        self.strip.wait_for()
        return self.one.page.url.rsplit("/", 1)[1]

    def read(self, pages: Sequence[str]) -> None:
        """All pages of a step, one after the other."""
        for page in pages:
            expect(self.strip.get_by_role("status")).to_have_text(page)
            if page != pages[-1]:
                self.press(self.strip.get_by_role("button").nth(1))

    def see(self, view: dict[str, Any]) -> None:
        """What the last page points at has a ring and is in sight."""
        names = view["lesson"]["point"][-1]
        if names:
            self.one.page.wait_for_function(IN_SIGHT, arg=names)

    def do(self, id: str, step: Step) -> None:
        """Every decision of a step."""
        view = self.one.await_turn(id)
        way, number, begun = step.ways()[0], view["lesson"]["number"], view["ply"]
        while view["ply"] < begun + len(way) and view["lesson"]["number"] == number:
            self.decide(view, way[view["ply"] - begun :])
            view = self.one.await_turn(id)

    def play_freely(self, id: str, number: int) -> None:
        """A turn of one's own: as the hint says, which selects it."""
        view = self.one.await_turn(id)
        while view["lesson"]["number"] == number and not view["lesson"]["over"]:
            with self.one.page.expect_response("**/hint", timeout=30_000):
                self.press(self.one.page.locator('[aria-keyshortcuts="h"]'))
            expect(self.one.confirm).to_be_enabled()
            self.press(self.one.confirm)
            self.one.wait_for_move(view["ply"])
            view = self.one.await_turn(id)

    # One decision

    def decide(self, view: dict[str, Any], way: Sequence[str]) -> None:
        """The things it touches, one after the other, then confirm; of several ways to pay the one that is accepted."""
        whole = [it for it in view["compounds"] if it["moves"] == list(way[: len(it["moves"])])]
        move = next(it for it in view["moves"] if it["text"] == way[0])
        meant = max(whole, key=lambda it: len(it["moves"]), default=move)
        button = self.one.page.locator(f'[data-choice="{way[0]}"], main [data-move="{way[0]}"]').locator("visible=true")
        if meant is move and button.count() > 0:
            self.press(button)
        else:
            self.point_at_all(view, meant, way)
        for _ in range(TRIES):
            expect(self.one.confirm).to_be_enabled()
            with self.one.page.expect_response("**/moves") as answer:
                confirm(self.one, self.means)
            if answer.value.ok:
                self.one.wait_for_move(view["ply"])
                return
            self.other_way()
        raise AssertionError(f"{way[0]} cannot be played at the board")

    def point_at_all(self, view: dict[str, Any], meant: dict[str, Any], way: Sequence[str]) -> None:
        for kind, id in things(meant):
            if not self.one.confirm.is_enabled():
                self.point(element(view, kind, id), kind)
        if meant["kind"] in ("ticket", "contract") and self.one.confirm.is_enabled():
            return  # its step of the delivery is chosen with it
        for part in parts(meant, way):
            thing = self.one.page.locator(part).locator("visible=true").first
            if thing.get_attribute("aria-checked") != "true":
                self.press(thing)

    def point(self, selector: str, kind: str) -> None:
        """A thing of the board, on a phone behind a tab; nothing if the board does not show it, or it is chosen."""
        page = self.one.page
        found = page.locator(selector).locator("visible=true")
        tab = page.locator(f'[data-shows~="{kind}"]:not(.on)').locator("visible=true")
        if found.count() == 0 and tab.count() > 0:
            self.press(tab.first)
        if found.count() > 0 and found.first.get_attribute("aria-pressed") != "true":
            on_a_space = found.first.evaluate(FREE) if self.means == "touch" and kind == "space" else None
            if on_a_space is None:
                self.press(found.first)
            else:
                self.one.page.touchscreen.tap(*on_a_space)

    def other_way(self) -> None:
        """The next payment, or the tile turned."""
        turn = self.one.page.locator('.card [aria-keyshortcuts="r"]')
        payment = self.one.page.locator('[role=radio][aria-checked="true"] + [role=radio]')
        self.press(turn if turn.count() > 0 else payment)


def element(view: dict[str, Any], kind: str, id: str) -> str:
    """What the board calls a thing that a move touches."""
    if kind == "place":  # a city of Steam is its hex
        kind, id = "hex", next(it["hex"] for it in view["view"]["places"] if it["id"] == id)
    return f'[data-element="{kind}:{id}"], [data-target="{kind}:{id}"]'


def things(meant: dict[str, Any]) -> list[list[str]]:
    """What it is selected by, else what it touches, unless there is a button for it."""
    return [] if meant["kind"] == "raise" else meant["where"] or meant.get("also", [])


def parts(meant: dict[str, Any], way: Sequence[str]) -> list[str]:
    """What is chosen besides the things it touches: a button, a tile, cards that pay, where points go."""
    first, rest = way[0], way[len(meant.get("moves", [0])) :]
    if not things(meant):
        return ['.card [data-element="end"], .card [data-element="raise"]']
    if meant["kind"] == "lay":
        return [f'[data-face="{meant["facts"]["face"]}"]']
    if meant["kind"] in ("ticket", "contract"):
        return [f'.delivery [data-step^="{first}"]']
    endings = [ending["moves"] for ending in meant.get("endings", [])]
    paid = next((moves for moves in endings if sorted(moves) == sorted(rest[: len(moves)])), [])
    return [element({}, *part(move)) for move in paid]


def part(move: str) -> tuple[str, str]:
    """A card that is discarded, or a track of Steam."""
    verb, _, card = move.partition(" ")
    return ("hand", card) if verb == "discard" else ("track", verb)
