import { describe, expect, it } from "vitest";

import { sameThings, thingOf } from "./motion";

describe("thingOf", () => {
  it("leaves out where a thing lies and which one of its kind it is", () => {
    expect(thingOf("market-guernsey-0")).toBe("guernsey");
    expect(thingOf("hand-1-guernsey-2")).toBe("guernsey");
    expect(thingOf("row-2-boxcar_1")).toBe("boxcar_1");
  });
  it("is nothing for a piece that there is once", () => {
    expect(thingOf("engine-2")).toBeNull();
    expect(thingOf("progress")).toBeNull();
  });
});

describe("sameThings", () => {
  it("finds where each new thing was, each place once", () => {
    const pairs = sameThings(
      ["market-guernsey-0", "market-jersey-0"],
      ["hand-0-guernsey-0", "hand-0-guernsey-1", "row-1"],
    );
    expect([...pairs]).toEqual([["hand-0-guernsey-0", "market-guernsey-0"]]);
  });
});
