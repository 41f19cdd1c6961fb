"""Finds what a board leaves outside the window, cuts off, or draws over other text, from the boxes on the screen."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

# Waits until nothing moves any more: after a change of the window the board measures itself and sets its sizes anew.
SETTLED = """async () => {
  await document.fonts.ready;
  let before = "";
  for (let frames = 0, alike = 0; frames < 120 && alike < 4; frames++) {
    await new Promise(requestAnimationFrame);
    const boxes = [...document.querySelectorAll("main *")].map((it) => it.getBoundingClientRect());
    const now = boxes.map(({x, y, width, height}) => `${x} ${y} ${width} ${height}`).join();
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
}"""

# What a player needs for a decision and what of it reaches outside the window.
OUTSIDE = """(root) => [...document.querySelectorAll(
  `.prompt button, ${root} :is([data-element], .decision, .decision button, .own > div)`
)].filter((it) => it.getClientRects().length > 0).flatMap((it) => {
  const {left, top, right, bottom} = it.getBoundingClientRect();
  const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return out ? [it.dataset.element ?? it.className] : [];
})"""

# Texts that are cut off, and pairs of texts that lie over one another.
CROWDED = """(root) => {
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('.unseen, .log, .under, .decision')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let clip = null;
    for (let up = parent; up && !up.matches(root); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!(up instanceof SVGElement) && style.overflowX !== 'visible') { clip = up.getBoundingClientRect(); break; }
    }
    const pile = parent.closest('.pile, .fan, .hand, .objective, .zoom');
    texts.push({text: node.textContent.trim(), box, clip, pile});
  }
  const cut = texts.filter(({box, clip}) => clip && (box.right > clip.right + 1 || box.bottom > clip.bottom + 2));
  const over = [];
  for (const [n, a] of texts.entries()) for (const b of texts.slice(n + 1)) {
    if (a.pile && a.pile === b.pile) continue;
    const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (w > 3 && h > 5) over.push(`${a.text} / ${b.text}`);
  }
  return {texts: texts.length, cut: cut.map(({text}) => text), over};
}"""


# Texts below a size, as they are seen: drawings shrink with the window.
SMALL = """([selector, least]) => [...document.querySelectorAll(selector)].flatMap((it) => {
  const scale = it instanceof SVGElement ? it.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(it).fontSize) * scale;
  return it.checkVisibility() && size < least - 0.05 ? [`${it.textContent.trim()}: ${size.toFixed(1)}`] : [];
})"""

# Things to point at that are narrower or lower than a size.
NARROW = """([root, least]) => [...document.querySelectorAll(`${root} [data-element]`)].flatMap((it) => {
  const {width, height} = it.getBoundingClientRect();
  const fits = width === 0 || Math.min(width, height) >= least - 0.5;
  return fits ? [] : [`${it.dataset.element}: ${width.toFixed(0)} × ${height.toFixed(0)}`];
})"""


class Crowded(NamedTuple):
    texts: int
    cut: list[str]
    over: list[str]


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size, and wait until the board has followed."""
    page.set_viewport_size(size)
    page.evaluate(SETTLED)


def outside(page: Page, root: str) -> list[str]:
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(OUTSIDE, root)
    return found


def crowded(page: Page, root: str) -> Crowded:
    page.evaluate(SETTLED)
    return Crowded(**page.evaluate(CROWDED, root))


def small(page: Page, selector: str, least: float) -> list[str]:
    found: list[str] = page.evaluate(SMALL, [selector, least])
    return found


def narrow(page: Page, root: str, least: float) -> list[str]:
    found: list[str] = page.evaluate(NARROW, [root, least])
    return found
