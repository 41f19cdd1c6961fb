// L leads to the next lit thing from wherever the focus is: what had it may be gone, like a card that was taken.
import { session } from "../../lib/session.svelte";
import { isLit, things } from "../roving";

/** Hears L and Shift L for all things of a board. Whoever is typing or choosing from a list keeps the letter. */
export function litKey(board: () => HTMLElement | undefined): (event: KeyboardEvent) => void {
  return (event) => {
    const root = board();
    if (!root || !session.settings.shortcuts || event.key.toLowerCase() !== "l") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, [role=listbox], [role=dialog]")) return;
    const lit = things(root).filter(isLit);
    if (lit.length === 0) return;
    const from = lit.findIndex((it) => it.contains(target));
    const step = event.shiftKey ? -1 : 1;
    const next = from < 0 ? lit.at(step > 0 ? 0 : -1) : lit[(from + step + lit.length) % lit.length];
    next?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}
