import { describe, expect, it } from "vitest";

import { around, groups, holds, together } from "./fitting";

const at = (x: number, y = 300): { x: number; y: number; w: number; h: number } => ({ x, y, w: 100, h: 60 });
const SIZE = { w: 500, h: 400 };
const home = at(500);

describe("what is shown together", () => {
  it("is all that is lit and one's own piece", () => {
    expect(together([at(400), at(700)], home, SIZE)).toEqual([home, at(400), at(700)]);
  });

  it("is all that is lit if one's own piece does not fit beside it", () => {
    expect(together([at(0), at(350)], home, SIZE)).toEqual([at(0), at(350)]);
  });

  it("is else the first with one's own piece and what goes with them", () => {
    expect(together([at(400), at(1100), at(700)], home, SIZE)).toEqual([at(400), home, at(700)]);
  });

  it("is never one's own piece without anything lit", () => {
    expect(together([at(1100), at(0)], home, SIZE)).toEqual([at(1100)]);
  });
});

describe("the rest", () => {
  it("is in groups that a screen shows, from left to right", () => {
    expect(groups([at(1100), at(100), at(300), at(900)], SIZE)).toEqual([
      [at(100), at(300)],
      [at(900), at(1100)],
    ]);
    expect(groups([], SIZE)).toEqual([]);
  });

  it("lies in another group if it is too far up or down", () => {
    expect(groups([at(100, 0), at(100, 600)], SIZE)).toHaveLength(2);
  });
});

describe("a frame", () => {
  it("holds a thing only as a whole", () => {
    const frame = around([home]);
    expect(holds(frame, home)).toBe(true);
    expect(holds(frame, at(530))).toBe(false);
  });
});
