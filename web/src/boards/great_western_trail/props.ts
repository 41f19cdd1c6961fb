// What the parts of this board are given.
import type { Point } from "../pointing";
import type { WesternBox } from "./box";
import type { Decisions } from "./decisions.svelte";
import type { Names } from "./names.svelte";

/** What every part needs. */
export interface BoardProps {
  box: WesternBox;
  names: Names;
  decisions: Decisions;
}

/** A part with things to point at. */
export interface PointedProps extends BoardProps {
  point: Point;
}

/** A part of a seat's player board; only the reader's own is live. */
export interface SeatProps extends BoardProps {
  seat: number;
  live?: boolean;
  point?: Point;
}
