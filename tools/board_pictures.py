"""Shows whether the boards still look the same: python tools/board_pictures.py take FOLDER [GAME ...], then, with
another build, once more into another folder, and python tools/board_pictures.py compare OLD NEW.

The boards stand at moments of recorded games, in two sizes, with each tab of a phone and the first lit things selected.
"""

from __future__ import annotations

import json
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from browser.boxes import SETTLED  # noqa: E402
from browser.conftest import ARGUMENTS, SEED, executable  # noqa: E402
from moments import Moment, later, questions  # noqa: E402
from server.server_process import Server, Visitor  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
SELECTED = 3  # lit things of each moment
SAME = 40  # pixels in which two pictures of the same may differ
LIT = ".stage [data-element][aria-disabled=false]"

SETTINGS = {"pace": "off", "confirm": "always", "forced": "ask"}

# Names of the things with a lamp that can be clicked where they are.
IN_SIGHT = """(things) => [...new Set(
  things.filter((it) => it.getClientRects().length > 0).map((it) => it.dataset.element)
)]"""

# In how many pixels two pictures differ; -1 if their sizes do.
DIFFERENCE = """async (coded) => {
  const [one, other] = await Promise.all(coded.map(async (shot) => {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return -1;
  const [a, b] = [one, other].map(({ data }) => new Uint32Array(data.buffer));
  let count = 0;
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) count += 1;
  return count;
}"""


def tables(server: Server, games: Sequence[str]) -> Iterator[tuple[Moment, str, Visitor]]:
    """A table at each moment, its id, and whose it is."""
    old: dict[Path, tuple[str, Visitor]] = {}
    for moment in chain(questions(), later()):
        if games and moment.game not in games:
            continue
        if moment.file not in old:
            visitor = Visitor(server, "Ann")
            visitor.ok(visitor.http.patch("/api/me", json={"settings": SETTINGS}, headers=visitor.headers()))
            text = moment.file.read_text(encoding="utf-8")
            old[moment.file] = str(visitor.ok(visitor.post("/api/records", {"text": text}))["id"]), visitor
        record, visitor = old[moment.file]
        fork = {"ply": moment.ply, "seat": moment.seat}
        yield moment, str(visitor.ok(visitor.post(f"/api/tables/{record}/fork", fork))["id"]), visitor


def shot(page: Page, file: Path) -> None:
    page.evaluate(SETTLED)
    page.screenshot(path=file, animations="disabled", full_page=True)


def take(browser: Browser, server: Server, folder: Path, games: Sequence[str]) -> None:
    for moment, id, visitor in tables(server, games):
        for size, look in SIZES.items():
            context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="en-GB", **look)
            context.add_cookies(
                [
                    {"name": cookie, "value": value, "url": server.address}
                    for cookie, value in visitor.http.cookies.items()
                ]
            )
            page = context.new_page()
            page.goto(f"/table/{id}")
            page.wait_for_selector(".stage [data-element]", state="attached")
            name = f"{moment.name}-{size}"
            shot(page, folder / f"{name}.png")
            for number, tab in enumerate(page.locator(".tabs button").locator("visible=true").all()):
                tab.click()
                shot(page, folder / f"{name}-tab-{number}.png")
            page.reload()  # the first tab again
            page.wait_for_selector(".stage [data-element]", state="attached")
            page.evaluate(SETTLED)
            for thing in page.locator(LIT).evaluate_all(IN_SIGHT)[:SELECTED]:
                found = page.locator(f".stage [data-element={json.dumps(thing)}][aria-disabled=false]").locator(
                    "visible=true"
                )
                found.first.dispatch_event("click")
                shot(page, folder / f"{name}-{thing.replace(' ', '_').replace(':', '_')}.png")
                page.evaluate("localStorage.clear()")  # it keeps what is selected
                page.reload()
                page.wait_for_selector(".stage [data-element]", state="attached")
                page.evaluate(SETTLED)
            context.close()


def compare(browser: Browser, old: Path, new: Path) -> int:
    """Names the pictures that differ, and how many of how many do."""
    page = browser.new_page()
    names = sorted({file.name for folder in (old, new) for file in folder.glob("*.png")})
    different = 0
    for name in names:
        files = [folder / name for folder in (old, new)]
        missing = [file for file in files if not file.exists()]
        pixels = -1 if missing else page.evaluate(DIFFERENCE, [b64encode(file.read_bytes()).decode() for file in files])
        if not 0 <= pixels <= SAME:
            different += 1
            what = (
                f"is not in {missing[0].parent}"
                if missing
                else "has another size"
                if pixels < 0
                else f"{pixels} pixels"
            )
            print(f"{name}: {what}")
    print(f"{different} of {len(names)} pictures differ")
    return different


def main(what: str, *arguments: str) -> int:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        if what == "compare":
            return 1 if compare(browser, *map(Path, arguments)) else 0
        folder = Path(arguments[0])
        folder.mkdir(parents=True, exist_ok=True)
        server = Server(f"{data}/trackside.db", seed=SEED, TRACKSIDE_TABLES_PER_PERSON="1000").start()
        try:
            take(browser, server, folder, arguments[1:])
        finally:
            server.stop()
        return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
