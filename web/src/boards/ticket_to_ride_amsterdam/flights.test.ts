import { describe, expect, it } from "vitest";

import type { EventView } from "../../lib/api/types";
import { flightsOf } from "./flights";

const event = (kind: string, seat: number, facts: Record<string, unknown>): EventView => ({
  ply: 1,
  seat,
  kind,
  text: "",
  facts,
});

describe("flightsOf", () => {
  it("takes a card from its place in the row to the hand of its owner", () => {
    const took = event("take", 1, { card: "blue", place: 3 });
    expect(flightsOf([took], 1)).toEqual([{ card: "blue", from: "row:2", to: "hand:blue" }]);
    expect(flightsOf([took], 0)).toEqual([{ card: "blue", from: "row:2", to: "seat:1" }]);
  });

  it("shows others' blind draws from behind", () => {
    expect(flightsOf([event("draw", 1, { known: 0 })], 0)).toEqual([{ card: "back", from: "deck", to: "seat:1" }]);
    expect(flightsOf([event("draw", 0, { known: 1, card: "red" })], 0)[0]?.to).toBe("hand:red");
  });

  it("pays card by card", () => {
    const flights = flightsOf([event("claim", 2, { cards: { pink: 2, wild: 1 } })], null);
    expect(flights.map((flight) => flight.card)).toEqual(["pink", "pink", "wild"]);
    expect(flightsOf([event("look", 2, {})], null)).toEqual([]);
  });
});
