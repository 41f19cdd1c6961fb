import { describe, expect, it } from "vitest";

import { nameLines, RAIL, Strip } from "./rail_layout";

describe("the strip of the railroad", () => {
  const folded = new Strip(1118, false, false);
  const open = new Strip(1118, true, true);

  it("is as wide as there is room, but never too narrow to read", () => {
    expect(folded.width).toBe(1118);
    expect(new Strip(390, true, false).width).toBe(940);
    expect(open.height).toBe(folded.height + 20 + RAIL.second);
  });

  it("has a crossing half-way between a space and the next one", () => {
    const { x, y } = folded.crossing(4);
    expect(x).toBeCloseTo((folded.at("4").x + folded.at("5").x) / 2);
    expect(x).toBeGreaterThan(folded.at("4").x + 11); // clear of the space
    expect(y).toBe(RAIL.y);
  });

  it("has turnouts off the rail", () => {
    expect(folded.at("4.5").y).toBeLessThan(folded.at("4").y);
    expect(folded.at("4.5").x).toBeCloseTo(folded.crossing(4).x);
  });

  it("hides the second row while it is folded", () => {
    expect(folded.holds("18")).toBe(true);
    expect(folded.holds("19")).toBe(false);
    expect(open.holds("39")).toBe(true);
  });

  it("keeps plates and shields inside and apart", () => {
    const last = open.plate({ position: 38.5 }, "38.5");
    expect(last.x + last.w).toBeLessThanOrEqual(open.width);
    const cities = {
      kansas_city: { value: 0 },
      topeka: { value: 1 },
      wichita: { value: 4 },
      albuquerque: { value: 6 },
    };
    const shields = [...folded.shields(cities).values()];
    for (const [n, { x, w }] of shields.entries()) {
      const next = shields[n + 1];
      if (next) expect(x + w / 2).toBeLessThan(next.x - next.w / 2);
      expect(x - w / 2).toBeGreaterThan(0);
    }
  });
});

describe("a long name", () => {
  it("is broken at its first space or hyphen", () => {
    expect(nameLines("Сан-Франциско", 60)).toEqual(["Сан-", "Франциско"]);
    expect(nameLines("San Francisco", 60)).toEqual(["San", "Francisco"]);
    expect(nameLines("Topeka", 20)).toEqual(["Topeka"]);
    expect(nameLines("El Paso", 200)).toEqual(["El Paso"]);
  });
});
