import { expect, test } from "vitest";

import { type PadData, readPad, writePad } from "./pad_link";

test("a link holds what was entered, names in any script included", () => {
  const data: PadData = {
    names: ["Анна", "بهار"],
    players: [{ points: 12, income: -3 }, {}],
    shared: { seated_red: 2 },
  };
  expect(readPad(writePad(data))).toEqual(data);
});

test("what is no link of ours is not read", () => {
  for (const text of [
    "",
    "?",
    "bm90IGpzb24",
    btoa("[[1],[{}],{}]"),
    btoa('[["a"],[{"x":"y"}],{}]'),
    btoa("[[],[{}],{}]"),
  ]) {
    expect(readPad(text)).toBeNull();
  }
});
