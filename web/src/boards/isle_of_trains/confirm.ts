// What the confirm button says: the move in few words, with its price.
import type { Chosen } from "../../lib/table/selection.svelte";
import { t } from "../../lib/words.svelte";
import type { Labels } from "./labels";

/** A fact that is an id; anything else has no name. */
export function textOf(fact: unknown): string {
  return typeof fact === "string" ? fact : "";
}

export function confirmWords(chosen: Chosen, steps: number, labels: Labels, wins: boolean): string | null {
  const { facts, kind } = chosen;
  const card = labels.name(textOf(facts["card"] ?? facts["passenger"]));
  const cost = Number(facts["cost"] ?? 0);
  if (steps > 0) return t("board-confirm-deliver", { count: steps });
  if (wins) return t("board-confirm-win");
  if (kind === "build" || kind === "upgrade") return t("board-confirm-build", { card, cost });
  if (kind === "load" || kind === "board")
    return t("board-confirm-load", { card, extra: facts["face_down"] === true ? "yes" : "no" });
  if (kind === "discard")
    return t("board-confirm-discard", { count: Array.isArray(facts["cards"]) ? facts["cards"].length : 1 });
  return null;
}
