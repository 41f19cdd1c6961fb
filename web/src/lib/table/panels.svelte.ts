// The panels, fetched only where they are shown: on the general table, in another player's area, after a solo game.
import { api, Refused, Unreachable } from "../api/client";
import type { Panel, TableView } from "../api/types";

/** The panels of a view that changes, the last ones until newer have come. Made by a component while it is set up. */
export class ShownPanels {
  panels = $state.raw<Panel[]>([]);
  private wanted = 0;

  /** `view` is null while nothing is shown. */
  constructor(view: () => TableView | null) {
    $effect(() => {
      const shown = view();
      if (shown?.view) void this.load(shown);
    });
  }

  private async load({ table, ply, viewer }: TableView): Promise<void> {
    const mine = ++this.wanted;
    const as = table.state === "over" && viewer !== null ? String(viewer) : null;
    try {
      const { panels } = await api.panels(table.id, ply, as);
      if (mine === this.wanted) this.panels = panels;
    } catch (error) {
      // Offline the last ones stay; a view that was taken back meanwhile is followed by another.
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }
}
