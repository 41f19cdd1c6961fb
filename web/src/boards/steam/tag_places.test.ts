import { expect, it } from "vitest";

import { centre } from "./hexes";
import { placeNames } from "./place_names";
import { placeTags } from "./tag_places";

const at = centre("G5");

it("puts the words of a city below it", () => {
  const [tag] = placeTags([["G5", "you 3"]], [], []);
  expect(tag?.y).toBeGreaterThan(at.y);
});

it("puts them elsewhere if they would cover a name there", () => {
  const names = placeNames([{ hex: "F5", name: "Columbus", city: false }], 1);
  const [tag] = placeTags([["G5", "Ann 1, Cleo 3, Dan 2"]], names, []);
  expect(tag?.y).toBeLessThan(at.y);
});

it("puts them beside what else stands there, and beside one another", () => {
  const number = { x: at.x - 25, y: at.y + 40, w: 54, h: 22 };
  const [first, second] = placeTags(
    [
      ["G5", "you 3"],
      ["G5", "you 4"],
    ],
    [],
    [number],
  );
  expect(first?.y).toBeLessThan(at.y);
  expect([second?.x, second?.y]).not.toEqual([first?.x, first?.y]);
});
