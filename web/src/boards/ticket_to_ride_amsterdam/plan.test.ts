import { describe, expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import type { SeatView, AmsterdamView } from "../../lib/api/views/ticket_to_ride_amsterdam";
import type { AmsterdamBox, Route } from "./box";
import { elementOf, likelyClaim, movesByElement, nearRoutes, owners, paymentOf } from "./plan";

const move = (text: string): MoveView => ({ text, kind: text.split(" ")[0] ?? "", label: text, facts: {}, where: [] });
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

describe("movesByElement", () => {
  it("finds every move at the thing one points at", () => {
    const moves = [
      "take 2 blue",
      "draw",
      "contracts",
      "claim ab pink wild",
      "claim ab pink pink",
      "keep k1",
      "pass",
    ].map(move);
    const found = movesByElement(moves);
    expect([...found.keys()]).toEqual(["row:2", "deck", "contracts", "route:ab", "keep", "pass"]);
    expect([...found.values()].flat()).toHaveLength(moves.length);
  });

  it("offers the payment with the fewest wilds first", () => {
    const found = movesByElement(["claim ab wild wild", "claim ab pink wild", "claim ab pink pink"].map(move));
    expect(found.get("route:ab")?.map((m) => paymentOf(m).join(" "))).toEqual(["pink pink", "pink wild", "wild wild"]);
    expect(elementOf(move("claim ab wild wild"))).toBe("route:ab");
  });
});

describe("owners", () => {
  it("names the seat of every claimed route", () => {
    expect([...owners(view(seat(["ab"]), seat(["cd"])))]).toEqual([
      ["ab", 0],
      ["cd", 1],
    ]);
  });
});

describe("likelyClaim", () => {
  it("pays what comes closest", () => {
    const grey = route("ab", "a", "b", { length: 3 });
    expect(likelyClaim(grey, ["pink", "blue"], { blue: 2, wild: 1 })).toBe("claim ab blue blue wild");
    expect(likelyClaim(grey, ["pink", "blue"], {})).toBe("claim ab pink pink pink");
    expect(likelyClaim({ ...grey, colour: "pink" }, ["pink", "blue"], { blue: 3, wild: 4 })).toBe(
      "claim ab pink wild wild",
    );
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
