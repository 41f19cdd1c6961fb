// The part of the map that is on the screen: fitted, zoomed about a point, moved.

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 5;

/** How much of a frame the screen cuts off on each side, as a share of its width and height: a phone's map fills the
 * screen, whatever shape the whole has. */
export interface Crop {
  x: number;
  y: number;
}

const UNCUT: Crop = { x: 0, y: 0 };

/** What is cut off if a frame of this shape fills a screen of that shape. */
export function cropOf(frame: Frame, screen: { width: number; height: number }): Crop {
  if (screen.width <= 0 || screen.height <= 0) return UNCUT;
  const scale = Math.min(frame.w / screen.width, frame.h / screen.height);
  return { x: (1 - (screen.width * scale) / frame.w) / 2, y: (1 - (screen.height * scale) / frame.h) / 2 };
}

/** A frame of the same middle point under the pointer, `factor` times as close, never larger than the whole. */
export function zoomed(
  frame: Frame,
  whole: Frame,
  factor: number,
  at: { x: number; y: number },
  crop: Crop = UNCUT,
): Frame {
  const w = Math.min(whole.w, Math.max(whole.w / CLOSEST, frame.w / factor));
  const k = w / frame.w;
  return inside({ x: at.x - (at.x - frame.x) * k, y: at.y - (at.y - frame.y) * k, w, h: frame.h * k }, whole, crop);
}

/** The frame moved back until what is seen of it lies inside the whole. */
export function inside(frame: Frame, whole: Frame, crop: Crop = UNCUT): Frame {
  const [left, top] = [crop.x * frame.w, crop.y * frame.h];
  const x = Math.min(Math.max(frame.x, whole.x - left), whole.x + whole.w - frame.w + left);
  const y = Math.min(Math.max(frame.y, whole.y - top), whole.y + whole.h - frame.h + top);
  return { ...frame, x, y };
}

/** Whether a point can be seen well: inside, and not at the very edge. */
export function within(point: { x: number; y: number }, { x, y, w, h }: Frame): boolean {
  const edge = Math.min(w, h) / 10;
  return point.x > x + edge && point.x < x + w - edge && point.y > y + edge && point.y < y + h - edge;
}

/** The one of some points around which a frame of that size holds most of them. */
export function fullest<P extends { x: number; y: number }>(points: readonly P[], { w, h }: Frame): P | null {
  const held = (at: P): number => points.filter((it) => within(it, { x: at.x - w / 2, y: at.y - h / 2, w, h })).length;
  return points.reduce<P | null>((best, it) => (best === null || held(it) > held(best) ? it : best), null);
}

export class Viewport {
  frame: Frame = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  readonly box = $derived(`${this.frame.x} ${this.frame.y} ${this.frame.w} ${this.frame.h}`);
  crop: Crop = $state.raw(UNCUT);
  /** What the screen shows of the frame. */
  readonly seen: Frame = $derived.by(() => {
    const { x, y, w, h } = this.frame;
    const { x: left, y: top } = this.crop;
    return { x: x + left * w, y: y + top * h, w: w * (1 - 2 * left), h: h * (1 - 2 * top) };
  });
  whole: Frame = $state.raw({ x: 0, y: 0, w: 1, h: 1 });

  constructor(whole: Frame) {
    this.whole = whole;
    this.frame = whole;
  }

  /** Whether a part of the whole is out of sight. */
  get partial(): boolean {
    return this.closer > 1.01 || this.crop.x > 0.01 || this.crop.y > 0.01;
  }

  get closer(): number {
    return this.whole.w / this.frame.w;
  }

  fit(): void {
    this.frame = this.whole;
  }

  zoom(factor: number, at = { x: this.frame.x + this.frame.w / 2, y: this.frame.y + this.frame.h / 2 }): void {
    this.frame = zoomed(this.frame, this.whole, factor, at, this.crop);
  }

  move(dx: number, dy: number): void {
    this.frame = inside({ ...this.frame, x: this.frame.x + dx, y: this.frame.y + dy }, this.whole, this.crop);
  }

  centre(x: number, y: number): void {
    this.frame = inside({ ...this.frame, x: x - this.frame.w / 2, y: y - this.frame.h / 2 }, this.whole, this.crop);
  }

  /** Shows points: all of them if that takes no more than `widest` units across, else those about `home` or the most
   * that go together. */
  show(points: readonly Point[], home: Point | null, widest: number): void {
    const held = nearby(points, home, { w: widest, h: (widest * this.seen.h) / this.seen.w });
    const around = boundsOf(held);
    const { x: left, y: top } = this.crop;
    const wanted = Math.max(around.w + MARGIN, ((around.h + MARGIN) * this.seen.w) / this.seen.h, widest * 0.7);
    const w = Math.min(this.whole.w, Math.min(wanted, widest) / (1 - 2 * left));
    const h = (w * this.whole.h) / this.whole.w;
    const middle = { x: around.x + around.w / 2, y: around.y + around.h / 2 };
    this.frame = inside({ x: middle.x - w / 2, y: middle.y - h / 2, w, h }, this.whole, { x: left, y: top });
  }

  /** Shows all of some points, `closest` times as close as the whole at most. */
  showAll(points: readonly Point[], closest: number): void {
    this.frame = holding(points, this.whole, closest, this.crop);
  }
}

interface Point {
  x: number;
  y: number;
}

const MARGIN = 64; // around points that are shown, for the tiles they are the middles of

/** A frame that holds all of some points with a margin, of the shape of the whole. */
export function holding(points: readonly Point[], whole: Frame, closest: number, crop: Crop = UNCUT): Frame {
  const around = boundsOf(points);
  const margin = whole.w / 6;
  const across = (around.w + margin) / (1 - 2 * crop.x);
  const down = ((around.h + margin) / (1 - 2 * crop.y)) * (whole.w / whole.h);
  const w = Math.min(whole.w, Math.max(across, down, whole.w / closest));
  const h = (w * whole.h) / whole.w;
  return inside({ x: around.x + (around.w - w) / 2, y: around.y + (around.h - h) / 2, w, h }, whole, crop);
}

export function boundsOf(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The points that fit a frame of that size together with one of them, the first first; without it, with whichever holds
 * most. */
export function nearby(points: readonly Point[], home: Point | null, { w, h }: { w: number; h: number }): Point[] {
  const about = (middle: Point): Point[] => {
    const held: Point[] = [middle];
    for (const it of points) {
      const around = boundsOf([...held, it]);
      if (around.w + MARGIN <= w && around.h + MARGIN <= h) held.push(it);
    }
    return held;
  };
  if (home) return about(home);
  return points.reduce<Point[]>((best, it) => (about(it).length > best.length ? about(it) : best), []);
}
