import { expect, it } from "vitest";

import { readSteps } from "./steps";

it("reads the rewards of a ticket tile", () => {
  expect(readSteps("gain_vp 2, take_cards 1")).toEqual([
    { op: "gain_vp", n: 2 },
    { op: "take_cards", n: 1 },
  ]);
  expect(readSteps("bonus_action build load")).toEqual([{ op: "bonus_action", choices: ["build", "load"] }]);
});
