// Where the names of cities and towns are drawn, and which names of hexes they would cover.
import type { Point } from "../arrow_keys";
import type { Frame } from "../map/viewport.svelte";
import { centre } from "./hexes";

export const LEAST = 13.2; // ten pixels on a small laptop: a long name is wider than its hex
const LETTER = 0.68; // how wide a letter is, as a share of its height
const MOST = 1.15; // how far names grow with the text

export interface PlacedName extends Point {
  name: string;
  size: number;
}

export interface NamedPlace {
  hex: string;
  name: string;
  city: boolean;
}

/** As wide as its hex, if it can be read then. Below a town, above the cubes of a city. */
function placed({ hex, name, city }: NamedPlace): PlacedName {
  const { x, y } = centre(hex);
  const fitting = city ? Math.min(15, 108 / name.length) : Math.min(14, 112 / name.length);
  return { name, x, y: y + (city ? -12 : 28), size: Math.max(LEAST, fitting) };
}

/** What a name covers of the map. */
export function boxOf({ name, x, y, size }: PlacedName): Frame {
  const w = name.length * size * LETTER;
  return { x: x - w / 2, y: y - size * 0.95, w, h: size * 1.2 };
}

function overlap(a: PlacedName, b: PlacedName): boolean {
  const [one, other] = [boxOf(a), boxOf(b)];
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  return Math.abs(a.x - b.x) < (one.w + other.w) / 2 && upper.y + upper.h > lower.y;
}

/** The names of all places: grown with the text, else at their usual size, else as small as can be read, whichever is
 * the first at which none lies over another. */
export function placeNames(places: readonly NamedPlace[], scale: number): PlacedName[] {
  const usual = places.map(placed);
  const large = usual.map((it) => ({ ...it, size: it.size * Math.min(scale, MOST) }));
  const small = usual.map((it) => ({ ...it, size: LEAST }));
  const alone = (all: readonly PlacedName[], n: number): PlacedName[] =>
    all.filter((it, m) => m === n && !all.some((other, at) => at !== n && overlap(it, other)));
  return small.map((least, n) => alone(large, n)[0] ?? alone(usual, n)[0] ?? least);
}

/** The names of hexes that no name of a place lies over: of the others the hint and the label say them. */
export function hexNames(hexes: readonly string[], over: readonly PlacedName[]): PlacedName[] {
  return hexes
    .map((hex) => ({ name: hex, x: centre(hex).x - 17, y: centre(hex).y - 21, size: LEAST }))
    .filter((it) => !over.some((name) => overlap(it, name)));
}
