import { describe, expect, it } from "vitest";

import { keyBytes } from "./push";

describe("keyBytes", () => {
  it("reads URL-safe base 64 without padding", () => {
    expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
    expect([...keyBytes("AQI")]).toEqual([1, 2]);
  });
});
