import { describe, expect, it } from "vitest";

import { soundOf } from "./sounds";

describe("soundOf", () => {
  it("takes the sound that says most of what happened", () => {
    expect(soundOf([{ kind: "draw" }, { kind: "reveal" }])).toBe("card");
    expect(soundOf([{ kind: "pay" }, { kind: "hire" }])).toBe("coin");
    expect(soundOf([{ kind: "income" }, { kind: "deliver" }])).toBe("delivery");
    expect(soundOf([{ kind: "claim" }])).toBe("rail");
  });
  it("is silent where nothing is to be heard", () => {
    expect(soundOf([{ kind: "round" }])).toBeNull();
    expect(soundOf([])).toBeNull();
  });
});
