import { expect, it } from "vitest";

import { smooth } from "./lines";

it("goes through its points and bends between them", () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 30 },
  ] as const;
  expect(smooth([a, b])).toBe("M0 0C5 0 25 0 30 0");
  expect(smooth([a, b, c])).toMatch(/^M0 0C.* 30 0C.* 30 30$/);
  expect(smooth([])).toBe("");
});
