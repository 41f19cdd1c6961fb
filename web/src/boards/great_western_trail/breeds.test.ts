import { describe, expect, it } from "vitest";

import { hyphenated } from "./breeds";

describe("the name of a breed", () => {
  it("may break between two consonants", () => {
    expect(hyphenated("голландская полосатая").split("\u00AD")).toEqual(["гол", "лан", "дская полосатая"]);
    expect(hyphenated("джерсейська").split("\u00AD")[0]).toBe("джер");
  });

  it("stays whole if it is short, or not Cyrillic", () => {
    expect(hyphenated("чорний ангус")).toBe("чорний ангус");
    expect(hyphenated("West Highland")).toBe("West Highland");
  });
});
