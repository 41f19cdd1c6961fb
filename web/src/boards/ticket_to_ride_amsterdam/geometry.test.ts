import { describe, expect, it } from "vitest";

import type { Location, Route } from "./box";
import { along, dotOf, GAP, laneOffset, lineOf, SPACE_LENGTH, spacesOf } from "./geometry";

const place = (id: string, x: number, y: number): [string, Location] => [
  id,
  { id, x, y, label: { x, y, anchor: "middle", text: id } },
];
const PLACES = new Map([place("a", 0, 0), place("b", 400, 0), place("c", 0, 400)]);
const route = (part: Partial<Route>): Route => ({
  id: "r",
  ends: ["a", "b"],
  length: 3,
  colour: "grey",
  group: null,
  lane: null,
  bonus: false,
  ...part,
});

describe("spacesOf", () => {
  it("spreads the spaces evenly around the middle of a straight route", () => {
    const spaces = spacesOf(route({}), PLACES);
    expect(spaces).toHaveLength(3);
    expect(Math.abs((spaces[1]?.x ?? 0) - 200)).toBeLessThan(3);
    expect(Math.abs((spaces[2]?.x ?? 0) - (spaces[1]?.x ?? 0) - SPACE_LENGTH - GAP)).toBeLessThan(3);
    expect(spaces.every((space) => Math.abs(space.y) < 1e-9 && Math.abs(space.angle) < 1e-9)).toBe(true);
  });

  it("keeps the lanes of a double route on their sides", () => {
    const left = spacesOf(route({ lane: 0 }), PLACES)[0];
    const right = spacesOf(route({ lane: 1 }), PLACES)[0];
    expect(left?.y).toBeCloseTo(-10.5);
    expect(right?.y).toBeCloseTo(10.5);
    expect(laneOffset(route({}))).toBe(0);
  });

  it("follows the curve", () => {
    const curved = spacesOf(route({ ctrl: [200, 200] }), PLACES);
    expect(curved[1]?.y).toBeGreaterThan(90);
    expect(curved[0]?.angle).toBeGreaterThan(0);
    expect(curved[2]?.angle).toBeLessThan(0);
  });

  it("knows no places, no spaces", () => {
    expect(spacesOf(route({ ends: ["a", "nowhere"] }), PLACES)).toEqual([]);
  });
});

describe("along", () => {
  it("begins and ends at the ends", () => {
    const from = { x: 1, y: 2 };
    const to = { x: 5, y: 8 };
    for (const ctrl of [undefined, [9, 9] as [number, number]]) {
      expect(along(from, ctrl, to, 0)).toMatchObject(from);
      expect(along(from, ctrl, to, 1)).toMatchObject(to);
    }
  });
});

describe("lines and dots", () => {
  it("draws lanes beside the middle", () => {
    expect(lineOf(route({ lane: 1 }), PLACES)).toBe("M0 0L0 10.5L400 10.5L400 0");
    expect(lineOf(route({ ctrl: [200, 50] }), PLACES)).toBe("M0 0Q200 50 400 0");
  });

  it("puts the dot away from the other lane", () => {
    const lane0 = route({ lane: 0 });
    const lane1 = route({ lane: 1 });
    expect(dotOf(spacesOf(lane0, PLACES), lane0).y).toBeLessThan(-20);
    expect(dotOf(spacesOf(lane1, PLACES), lane1).y).toBeGreaterThan(20);
  });
});
