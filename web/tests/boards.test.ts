// Every board at every question of its game, at the width of a desk and of a phone.
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";

import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Play from "../src/pages/play/Play.svelte";
import { recorded, recordedTable } from "./recorded_table";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const LIT = '[data-element][aria-disabled="false"], .stage [role=radio], .stage [role=checkbox]';

beforeEach(() => localStorage.clear());

function shown(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((it) => it.getClientRects().length > 0);
}

/** What a screen reader calls a thing: its label, or the text in it. */
function nameOf(thing: HTMLElement): string {
  return (thing.getAttribute("aria-label") ?? thing.textContent).trim();
}

test("there are recorded views", () => expect(recorded.length).toBeGreaterThan(45));

for (const size of SIZES) {
  for (const name of recorded) {
    test(`${name} at ${size.width}`, async () => {
      await page.viewport(size.width, size.height);
      const { table, view, played } = await recordedTable(name);
      const { container } = await render(Play, { table, finish: () => undefined });
      await expect.poll(() => shown(container, ".stage [data-element]").length).toBeGreaterThan(0);
      await expect.poll(() => container.querySelectorAll(LIT).length + placeless(view.moves)).toBeGreaterThan(0);

      // Something that can be chosen is on the screen, perhaps as a button without a place on the board.
      const lit = shown(container, LIT);
      expect(lit.length + placeless(view.moves)).toBeGreaterThan(0);
      for (const thing of lit) expect(nameOf(thing), thing.outerHTML).not.toBe("");
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);

      // Pointing at it selects or plays something.
      const open = lit.find((it) => it.getAttribute("aria-checked") !== "true");
      if (open === undefined) return;
      const before = container.innerHTML;
      open.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      await expect.poll(() => container.innerHTML !== before || played.length > 0).toBe(true);

      // A list of answers is one stop of Tab, and its arrows choose.
      for (const group of shown(container, "[role=radiogroup]")) {
        const radios = shown(group, "[role=radio]");
        if (radios.length < 2) continue;
        expect(radios.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
        radios.find(({ tabIndex }) => tabIndex === 0)?.focus();
        await userEvent.keyboard("{ArrowDown}");
        await userEvent.keyboard("{ArrowDown}");
        await expect.poll(() => document.activeElement?.getAttribute("aria-checked")).toBe("true");
        expect(group.contains(document.activeElement)).toBe(true);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
    });
  }
}

function placeless(moves: readonly { where: readonly unknown[] }[]): number {
  return moves.filter(({ where }) => where.length === 0).length;
}
