import { describe, expect, it } from "vitest";

import { clockText, daysAndHours, elapsed } from "./clock";

describe("clocks", () => {
  it("counts whole seconds and never below zero", () => {
    expect(clockText(760)).toBe("12:40");
    expect(clockText(8.2)).toBe("0:09");
    expect(clockText(3725)).toBe("1:02:05");
    expect(clockText(-4)).toBe("0:00");
  });

  it("speaks of days only when there are some", () => {
    expect(daysAndHours(100_800)).toEqual({ days: 1, hours: 4 });
    expect(daysAndHours(5000)).toBeNull();
  });

  it("a clock stands still in the rest it was told of", () => {
    expect(elapsed(30, null)).toBe(30);
    expect(elapsed(30, [60, 90])).toBe(30);
    expect(elapsed(75, [60, 90])).toBe(60);
    expect(elapsed(100, [60, 90])).toBe(70);
    expect(elapsed(20, [0, 90])).toBe(0);
  });
});
