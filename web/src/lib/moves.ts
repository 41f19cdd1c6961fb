// Lists of moves: grouped by kind, filtered by typing, labelled with letters.
import type { MoveView } from "./api/types";

export interface MoveGroup {
  kind: string;
  heading: string;
  moves: MoveView[];
}

/** Moves by kind, kinds and moves in the order in which the engine lists them. */
export function groupMoves(moves: readonly MoveView[], kinds: Readonly<Record<string, string>>): MoveGroup[] {
  const groups = new Map<string, MoveGroup>();
  for (const move of moves) {
    let group = groups.get(move.kind);
    if (!group) {
      group = { kind: move.kind, heading: kinds[move.kind] ?? move.kind, moves: [] };
      groups.set(move.kind, group);
    }
    group.moves.push(move);
  }
  return [...groups.values()];
}

/** Text as it is compared: without case, accents and the underscores of ids. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[_\-–—]+/g, " ")
    .toLocaleLowerCase()
    .trim();
}

/** The moves whose sentence or notation has every word typed, in any order. */
export function filterMoves(moves: readonly MoveView[], typed: string): MoveView[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...moves];
  return moves.filter((move) => {
    const text = folded(`${move.label} ${move.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

// Letters of commands stay free.
const LETTERS = "ABCDEFGIKNOQSVWXYZ".split("");

/** The letters that choose the nth move (from 0): A … Z without command letters, then AA, AB … */
export function letters(n: number): string {
  const last = LETTERS[n % LETTERS.length] ?? "";
  const before = Math.floor(n / LETTERS.length);
  return before === 0 ? last : letters(before - 1) + last;
}
