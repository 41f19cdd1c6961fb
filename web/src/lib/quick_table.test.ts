import { describe, expect, it } from "vitest";

import type { GameInfo } from "./api/types";
import { middleLevel, quickTable } from "./quick_table";

const game = (seats: [number, number], levels: string[]): GameInfo => ({
  id: "g",
  title: "",
  tagline: "",
  seats,
  minutes: [1, 2],
  version: 1,
  options: [],
  presets: [],
  levels,
  lessons: [],
});

describe("quickTable", () => {
  it("seats two bots, or as many as the game wants", () => {
    expect(quickTable(game([2, 4], ["random", "greedy"])).seats).toHaveLength(3);
    expect(quickTable(game([2, 2], ["random", "greedy"])).seats).toHaveLength(2);
    expect(quickTable(game([4, 5], ["random", "greedy"])).seats).toHaveLength(4);
    expect(quickTable(game([1, 4], ["random", "greedy"]))).toMatchObject({
      start: true,
      seats: [{ kind: "me" }, {}, {}],
    });
  });

  it("takes bots that know something", () => {
    expect(middleLevel(["random", "greedy", "search"])).toBe("greedy");
    expect(middleLevel(["calm", "sharp", "merciless"])).toBe("sharp");
  });
});
