import { expect, it } from "vitest";

import { readable } from "./rules";

it("leaves out where a rule comes from and how its file marks words", () => {
  expect(readable("Money is unlimited. [S0 S4]")).toBe("Money is unlimited.");
  expect(readable("[S] 72 train cards. Split [P]: 15 locomotives")).toBe("72 train cards. Split: 15 locomotives");
  expect(readable("A *herd deck* of `cards` [S0 S4; split: I] [R-23] [OP-11]")).toBe("A herd deck of cards");
  expect(readable("one of [a, b] or [3]")).toBe("one of [a, b] or [3]");
});
