// What the moves of the game mean on the map.
import type { MoveView } from "../../lib/api/types";
import { argumentsOf } from "../../lib/moves";
import type { LinkView, SteamView } from "./box";
import { across, DIRECTIONS } from "./hexes";

/** The link that leaves a place in a direction: it begins on the tile of a town, or beside a city. */
export function linkFrom(view: SteamView, place: string, direction: string): LinkView | null {
  const hex = view.places.find(({ id }) => id === place)?.hex;
  const edge = DIRECTIONS.indexOf(direction);
  if (hex === undefined || edge < 0) return null;
  const exits = [`${hex} ${direction}`, `${across(hex, edge)} ${DIRECTIONS[(edge + 3) % 6] ?? ""}`];
  return (
    view.links.find((link) => link.ends.includes(place) && link.exits.some((exit) => exits.includes(exit))) ?? null
  );
}

/** The hex where a move happens: a link that is followed, at its far end; null if it has none. */
export function hexOf(move: MoveView, view: SteamView): string | null {
  const [first, second] = argumentsOf(move);
  if (first === undefined) return null;
  const hexAt = (id: string | null | undefined): string | null => view.places.find((it) => it.id === id)?.hex ?? null;
  if (move.kind === "link" && second !== undefined) {
    const ends = linkFrom(view, first, second)?.ends;
    return hexAt(ends?.[0] === first ? ends[1] : ends?.[0]);
  }
  if (move.kind === "lay") return first;
  return hexAt(first);
}

/** The legal moves of each hex. */
export function movesByHex(moves: readonly MoveView[], view: SteamView): Map<string, MoveView[]> {
  const found = new Map<string, MoveView[]>();
  for (const move of moves) {
    const hex = hexOf(move, view);
    if (hex === null) continue;
    const here = found.get(hex);
    if (here) here.push(move);
    else found.set(hex, [move]);
  }
  return found;
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
