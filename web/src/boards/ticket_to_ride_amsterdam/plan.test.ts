import { describe, expect, it } from "vitest";

import type { SeatView, AmsterdamView } from "../../lib/api/views/ticket_to_ride_amsterdam";
import type { AmsterdamBox, Route } from "./box";
import { nearRoutes, owners } from "./plan";

const route = (id: string, a: string, b: string, part: Partial<Route> = {}): Route => ({
  id,
  ends: [a, b],
  length: 2,
  colour: "grey",
  group: null,
  lane: null,
  bonus: false,
  ...part,
});

const BOX: AmsterdamBox = {
  colours: ["pink", "blue"].map((id) => ({ id, symbol: id })),
  locations: [],
  routes: [
    route("ab", "a", "b"),
    route("bc_red", "b", "c", { group: "bc", lane: 0, colour: "pink" }),
    route("bc_grey", "b", "c", { group: "bc", lane: 1 }),
    route("cd", "c", "d"),
    route("ad", "a", "d", { length: 4 }),
  ],
  contracts: [],
  constants: { route_points: {}, bonus_points: {} },
};

const seat = (routes: string[], part: Partial<SeatView> = {}): SeatView => ({
  carts: 16,
  points: 0,
  bonus_cards: 0,
  bonus_points: 0,
  seen: {},
  routes,
  hand_size: 0,
  hand: null,
  contract_count: 0,
  contracts: null,
  ...part,
});
const view = (...seats: SeatView[]): AmsterdamView => ({
  viewer: 0,
  seat: 0,
  ply: 0,
  horizon: 0,
  over: false,
  ask: null,
  row: [],
  deck: 9,
  discard: {},
  contract_deck: 3,
  bonus_stock: 16,
  offered: null,
  returned: [],
  closed: [],
  seats,
  final_turns: null,
});

describe("owners", () => {
  it("names the seat of every claimed route", () => {
    expect([...owners(view(seat(["ab"]), seat(["cd"])))]).toEqual([
      ["ab", 0],
      ["cd", 1],
    ]);
  });
});

describe("nearRoutes", () => {
  it("rings what touches the network or joins contracts", () => {
    const near = nearRoutes(
      BOX,
      view(
        seat(["ab"], {
          contracts: [{ id: "k1", ends: ["a", "c"], value: 4, complete: false, missing: 1, closer: {}, way: [] }],
        }),
        seat([]),
      ),
      0,
    );
    expect([...near].sort()).toEqual(["ab", "ad", "bc_grey", "bc_red"]);
  });
});
