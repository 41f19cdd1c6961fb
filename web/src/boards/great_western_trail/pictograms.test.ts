import { expect, it } from "vitest";

import { briefly, heightFor, rowsFor, rowWidth, type Sign } from "./pictograms";

const ROW: Sign[] = [
  { kind: "card", select: "jersey" },
  { kind: "text", text: "→" },
  { kind: "icon", name: "certificate" },
  { kind: "text", text: "2" },
];

it("makes a row as high as its width allows", () => {
  const height = heightFor(ROW, 40, 30);
  expect(rowWidth(ROW, height)).toBeCloseTo(40);
  expect(heightFor(ROW, 400, 16)).toBe(16);
});

it("leaves out the arrow and what a price is multiplied by", () => {
  expect(briefly(ROW)).toEqual([ROW[0], ROW[2], ROW[3]]);
  const price: Sign[] = [
    { kind: "icon", name: "build" },
    { kind: "text", text: "$1×" },
    { kind: "icon", name: "craftsman" },
  ];
  expect(briefly(price)).toEqual(price.slice(0, 2));
});

it("gives rows below the first the room they have", () => {
  const long = { gain: [{ do: "advance_certificates", amount: { times: 2, per: "teepee_pairs" } }] };
  const [first, second] = rowsFor([long, long], 40, 60, 80);
  expect(first?.height).toBeLessThan(second?.height ?? 0);
});
