import { describe, expect, it } from "vitest";

import {
  across,
  axial,
  centre,
  DIRECTIONS,
  edgeBetween,
  edgeMiddle,
  linkMiddle,
  pathLine,
  river,
  segmentsOf,
  turnedPaths,
} from "./hexes";

describe("hexes", () => {
  it("reads labels: every second column lies half a row lower", () => {
    expect(axial("A5")).toEqual({ q: 0, r: 5 });
    expect(axial("D4")).toEqual({ q: 3, r: 3 });
    expect(centre("B5").y - centre("A5").y).toBeCloseTo((46 * Math.sqrt(3)) / 2, 0);
  });

  it("steps over an edge and back", () => {
    for (const hex of ["K4", "J7", "A5"]) {
      for (const edge of DIRECTIONS.keys()) {
        const there = across(hex, edge);
        if (there.startsWith("@")) continue; // left of column A there is nothing
        expect(across(there, (edge + 3) % 6)).toBe(hex);
        expect(edgeBetween(hex, there)).toBe(edge);
        const [from, to] = [edgeMiddle(centre(hex), edge), edgeMiddle(centre(there), (edge + 3) % 6)];
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(0.5);
      }
    }
    expect(edgeBetween("A5", "C5")).toBe(-1);
  });

  it("turns faces clockwise and leaves the town in the middle", () => {
    expect(turnedPaths({ id: "gentle", paths: [[0, 2]] }, 5)).toEqual([[5, 1]]);
    expect(turnedPaths({ id: "town", paths: [["town", 3]] }, 4)).toEqual([["town", 1]]);
    expect(pathLine({ x: 0, y: 0 }, ["town", 3])).toBe("M0 0L0 39.8");
    expect(pathLine({ x: 0, y: 0 }, [0, 3])).toBe("M0 -39.8Q0 0 0 39.8");
  });

  it("ends a river at the shore", () => {
    expect(river(["A5", "A6"], new Set(["A6"])).endsWith(`0 ${(centre("A5").y + centre("A6").y) / 2}`)).toBe(true);
  });
});

describe("a link", () => {
  it("runs from hex to hex, and its mark lies on the track", () => {
    const curve = segmentsOf(["K4 n", "K4 se"]);
    expect(curve).toEqual([{ hex: "K4", ends: [0, 2] }]);
    const { x, y } = linkMiddle(curve);
    expect(Math.hypot(x - centre("K4").x, y - centre("K4").y)).toBeGreaterThan(5); // off the middle of the hex
  });

  it("begins and ends in towns", () => {
    const link = segmentsOf(["E7 n", "E6 s"]);
    expect(link).toEqual([
      { hex: "E7", ends: ["town", 0] },
      { hex: "E6", ends: [3, "town"] },
    ]);
    expect(linkMiddle(link)).toEqual(edgeMiddle(centre("E6"), 3));
  });
});
