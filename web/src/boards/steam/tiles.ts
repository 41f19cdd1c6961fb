// Which of the tiles that may be laid on a hex is shown first, and which comes next.
import type { MoveView } from "../../lib/api/types";
import { ranked } from "../choices";

export interface FaceChoice {
  face: string;
  moves: MoveView[]; // its rotations, best first
}

/** The tiles of a hex, by face; the best face first. */
export function faceChoices(moves: readonly MoveView[]): FaceChoice[] {
  const faces = new Map<string, MoveView[]>();
  for (const move of ranked(moves.filter(({ kind }) => kind === "lay"))) {
    const face = String(move.facts["face"]);
    faces.set(face, [...(faces.get(face) ?? []), move]);
  }
  return [...faces].map(([face, turns]) => ({ face, moves: turns }));
}

/** The tile after this one: the same face turned on, or the next face if it fits one way only. */
export function turned(choices: readonly FaceChoice[], chosen: MoveView | null): MoveView | null {
  const at = choices.findIndex(({ moves }) => moves.some(({ text }) => text === chosen?.text));
  const here = choices[at];
  if (!here) return choices[0]?.moves[0] ?? null;
  if (here.moves.length === 1) return choices[(at + 1) % choices.length]?.moves[0] ?? null;
  const turns = [...here.moves].sort((a, b) => Number(a.facts["rotation"]) - Number(b.facts["rotation"]));
  const next = turns.findIndex(({ text }) => text === chosen?.text) + 1;
  return turns[next % turns.length] ?? null;
}
