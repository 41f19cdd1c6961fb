"""Makes the pictures of docs/pictures from a running game of each kind: python tools/pictures.py [NAME...]"""

from __future__ import annotations

import json
import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

import browser.test_isle_of_trains_board as isle_board  # noqa: E402
import browser.test_steam_board as steam_board  # noqa: E402
from browser import western  # noqa: E402
from browser.conftest import ARGUMENTS, SEED, STORE, executable  # noqa: E402
from browser.person import LIT_ROUTES, Person  # noqa: E402
from server.server_process import Server  # noqa: E402

from trackside import lessons  # noqa: E402

OUT = ROOT / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1.5,
}
ORDER = ("great_western_trail", "isle_of_trains", "steam", "ticket_to_ride_amsterdam")


# A picture in 256 colours, those that it uses most and those least like them: width, height, the palette, and each
# pixel's number in it.
PALETTE = """async (shot) => {
  const coded = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([coded], { type: "image/png" }));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const colours = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const apart = ([r, g, b], [x, y, z]) => (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const kept = sorted.slice(0, 192);
  const palette = kept.map(parts);
  const rest = sorted.slice(192).map((colour) => {
    const own = parts(colour);
    return { colour, own, off: Math.min(...palette.map((it) => apart(own, it))) };
  });
  while (kept.length < 256 && rest.length > 0) {
    const far = rest.reduce((a, b) => (b.off > a.off ? b : a));
    kept.push(far.colour);
    palette.push(far.own);
    for (const it of rest) it.off = Math.min(it.off, apart(it.own, far.own));
  }
  const numbers = new Map(kept.map((colour, n) => [colour, n]));
  for (const colour of counts.keys()) {
    if (numbers.has(colour)) continue;
    const own = parts(colour);
    let best = 0, least = Infinity;
    palette.forEach((it, n) => {
      const off = apart(own, it);
      if (off < least) [best, least] = [n, off];
    });
    numbers.set(colour, best);
  }
  const text = (bytes) => {
    let out = "";
    for (let i = 0; i < bytes.length; i += 32768) out += String.fromCharCode(...bytes.subarray(i, i + 32768));
    return btoa(out);
  };
  const each = Uint8Array.from(colours, (colour) => numbers.get(colour));
  return [width, height, text(Uint8Array.from(palette.flat())), text(each)];
}"""


