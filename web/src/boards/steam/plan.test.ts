import { describe, expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import type { SteamView } from "./box";
import { hexOf, linkFrom, movesByHex, nearHexes } from "./plan";

const move = (text: string): MoveView => ({ text, kind: text.split(" ")[0] ?? "", label: text, facts: {} });
const place = (id: string, hex: string, colour: string | null) => ({
  id,
  hex,
  colour,
  cubes: {},
  grown: false,
  new: false,
});
// A city at B5, a town at D5, and the town's link to the city through C5.
const VIEW: SteamView = {
  map: "usa",
  ask: null,
  viewer: 0,
  places: [place("chicago", "B5", "red"), place("toledo", "D5", null)],
  tiles: [],
  links: [{ ends: ["chicago", "toledo"], owner: 0, exits: ["C5 sw", "C5 se", "D5 nw"] }],
};

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
});
