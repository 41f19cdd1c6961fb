// Cards that are discarded together. The engine asks for them one by one in the order of the catalogue, in which the
// view lists a hand too; a person ticks them in any order, and they are sent as one batch.
import { gameView } from "../../lib/api/game_view";
import type { MoveView, TableView } from "../../lib/api/types";
import { argumentsOf } from "../../lib/moves";
import { t } from "../../lib/words.svelte";

export interface Together {
  count: number; // so many are to be chosen
  cards: string[]; // of these; of equal cards each once
}

/** What is to be discarded as a set, if that is asked. */
export function togetherOf(view: TableView): Together | null {
  const isle = gameView(view, "isle_of_trains");
  if (!view.prompt.yours || view.viewer === null || isle.ask?.facts["as_set"] !== true) return null;
  const hand = Object.entries(isle.seats[view.viewer]?.hand ?? {}).flatMap(([id, n]) => Array<string>(n).fill(id));
  const first = view.moves.find((move: MoveView) => move.kind === "discard");
  const from = first ? hand.indexOf(argumentsOf(first)[0] ?? "") : -1;
  if (from === -1) return null;
  return { count: Number(isle.ask.facts["count"]), cards: hand.slice(from) };
}

/** What is ticked, by its number among the cards, after one more touch: what is ticked is let go, and of too many the
 * one that was ticked first. */
export function touched(ticked: readonly number[], card: number, count: number): number[] {
  if (ticked.includes(card)) return ticked.filter((it) => it !== card);
  return [...ticked, card].slice(-count);
}

/** The same for a card of which only the kind is pointed at: one copy more, and after the last none. */
export function touchedKind(ticked: readonly number[], kind: string, { cards, count }: Together): number[] {
  const copies = cards.flatMap((card, n) => (card === kind ? [n] : []));
  const next = copies.slice(0, count).find((n) => !ticked.includes(n));
  return next === undefined ? ticked.filter((n) => !copies.includes(n)) : touched(ticked, next, count);
}

/** The answers that discard these cards: those in which there is a choice left; the rest go without being asked for. */
export function discards(ticked: readonly number[], { cards, count }: Together): string[] {
  const chosen = [...ticked].sort((a, b) => a - b).map((n) => cards[n] ?? "");
  const moves: string[] = [];
  let left = [...cards];
  chosen.forEach((card, n) => {
    const last = left.length - (count - n); // behind it too few would be left
    if (last > 0 && left[last] !== left[0]) moves.push(`discard ${card}`);
    left = left.slice(left.indexOf(card));
    left.shift();
  });
  return moves;
}

/** What the table is told of it: the ticks, and once there are enough of them the answers and their sentence. */
export function chosenOf(ticked: number[], its: Together, names: Record<string, string>): [number[], string[], string] {
  const chosen = [...ticked].sort((a, b) => a - b).map((n) => its.cards[n] ?? "");
  const cards = chosen.map((card) => names[card] ?? card).join(t("comma"));
  return [ticked, ticked.length === its.count ? discards(ticked, its) : [], t("board-discard-cards", { cards })];
}
