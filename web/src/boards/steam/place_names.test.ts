import { expect, it } from "vitest";

import { hexNames, LEAST, placeNames } from "./place_names";

const TOWN = { hex: "D4", name: "Erie", city: false };
const LONG = { hex: "C4", name: "Grand Rapids", city: false };

it("lets names grow with the text", () => {
  const [usual] = placeNames([TOWN], 1);
  const [large] = placeNames([TOWN], 1.5);
  expect(large?.size).toBeGreaterThan(usual?.size ?? 0);
});

it("leaves names as small as can be read that would lie over another", () => {
  const city = { ...TOWN, city: true };
  const [free] = placeNames([city], 1);
  const [close] = placeNames([city, { ...city, name: "Kalamazoo" }], 1);
  expect(free?.size).toBeGreaterThan(LEAST);
  expect(close?.size).toBe(LEAST);
});

it("leaves out names of hexes below a long name", () => {
  const hexes = ["A1", "C4", "D4"];
  const said = (places: Parameters<typeof placeNames>[0]): string[] =>
    hexNames(hexes, placeNames(places, 1.5)).map(({ name }) => name);
  expect(said([TOWN])).toEqual(hexes);
  expect(said([LONG])).not.toContain("D4");
});
