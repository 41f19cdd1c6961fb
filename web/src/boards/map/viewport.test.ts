import { describe, expect, it } from "vitest";

import { holds } from "./fitting";
import { cropOf, fullest, holding, inside, Viewport, within, zoomed } from "./viewport.svelte";

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

describe("a screen of another shape", () => {
  const crop = cropOf(WHOLE, { width: 390, height: 780 });

  it("cuts off the sides of a wide map", () => {
    expect(crop.y).toBeCloseTo(0);
    expect(crop.x).toBeCloseTo(0.3); // 400 of 1000 are seen
  });

  it("still reaches the edges", () => {
    const frame = inside({ x: -900, y: 0, w: 500, h: 400 }, WHOLE, crop);
    expect(frame.x + crop.x * frame.w).toBeCloseTo(0);
  });
});

describe("what is lit", () => {
  it("is seen if it is not at the very edge", () => {
    expect(within({ x: 500, y: 400 }, WHOLE)).toBe(true);
    expect(within({ x: 990, y: 400 }, WHOLE)).toBe(false);
  });

  it("is looked at where most of it is, not between", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 900, y: 0 },
      { x: 910, y: 0 },
    ];
    expect(fullest(points, { x: 0, y: 0, w: 200, h: 200 })).toBe(points[1]);
    expect(fullest([], WHOLE)).toBeNull();
  });
});

describe("a frame that holds points", () => {
  const points = [
    { x: 400, y: 400 },
    { x: 600, y: 400 },
  ];

  it("has them in its middle, no closer than it may be", () => {
    expect(holding(points, WHOLE, 2)).toEqual({ x: 250, y: 200, w: 500, h: 400 });
  });

  it("holds them beside what the screen cuts off", () => {
    const crop = cropOf(WHOLE, { width: 390, height: 780 });
    const frame = holding(points, WHOLE, 5, crop);
    expect(frame.x + crop.x * frame.w).toBeLessThan(400);
    expect(frame.x + (1 - crop.x) * frame.w).toBeGreaterThan(600);
  });

  it("never holds more than the whole", () => {
    expect(holding([WHOLE, { x: 1000, y: 800 }], WHOLE, 2)).toEqual(WHOLE);
  });
});

describe("a phone whose edges are covered by buttons", () => {
  const phone = new Viewport(WHOLE);
  phone.screen = { width: 400, height: 400 };
  phone.covered = { top: 60, bottom: 40 };
  phone.crop = cropOf(WHOLE, phone.screen);

  it("shows things between the buttons", () => {
    const boxes = [
      { x: 300, y: 300, w: 100, h: 60 },
      { x: 500, y: 400, w: 100, h: 60 },
    ];
    phone.show(boxes, null, 500);
    expect(phone.seen.w).toBeLessThanOrEqual(500);
    expect(boxes.every((box) => holds(phone.clear, box))).toBe(true);
  });

  it("comes as close as a finger needs, and no closer", () => {
    phone.show([{ x: 500, y: 400, w: 50, h: 50 }], null, 500);
    expect((phone.screen.width / phone.seen.w) * 50).toBeCloseTo(44);
  });
});
