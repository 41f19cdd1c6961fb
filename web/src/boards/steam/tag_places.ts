// Where the words at cities are drawn, so that they cover no name and no other words.
import type { Point } from "../arrow_keys";
import type { Frame } from "../map/viewport.svelte";
import { centre, SIZE } from "./hexes";
import { boxOf, type PlacedName } from "./place_names";

const HIGH = 22;
const LETTER = 7.3; // how wide a letter of a tag is
const ISOLATES = /[\u2066-\u2069]/g; // about names in texts of both directions; they have no width
const OFF = 50; // from the middle of a hex to that of a tag above or below it
// Where a tag may stand: below its city rather than above it, in the middle rather than aside.
const SPOTS: readonly Point[] = [0, -SIZE, SIZE].flatMap((x) => [
  { x, y: OFF },
  { x, y: -OFF },
]);

export interface PlacedTag extends Frame {
  hex: string;
  text: string;
}

/** The tags of some hexes; `over` is what they must not cover besides names. */
export function placeTags(
  tags: Iterable<readonly [string, string]>,
  names: readonly PlacedName[],
  over: readonly Frame[],
): PlacedTag[] {
  const taken = [...names.map(boxOf), ...over];
  return [...tags].map(([hex, text]) => {
    const at = centre(hex);
    const w = text.replace(ISOLATES, "").length * LETTER + 18;
    const boxes = SPOTS.map(({ x, y }) => ({ x: at.x + x - w / 2, y: at.y + y - HIGH / 2, w, h: HIGH }));
    const covered = boxes.map((box) => taken.reduce((sum, other) => sum + shared(box, other), 0));
    const box = boxes[covered.indexOf(Math.min(...covered))] ?? { ...at, w, h: HIGH };
    taken.push(box);
    return { hex, text, ...box };
  });
}

/** How much two boxes share. */
function shared(a: Frame, b: Frame): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
