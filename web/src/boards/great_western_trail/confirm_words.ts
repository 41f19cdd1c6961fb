// The chosen move in few words, for the confirm button: the board has shorter names for places and knows the price.
import { t, words } from "../../lib/words.svelte";
import type { Choice } from "../choices";
import { cardsOf } from "./decisions.svelte";
import { dollarsText } from "./money";
import type { Western } from "./western.svelte";

/** Null where the move's own words are as good. */
export function confirmWords(choice: Choice, western: Western): string | null {
  const id = `board-do-${choice.kind}`;
  if (!words.has(id)) return null;
  const dollars = choice.money ?? 0;
  const [kind, target] = choice.where[0] ?? ["", ""];
  const place = kind === "space" ? shortPlace(target, western) : western.names.of(target);
  const price = dollars === 0 ? "" : dollarsText(dollars);
  return t(id, { target: place, count: Math.max(1, cardsOf(choice).length), price }).trim();
}

function shortPlace(space: string, { decisions, names, box }: Western): string {
  const tile = decisions.view.trail.find((it) => it.space === space)?.tile;
  if (tile == null) return names.of(space);
  return (
    box.data.neutral_buildings[tile]?.letter ?? (box.data.private_buildings[tile] ? tile.slice(8) : names.of(tile))
  );
}
