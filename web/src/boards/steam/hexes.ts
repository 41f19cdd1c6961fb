// Flat-topped hexes on paper: where they lie, how track runs through them.
import { smooth } from "../map/lines";
import type { Point } from "../arrow_keys";
import type { Frame } from "../map/viewport.svelte";
import type { Face, PathEnd, SteamMap } from "./box";

export const SIZE = 46; // from the middle of a hex to a corner
const HEIGHT = SIZE * Math.sqrt(3);
export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const CORNERS = [240, 300, 0, 60, 120, 180].map((degrees) => (degrees * Math.PI) / 180);

const round = (value: number): number => Math.round(value * 10) / 10;

/** "K4" as axial coordinates: columns have letters, and every second column lies half a row lower. */
export function axial(label: string): { q: number; r: number } {
  const q = label.charCodeAt(0) - "A".charCodeAt(0);
  return { q, r: Number(label.slice(1)) - (q - (q % 2)) / 2 };
}

function labelAt(q: number, r: number): string {
  return String.fromCharCode("A".charCodeAt(0) + q) + String(r + (q - (((q % 2) + 2) % 2)) / 2);
}

/** The hex across an edge. */
export function across(label: string, edge: number): string {
  const { q, r } = axial(label);
  const [dq, dr] = STEPS[edge] ?? [0, 0];
  return labelAt(q + dq, r + dr);
}

export function centre(label: string): Point {
  const { q, r } = axial(label);
  return { x: round(1.5 * SIZE * q), y: round(HEIGHT * (r + q / 2)) };
}

/** The middle of some hexes. */
export function middleOf(hexes: readonly string[]): Point {
  const points = hexes.map(centre);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

export function outline(at: Point, share = 1): string {
  return CORNERS.map(
    (turn) => `${round(at.x + SIZE * share * Math.cos(turn))},${round(at.y + SIZE * share * Math.sin(turn))}`,
  ).join(" ");
}

/** The middle of an edge. */
export function edgeMiddle(at: Point, edge: number): Point {
  const turn = ((60 * edge - 90) * Math.PI) / 180;
  return { x: round(at.x + (HEIGHT / 2) * Math.cos(turn)), y: round(at.y + (HEIGHT / 2) * Math.sin(turn)) };
}

/** The line along an edge. */
export function edgeLine(at: Point, edge: number): string {
  const from = CORNERS[edge] ?? 0;
  const to = CORNERS[(edge + 1) % 6] ?? 0;
  const corner = (turn: number): string =>
    `${round(at.x + SIZE * Math.cos(turn))} ${round(at.y + SIZE * Math.sin(turn))}`;
  return `M${corner(from)}L${corner(to)}`;
}

/** Track between two ends, inside one hex; it ends at a town's middle. */
export function pathLine(at: Point, [a, b]: readonly [PathEnd, PathEnd]): string {
  const end = (it: PathEnd): Point => (it === "town" ? at : edgeMiddle(at, it));
  const [from, to] = [end(a), end(b)];
  if (a === "town" || b === "town") return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return `M${from.x} ${from.y}Q${at.x} ${at.y} ${to.x} ${to.y}`;
}

/** The paths of a face, turned clockwise. */
export function turnedPaths(face: Face, rotation: number): [PathEnd, PathEnd][] {
  const turn = (end: PathEnd): PathEnd => (end === "town" ? end : (end + rotation) % 6);
  return face.paths.map(([a, b]) => [turn(a), turn(b)]);
}

/** A river from hex to hex; where it ends in open water it ends at the shore. */
export function river(through: readonly string[], water: ReadonlySet<string>): string {
  const points = through.map(centre);
  const shore = (at: number, beside: number): void => {
    const [here, there] = [points[at], points[beside]];
    if (here && there && water.has(through[at] ?? ""))
      points[at] = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  };
  shore(0, 1);
  shore(points.length - 1, points.length - 2);
  return smooth(points);
}

/** The part of the plane that a map fills. */
export function frameOf(map: SteamMap): Frame {
  const points = map.hexes.map(({ hex }) => centre(hex));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left - SIZE * 1.2, y: top - SIZE, w: right - left + SIZE * 2.4, h: bottom - top + SIZE * 2 };
}

/** The edge between two neighbouring hexes, seen from the first; -1 if they are none. */
export function edgeBetween(one: string, other: string): number {
  return STEPS.findIndex((_, edge) => across(one, edge) === other);
}

/** A part of a link inside one hex, from the end where one comes in. */
export interface Segment {
  hex: string;
  ends: [PathEnd, PathEnd];
}

/** The parts of a link, from its exits along the way ("K4 se"); where a hex has only one of them, the link ends there. */
export function segmentsOf(exits: readonly string[]): Segment[] {
  const found: { hex: string; edges: number[] }[] = [];
  for (const exit of exits) {
    const [hex = "", direction = ""] = exit.split(" ");
    const last = found.at(-1);
    if (last?.hex === hex && last.edges.length < 2) last.edges.push(DIRECTIONS.indexOf(direction));
    else found.push({ hex, edges: [DIRECTIONS.indexOf(direction)] });
  }
  return found.map(({ hex, edges: [a = 0, b] }, n) => ({
    hex,
    ends: b === undefined ? (n === 0 && found.length > 1 ? ["town", a] : [a, "town"]) : [a, b],
  }));
}

/** The middle of track inside one hex, on the track itself. */
function pathMiddle(at: Point, [a, b]: readonly [PathEnd, PathEnd]): Point {
  const end = (it: PathEnd): Point => (it === "town" ? at : edgeMiddle(at, it));
  const [from, to] = [end(a), end(b)];
  const bend = a === "town" || b === "town" ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : at;
  return { x: round((from.x + 2 * bend.x + to.x) / 4), y: round((from.y + 2 * bend.y + to.y) / 4) };
}

/** The middle of a link, on its track. */
export function linkMiddle(segments: readonly Segment[]): Point {
  const half = segments.length >> 1;
  const middle = segments[half];
  if (!middle) return { x: 0, y: 0 };
  const [entry] = middle.ends;
  const at = centre(middle.hex);
  return segments.length % 2 === 1 || entry === "town" ? pathMiddle(at, middle.ends) : edgeMiddle(at, entry);
}

/** A link as one line. */
export function linkLine(segments: readonly Segment[]): string {
  return segments.map(({ hex, ends }) => pathLine(centre(hex), ends)).join("");
}
