import { describe, expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import type { SteamView } from "../../lib/api/views/steam";
import type { Face, SteamMap } from "./box";
import { hexOf, likelyMove, likelyTile, linkFrom, movesByHex, nearHexes } from "./plan";

const move = (text: string): MoveView => ({ text, kind: text.split(" ")[0] ?? "", label: text, facts: {}, where: [] });
const place = (id: string, hex: string, colour: string | null) => ({
  id,
  hex,
  colour,
  cubes: {},
  grown: false,
  new: false,
});
// A city at B5, a town at D5, and the town's link to the city through C5.
const VIEW = {
  map: "usa",
  ask: null,
  viewer: 0,
  places: [place("chicago", "B5", "red"), place("toledo", "D5", null)],
  tiles: [],
  links: [{ ends: ["chicago", "toledo"], owner: 0, exits: ["C5 sw", "C5 se", "D5 nw"], open: null }],
} as unknown as SteamView;

describe("the map of Steam", () => {
  it("finds a link from a city and from a town", () => {
    // C5 lies north-east of the city at B5, and north-west of the town at D5.
    expect(linkFrom(VIEW, "chicago", "ne")).toBe(VIEW.links[0]);
    expect(linkFrom(VIEW, "toledo", "nw")).toBe(VIEW.links[0]);
    expect(linkFrom(VIEW, "toledo", "s")).toBeNull();
    expect(linkFrom(VIEW, "nowhere", "s")).toBeNull();
  });

  it("puts moves where they happen", () => {
    expect(hexOf(move("lay C6 straight 1"), VIEW)).toBe("C6");
    expect(hexOf(move("deliver chicago red"), VIEW)).toBe("B5");
    expect(hexOf(move("link chicago ne"), VIEW)).toBe("D5");
    expect(hexOf(move("pass"), VIEW)).toBeNull();
    expect(hexOf(move("bid 4"), VIEW)).toBeNull();
    const moves = [move("lay C6 straight 1"), move("lay C6 straight 2"), move("done")];
    expect(movesByHex(moves, VIEW)).toEqual(new Map([["C6", moves.slice(0, 2)]]));
  });

  it("knows what touches a network", () => {
    const near = nearHexes(VIEW, 0);
    expect(["B5", "C5", "D5", "C6", "A5"].every((hex) => near.has(hex))).toBe(true);
    expect(near.has("G5")).toBe(false);
    expect(nearHexes(VIEW, 1).size).toBe(0);
  });

  it("asks about a tile that could lie there", () => {
    const faces: Face[] = [
      { id: "straight", paths: [[0, 3]] },
      { id: "sharp", paths: [[0, 1]] },
      { id: "town_1", paths: [["town", 0]] },
    ];
    const map = {
      hexes: ["A1", "B1", "A2"].map((hex) => ({ hex })),
      blocked_edges: [{ between: ["B1", "A2"] }],
    } as unknown as SteamMap;
    // In the corner A1 leads only to the south-east (B1) and the south (A2).
    expect(likelyTile("A1", false, faces, map, new Set())).toMatchObject({ face: "sharp", rotation: 2 });
    expect(likelyTile("A1", true, faces, map, new Set(["A2"]))).toMatchObject({ face: "town_1", rotation: 3 });
    expect(likelyTile("B1", true, faces, map, new Set())).toMatchObject({ face: "town_1", rotation: 5 });
    expect(likelyTile("A1", true, [], map, new Set())).toBeNull();
  });

  it("guesses what was meant, by what is asked", () => {
    const tile = { face: "straight", rotation: 1 };
    const cubes = { ...VIEW, places: VIEW.places.map((it) => (it.colour ? { ...it, cubes: { blue: 2 } } : it)) };
    expect(likelyMove("C6", "build", VIEW, tile)).toBe("lay C6 straight 1");
    expect(likelyMove("B5", "build", VIEW, tile)).toBe("grow chicago");
    expect(likelyMove("D5", "build", VIEW, tile)).toBe("lay D5 straight 1");
    expect(likelyMove("B5", "goods", cubes, tile)).toBe("deliver chicago blue");
    const following = { ...cubes, ask: { question: "follow-link", seat: 0, facts: { place: "chicago" } } };
    expect(likelyMove("D5", "follow-link", following, tile)).toBe("link chicago ne");
    expect(likelyMove("C6", "follow-link", following, tile)).toBe("link chicago n");
    expect(likelyMove("C6", "bid-for-position", VIEW, null)).toBeNull();
  });
});
