// Where a card lies over the map: beside what it is about, and on as little as possible of what is lit.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 12;

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The place of a card in a room: beside the anchor if it has one, never outside, off the obstacles if it can be. */
export function dock(
  room: { w: number; h: number },
  card: { w: number; h: number },
  anchor: Box | null,
  obstacles: readonly Box[],
  lesser: readonly Box[] = [], // that it may cover if it must
): { x: number; y: number } {
  const fit = (x: number, y: number): Box => ({
    x: Math.max(GAP, Math.min(x, room.w - card.w - GAP)),
    y: Math.max(GAP, Math.min(y, room.h - card.h - GAP)),
    ...card,
  });
  const places: Box[] = [];
  if (anchor) {
    const tops = [anchor.y - 8, anchor.y + anchor.h / 2 - card.h / 2, anchor.y + anchor.h - card.h + 8];
    for (const y of tops) places.push(fit(anchor.x + anchor.w + GAP, y), fit(anchor.x - card.w - GAP, y));
    const lefts = [anchor.x, anchor.x + anchor.w - card.w];
    for (const x of lefts) places.push(fit(x, anchor.y - card.h - GAP), fit(x, anchor.y + anchor.h + GAP));
  }
  const across = [0, 0.25, 0.5, 0.75, 1];
  for (const y of across) for (const x of across) places.push(fit(x * (room.w - card.w), y * (room.h - card.h)));
  const all = anchor ? [...obstacles, anchor] : obstacles;
  const over = (place: Box, them: readonly Box[]): number => them.reduce((sum, it) => sum + overlap(place, it), 0);
  const covered = (place: Box): number => 20 * over(place, all) + over(place, lesser);
  let [best] = places;
  let least = Infinity;
  for (const place of places) {
    const cost = covered(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return { x: best?.x ?? GAP, y: best?.y ?? GAP };
}
