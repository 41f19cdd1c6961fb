// Moving a map with the pointer: a drag moves it, two fingers or the wheel bring it closer.
import type { Point } from "../arrow_keys";
import type { Viewport } from "./viewport.svelte";

const SLIP = 8; // pixels; what travels farther is a drag and no click

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  /** Whether somebody has moved the map: then it stays where it is until the next question. */
  moved = false;

  constructor(
    private readonly viewport: Viewport,
    private readonly svg: () => SVGSVGElement | undefined,
    private readonly filled: () => boolean, // a small screen is filled by the map, a large one holds all of it
  ) {}

  readonly down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.travelled = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.pinch(before, here, other);
    } else if (this.viewport.partial) {
      const k = this.unit();
      this.viewport.move((before.x - here.x) * k, (before.y - here.y) * k);
    }
    this.moved = true;
    this.travelled += Math.hypot(here.x - before.x, here.y - before.y);
    this.fingers.set(event.pointerId, here);
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.viewport.zoom(Math.exp(-event.deltaY / 400), this.onMap(event.clientX, event.clientY));
  };

  /** A drag is no click. */
  readonly click = (event: MouseEvent): void => {
    if (this.travelled <= SLIP) return;
    event.stopPropagation();
    this.travelled = 0;
  };

  private pinch(before: Point, here: Point, other: Point): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(here.x - other.x, here.y - other.y);
    this.viewport.zoom(is / Math.max(1, was), this.onMap((here.x + other.x) / 2, (here.y + other.y) / 2));
  }

  /** How many units of the map a pixel is. */
  private unit(): number {
    const rect = this.svg()?.getBoundingClientRect();
    const { w, h } = this.viewport.frame;
    const sides = rect ? [w / rect.width, h / rect.height] : [1];
    return this.filled() ? Math.min(...sides) : Math.max(...sides);
  }

  private onMap(x: number, y: number): Point {
    const point = new DOMPoint(x, y).matrixTransform(this.svg()?.getScreenCTM()?.inverse());
    return { x: point.x, y: point.y };
  }
}
