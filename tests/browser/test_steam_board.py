"""The board of Steam: played by mouse, keyboard and touch; names, layout, clicks per decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser import boxes
from browser.means import confirm, presser
from browser.person import NAMES, SIDEWAYS, Person, faults
from browser.western import post, set_up
from playwright.sync_api import Locator, ViewportSize, expect

import trackside
from trackside.core.edge.record import new_record, read

MakePerson = Callable[..., Person]
RECORDS = Path(__file__).parents[1] / "records" / "steam"
LIT = '[data-element][aria-disabled="false"]'
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: dict[str, ViewportSize] = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

Wanted = Callable[[Any], bool]


def builds(p: Any) -> bool:
    """A link can be completed, on a hex that takes other tiles too."""
    lays = [move for move in p.moves() if move.kind == "lay"] if p.asked.name == "build" and p.round > 3 else []
    ends = {move.hex for move in lays if p.game.note(p, move)[1]["links"] > 0}
    return any(len({move.face_name for move in lays if move.hex == hex}) > 1 for hex in ends)


def delivers(links: int) -> Wanted:
    def wanted(p: Any) -> bool:
        its = p.game.compounds(p) if p.asked.name == "move-goods" and p.round > 3 else []
        return any(it.kind == "deliver" and it.facts["count"] >= links for it in its)

    return wanted


def bends(p: Any) -> bool:
    """There are two ways to one city."""
    its = p.game.compounds(p) if p.asked.name == "move-goods" else []
    ends = [(it.facts["city"], it.facts["colour"], it.facts["to"]) for it in its if it.kind == "deliver"]
    return len(set(ends)) < len(ends)


def asks(question: str, round: int = 1) -> Wanted:
    return lambda p: p.asked.name == question and p.round >= round


MOMENTS: dict[str, tuple[str, Wanted]] = {
    "build": ("usa-4-base", builds),
    "goods": ("usa-4-base", delivers(6)),
    "select": ("usa-4-base", asks("select-tile", 3)),
    "supply": ("usa-4-base", asks("choose-set")),
    "auction": ("usa-4-standard", lambda p: p.asked.name == "bid-for-order" and p.round > 1 and p.asked.high > 0),
    "loans": ("usa-4-standard", asks("raise-capital", 3)),
    "europe": ("europe-5-standard", bends),
}


@cache
def record_until(moment: str) -> tuple[str, int]:
    """A recorded game up to a moment, under the rules of today; and how many moves that are."""
    file, wanted = MOMENTS[moment]
    old = read((RECORDS / f"{file}.txt").read_text(encoding="utf-8"))
    game = trackside.game("steam", old.players, None, **old.options)
    assert old.seed is not None
    record = new_record(game, old.seed, old.generator, old.salt, NAMES[: old.players])
    p: Any = game.start(old.seed, old.generator)
    for line in old.lines:
        if wanted(p):
            return record.text(), len(record.lines)
        p.play(game.parse(line.text))
        record.lines.append(line)
    raise AssertionError(f"{file} has no moment {moment}")


def sit_down(one: Person, moment: str, language: str = "") -> str:
    """All seats of a recorded game at one screen, from that moment on; the id of the table."""
    text, ply = record_until(moment)
    post(one, "/api/guest", name="Ann")
    old = post(one, "/api/records", text=text)["id"]
    id: str = post(one, f"/api/tables/{old}/fork", ply=ply)["id"]
    one.page.goto(f"/table/{id}?lang={language}" if language else f"/table/{id}")
    one.page.wait_for_selector('[data-element^="hex:"]', state="attached")
    show(one)
    return id


def show(one: Person) -> None:
    """Whoever is next takes the screen."""
    cover = one.page.locator(".cover button")
    if cover.count() > 0:
        cover.first.click()


class Pointer:
    """Points at things and counts."""

    def __init__(self, one: Person, means: str = "mouse") -> None:
        self.one = one
        self.means = means
        self.press = presser(one, means)
        self.clicks = 0

    def at(self, thing: Locator) -> None:
        self.press(thing)
        self.clicks += 1

    def element(self, name: str) -> None:
        self.at(self.one.element(name).first)

    def hex(self, name: str) -> None:
        self.at(self.one.page.locator(f'[data-element="hex:{name}"]'))


def longest(view: dict[str, Any]) -> dict[str, Any]:
    deliveries = [it for it in view["compounds"] if it["kind"] == "deliver"]
    found: dict[str, Any] = max(deliveries, key=lambda it: it["facts"]["count"])
    return found


def hex_of(view: dict[str, Any], place: str) -> str:
    hex: str = next(it["hex"] for it in view["view"]["places"] if it["id"] == place)
    return hex


def test_a_delivery_over_six_links_takes_four_clicks(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, "goods")
    view = one.await_turn(id)
    facts = longest(view)["facts"]
    assert facts["count"] >= 6
    pointer = Pointer(one)
    pointer.element(f"cube:{facts['city']} {facts['colour']}")
    pointer.hex(hex_of(view, facts["to"]))
    expect(one.page.locator(".links li")).to_have_count(facts["count"])
    expect(one.page.locator("path.way")).to_have_count(facts["count"])
    expect(one.confirm).to_be_disabled()  # where the points go is not guessed
    pointer.element("track:points")
    expect(one.confirm).to_contain_text(f"Deliver: +{facts['points']} points")
    pointer.at(one.confirm)
    one.wait_for_move(view["ply"])
    assert pointer.clicks == 4
    seat = view["viewer"]
    after = one.view(id)["view"]
    assert after["seats"][seat]["points"] == view["view"]["seats"][seat]["points"] + facts["points"]


def test_laying_a_tile_takes_three_clicks(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, "build")
    view = one.await_turn(id)
    lays = [move for move in view["moves"] if move["kind"] == "lay"]
    best = next(move for move in lays if move["note"]["links"] > 0)
    hex = best["facts"]["hex"]
    faces = {move["facts"]["face"] for move in lays if move["facts"]["hex"] == hex}
    pointer = Pointer(one)
    pointer.hex(hex)
    expect(one.page.locator("polygon.ghost")).to_have_count(1)
    expect(one.page.locator(".card .gain")).to_contain_text("completes")  # the best tile at once
    expect(one.page.locator("[data-face]")).to_have_count(len(faces))
    other = next(
        move for move in lays if move["facts"]["hex"] == hex and move["facts"]["face"] != best["facts"]["face"]
    )
    pointer.at(one.page.locator(f'[data-face="{other["facts"]["face"]}"]'))
    expect(one.confirm).to_contain_text(f"Lay for ${other['note']['price']}")
    pointer.at(one.confirm)
    one.wait_for_move(view["ply"])
    assert pointer.clicks == 3
    tiles = one.view(id)["view"]["tiles"]
    assert other["facts"]["face"] in [tile["face"] for tile in tiles if tile["hex"] == hex]


def test_a_tile_is_turned_by_key_wheel_and_click(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, "build")
    view = one.await_turn(id)
    turns: dict[tuple[str, str], int] = {}
    for move in view["moves"]:
        if move["kind"] == "lay":
            key = (move["facts"]["hex"], move["facts"]["face"])
            turns[key] = turns.get(key, 0) + 1
    (hex, face), count = max(turns.items(), key=lambda it: it[1])
    assert count > 1
    pointer = Pointer(one)
    pointer.hex(hex)
    one.page.locator(f'[data-face="{face}"]').click()
    ghost = one.page.locator("polygon.ghost + path")
    lines = [ghost.get_attribute("d")]
    one.page.keyboard.press("r")
    lines.append(ghost.get_attribute("d"))
    pointer.hex(hex)
    lines.append(ghost.get_attribute("d"))
    one.page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("d", lines[-1] or "")
    assert lines[0] != lines[1] != lines[2]


def test_what_is_not_lit_says_why(person: MakePerson) -> None:
    one = person()
    sit_down(one, "build")
    one.page.locator('[data-element^="hex:"][aria-disabled="true"]').first.focus()
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("alert")).to_contain_text("STEAM-")


def test_who_never_confirms_takes_an_action_tile_by_one_click(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, "select")
    set_up(one, confirm="never")
    one.page.reload()
    one.page.locator(".cover button").first.click()  # a shared screen is covered when it is loaded
    view = one.await_turn(id)
    tile = next(move["where"][0] for move in view["moves"] if move["kind"] == "take")
    one.element(":".join(tile)).click()
    one.wait_for_move(view["ply"])


def test_a_way_is_bent_and_put_back(person: MakePerson) -> None:
    """Another way to the same city, by its link on the map; the cube is put back."""
    one = person()
    id = sit_down(one, "europe")
    view = one.await_turn(id)
    ways: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for it in view["compounds"]:
        facts = it["facts"]
        ways.setdefault((facts["city"], facts["colour"], facts["to"]), []).append(facts)
    (city, colour, to), [best, other, *_] = next(it for it in ways.items() if len(it[1]) > 1)
    one.element(f"cube:{city} {colour}").click()
    one.page.locator(f'[data-element="hex:{hex_of(view, to)}"]').focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".links li")).to_have_count(len(best["links"]))
    link = next(it for it in other["links"] if it not in best["links"])
    one.page.locator(f'[data-element="link:{link}"]').focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator(f'[data-element="link:{link}"]')).to_have_count(0)  # it is on the way now
    one.page.get_by_role("button", name="Put the cube back").click()
    expect(one.page.locator("path.way")).to_have_count(0)


def lit_names(one: Person) -> list[str]:
    """The accessible names of all lit things; an unnamed one is the empty text."""
    script = "(all) => all.map((it) => it.getAttribute('aria-label') ?? it.textContent.trim())"
    found: list[str] = one.page.locator(LIT).evaluate_all(script)
    return found


@pytest.mark.parametrize("look", ["light", "dark", "fa"])
def test_everything_lit_has_a_name(person: MakePerson, look: str) -> None:
    looks: dict[str, dict[str, Any]] = {"light": {}, "dark": {"color_scheme": "dark"}, "fa": {"locale": "fa-IR"}}
    one = person(**looks[look])
    id = sit_down(one, "goods")
    view = one.await_turn(id)
    facts = longest(view)["facts"]
    one.page.locator(f'[data-element="cube:{facts["city"]} {facts["colour"]}"]').click()
    names = lit_names(one)
    assert len(names) > 5
    assert all(names)
    assert len(set(names)) == len(names)
    assert not any("board-" in name or "steam-" in name for name in names)
    assert faults(one.page) == []


# What is cut off or lies outside: the boxes of parts and of texts, as the browser lays them out.
OUTSIDE = """() => {
  const parts = [".prompt", ".phases", ".card", ".tiles", ".side .goods", ".own > div", ".legend-button"];
  const found = [];
  for (const part of parts) for (const node of document.querySelectorAll(part)) {
    const {left, top, right, bottom} = node.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`${part} ${[left, top, right, bottom].map(Math.round)}`);
  }
  const foot = document.querySelector(".own").getBoundingClientRect();
  for (const node of document.querySelectorAll(".side .part:not(.end)"))
    if (node.offsetParent && node.getBoundingClientRect().bottom > foot.top + 0.5)
      found.push(`under the foot: ${node.className}`);
  return found;
}"""
CUT = """() => {
  const found = [];
  for (const node of document.querySelectorAll(".steam .side *, .steam .own *, .steam .tabs *")) {
    if (node.closest("svg, .end, .unseen, input") || node.children.length > 0 || !node.textContent.trim()) continue;
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline")
      found.push(`${node.className}: ${node.textContent.trim()}`);
  }
  return found;
}"""


# Texts of the bar that lie over one another or over its buttons.
BAR = """() => {
  const boxes = [...document.querySelectorAll(".table-bar .seat b, .table-bar .figures > span, .table-bar .tools > *")]
    .map((node) => ({text: node.textContent.trim(), ...node.getBoundingClientRect().toJSON()}))
    .filter(({width}) => width > 0);
  const line = document.querySelector(".table-bar .figures").getBoundingClientRect();
  const seen = boxes.filter(({top, text}) => top < line.bottom - 1 || text === "");
  return seen.flatMap((a, n) => seen.slice(n + 1).flatMap((b) => {
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return w > 1 && h > 3 ? [`${a.text} / ${b.text}`] : [];
  }));
}"""


def test_everything_is_in_sight(person: MakePerson) -> None:
    """Without scrolling, at 1280 × 800 and at 1440 × 900, with what is chosen; no text is cut."""
    one = person(**LAPTOP)
    for name in MOMENTS:
        one.page.set_viewport_size(LAPTOP["viewport"])
        id = sit_down(one, name)
        view = one.await_turn(id)
        if name == "goods":
            facts = longest(view)["facts"]
            one.element(f"cube:{facts['city']} {facts['colour']}").click()
            Pointer(one).hex(hex_of(view, facts["to"]))
        elif name == "build":
            Pointer(one).hex(next(it["facts"]["hex"] for it in view["moves"] if it.get("note", {}).get("links")))
        for size in (LAPTOP["viewport"], DESKTOP):
            boxes.resize(one.page, size)
            assert (name, one.page.evaluate(OUTSIDE), one.page.evaluate(CUT)) == (name, [], [])
            assert one.page.evaluate(BAR) == []
            assert boxes.small(one.page, ".map :is(.hex-name, .name, .city, .sea, .map-price, .tag-text)", 10) == []
        keys = one.page.locator("[data-key]").evaluate_all("(all) => all.map((it) => it.dataset.key)")
        assert len(set(keys)) == len(keys) > 20


@pytest.mark.parametrize(("text", "language"), [(150, "en"), (100, "fa")], ids=["large", "fa"])
def test_large_text_and_persian_are_in_sight(person: MakePerson, text: int, language: str) -> None:
    """At both sizes; no text is cut or lies over another. With large text an auction leaves no room for the supply."""
    one = person(settings={"text": text}, locale=language, **LAPTOP)
    for name in ("select", "auction", "europe"):
        post(one, "/api/guest", name="Ann")
        set_up(one, text=text)
        one.page.set_viewport_size(LAPTOP["viewport"])
        sit_down(one, name, language)
        for size in (LAPTOP["viewport"], DESKTOP):
            boxes.resize(one.page, size)
            outside = one.page.evaluate(OUTSIDE)
            if (text, name) == (150, "auction"):
                outside = [it for it in outside if "goods" not in it]
            assert (name, outside, one.page.evaluate(CUT), one.page.evaluate(BAR)) == (name, [], [], [])
            names = boxes.crowded(one.page, ".steam .map")
            assert names.texts > 60
            assert names.over == [], (name, size)


# What a lamp is drawn with, and the middle of what stands for a link.
LAMPS = """() => [...document.querySelectorAll(".map-dot, .map-ring.under")].map((it) => getComputedStyle(it).stroke)"""


def test_what_lies_on_the_map_is_seen(person: MakePerson) -> None:
    """Names lie over nothing, lamps have an ink edge on every ground, a cube on its way covers no name and no cubes."""
    one = person(**LAPTOP)
    sit_down(one, "select")
    names = boxes.crowded(one.page, ".steam .map")
    assert names.texts > 100
    assert names.over == []
    id = sit_down(one, "goods")
    view = one.await_turn(id)
    lamps = one.page.evaluate(LAMPS)
    ink = one.page.evaluate("() => getComputedStyle(document.querySelector('.walls')).stroke")
    assert len(lamps) > 3
    assert set(lamps) == {ink}
    step = next(move for move in view["moves"] if move["kind"] not in ("raise", "pass"))
    one.send(id, view["ply"], step["text"])
    one.wait_for_move(view["ply"])
    view = one.await_turn(id)
    assert view["prompt"]["question"] == "follow-link"
    moving = one.page.locator(".travelling circle").bounding_box()
    assert moving is not None
    place = next(it for it in view["view"]["places"] if it["id"] == view["view"]["ask"]["facts"]["place"])
    covered = one.page.locator(".map text.city, .map text.name, .map [data-key^='cube-'] rect").evaluate_all(
        """(all, {x, y, width, height}) => all.filter((it) => {
          const {left, right, top, bottom} = it.getBoundingClientRect();
          return left < x + width - 3 && right > x + 3 && top < y + height - 3 && bottom > y + 3;
        }).map((it) => it.textContent)""",
        moving,
    )
    assert covered == [], place


# Words at cities that lie over the name of a place.
OVER_NAMES = """() => [...document.querySelectorAll(".map rect.tag")].flatMap((tag) => {
  const {left, right, top, bottom} = tag.getBoundingClientRect();
  return [...document.querySelectorAll(".map text.name, .map text.city")].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.left < right - 2 && box.right > left + 2 && box.top < bottom - 3 && box.bottom > top + 3;
  }).map((it) => `${tag.parentNode.textContent.trim()} / ${it.textContent}`);
})"""


def test_what_a_delivery_brings_covers_no_name(person: MakePerson) -> None:
    one = person(**LAPTOP)
    id = sit_down(one, "goods")
    facts = longest(one.await_turn(id))["facts"]
    one.element(f"cube:{facts['city']} {facts['colour']}").click()
    expect(one.page.locator(".map rect.tag")).not_to_have_count(0)
    assert one.page.evaluate(OVER_NAMES) == []


def test_no_phase_stands_alone_in_its_line(person: MakePerson) -> None:
    one = person(**LAPTOP)
    sit_down(one, "auction")
    tops = one.page.locator(".phases li").evaluate_all("(all) => all.map((it) => it.offsetTop)")
    assert len(tops) == 7
    assert all(tops.count(top) > 2 for top in tops)


# Of each seat, how many figures are wholly in its line.
WHOLE_FIGURES = """() => [...document.querySelectorAll(".phone-seats .figures")].map((line) => {
  const {bottom, right} = line.getBoundingClientRect();
  const boxes = [...line.children].map((it) => it.getBoundingClientRect()).filter(({width}) => width > 0);
  return boxes.filter((box) => box.bottom <= bottom + 1 && box.right <= right + 1).length;
})"""


def test_an_auction_on_a_phone(person: MakePerson) -> None:
    """The tabs are in sight below its card, and every seat has its points and its money."""
    one = person(**PHONE)
    sit_down(one, "auction")
    one.page.evaluate(boxes.SETTLED)
    tabs, bar = one.page.locator(".steam .tabs").bounding_box(), one.page.locator(".actions").bounding_box()
    assert tabs is not None and bar is not None
    assert tabs["y"] + tabs["height"] <= bar["y"] + 1
    assert one.page.evaluate(WHOLE_FIGURES) == [2, 2, 2, 2]


def test_p_ends_the_build_turn(person: MakePerson) -> None:
    one = person()
    id = sit_down(one, "build")
    view = one.await_turn(id)
    one.page.keyboard.press("p")
    expect(one.confirm).to_be_enabled()
    one.page.keyboard.press("Enter")
    one.wait_for_move(view["ply"])
    assert one.view(id)["view"]["seat"] != view["viewer"]


def test_by_keyboard_alone(person: MakePerson) -> None:
    """A tile and a delivery: L to what is lit, Enter selects, R turns, arrows choose, Enter confirms."""
    one = person()
    id = sit_down(one, "build")
    view = one.await_turn(id)
    keyboard = one.page.keyboard
    one.page.locator('[data-element^="hex:"][tabindex="0"]').focus()
    keyboard.press("l")
    keyboard.press("Enter")
    expect(one.page.locator("polygon.ghost")).to_have_count(1)
    keyboard.press("r")
    keyboard.press("Enter")
    one.wait_for_move(view["ply"])

    id = sit_down(one, "goods")
    view = one.await_turn(id)
    facts = longest(view)["facts"]
    one.page.locator('[data-element][tabindex="0"]').first.focus()
    wanted = f"cube:{facts['city']} {facts['colour']}"
    for element in (wanted, f"hex:{hex_of(view, facts['to'])}"):
        for _ in range(60):
            if one.page.evaluate("() => document.activeElement?.dataset.element") == element:
                break
            keyboard.press("l")
        keyboard.press("Enter")
    expect(one.page.locator(".links li")).to_have_count(facts["count"])
    for _ in range(40):
        if one.page.evaluate("() => document.activeElement?.dataset.element") == "track:income":
            break
        keyboard.press("Tab")
    keyboard.press("ArrowRight")
    expect(one.page.locator('[data-element="track:points"]')).to_have_attribute("aria-checked", "true")
    one.confirm.focus()
    keyboard.press("Enter")
    one.wait_for_move(view["ply"])


# The first of some elements whose middle nothing covers.
IN_SIGHT = """(all) => all.flatMap((node) => {
  const {left, top, width, height} = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return node.contains(document.elementFromPoint(x, y)) ? [{x, y, width, height}] : [];
})[0] ?? null"""


def test_on_a_phone_by_touch(person: MakePerson) -> None:
    """Tabs, a sheet for what is asked, the menu; a tile is taken and track laid by touch."""
    one = person(**PHONE)
    id = sit_down(one, "select")
    view = one.await_turn(id)
    assert one.page.evaluate(SIDEWAYS) == 0
    one.element("action_tile:first_build").tap()  # the tab of what is asked is open
    one.wait_for_move(view["ply"])
    show(one)
    for tab in ("Map", "Goods", "Tracks", "Tiles"):
        one.page.locator(".tabs").get_by_role("button", name=tab).tap()
    one.page.get_by_role("button", name="Table menu").tap()
    for entry in ("Show as text", "Standing orders", "Leave the game"):
        expect(one.page.get_by_role("button", name=entry).locator("visible=true")).to_have_count(1)
    expect(one.page.get_by_role("link", name="Settings").locator("visible=true")).to_have_count(1)

    id = sit_down(one, "build")
    view = one.await_turn(id)
    one.page.locator(".tabs").get_by_role("button", name="Tiles").tap()
    expect(one.page.locator(".tiles")).to_contain_text("4 track operations")  # in words: nothing else needs the room
    one.page.locator(".tabs").get_by_role("button", name="Map").tap()
    spot = one.page.locator(f'[data-element^="hex:"]{LIT.removeprefix("[data-element]")}').evaluate_all(IN_SIGHT)
    assert spot is not None  # the map shows something that is lit
    assert min(spot["width"], spot["height"]) >= 44
    one.page.touchscreen.tap(spot["x"], spot["y"])
    expect(one.page.locator("polygon.ghost")).to_have_count(1)
    finger = {"pointerType": "touch", "bubbles": True, "clientX": 1, "clientY": 1}
    face = one.page.locator(".face-choice").first
    face.dispatch_event("pointerdown", finger)  # and rests there
    expect(one.page.locator(".board > .zoom svg")).to_be_visible()
    face.dispatch_event("pointerup", finger)
    face.dispatch_event("click")  # with which a long press ends: it chooses nothing
    expect(one.page.locator("polygon.ghost")).to_have_count(1)
    one.page.locator(".board").first.dispatch_event("pointerdown", finger)
    expect(one.page.locator(".board > .zoom")).to_have_count(0)
    bar = one.confirm.bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= 844
    one.confirm.tap()
    one.wait_for_move(view["ply"])
    assert faults(one.page) == []


def decide(one: Person, view: dict[str, Any], pointer: Pointer) -> None:
    """One decision by pointing, confirmed: quick, but with something of everything."""
    page = one.page
    question = view["prompt"]["question"]
    kinds = {move["kind"] for move in view["moves"]}
    if one.confirm.is_enabled():  # there is one answer, and it is selected: pointing at it would play it at once
        confirm(one, pointer.means)
        return
    if question in ("bid-for-position", "bid-for-order"):
        pointer.element("pass")
    elif question == "raise-capital":
        pointer.at(page.get_by_role("button", name="More"))
        pointer.element("loans")
    elif question == "select-tile":
        free = [it for it in view["view"]["actions"] if it["owner"] is None and it["price"] == 0]
        pointer.element(f"action_tile:{free[-1]['tile']}")
    elif question == "build":
        lays = [move for move in view["moves"] if move["kind"] == "lay" and move["note"]["loans"] <= 1]
        useful = [move for move in lays if move["note"]["links"] > 0]
        if useful:
            pointer.hex(useful[0]["facts"]["hex"])
        else:
            pointer.element("end")
    elif question == "move-goods":
        deliveries = [it for it in view["compounds"] if it["kind"] == "deliver"]
        if deliveries:
            facts = deliveries[0]["facts"]
            pointer.element(f"cube:{facts['city']} {facts['colour']}")
            if page.locator(".links li").count() == 0:
                pointer.hex(hex_of(view, facts["to"]))
            if page.locator('[data-element="track:points"]').count() > 0:
                pointer.element("track:points")
        elif "raise" in kinds:
            pointer.element("raise")
        else:
            pointer.element("pass")
    elif question == "put-points":
        pointer.element("track:income")
    else:  # a set, a New City, a kind of tile
        pointer.at(page.locator(f".side {LIT}").locator("visible=true").first)
    expect(one.confirm).to_be_enabled()
    confirm(one, pointer.means)
