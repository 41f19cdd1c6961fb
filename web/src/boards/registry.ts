// What each game has to show: a board of its own, or the general table.
import type { Component, Snippet } from "svelte";

import { api } from "../lib/api/client";
import type { MoveView, TableView } from "../lib/api/types";
import { boxOf } from "../lib/boxes.svelte";
import { retryUntilReached } from "../lib/retry";
import type { TableStore } from "../lib/table/store.svelte";
import { words } from "../lib/words.svelte";

export interface BoardProps {
  table: TableStore;
  view: TableView; // the position shown: now, or a past one
  past?: boolean; // looked back at: nothing can be done here
  text?: boolean; // in words only
}

/** What everybody may know of one seat, drawn. */
export interface SeatBoardProps {
  table: TableStore;
  view: TableView;
  seat: number;
}

/** A small picture of one move in the list. */
export interface GlyphProps {
  move: MoveView;
  view: TableView;
}

/** A set to choose from instead of the list of moves; `other` shows that list where no set is asked for. */
export interface SetProps {
  table: TableStore;
  view: TableView;
  other: Snippet;
}

type Part<Props extends object> = () => Promise<{ default: Component<Props & Record<never, never>> }>;

const boards: Record<string, Part<BoardProps>> = {
  great_western_trail: () => import("./great_western_trail/Board.svelte"),
  isle_of_trains: () => import("./isle_of_trains/Board.svelte"),
  steam: () => import("./steam/Board.svelte"),
  ticket_to_ride_amsterdam: () => import("./ticket_to_ride_amsterdam/Board.svelte"),
};

const seatBoards: Record<string, Part<SeatBoardProps>> = {
  great_western_trail: () => import("./great_western_trail/PlayerBoard.svelte"),
};

/** What is chosen as a set, in words, where that is asked. */
const sets: Record<string, Part<SetProps>> = {
  isle_of_trains: () => import("./isle_of_trains/Together.svelte"),
};

const glyphs: Record<string, Part<GlyphProps>> = {
  steam: () => import("./steam/Glyph.svelte"),
};

const general: Part<BoardProps> = () => import("./general/GeneralTable.svelte");

/** Whether there is more to see than words. */
export function hasPicture(game: string): boolean {
  return game in boards;
}

/** A part of a game, loaded with its box. */
async function withBox<Part>(game: string, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), boxOf(game, words.language)]);
  return part;
}

/** The board of a game, or the general table; the box and the words it says are loaded with it. */
export async function loadBoard(game: string, text = false): Promise<Component<BoardProps & Record<never, never>>> {
  const own = text ? undefined : boards[game];
  const load = own ? withBox(game, own) : general();
  const [board, source] = await Promise.all([load, retryUntilReached(() => api.boardWords(game, words.language))]);
  words.useGame(source);
  return board.default;
}

function partOf<Props extends object>(parts: Record<string, Part<Props>>, game: string): Part<Props> | null {
  const load = parts[game];
  return load ? () => withBox(game, load) : null;
}

/** How a seat's own things are drawn, if the game draws them. */
export function seatBoardOf(game: string): Part<SeatBoardProps> | null {
  return partOf(seatBoards, game);
}

export function setOf(game: string): Part<SetProps> | null {
  return partOf(sets, game);
}

export function glyphOf(game: string): Part<GlyphProps> | null {
  return partOf(glyphs, game);
}
