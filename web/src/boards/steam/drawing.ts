// Where the things that lie on the map are drawn: cubes in their cities, links along their track.
import type { LinkView, PlaceView, TileView } from "../../lib/api/views/steam";
import type { Point } from "../arrow_keys";
import type { Face, PathEnd } from "./box";
import { centre, linkLine, linkMiddle, segmentsOf, turnedPaths } from "./hexes";

export type Placed = Pick<TileView, "hex" | "face" | "rotation">;

/** The cubes of one colour in a city, side by side. */
export interface CubeRow {
  id: string; // of the element
  place: PlaceView;
  colour: string;
  count: number;
  wide: number; // from one cube to the next
  x: number; // the middle of the first cube
  y: number;
}

const ROW = 78; // as much of a city as its cubes may fill
const WIDEST = 20;

/** The cubes of all cities. They move together where a city has many. */
export function cubeRows(places: readonly PlaceView[]): CubeRow[] {
  return places.flatMap((place) => {
    const at = centre(place.hex);
    const all = Object.entries(place.cubes).flatMap(([colour, n]) => Array<string>(n).fill(colour));
    const wide = Math.min(WIDEST, ROW / Math.max(1, all.length));
    return Object.entries(place.cubes).map(([colour, count]) => {
      const x = at.x + (all.indexOf(colour) - (all.length - 1) / 2) * wide;
      return { id: `cube:${place.id} ${colour}`, place, colour, count, wide, x, y: at.y + 10 };
    });
  });
}

export interface DrawnLink extends LinkView {
  line: string;
  middle: Point;
}

export function drawnLinks(links: readonly LinkView[]): DrawnLink[] {
  return links.map((link) => {
    const segments = segmentsOf(link.exits);
    return { ...link, line: linkLine(segments), middle: linkMiddle(segments) };
  });
}

/** The paths of a tile as it lies. */
export function pathsOf(tile: Placed, faces: ReadonlyMap<string, Face>): [PathEnd, PathEnd][] {
  const face = faces.get(tile.face);
  return face ? turnedPaths(face, tile.rotation) : [];
}
