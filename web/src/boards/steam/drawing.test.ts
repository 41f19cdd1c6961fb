import { describe, expect, it } from "vitest";

import type { PlaceView } from "../../lib/api/views/steam";
import { cubeRows, drawnLinks, pathsOf } from "./drawing";
import { centre } from "./hexes";

function city(cubes: Record<string, number>): PlaceView {
  return { id: "berlin", hex: "K4", colour: "red", cubes, grown: false, new: false };
}

describe("cubes in a city", () => {
  it("stand side by side about its middle", () => {
    const [red, blue] = cubeRows([city({ red: 1, blue: 2 })]);
    const { x } = centre("K4");
    expect(red).toMatchObject({ id: "cube:berlin red", count: 1, wide: 20, x: x - 20 });
    expect(blue).toMatchObject({ id: "cube:berlin blue", count: 2, x });
  });

  it("move together where there are many", () => {
    const [all] = cubeRows([city({ red: 6 })]);
    expect(all?.wide).toBe(13);
    expect(cubeRows([city({})])).toEqual([]);
  });
});

describe("drawn track", () => {
  it("has the middle of a link on its line", () => {
    const link = { id: "berlin n", ends: [null, null], owner: 0, exits: ["K4 n", "K4 s"], open: null, lapses: false };
    expect(drawnLinks([link])[0]?.middle).toEqual(centre("K4"));
  });

  it("turns the paths of a tile", () => {
    const faces = new Map([["straight", { id: "straight", paths: [[0, 3]] as [number, number][] }]]);
    expect(pathsOf({ hex: "K4", face: "straight", rotation: 1 }, faces)).toEqual([[1, 4]]);
    expect(pathsOf({ hex: "K4", face: "unknown", rotation: 1 }, faces)).toEqual([]);
  });
});
