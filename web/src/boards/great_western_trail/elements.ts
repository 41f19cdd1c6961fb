// Sets of things on this table, by the names of their elements.
import type { EndingView } from "../../lib/api/types";
import { type Choice, elementName, textFact } from "../choices";

export const NOTHING: ReadonlySet<string> = new Set();
export const NO_DISCS: ReadonlyMap<string, EndingView> = new Map();

export function joined(...parts: readonly string[][]): ReadonlySet<string> {
  return new Set(parts.flat());
}

/** The discs that can end a delivery: of the own board or, where none can be had there, of stations. */
export function discEndings({ endings }: Choice, onBoard: readonly string[]): ReadonlyMap<string, EndingView> {
  const elementFor = (ending: EndingView): string => {
    const disc = textFact(ending, "disc");
    return elementName([onBoard.includes(disc) ? "disc" : "station", disc]);
  };
  return new Map(endings.map((ending) => [elementFor(ending), ending]));
}
