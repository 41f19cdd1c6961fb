// Games with a board of their own; every other game is played on the general table.
import type { Component } from "svelte";

import type { TableView } from "../lib/api/types";
import type { TableStore } from "../lib/table.svelte";

export interface BoardProps {
  table: TableStore;
  view: TableView; // the position shown: now, or a past one
  past?: boolean; // looked back at: nothing can be done here
}

type Board = () => Promise<{ default: Component<BoardProps> }>;

const boards: Record<string, Board> = {
  ticket_to_ride_amsterdam: () => import("./ticket_to_ride_amsterdam/Table.svelte"),
};

export const general: Board = () => import("./general/Table.svelte");

export function hasBoard(game: string): boolean {
  return game in boards;
}

export function boardOf(game: string): Board {
  return boards[game] ?? general;
}
