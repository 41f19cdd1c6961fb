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

interface Module<Props extends object> {
  default: Component<Props & Record<never, never>>;
}
type Part<Props extends object> = () => Promise<Module<Props>>;

type Loaded<Props extends object> = Record<string, Part<Props>>;

// A game has what its folder has: its board, how one seat's own things are drawn, a set to choose in words, the
// picture of a move.
const boards: Loaded<BoardProps> = import.meta.glob<Module<BoardProps>>("./*/Board.svelte");
const seatBoards: Loaded<SeatBoardProps> = import.meta.glob<Module<SeatBoardProps>>("./*/PlayerBoard.svelte");
const sets: Loaded<SetProps> = import.meta.glob<Module<SetProps>>("./*/Together.svelte");
const glyphs: Loaded<GlyphProps> = import.meta.glob<Module<GlyphProps>>("./*/Glyph.svelte");

const general: Part<BoardProps> = () => import("./general/GeneralTable.svelte");

function found<Props extends object>(parts: Loaded<Props>, game: string): Part<Props> | undefined {
  return Object.entries(parts).find(([path]) => path.split("/")[1] === game)?.[1];
}

/** Whether there is more to see than words. */
export function hasPicture(game: string): boolean {
  return found(boards, game) !== undefined;
}

/** A part of a game, loaded with its box. */
async function withBox<Part>(game: string, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), boxOf(game, words.language)]);
  return part;
}

/** The board of a game, or the general table; the box and the words it says are loaded with it. */
export async function loadBoard(game: string, text = false): Promise<Component<BoardProps & Record<never, never>>> {
  const own = text ? undefined : found(boards, game);
  const load = own ? withBox(game, own) : general();
  const [board, source] = await Promise.all([load, retryUntilReached(() => api.boardWords(game, words.language))]);
  words.useGame(source);
  return board.default;
}

function partOf<Props extends object>(parts: Loaded<Props>, game: string): Part<Props> | null {
  const load = found(parts, game);
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
