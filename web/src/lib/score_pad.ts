// Adds up a score pad: every point is looked up in tables from the engine; this module contains no rules.
import type { PadCount, PadField, PadOrder, ScorePad } from "./api/types";

export type Entries = Readonly<Record<string, number>>; // by field

export interface PadReason {
  text: string;
  count: number | null; // of how many things; null if that says nothing
  points: number;
}

export interface PadScore {
  total: number;
  place: number;
  parts: { category: string; points: number; reasons: PadReason[] }[];
}

/** The number of a field in which nothing was entered: 0, or the least that everybody has. */
export function unentered(field: PadField): number {
  return Math.max(0, field.least);
}

/** The scores of all players; `shared` is what was entered once for all. */
export function padScores(pad: ScorePad, players: readonly Entries[], shared: Entries): PadScore[] {
  const initial = new Map(pad.fields.map((field) => [field.name, unentered(field)]));
  const counted = new Set(
    pad.fields.filter(({ choices, most }) => choices.length === 0 && most > 1).map((f) => f.name),
  );
  const values = players.map(
    (own) =>
      (field: string): number =>
        own[field] ?? shared[field] ?? initial.get(field) ?? 0,
  );
  const scores = values.map((value, n) => {
    const parts = pad.categories.map((category) => {
      const reasons = linesOf(pad, category, value, counted);
      for (const rank of pad.ranks.filter((it) => it.category === category)) {
        const all = values.map((other) => other(rank.field));
        const points = rank.points[String(players.length)]?.[place(all, n, rank.dense)] ?? 0;
        if (value(rank.field) > 0) reasons.push({ text: rank.label, count: value(rank.field), points });
      }
      return { category, points: reasons.reduce((sum, reason) => sum + reason.points, 0), reasons };
    });
    return { parts, total: parts.reduce((sum, { points }) => sum + points, 0) };
  });
  const orders = scores.map((score, n) => pad.order.map((item) => ordering(item, score, values[n] ?? (() => 0))));
  return scores.map((score, n) => ({
    ...score,
    place: 1 + orders.filter((other) => isAhead(other, orders[n] ?? [])).length,
  }));
}

function linesOf(
  pad: ScorePad,
  category: string,
  value: (field: string) => number,
  counted: ReadonlySet<string>,
): PadReason[] {
  return pad.lines
    .filter((line) => line.category === category && (line.when === null || value(line.when) > 0))
    .map((line) => {
      const sum = sumOf(line.counts, value);
      const only = line.counts.length === 1 ? line.counts[0]?.field : undefined;
      const count = only !== undefined && counted.has(only) && line.when === null ? sum : null;
      return { text: line.label, count, points: line.points[sum - line.least] ?? 0 };
    })
    .filter(({ points }) => points !== 0);
}

function sumOf(counts: readonly PadCount[], value: (field: string) => number): number {
  return counts.reduce((sum, { field, values }) => sum + (values ? (values[value(field)] ?? 0) : value(field)), 0);
}

/** How many have more; in a dense ranking, ties count as one. */
function place(all: readonly number[], n: number, dense: boolean): number {
  const more = all.filter((other) => other > (all[n] ?? 0));
  return dense ? new Set(more).size : more.length;
}

function ordering(item: PadOrder, score: Omit<PadScore, "place">, value: (field: string) => number): number {
  if (item.category === "total") return score.total;
  if (item.category !== null) return score.parts.find(({ category }) => category === item.category)?.points ?? 0;
  return item.points[sumOf(item.counts, value) - item.least] ?? 0;
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, n) => number !== other[n]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
