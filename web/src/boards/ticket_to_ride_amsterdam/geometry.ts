// Where the spaces of a route lie.
import type { Point } from "../arrow_keys";
import type { Location, Route } from "./box";

export interface Space extends Point {
  angle: number; // in degrees, in the direction of travel
}

export const SPACE_LENGTH = 68;
export const GAP = 4;
export const LANE = 10.5;
const STEPS = 200;

/** A point of the route's line and its direction in radians; u runs from 0 to 1. */
export function along(from: Point, ctrl: readonly [number, number] | undefined, to: Point, u: number): Space {
  if (!ctrl) {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    return { x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * u, angle };
  }
  const v = 1 - u;
  const [cx, cy] = ctrl;
  return {
    x: v * v * from.x + 2 * u * v * cx + u * u * to.x,
    y: v * v * from.y + 2 * u * v * cy + u * u * to.y,
    angle: Math.atan2(2 * v * (cy - from.y) + 2 * u * (to.y - cy), 2 * v * (cx - from.x) + 2 * u * (to.x - cx)),
  };
}

/** How far a lane lies beside the middle of a double route. */
export function laneOffset(route: Route): number {
  return route.lane === null ? 0 : route.lane === 0 ? -LANE : LANE;
}

/** The middle and direction of each space, evenly spread along the line between the ends. */
export function spacesOf(route: Route, places: ReadonlyMap<string, Location>): Space[] {
  const from = places.get(route.ends[0]);
  const to = places.get(route.ends[1]);
  if (!from || !to) return [];
  const lengths = [0];
  let before: Point = from;
  let total = 0;
  for (let i = 1; i <= STEPS; i++) {
    const here = along(from, route.ctrl, to, i / STEPS);
    total += Math.hypot(here.x - before.x, here.y - before.y);
    lengths.push(total);
    before = here;
  }
  const start = (total - (route.length * SPACE_LENGTH + (route.length - 1) * GAP)) / 2;
  const offset = laneOffset(route);
  return Array.from({ length: route.length }, (_, i) => {
    const distance = start + i * (SPACE_LENGTH + GAP) + SPACE_LENGTH / 2;
    const step = lengths.findIndex((length) => length >= distance);
    const here = along(from, route.ctrl, to, Math.max(step, 0) / STEPS);
    return {
      x: here.x - Math.sin(here.angle) * offset,
      y: here.y + Math.cos(here.angle) * offset,
      angle: (here.angle * 180) / Math.PI,
    };
  });
}

/** The line under a claimed route, from location to location. */
export function lineOf(route: Route, places: ReadonlyMap<string, Location>): string {
  const from = places.get(route.ends[0]);
  const to = places.get(route.ends[1]);
  if (!from || !to) return "";
  if (route.ctrl) return `M${from.x} ${from.y}Q${route.ctrl[0]} ${route.ctrl[1]} ${to.x} ${to.y}`;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const ox = -Math.sin(angle) * laneOffset(route);
  const oy = Math.cos(angle) * laneOffset(route);
  return `M${from.x} ${from.y}L${from.x + ox} ${from.y + oy}L${to.x + ox} ${to.y + oy}L${to.x} ${to.y}`;
}

/** Where a route's lamp dot stands: beside its middle, away from the other lane. */
export function dotOf(spaces: readonly Space[], route: Route): Point {
  const a = spaces[(spaces.length - 1) >> 1];
  const b = spaces[spaces.length >> 1];
  if (!a || !b) return { x: 0, y: 0 };
  const side = route.lane === 1 ? 20 : -20;
  const turn = (a.angle * Math.PI) / 180;
  return { x: (a.x + b.x) / 2 - Math.sin(turn) * side, y: (a.y + b.y) / 2 + Math.cos(turn) * side };
}
