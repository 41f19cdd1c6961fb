// How long a move stays on the screen before the next one is shown.
import type { EventView } from "../api/types";

export type Pace = "slow" | "normal" | "fast" | "off";

/** Milliseconds: of one move, and of a whole turn however many moves it has. */
const TIMES: Record<Exclude<Pace, "off">, { move: number; turn: number }> = {
  slow: { move: 1500, turn: 2500 },
  normal: { move: 800, turn: 2500 },
  fast: { move: 350, turn: 1000 },
};

/** Who made each of the moves from ply `after` + 1 to `to`, by the journal; null where it does not say. */
export function moversOf(journal: readonly EventView[], after: number, to: number): (number | null)[] {
  const movers = Array<number | null>(Math.max(0, to - after)).fill(null);
  for (const { ply, seat } of journal) {
    if (ply > after && ply <= to && seat !== null) movers[ply - after - 1] ??= seat;
  }
  return movers;
}

/** Whether somebody else than the viewer moved between two plies. */
export function othersMoved(journal: readonly EventView[], after: number, to: number, viewer: number | null): boolean {
  return moversOf(journal, after, to).some((mover) => mover !== null && mover !== viewer);
}

/** How long the position after the move `ply` is shown, if the newest one is `newest`. A turn of many moves goes faster
 * than one of few. */
export function holdTime(journal: readonly EventView[], ply: number, newest: number, pace: Pace): number {
  if (pace === "off") return 0;
  const from = Math.max(0, ply - 40);
  const movers = moversOf(journal, from, newest);
  const at = ply - from - 1;
  const mover = movers[at];
  if (mover == null) return 0;
  const same = (n: number): boolean => movers[n] === mover || (movers[n] === null && n >= 0 && n < movers.length);
  let [first, last] = [at, at];
  while (same(first - 1)) first -= 1;
  while (same(last + 1)) last += 1;
  const moves = movers.slice(first, last + 1).filter((it) => it !== null).length;
  return Math.min(TIMES[pace].move, TIMES[pace].turn / moves);
}

/** The ply from which the last round is shown again: one's own last move before the others' last ones. A spectator sees
 * the last move of each seat. */
export function lastRoundFrom(journal: readonly EventView[], viewer: number | null, seats: number): number | null {
  const moves = journal.filter(({ seat }) => seat !== null);
  const last = moves.findLastIndex(({ seat }) => seat !== viewer);
  if (last < 0) return null;
  let at = last;
  let turns = 0;
  while (at > 0 && moves[at]?.seat !== viewer && turns < seats) {
    if (moves[at - 1]?.seat !== moves[at]?.seat) turns += 1;
    at -= 1;
  }
  const first = moves[at]?.ply ?? 0;
  const from = moves[at]?.seat === viewer || turns === seats ? first : first - 1;
  return from < (moves[last]?.ply ?? 0) ? from : null;
}
