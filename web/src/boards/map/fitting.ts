// What a phone's map shows together: as many of the lit places as can be read and tapped at once, and the rest in groups.
import type { Spot } from "../board_keys";
import type { Frame } from "./viewport.svelte";

/** A thing on the map: its middle and its size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place extends Spot, Box {
  short?: string | undefined; // what it is called in a letter or two
}

interface Size {
  w: number;
  h: number;
}

const MARGIN = 40; // around all of them, for their rings and the steps and prices at their corners

export function around(boxes: readonly Box[]): Frame {
  const left = Math.min(...boxes.map(({ x, w }) => x - w / 2));
  const top = Math.min(...boxes.map(({ y, h }) => y - h / 2));
  const right = Math.max(...boxes.map(({ x, w }) => x + w / 2));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2));
  return {
    x: left - MARGIN / 2,
    y: top - MARGIN / 2,
    w: right - left + MARGIN,
    h: bottom - top + MARGIN,
  };
}

function fit(boxes: readonly Box[], size: Size): boolean {
  const { w, h } = around(boxes);
  return w <= size.w && h <= size.h;
}

/** Whether all of a thing lies in a frame. */
export function holds({ x, y, w, h }: Frame, box: Box): boolean {
  const slip = 1;
  return (
    box.x - box.w / 2 >= x - slip &&
    box.x + box.w / 2 <= x + w + slip &&
    box.y - box.h / 2 >= y - slip &&
    box.y + box.h / 2 <= y + h + slip
  );
}

/** What a frame of that size shows: all that is wanted with one's own piece; else all that is wanted; else the first of
 * it, one's own piece, and what else goes with them. */
export function together(wanted: readonly Box[], own: Box | null, size: Size): Box[] {
  const mine = own ? [own] : [];
  for (const all of [[...mine, ...wanted], wanted]) if (fit(all, size)) return [...all];
  return joined([...wanted.slice(0, 1), ...mine, ...wanted.slice(1)], size);
}

/** Things in groups that a frame of that size shows, each from left to right. */
export function groups<B extends Box>(boxes: readonly B[], size: Size): B[][] {
  const left = [...boxes].sort((a, b) => a.x - b.x);
  if (left.length === 0) return [];
  const held = joined(left, size);
  const rest = left.filter((it) => !held.includes(it));
  return [held, ...groups(rest, size)];
}

/** The first of some things and those of the others that fit beside it. */
function joined<B extends Box>([first, ...others]: readonly B[], size: Size): B[] {
  const held = first ? [first] : [];
  for (const it of others) if (fit([...held, it], size)) held.push(it);
  return held;
}
