import { describe, expect, it } from "vitest";

import { dock } from "./dock";

const ROOM = { w: 1000, h: 500 };
const CARD = { w: 200, h: 150 };

describe("where a card lies", () => {
  it("is beside what it is about", () => {
    expect(dock(ROOM, CARD, { x: 400, y: 200, w: 100, h: 60 }, [])).toEqual({ x: 512, y: 192 });
  });

  it("is never outside", () => {
    const { x, y } = dock(ROOM, CARD, { x: 950, y: 470, w: 50, h: 30 }, []);
    expect(x + CARD.w).toBeLessThanOrEqual(ROOM.w);
    expect(y + CARD.h).toBeLessThanOrEqual(ROOM.h);
  });

  it("leaves what is lit in sight", () => {
    const lit = { x: 512, y: 150, w: 300, h: 200 };
    const { x } = dock(ROOM, CARD, { x: 400, y: 200, w: 100, h: 60 }, [lit]);
    expect(x + CARD.w <= 400).toBe(true);
  });
});
