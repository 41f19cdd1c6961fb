// The journal and the chat as a client keeps them: every view brings a part, the client joins the parts.
import type { ChatView, EventView } from "./api/types";

/** What is kept, with everything from ply `from` on replaced by what came. */
export function joinEvents(kept: readonly EventView[], from: number, came: readonly EventView[]): EventView[] {
  return [...kept.filter((event) => event.ply < from), ...came];
}

export function joinChat(kept: readonly ChatView[], came: readonly ChatView[]): ChatView[] {
  const lines = new Map(kept.map((line) => [line.id, line]));
  for (const line of came) lines.set(line.id, line);
  return [...lines.values()].sort((a, b) => a.id - b.id);
}

/** What others did after that ply: what somebody who comes back wants to be told. */
export function sinceYouLeft(events: readonly EventView[], seen: number, own: number | null): EventView[] {
  return events.filter((event) => event.ply > seen && event.seat !== own && event.seat !== null);
}

/** The turns in reverse order, what happened in each in its own: a turn is a run of events of one seat and what the
 * table adds to it. Alone the turns are what lies between the table's own lines. */
export function newestTurnFirst(events: readonly EventView[]): EventView[] {
  const alone = new Set(events.flatMap(({ seat }) => seat ?? [])).size <= 1;
  const turns: EventView[][] = [];
  for (const event of events) {
    const turn = turns.at(-1);
    const mover = turn?.find((it) => it.seat !== null)?.seat ?? null;
    const over = alone && mover !== null && turn?.at(-1)?.seat === null;
    if (turn && (event.seat === null || mover === null || (event.seat === mover && !over))) turn.push(event);
    else turns.push([event]);
  }
  return turns.reverse().flat();
}
