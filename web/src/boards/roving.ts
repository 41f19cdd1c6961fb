// One region of a board that is one stop of Tab: arrows move between its things, as on a map.
import type { Attachment } from "svelte/attachments";

import { heard, type Spot } from "./board_keys";

export interface Roving {
  pick: (element: string) => void;
  why: (element: string) => void;
  selected: () => string | null;
}

type Thing = HTMLElement | SVGElement;

export function things(region: ParentNode): Thing[] {
  return [...region.querySelectorAll<Thing>("[data-element]")].filter((it) => it.getClientRects().length > 0);
}

export function isLit(thing: Thing): boolean {
  return thing.getAttribute("aria-disabled") === "false";
}

export function roving({ pick, why, selected }: Roving): Attachment<HTMLElement> {
  return (region) => {
    const nameOf = (thing: Thing): string => thing.dataset["element"] ?? "";

    function spots(): Spot[] {
      return things(region).map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return { id: nameOf(thing), x: x + width / 2, y: y + height / 2 };
      });
    }

    function go(name: string): void {
      things(region)
        .find((thing) => nameOf(thing) === name)
        ?.focus();
    }

    function pressed(event: KeyboardEvent): void {
      const at = event.target instanceof Element ? event.target.closest<Thing>("[data-element]") : null;
      if (at === null || !region.contains(at)) return;
      const lit = things(region).filter(isLit).map(nameOf);
      heard(event, { here: nameOf(at), spots: spots(), lit, selected: selected(), go, pick, why });
    }

    /** Tab comes back to what had the focus last, else to the first lit thing, else to the first. */
    function settle(): void {
      const all = things(region);
      const stop = all.find((it) => nameOf(it) === last) ?? all.find(isLit) ?? all[0];
      for (const thing of all) {
        const index = thing === stop ? "0" : "-1";
        if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
      }
    }

    let last: string | null = null;
    function focused(event: FocusEvent): void {
      const at = event.target instanceof Element ? event.target.closest<Thing>("[data-element]") : null;
      if (at) last = nameOf(at);
      settle();
    }

    settle();
    const observer = new MutationObserver(settle);
    observer.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
    region.addEventListener("keydown", pressed);
    region.addEventListener("focusin", focused);
    return () => {
      observer.disconnect();
      region.removeEventListener("keydown", pressed);
      region.removeEventListener("focusin", focused);
    };
  };
}
