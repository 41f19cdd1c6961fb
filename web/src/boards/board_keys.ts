// The keys of a board: arrows between its places, L between the lit ones, Enter to select and confirm, ? for why not.
import { nearest, type Point } from "./arrow_keys";

export interface Spot extends Point {
  id: string; // the data-element of what lies there
}

export interface Keyed {
  here: string | null; // where the focus is
  spots: readonly Spot[];
  lit: readonly string[]; // of the spots, in order
  selected: string | null;
  go: (spot: string) => void;
  pick: (spot: string) => void;
  why: (spot: string) => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Whether the key was one of the board's. */
export function heard(event: KeyboardEvent, { here, spots, lit, selected, go, pick, why }: Keyed): boolean {
  const at = spots.find(({ id }) => id === here);
  const arrow = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (arrow) {
    const next = at ? nearest(at, spots, ...arrow) : spots[0];
    if (next) go(next.id);
  } else if (event.key === "l" || event.key === "L") {
    const step = event.shiftKey ? -1 : 1;
    const from = lit.indexOf(here ?? "");
    const next = lit[from < 0 && step < 0 ? lit.length - 1 : (from + step + lit.length) % Math.max(1, lit.length)];
    if (next !== undefined) go(next);
  } else if (event.key === "Enter" && at) {
    pick(at.id);
  } else if (event.key === " " && at) {
    if (at.id !== selected) pick(at.id); // Space selects; only Enter confirms
  } else if (event.key === "?" && at) {
    why(at.id);
  } else {
    return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}
