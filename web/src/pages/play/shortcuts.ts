// The keyboard shortcuts of an open table.
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

/** While moves of others are shown at a pace, a key shows the current table. Enter and Space do nothing else then:
 * they would act on what is not on the screen yet. */
export function skipByKey(event: KeyboardEvent, { sync }: TableStore): void {
  const alone = ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key);
  if (!sync.behind || alone) return;
  sync.playback.skip();
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
}

/** So does a click on the board. One into a drawer or dialog over it also does what it says there. */
export function skipByClick(event: MouseEvent, { sync }: TableStore): void {
  if (!sync.behind) return;
  sync.playback.skip();
  if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
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
  const move = sync.moves.find(({ role }) => role === "pass") ?? sync.moves.find(({ role }) => role === "end");
  if (move) void selection.offer(move, true);
}

function peek({ sync, drawers }: TableStore, seat: number): void {
  if (sync.view?.seats[seat]) drawers.peek = drawers.peek === seat ? null : seat;
}

/** Closes the topmost drawer or dialog, or clears the selection. */
function escape(table: TableStore, panels: Panels): void {
  const { drawers, selection } = table;
  if (panels.help) panels.help = false;
  else if (drawers.movesOpen) drawers.movesOpen = false;
  else if (table.why) table.why = null;
  else if (table.hint) table.dropHint();
  else if (drawers.open) drawers.open = null;
  else if (drawers.peek !== null) drawers.peek = null;
  else if (selection.element || selection.chosen) selection.clear();
}
