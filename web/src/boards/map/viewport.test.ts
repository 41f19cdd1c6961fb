import { describe, expect, it } from "vitest";

import { inside, zoomed } from "./viewport.svelte";

const WHOLE = { x: 0, y: 0, w: 1000, h: 800 };

describe("zoomed", () => {
  it("keeps the point under the pointer where it is", () => {
    const at = { x: 300, y: 200 };
    const frame = zoomed(WHOLE, WHOLE, 2, at);
    expect(frame).toMatchObject({ w: 500, h: 400 });
    expect((at.x - frame.x) / frame.w).toBeCloseTo(0.3);
    expect((at.y - frame.y) / frame.h).toBeCloseTo(0.25);
  });

  it("never shows more than everything nor gets closer than five times", () => {
    expect(zoomed(WHOLE, WHOLE, 0.5, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(zoomed(WHOLE, WHOLE, 100, { x: 0, y: 0 }).w).toBe(200);
  });
});

describe("inside", () => {
  it("brings a frame back", () => {
    expect(inside({ x: -50, y: 700, w: 500, h: 400 }, WHOLE)).toMatchObject({ x: 0, y: 400 });
  });
});
