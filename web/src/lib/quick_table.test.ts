import { describe, expect, it } from "vitest";

import type { GameInfo } from "./api/types";
import { quickTable } from "./quick_table";

const game = (seats: [number, number]): GameInfo => ({
  id: "g",
  title: "",
  tagline: "",
  seats,
  minutes: [1, 2],
  version: 1,
  options: [],
  presets: [],
  levels: ["random", "calm"],
  standard_level: "calm",
  lessons: [],
  score_pad: false,
});

describe("quickTable", () => {
  it("seats two bots, or as many as the game wants", () => {
    expect(quickTable(game([2, 4])).seats).toHaveLength(3);
    expect(quickTable(game([2, 2])).seats).toHaveLength(2);
    expect(quickTable(game([4, 5])).seats).toHaveLength(4);
    expect(quickTable(game([1, 4]))).toMatchObject({ start: true, seats: [{ kind: "me" }, {}, {}] });
  });

  it("takes bots of the standard level", () => {
    expect(quickTable(game([2, 2])).seats[1]).toEqual({ kind: "bot", level: "calm" });
  });
});
