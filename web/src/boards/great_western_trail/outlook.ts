// What a journey of the cattleman costs, and to whom, and what can be done where it ends.
import { t } from "../../lib/words.svelte";
import { type Choice, textFact } from "../choices";
import type { Western } from "./western.svelte";

/** Null for anything else, and where there is nothing to say. */
export function outlook(choice: Choice, { decisions: { view }, names }: Western): string | null {
  if (choice.kind !== "travel") return null;
  const fees = (choice.facts["fees"] ?? []) as { seat: number; dollars: number }[];
  const sums = new Map<number, number>(); // in the order of the first fee to each
  for (const { seat, dollars } of fees) sums.set(seat, (sums.get(seat) ?? 0) + dollars);
  const paid = [...sums].map(([seat, dollars]) =>
    seat < 0 ? t("board-to-bank", { dollars }) : t("board-to-seat", { name: names.who(seat), dollars }),
  );
  const space = view.trail.find((it) => it.space === choice.facts["space"]);
  const actions = textFact(choice, "here") === "foreign" ? [t("board-foreign")] : names.actions(space?.actions ?? []);
  const said = [
    paid.length > 0 ? t("board-you-pay", { fees: names.list(paid) }) : "",
    actions.length > 0 ? t("board-there", { actions: names.list(actions) }) : "",
  ];
  return said.filter((it) => it !== "").join(". ") || null;
}
