// The game's own part of a table's view, with the type that the game's view struct has.
import type { TableView } from "./types";
import type { GameViews } from "./views";

export function gameView<Id extends keyof GameViews>(table: TableView, game: Id): GameViews[Id] {
  if (table.table.game !== game || table.view === null) throw new TypeError(`no view of ${game}`);
  return table.view as unknown as GameViews[Id];
}
