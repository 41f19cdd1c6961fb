// The things of the table that moves touch, by the names of their elements.
import type { MoveView } from "../../lib/api/types";
import type { SteamView } from "../../lib/api/views/steam";

export type Target = readonly [string, string];

/** The element of a thing. A place is its hex. */
export function elementOf([kind, id]: Target, view: SteamView): string {
  const hex = kind === "place" ? view.places.find((place) => place.id === id)?.hex : undefined;
  return hex === undefined ? `${kind}:${id}` : `hex:${hex}`;
}

/** The hex that an element is. */
export function hexOf(element: string | null): string | null {
  return element?.startsWith("hex:") === true ? element.slice(4) : null;
}

/** A number among the facts of a move's note. */
export function noted(move: MoveView, fact: string): number {
  const value = move.note?.[fact];
  return typeof value === "number" ? value : 0;
}
