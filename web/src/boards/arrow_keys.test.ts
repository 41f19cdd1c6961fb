import { describe, expect, it } from "vitest";

import { nearest } from "./arrow_keys";

describe("nearest", () => {
  it("goes where the arrow points", () => {
    const all = [
      { id: "right", x: 50, y: 5 },
      { id: "far", x: 200, y: 0 },
      { id: "down", x: 0, y: 60 },
    ];
    expect(nearest({ x: 0, y: 0 }, all, 1, 0)?.id).toBe("right");
    expect(nearest({ x: 0, y: 0 }, all, 0, 1)?.id).toBe("down");
    expect(nearest({ x: 0, y: 0 }, all, -1, 0)).toBeNull();
  });
});
