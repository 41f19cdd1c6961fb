import { expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import { elementOf, likelyMove, loadFor, movesByElement } from "./plan";

const move = (text: string, facts: Record<string, unknown> = {}): MoveView => ({
  text,
  kind: text.split(" ")[0] ?? "",
  label: text,
  facts,
  where: [],
});

it("puts moves where they happen", () => {
  const at: [MoveView, string | null][] = [
    [move("take row 2", { number: 2 }), "row:2"],
    [move("take deck"), "deck"],
    [move("take passenger"), "bag"],
    [move("build hopper_l1", { card: "hopper_l1" }), "hand:hopper_l1"],
    [move("load 2 1 bank", { seat: 1, place: 1, card: "bank" }), "car:1:1"],
    [move("board 2 1 white", { seat: 1, place: 1, passenger: "white" }), "car:1:1"],
    [move("upgrade 1 hopper_l2", { place: 1, card: "hopper_l2" }), "car:0:1"],
    [move("scrap-for bank", { card: "bank" }), "hand:bank"],
    [move("unload 1 0", { place: 1, slot: 0 }), "car:0:1"],
    [move("to devon_city", { island: "devon_city" }), "island:devon_city"],
    [move("contract devon_city_b", { contract: "devon_city_b" }), "island:devon_city"],
    [move("special"), null],
  ];
  for (const [it, element] of at) expect(elementOf(it, 0)).toBe(element);
  const moves = [move("take deck"), move("special"), move("take deck")];
  expect([...movesByElement(moves, 0).keys()]).toEqual(["deck"]);
});

it("finds a card that is loaded or built over a car at both", () => {
  const load = move("load 2 1 bank", { seat: 1, place: 1, card: "bank" });
  const upgrade = move("upgrade 1 hopper_l2", { place: 1, card: "hopper_l2" });
  expect([...movesByElement([load, upgrade], 0).keys()]).toEqual(["car:1:1", "hand:bank", "car:0:1", "hand:hopper_l2"]);
});

it("guesses what was meant, by what is asked", () => {
  const at = { question: "action", viewer: 0, supply: ["green"], load: "bank", passenger: null };
  const meant = (element: string, more: object = {}) => likelyMove(element, { ...at, ...more });
  expect(["row:1", "hand:bank", "car:0:2", "island:camp_eagle", "elsewhere"].map((it) => meant(it))).toEqual([
    "take row 1",
    "build bank",
    "load 1 2 bank",
    "contract camp_eagle",
    null,
  ]);
  expect(meant("car:0:2", { load: null })).toBe("board 1 2 green");
  for (const question of ["payment", "hand-limit", "benefit-discard", "extra-card"]) {
    expect(meant("hand:bank", { question })).toBe("discard bank");
  }
  expect(meant("car:0:2", { question: "contract" })).toBe("unload 2 1");
  expect(meant("car:1:2", { question: "contract" })).toBe("load 2 2 bank");
  expect(meant("car:0:2", { question: "scrapping" })).toBe("scrap-car 2");
  expect(meant("car:0:2", { question: "delivering", passenger: "white" })).toBe("ticket white 2");
  expect(meant("island:camp_eagle", { question: "destination" })).toBe("to camp_eagle");
});

it("loads what fits the car that is asked about", () => {
  const hand = [
    { id: "bank", cargo: ["oil"] },
    { id: "hopper_l1", cargo: ["coal"] },
  ];
  expect(loadFor("coal", null, hand)).toBe("hopper_l1");
  expect(loadFor("coal", "bank", hand)).toBe("bank");
  expect(loadFor("box", null, hand)).toBe("bank");
  expect(loadFor("passenger", "bank", hand)).toBe("passenger");
  expect(loadFor("coal", null, [])).toBeNull();
});