def small_png(width: int, height: int, palette: str, pixels: str) -> bytes:
    """These pages have few colours, and a third of the size is enough for them."""
    numbers = b64decode(pixels)
    lines = b"".join(b"\0" + numbers[at : at + width] for at in range(0, width * height, width))
    parts = (
        (b"IHDR", struct.pack(">2I5B", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", b64decode(palette)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


class Photographer:
    def __init__(self, browser: Browser, site: Server) -> None:
        self.browser = browser
        self.reader = browser.new_page()
        self.site = site

    def person(self, language: str = "en", **look: Any) -> Person:
        settings = {"reduced_motion": "reduce", "locale": language, **DESKTOP, **look}
        context = self.browser.new_context(base_url=self.site.address, **settings)
        context.add_init_script(STORE % json.dumps(json.dumps({"settings": {"pace": "off"}})))
        one = Person(context, self.site.address)
        one.page.goto(f"/settings?lang={language}")
        one.page.wait_for_selector("h1")
        return one

    def take(self, one: Person, name: str) -> None:
        # What was chosen by key is not explained at length any more, nor what the pointer was left on.
        one.page.evaluate("() => document.activeElement?.blur()")
        one.page.mouse.move(0, 0)
        one.page.wait_for_timeout(500)
        drawn = self.reader.evaluate(PALETTE, b64encode(one.page.screenshot()).decode())
        (OUT / f"{name}.png").write_bytes(small_png(*drawn))
        print(name, (OUT / f"{name}.png").stat().st_size // 1024, "kB")

    def take_both(self, one: Person, name: str) -> None:
        """On a desk and in the size of a phone."""
        self.take(one, name)
        one.page.set_viewport_size(PHONE["viewport"])
        self.take(one, f"{name}-phone")
        one.page.set_viewport_size(DESKTOP["viewport"])


def begin(one: Person, game: str) -> str:
    one.page.goto("/")
    one.page.locator("li.game").nth(ORDER.index(game)).locator("button.primary").click()
    one.page.wait_for_url("**/table/*")
    one.page.wait_for_selector(".prompt")
    return one.page.url.rsplit("/", 1)[1]


def hinted(one: Person, id: str) -> str:
    """What the hint of this table says now."""
    token = next(cookie["value"] for cookie in one.context.cookies() if cookie["name"] == "csrftoken")
    answer = one.context.request.post(f"/api/tables/{id}/hint", data={}, headers={"x-csrf-token": token})
    move: str = json.loads(answer.text())["move"]
    return move


def play(one: Person, id: str, moves: int, question: str | None = None) -> None:
    """So many moves as the hint has them, and on until this is asked."""
    for n in range(moves + 200):
        view = one.await_turn(id)
        if n >= moves and question in (None, view["prompt"]["question"]):
            return
        one.send(id, view["ply"], hinted(one, id))


def finish(one: Person, id: str) -> None:
    while (view := one.view(id))["table"]["state"] != "over":
        if view["prompt"]["yours"]:
            one.send(id, view["ply"], hinted(one, id))
        else:
            one.page.wait_for_timeout(50)
    one.page.wait_for_selector(".sheet")


def amsterdam(one: Person, language: str) -> str:
    id = begin(one, "ticket_to_ride_amsterdam")
    play(one, id, 14, "turn")
    while one.page.locator(LIT_ROUTES).count() == 0:
        play(one, id, 1, "turn")
    one.point(one.page.locator(LIT_ROUTES).first)
    return id


def great_western_trail(one: Person, language: str) -> str:
    """The cattleman is about to go as far as he can."""
    id = western.sit_down(one, western.PHASE_A, language)
    view = one.await_turn(id)
    journeys = [it["facts"] for it in view["compounds"] if it["kind"] == "travel"]
    enter(one, f"space:{max(journeys, key=lambda facts: int(facts['steps']))['space']}")
    return id


def steam(one: Person, language: str) -> str:
    """A delivery over six links."""
    id = steam_board.sit_down(one, "goods", language)
    view = one.await_turn(id)
    facts = steam_board.longest(view)["facts"]
    enter(one, f"cube:{facts['city']} {facts['colour']}")
    enter(one, f"hex:{steam_board.hex_of(view, facts['to'])}")
    enter(one, "track:points")
    return id


def isle_of_trains(one: Person, language: str) -> str:
    """A card is in hand, and the cars that take it are lit with what they earn."""
    moment = isle_board.three()
    id = isle_board.fork(one, moment, language)
    enter(one, isle_board.places(one.view(id), moment.load)[0])
    return id


def enter(one: Person, element: str) -> None:
    """Points at a thing by key: it may lie under a card or, on a phone, behind a tab."""
    thing = one.page.locator(f'[data-element="{element}"]').first
    thing.focus()
    one.page.keyboard.press("Enter")


TABLES: dict[str, Callable[[Person, str], str]] = {
    "table": amsterdam,
    "great-western-trail": great_western_trail,
    "steam": steam,
    "isle-of-trains": isle_of_trains,
}
LOOKS: dict[str, tuple[dict[str, Any], str]] = {
    "": ({}, "en"),
    "-dark": ({"color_scheme": "dark"}, "en"),
    "-phone": (PHONE, "en"),
    "-persian": ({}, "fa"),
}


def tables(photos: Photographer, names: Sequence[str]) -> None:
    for (table, arrange), (suffix, (look, language)) in product(TABLES.items(), LOOKS.items()):
        if names and table + suffix not in names:
            continue
        one = photos.person(language, **look)
        arrange(one, language)
        photos.take(one, table + suffix)
        one.context.close()


def home(photos: Photographer) -> None:
    one = photos.person()
    for game in ("great_western_trail", "ticket_to_ride_amsterdam"):
        id = begin(one, game)
        one.await_turn(id)
        play(one, id, 2)
    one.page.goto("/")
    one.page.wait_for_selector(".lines")
    photos.take(one, "home")
    one.context.close()


def lesson(photos: Photographer) -> None:
    """The first step of a first game."""
    one = photos.person()
    one.page.goto("/")
    title = lessons.lesson("ticket_to_ride_amsterdam", "first_game").title["en"]
    one.page.get_by_role("button", name=f"{title}: Ticket to Ride: Amsterdam").click()
    one.page.wait_for_selector("section.lesson")
    photos.take_both(one, "lesson")
    one.context.close()


def finished_game(photos: Photographer) -> None:
    """Its score sheet, its analysis, and how it is found again."""
    one = photos.person()
    id = amsterdam(one, "en")
    finish(one, id)
    photos.take(one, "game-over")
    one.page.get_by_role("button", name="Analyse").click()
    one.page.wait_for_url("**/analysis/*")
    one.page.goto("/history")
    one.page.wait_for_selector("h1")
    photos.take_both(one, "history")
    one.page.goto(f"/analysis/{id}")
    one.page.get_by_role("heading", name="Turning points").wait_for(timeout=300_000)
    photos.take_both(one, "analysis")
    one.context.close()


def score_pad(photos: Photographer) -> None:
    one = photos.person()
    one.page.goto("/scorepad/steam")
    for name, points in SCORES.items():
        one.page.get_by_role("spinbutton", name=name).fill(str(points))
    photos.take_both(one, "score-pad")
    one.context.close()


SCORES = {"Points on the victory point track": 21, "Income level": 6, "Completed links": 8}
# What is not a board, by the first of the pictures that it makes.
PLACES: dict[str, Callable[[Photographer], None]] = {
    "home": home,
    "lesson": lesson,
    "game-over": finished_game,
    "score-pad": score_pad,
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        # Hints read no clock, so that every run plays the same game.
        site = Server(str(Path(folder) / "trackside.db"), seed=SEED, TRACKSIDE_HINT_LEVEL="greedy").start()
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        photos = Photographer(browser, site)
        names = sys.argv[1:]
        for name, make in PLACES.items():
            if not names or name in names:
                make(photos)
        tables(photos, names)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
