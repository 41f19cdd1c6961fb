// The journal and the chat as a client keeps them: every view brings a part, the client joins the parts.
import type { ChatView, EventView } from "../api/types";

/** What is kept, with everything from ply `from` on replaced by what came. */
export function joinEvents(kept: readonly EventView[], from: number, came: readonly EventView[]): EventView[] {
  return [...kept.filter((event) => event.ply < from), ...came];
}

export function joinChat(kept: readonly ChatView[], came: readonly ChatView[]): ChatView[] {
  const lines = new Map(kept.map((line) => [line.id, line]));
  for (const line of came) lines.set(line.id, line);
  return [...lines.values()].sort((a, b) => a.id - b.id);
}

/** What others did after that ply, for a player who returns. */
export function sinceYouLeft(events: readonly EventView[], seen: number, own: number | null): EventView[] {
  return events.filter((event) => event.ply > seen && event.seat !== own && event.seat !== null);
}

/** The newest lines, for a few words of news: what players did and what befell the table before what it does by itself,
 * such as filling a row. */
export function newsOf(lines: readonly EventView[], most: number): EventView[] {
  const deeds = lines.filter(({ seat, kind }) => seat !== null || kind.startsWith("table-"));
  return (deeds.length > 0 ? deeds : lines).slice(-most);
}

/** The turns of a journal: a turn is a run of events of one seat and what the table adds to it. Alone the turns are what
 * lies between the table's own lines. */
export function turnsOf(events: readonly EventView[]): EventView[][] {
  const alone = new Set(events.flatMap(({ seat }) => seat ?? [])).size <= 1;
  const turns: EventView[][] = [];
  for (const event of events) {
    const turn = turns.at(-1);
    const mover = turn?.find((it) => it.seat !== null)?.seat ?? null;
    const over = alone && mover !== null && turn?.at(-1)?.seat === null;
    if (turn && (event.seat === null || mover === null || (event.seat === mover && !over))) turn.push(event);
    else turns.push([event]);
  }
  return turns;
}

export interface JournalLine {
  ply: number;
  seat: number | null;
  text: string;
  begins: boolean; // a turn begins here
}

/** The lines of a journal: one for each action with what it brought about. That a turn begins is seen by the line
 * between turns. */
export function linesOf(events: readonly EventView[]): JournalLine[] {
  return turnsOf(events).flatMap((turn) => {
    const lines: JournalLine[] = [];
    for (const { ply, seat, kind, text } of turn) {
      const line = lines.at(-1);
      if (kind === "turn") continue;
      if (line?.ply === ply && (seat === null || seat === line.seat)) line.text += ` ${text}`;
      else lines.push({ ply, seat, text, begins: lines.length === 0 });
    }
    return lines;
  });
}

/** The ply to which one step back or forward by turns leads: the first move of a turn, the beginning or the end. Both
 * directions stop at the same plies. */
export function turnFrom(events: readonly EventView[], at: number, last: number, step: 1 | -1): number {
  const starts = turnsOf(events).flatMap((turn) => turn.find(({ seat }) => seat !== null)?.ply ?? []);
  const stops = [0, ...starts, last].filter((ply) => ply <= last);
  return (step > 0 ? stops.find((ply) => ply > at) : stops.findLast((ply) => ply < at)) ?? at;
}

/** What the others did since the player's last turn, oldest first; the player's next turn may have begun. */
export function sinceOwnTurn(events: readonly EventView[], own: number | null): EventView[] {
  const last = events.findLastIndex(({ seat }) => seat !== null && seat !== own);
  const before = events.slice(0, last + 1);
  return before.slice(before.findLastIndex(({ seat }) => seat !== null && seat === own) + 1);
}
