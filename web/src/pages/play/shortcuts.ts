// The keys of an open table.
import { session } from "../../lib/session.svelte";
import type { TableStore } from "../../lib/table/store.svelte";

/** What the keys open and close besides the table's drawers. */
export interface Panels {
  help: boolean;
  text: boolean; // the general table instead of the board
}

/** A key that is held down is one press: nobody confirms by holding Enter a little longer. */
export function stopRepeatedEnter(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
}

export function pressKey(event: KeyboardEvent, table: TableStore, panels: Panels): void {
  if (event.key === "Escape") {
    escape(table, panels);
    return;
  }
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!session.settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest("input, textarea, select, [role=listbox]")) return;
  if (event.key === "Enter") {
    const active = target?.closest("button, a, [role=button], [role=radio], [role=checkbox]");
    if (!active && table.selection.chosen) void table.selection.confirm();
    return;
  }
  if (command(event.key, table, panels)) event.preventDefault();
}

/** Whether the key is a command. */
function command(key: string, table: TableStore, panels: Panels): boolean {
  const { drawers } = table;
  if (key === "u") void table.undo();
  else if (key === "U") void table.undo(true);
  else if (key === "h" || key === "H") void table.askHint();
  else if (key === "m" || key === "M") drawers.movesOpen = !drawers.movesOpen;
  else if (key === "t" || key === "T") panels.text = !panels.text;
  else if (key === "/") drawers.open = "chat";
  else if (key === "p" || key === "P") choosePass(table);
  else if (key >= "1" && key <= "5") peek(table, Number(key) - 1);
  else if (key === "?" && table.selection.element === null) panels.help = !panels.help;
  else return false;
  return true;
}

function choosePass({ sync, selection }: TableStore): void {
  const move = sync.moves.find(({ kind }) => kind === "pass") ?? sync.moves.find(({ kind }) => kind === "end");
  if (move) selection.chooseListed(move);
}

function peek({ sync, drawers }: TableStore, seat: number): void {
  if (sync.view?.seats[seat]) drawers.peek = drawers.peek === seat ? null : seat;
}

/** Closes what lies on top, or clears the selection. */
function escape(table: TableStore, panels: Panels): void {
  const { drawers, selection } = table;
  if (panels.help) panels.help = false;
  else if (drawers.movesOpen) drawers.movesOpen = false;
  else if (table.why) table.why = null;
  else if (drawers.open) drawers.open = null;
  else if (drawers.peek !== null) drawers.peek = null;
  else if (selection.element || selection.chosen) selection.clear();
}
