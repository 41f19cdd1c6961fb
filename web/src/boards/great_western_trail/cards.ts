// Which card is open for what is asked.
import type { Choice } from "../choices";
import type { Decisions } from "./decisions.svelte";

const LISTED = new Set(["use", "foresight", "master", "auxiliary", "spend"]);

export type CardKind = "delivery" | "set" | "upgrade" | "ways" | "action" | "options";

/** The ways to do what is selected, where there are several. */
export function waysOf({ chosen, selection }: Decisions): Choice[] {
  return chosen !== null && selection.options.length > 1 ? (selection.options as Choice[]) : [];
}

/** The choices that are rows of a card, not things of the board. */
export function listedOf({ choices }: Decisions): Choice[] {
  return choices.filter(({ kind, moves }) => moves === undefined && LISTED.has(kind));
}

export function cardOf(decisions: Decisions): CardKind | null {
  const { view, deliveries, sets, upgrades, buttons } = decisions;
  if (view.delivery !== null && deliveries.length > 0) return "delivery";
  if (sets.length > 0) return "set";
  if (upgrades.length > 0) return "upgrade";
  if (waysOf(decisions).length > 0) return "ways";
  if (view.ask?.question === "phase-b") return "action";
  return listedOf(decisions).length > 0 || buttons.length > 0 ? "options" : null;
}
