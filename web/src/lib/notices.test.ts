import { describe, expect, it } from "vitest";

import { isQuiet, minutesOf } from "./notices.svelte";

describe("quiet hours", () => {
  const at = (time: string): Date => new Date(`2026-03-01T${time}:00Z`);

  it("run over midnight, by the clock of their zone", () => {
    const night = { begin: "22:00", end: "08:00", zone: "Europe/Kyiv" }; // two hours ahead in winter
    expect(isQuiet(night, at("20:00"))).toBe(true);
    expect(isQuiet(night, at("19:59"))).toBe(false);
    expect(isQuiet(night, at("03:00"))).toBe(true);
    expect(isQuiet(night, at("06:00"))).toBe(false);
  });

  it("lie within a day", () => {
    const noon = { begin: "12:00", end: "14:30", zone: "UTC" };
    expect(isQuiet(noon, at("12:00"))).toBe(true);
    expect(isQuiet(noon, at("14:30"))).toBe(false);
    expect(isQuiet(noon, at("23:00"))).toBe(false);
  });

  it("reads hours", () => {
    expect(minutesOf("08:30")).toBe(510);
  });
});
