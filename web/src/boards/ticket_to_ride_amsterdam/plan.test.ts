import { describe, expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import type { AmsterdamBox, AmsterdamSeat, AmsterdamView, Route } from "./box";
import {
  closedLanes,
  elementOf,
  likelyClaim,
  merchandise,
  movesByElement,
  nearRoutes,
  owners,
  paymentOf,
  routesToGo,
  withRoute,
} from "./plan";

const move = (text: string): MoveView => ({ text, kind: text.split(" ")[0] ?? "", label: text, facts: {} });
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
  constants: { route_points: {}, bonus_points: { 2: { value: [8, 4] }, 3: { value: [8, 5, 2] } } },
};

const seat = (routes: string[], part: Partial<AmsterdamSeat> = {}): AmsterdamSeat => ({
  carts: 16,
  points: 0,
  bonus_cards: 0,
  routes,
  hand_size: 0,
  hand: null,
  contract_count: 0,
  contracts: null,
  ...part,
});
const view = (...seats: AmsterdamSeat[]): AmsterdamView => ({
  viewer: 0,
  seat: 0,
  row: [],
  deck: 9,
  discard: {},
  contract_deck: 3,
  offered: null,
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

describe("lanes", () => {
  it("closes the other lane to its owner, and with two players to both", () => {
    expect([...closedLanes(BOX, view(seat([]), seat(["bc_red"])))]).toEqual(["bc_grey"]);
    expect([...closedLanes(BOX, view(seat([]), seat(["bc_red"]), seat([])))]).toEqual([]);
    expect([...closedLanes(BOX, view(seat(["bc_red"]), seat([]), seat([])))]).toEqual(["bc_grey"]);
    expect(owners(view(seat(["ab"]), seat(["cd"])))).toEqual(
      new Map([
        ["ab", 0],
        ["cd", 1],
      ]),
    );
  });
});

describe("routesToGo", () => {
  it("counts own routes as done and takes the shortest way round the others", () => {
    expect(routesToGo(BOX, view(seat([]), seat([]), seat([])), 0, ["a", "c"])).toBe(2);
    expect(routesToGo(BOX, view(seat(["ab"]), seat([]), seat([])), 0, ["a", "c"])).toBe(1);
    expect(routesToGo(BOX, view(seat(["ab", "bc_red"]), seat([])), 0, ["a", "c"])).toBe(0);
    expect(routesToGo(BOX, view(seat([]), seat(["ab"]), seat([])), 0, ["a", "b"])).toBe(3);
    expect(routesToGo(BOX, view(seat([]), seat(["ab", "ad"]), seat([])), 0, ["a", "c"])).toBeNull();
  });

  it("foresees a claim", () => {
    expect(routesToGo(BOX, withRoute(view(seat(["ab"]), seat([])), 0, "bc_grey"), 0, ["a", "c"])).toBe(0);
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
      view(seat(["ab"], { contracts: [{ id: "k1", ends: ["a", "c"], value: 4, complete: false }] }), seat([])),
      0,
    );
    expect([...near].sort()).toEqual(["ab", "ad", "bc_grey", "bc_red"]);
  });
});

describe("merchandise", () => {
  it("shares places and gives nothing for nothing", () => {
    const table = view(seat([], { bonus_cards: 2 }), seat([], { bonus_cards: 2 }), seat([]));
    expect(merchandise(BOX, table)).toEqual([
      { seat: 0, cards: 2, points: 8 },
      { seat: 1, cards: 2, points: 8 },
      { seat: 2, cards: 0, points: 0 },
    ]);
  });
});
