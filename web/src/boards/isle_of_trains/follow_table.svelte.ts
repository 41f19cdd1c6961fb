// Keeps what is being decided in step with the table: its position, its selection, its hints.
import { untrack } from "svelte";

import type { TableView } from "../../lib/api/types";
import { t } from "../../lib/words.svelte";
import type { Decisions } from "./decisions.svelte";

/** To be called while the board is set up. */
export function followTable(decisions: Decisions, shown: () => TableView, past: () => boolean): void {
  const { table, delivery } = decisions;

  // A new position: what was pointed at is over, and a planned delivery goes on. A cleared selection clears all of it.
  let ply = -1;
  $effect(() => {
    const now = shown().ply;
    const cleared = table.selection.element === null && table.selection.chosen === null;
    untrack(() => {
      if (past()) return;
      if (now !== ply) {
        ply = now;
        decisions.forget();
        delivery.advance();
        decisions.preselect();
      } else if (cleared) {
        decisions.forget();
        delivery.clear();
      }
    });
  });

  $effect(() => {
    const sending = table.selection.unsent;
    if (sending) untrack(() => delivery.sending(sending.moves));
  });

  $effect(() => {
    if (!delivery.ready || table.selection.sending) return;
    untrack(() => {
      delivery.ready = false;
      void table.selection.confirm();
    });
  });

  // A hint is selected, so that Enter plays it.
  $effect(() => {
    const hint = table.hintsGiven > 0 ? table.suggested?.moves[0] : undefined;
    if (hint !== undefined && !past()) untrack(() => decisions.follow(hint));
  });

  $effect(() => {
    table.selection.shortLabel = table.selection.chosen ? confirmWords(decisions) : null;
    return () => (table.selection.shortLabel = null);
  });
}

/** The button names a delivery of several steps, and a build that wins; else it names the move. */
function confirmWords({ delivery, wins }: Decisions): string | null {
  const count = delivery.steps.length;
  if (count > 0) return t("board-confirm-deliver", { count });
  return wins ? t("board-confirm-win") : null;
}
