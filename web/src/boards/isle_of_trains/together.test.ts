import { expect, it } from "vitest";

import type { TableView } from "../../lib/api/types";
import { discards, togetherOf, touched, touchedKind } from "./together";

const of = (count: number, ...cards: string[]) => ({ count, cards });

it("reads from the view what is to be chosen", () => {
  const view = {
    table: { game: "isle_of_trains" },
    viewer: 0,
    prompt: { yours: true },
    moves: [{ text: "discard boxcar", kind: "discard", label: "", facts: {}, where: [] }],
    view: { ask: { facts: { as_set: true, count: 2 } }, seats: [{ hand: { loco: 1, boxcar: 2, bank: 1 } }] },
  } as unknown as TableView;
  expect(togetherOf(view)).toEqual({
    count: 2,
    cards: ["boxcar", "boxcar", "bank"],
  });
  expect(togetherOf({ ...view, prompt: { ...view.prompt, yours: false } })).toBeNull();
});

it("ticks and unticks, and lets go of the first of too many", () => {
  expect(touched([2, 0], 2, 3)).toEqual([0]);
  expect(touched([2, 0], 1, 2)).toEqual([0, 1]);
  const its = of(3, "loco", "boxcar", "boxcar", "bank");
  expect(touchedKind([0], "boxcar", its)).toEqual([0, 1]);
  expect(touchedKind([0, 1], "boxcar", its)).toEqual([0, 1, 2]);
  expect(touchedKind([0, 1, 2], "boxcar", its)).toEqual([0]);
});

it("names cards in the order of the catalogue, whatever the order of choosing", () => {
  const its = of(3, "loco", "boxcar_2", "boxcar_3", "coach", "caboose", "bank");
  expect(discards([4, 0, 2], its)).toEqual(["discard loco", "discard boxcar_3", "discard caboose"]);
});

it("leaves out what goes without being asked for", () => {
  const its = of(3, "a", "b", "c", "d");
  expect(discards([3, 1, 2], its)).toEqual(["discard b"]);
  expect(discards([0, 1, 3], its)).toEqual(["discard a", "discard b", "discard d"]);
  expect(discards([2, 0], of(2, "a", "a", "b"))).toEqual(["discard b"]);
  expect(discards([0, 1], of(2, "a", "a", "b"))).toEqual(["discard a"]);
});
