// Lines on maps.
import type { Point } from "../arrow_keys";

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let line = `M${first.x} ${first.y}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const at = (n: number): Point => points[Math.min(Math.max(n, 0), points.length - 1)] ?? first;
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    line += `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`;
    line += ` ${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)} ${to.x} ${to.y}`;
  }
  return line;
}
