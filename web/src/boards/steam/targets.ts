// The things of the table that moves touch, by the names of their elements.
import type { MoveView } from "../../lib/api/types";
import type { SteamView } from "../../lib/api/views/steam";
import { across, DIRECTIONS } from "./hexes";

export type Target = readonly [string, string];

/** The element of a thing. A place is its hex. */
export function elementOf([kind, id]: Target, view: SteamView): string {
  const hex = kind === "place" ? view.places.find((place) => place.id === id)?.hex : undefined;
  return hex === undefined ? `${kind}:${id}` : `hex:${hex}`;
}

/** The legal moves of each element. */
export function movesByElement(moves: readonly MoveView[], view: SteamView): Map<string, MoveView[]> {
  const found = new Map<string, MoveView[]>();
  for (const move of moves) {
    for (const element of new Set(move.where.map((target) => elementOf(target, view)))) {
      const here = found.get(element);
      if (here) here.push(move);
      else found.set(element, [move]);
    }
  }
  return found;
}

/** A number among the facts of a move's note. */
export function noted(move: MoveView, fact: string): number {
  const value = move.note?.[fact];
  return typeof value === "number" ? value : 0;
}

/** The hexes that a seat's network touches: those of its links, their ends, and all beside them. */
export function nearHexes(view: SteamView, seat: number): Set<string> {
  const own = new Set<string>();
  for (const link of view.links.filter((it) => it.owner === seat)) {
    for (const exit of link.exits) own.add(exit.split(" ")[0] ?? "");
    for (const end of link.ends) {
      const hex = view.places.find(({ id }) => id === end)?.hex;
      if (hex !== undefined) own.add(hex);
    }
  }
  return new Set([...own].flatMap((hex) => [hex, ...DIRECTIONS.map((_, edge) => across(hex, edge))]));
}
