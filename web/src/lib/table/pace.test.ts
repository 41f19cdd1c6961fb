import { describe, expect, it } from "vitest";

import type { EventView } from "../api/types";
import { holdTime, lastRoundFrom, moversOf, othersMoved } from "./pace";

const moved = (...movers: (number | null)[]): EventView[] =>
  movers.map((seat, n) => ({ ply: n + 1, seat, text: "", kind: "x", facts: {} }));

describe("moversOf", () => {
  it("takes the seat of a move from its first line that has one", () => {
    const journal = [...moved(0, 1, null), { ply: 3, seat: 2, text: "", kind: "y", facts: {} }];
    expect(moversOf(journal, 0, 4)).toEqual([0, 1, 2, null]);
    expect(moversOf(journal, 2, 2)).toEqual([]);
  });
});

describe("othersMoved", () => {
  it("leaves out what one did oneself and what the table did", () => {
    const journal = moved(0, null, 0, 1);
    expect(othersMoved(journal, 0, 3, 0)).toBe(false);
    expect(othersMoved(journal, 0, 4, 0)).toBe(true);
    expect(othersMoved(journal, 0, 3, null)).toBe(true);
  });
});

describe("holdTime", () => {
  it("never gives a turn more than 2.5 seconds", () => {
    const long = moved(0, ...Array<number>(10).fill(1), 2);
    for (const pace of ["slow", "normal", "fast"] as const) {
      let whole = 0;
      for (let ply = 2; ply <= 11; ply++) whole += holdTime(long, ply, 12, pace);
      expect(whole).toBeLessThanOrEqual(2500);
      expect(whole).toBeGreaterThan(0);
    }
  });
  it("gives a single move its whole time, and none where nothing is shown at a pace", () => {
    expect(holdTime(moved(0, 1, 2), 2, 3, "normal")).toBe(800);
    expect(holdTime(moved(0, 1, 2), 2, 3, "slow")).toBe(1500);
    expect(holdTime(moved(0, 1, 2), 2, 3, "off")).toBe(0);
    expect(holdTime(moved(0, null, 2), 2, 3, "normal")).toBe(0);
  });
});

describe("lastRoundFrom", () => {
  it("begins after one's own last move before the others'", () => {
    expect(lastRoundFrom(moved(0, 0, 1, 1, 2), 0, 3)).toBe(2);
    expect(lastRoundFrom(moved(0, 0, 1, 1, 2, 0), 0, 3)).toBe(2);
    expect(lastRoundFrom(moved(1, 2), 0, 3)).toBe(0);
  });
  it("shows a spectator one turn of everybody", () => {
    expect(lastRoundFrom(moved(0, 1, 2, 0, 1, 2), null, 3)).toBe(3);
  });
  it("has nothing to show where nobody else has moved", () => {
    expect(lastRoundFrom(moved(0, 0), 0, 2)).toBeNull();
    expect(lastRoundFrom([], 0, 2)).toBeNull();
  });
});
