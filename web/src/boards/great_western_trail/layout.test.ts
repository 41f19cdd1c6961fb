import { describe, expect, it } from "vitest";

import { arrowOf, legPoints, manAt, pointedAt, sizeOf, spaceAt, wayThrough } from "./layout";

describe("the trail", () => {
  it("has an arrow on long legs only, along them", () => {
    const arrow = arrowOf("build_a_1", "build_a_2"); // to the left
    expect(Math.abs(arrow?.angle ?? 0)).toBe(180);
    expect(arrow?.x).toBe((spaceAt("build_a_1").x + spaceAt("build_a_2").x) / 2);
    expect(arrowOf("flood_1", "flood_2")).toBeNull();
    const [, bend] = legPoints("neutral_a", "flood_1");
    expect(arrowOf("neutral_a", "flood_1")).toMatchObject({ x: bend?.x, y: bend?.y });
  });

  it("is pointed at where the things lie", () => {
    expect(pointedAt("neutral_a")).toEqual(spaceAt("neutral_a"));
    expect(pointedAt("kansas_city").y).toBeLessThan(spaceAt("kansas_city").y);
    expect(sizeOf("teepee").w).toBeLessThan(sizeOf("building").w);
  });

  it("has room for several cattlemen", () => {
    expect(manAt("neutral_a", "neutral", 0).x - manAt("neutral_a", "neutral", 1).x).toBe(22);
  });

  it("leads over empty spaces", () => {
    const next: Record<string, string[]> = { neutral_a: ["build_a_1", "flood_1"], build_a_1: ["build_a_2"] };
    const way = wayThrough(
      ["neutral_a", "build_a_2"],
      (space) => next[space] ?? [],
      (space) => space === "build_a_1",
    );
    expect(way).toContainEqual(spaceAt("build_a_1"));
    expect(way.at(-1)).toEqual(spaceAt("build_a_2"));
  });
});
