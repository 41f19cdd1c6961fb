// Where an arrow key leads on a map.

export interface Point {
  x: number;
  y: number;
}

/** The element nearest in the direction of an arrow key, or null: close by, and not far off to the side. */
export function nearest<T extends Point>(from: Point, all: readonly T[], dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const to of all) {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = to;
    }
  }
  return best;
}
