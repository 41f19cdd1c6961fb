// The part of the map that is on the screen: fitted, zoomed about a point, moved.
import { around, type Box, together } from "./fitting";

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 5;
export const TOUCH = 44; // pixels that a finger needs

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
  screen = $state.raw({ width: 0, height: 0 }); // of a phone, in pixels
  covered = $state.raw({ top: 0, bottom: 0 }); // what buttons take of it
  /** What the screen shows of the map with no buttons over it. */
  readonly clear: Frame = $derived.by(() => {
    const { x, y, w, h } = this.seen;
    const unit = this.screen.width > 0 ? w / this.screen.width : 0;
    const { top, bottom } = this.covered;
    return { x, y: y + top * unit, w, h: h - (top + bottom) * unit };
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

  /** Shows things, at most `widest` units across: see `together`. */
  show(wanted: readonly Box[], own: Box | null, widest: number): void {
    if (wanted.length === 0 || this.screen.width <= 0) return;
    const { top, bottom } = this.covered;
    const { width, height } = this.screen;
    const ratio = (height - top - bottom) / width;
    const held = around(together(wanted, own, { w: widest, h: widest * ratio }));
    const least = Math.min(...wanted.map(({ w, h }) => Math.min(w, h)));
    const close = Math.max((width / TOUCH) * least, widest * 0.7); // no closer than a finger needs
    const w = Math.min(widest, Math.max(held.w, held.h / ratio, close));
    const unit = w / width;
    const x = held.x + (held.w - w) / 2;
    const y = held.y + (held.h - (height - bottom + top) * unit) / 2;
    const { x: left, y: above } = this.crop;
    const [fw, fh] = [w / (1 - 2 * left), (height * unit) / (1 - 2 * above)];
    this.frame = inside({ x: x - left * fw, y: y - above * fh, w: fw, h: fh }, this.whole, this.crop);
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
