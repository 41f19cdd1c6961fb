// The part of the map that is on the screen: fitted, zoomed about a point, moved.

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 5;

/** A frame of the same middle point under the pointer, `factor` times as close, never larger than the whole. */
export function zoomed(frame: Frame, whole: Frame, factor: number, at: { x: number; y: number }): Frame {
  const w = Math.min(whole.w, Math.max(whole.w / CLOSEST, frame.w / factor));
  const k = w / frame.w;
  return inside({ x: at.x - (at.x - frame.x) * k, y: at.y - (at.y - frame.y) * k, w, h: frame.h * k }, whole);
}

/** The frame moved back until it lies inside the whole. */
export function inside(frame: Frame, whole: Frame): Frame {
  const x = Math.min(Math.max(frame.x, whole.x), whole.x + whole.w - frame.w);
  const y = Math.min(Math.max(frame.y, whole.y), whole.y + whole.h - frame.h);
  return { ...frame, x, y };
}

export class Viewport {
  frame: Frame = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  readonly box = $derived(`${this.frame.x} ${this.frame.y} ${this.frame.w} ${this.frame.h}`);
  readonly whole: Frame;

  constructor(whole: Frame) {
    this.whole = whole;
    this.frame = whole;
  }

  get closer(): number {
    return this.whole.w / this.frame.w;
  }

  fit(): void {
    this.frame = this.whole;
  }

  zoom(factor: number, at = { x: this.frame.x + this.frame.w / 2, y: this.frame.y + this.frame.h / 2 }): void {
    this.frame = zoomed(this.frame, this.whole, factor, at);
  }

  move(dx: number, dy: number): void {
    this.frame = inside({ ...this.frame, x: this.frame.x + dx, y: this.frame.y + dy }, this.whole);
  }

  centre(x: number, y: number): void {
    this.frame = inside({ ...this.frame, x: x - this.frame.w / 2, y: y - this.frame.h / 2 }, this.whole);
  }
}
