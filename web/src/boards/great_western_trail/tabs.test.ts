import { describe, expect, it } from "vitest";

import { kindsOn, tabOf, TABS } from "./tabs";

describe("tabs", () => {
  it("hold every kind of thing once", () => {
    const kinds = TABS.flatMap(({ id }) => kindsOn(id));
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { id } of TABS) for (const kind of kindsOn(id)) expect(tabOf(`${kind}:x`)).toBe(id);
  });

  it("do not hold the hand and the draw pile, which are always in sight", () => {
    expect(tabOf("hand:guernsey")).toBeUndefined();
    expect(tabOf("stack:draw")).toBeUndefined();
    expect(tabOf("stack:objectives")).toBe("markets");
  });
});
