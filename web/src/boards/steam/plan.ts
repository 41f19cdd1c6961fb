// What the moves of the game mean on the map.
import type { MoveView } from "../../lib/api/types";
import { argumentsOf } from "../../lib/moves";
import type { LinkView, SteamView } from "../../lib/api/views/steam";
import type { Face, SteamMap } from "./box";
import { across, DIRECTIONS, edgeBetween, turnedPaths } from "./hexes";

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

/** The edges of a hex over which track can go at all. */
function openEdges(map: SteamMap, hex: string): Set<number> {
  const land = new Set(map.hexes.map((it) => it.hex));
  const open = new Set(DIRECTIONS.map((_, edge) => edge).filter((edge) => land.has(across(hex, edge))));
  for (const { between } of map.blocked_edges) {
    const [one, other] = between[0] === hex ? between : [between[1], between[0]];
    if (one === hex) open.delete(edgeBetween(hex, other));
  }
  return open;
}

/** The plainest tile for a hex that leads off no edge it could not, and rather to what is near than elsewhere. */
export function likelyTile(
  hex: string,
  town: boolean,
  faces: readonly Face[],
  map: SteamMap,
  near: ReadonlySet<string>,
): { face: string; rotation: number } | null {
  const open = openEdges(map, hex);
  let best: { face: string; rotation: number; worth: number } | null = null;
  for (const face of faces) {
    const only = face.paths[0];
    if (face.paths.length !== 1 || only === undefined || only.includes("town") !== town) continue;
    for (let rotation = 0; rotation < 6; rotation += 1) {
      const ends = (turnedPaths(face, rotation)[0] ?? []).flatMap((end) => (end === "town" ? [] : [end]));
      const worth =
        ends.filter((edge) => near.has(across(hex, edge))).length + (ends.every((edge) => open.has(edge)) ? 10 : 0);
      if (best === null || worth > best.worth) best = { face: face.id, rotation, worth };
    }
  }
  return best;
}

/** The move that somebody who points at an unlit hex most likely means, at this question. */
export function likelyMove(
  hex: string,
  question: string | null,
  view: SteamView,
  tile: { face: string; rotation: number } | null,
): string | null {
  const place = view.places.find((it) => it.hex === hex);
  const lay = tile === null ? null : `lay ${hex} ${tile.face} ${tile.rotation}`;
  if (question === "build") return place?.colour != null && !place.new ? `grow ${place.id}` : lay;
  const from = view.ask?.facts["place"];
  if (question === "follow-link" && typeof from === "string") {
    const there = DIRECTIONS.find((way) => linkFrom(view, from, way)?.ends.includes(place?.id ?? null));
    return `link ${from} ${there ?? DIRECTIONS.find((way) => linkFrom(view, from, way) === null) ?? "n"}`;
  }
  const [colour] = Object.keys(place?.cubes ?? {});
  return place && colour !== undefined ? `deliver ${place.id} ${colour}` : lay;
}
