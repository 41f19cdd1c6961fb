import { describe, expect, it } from "vitest";

import { placeOf, tableNamed } from "./address";

describe("placeOf", () => {
  it("knows every page", () => {
    expect(placeOf("/", "")).toEqual({ page: "home" });
    expect(placeOf("/new", "?game=steam")).toEqual({ page: "new", game: "steam", friends: false });
    expect(placeOf("/new", "?friends=1")).toEqual({ page: "new", game: null, friends: true });
    expect(placeOf("/table/abc", "?code=4K7Q")).toEqual({ page: "table", id: "abc", code: "4K7Q" });
    expect(placeOf("/replay/abc", "?ply=27&as=2")).toEqual({ page: "replay", id: "abc", ply: 27, as: "2" });
    expect(placeOf("/replay/abc", "?ply=x")).toEqual({ page: "replay", id: "abc", ply: null, as: null });
    expect(placeOf("/rules/steam", "?find=bid")).toEqual({ page: "rules", game: "steam", find: "bid" });
    expect(placeOf("/settings", "")).toEqual({ page: "settings" });
  });

  it("calls everything else lost", () => {
    for (const path of ["/nowhere", "/table", "/table/a/b", "/settings/x"]) {
      expect(placeOf(path, "")).toEqual({ page: "lost" });
    }
  });
});

describe("tableNamed", () => {
  it("reads links, with and without a code", () => {
    expect(tableNamed(" https://x.org/table/ab-1?code=4K7Q ")).toEqual({ id: "ab-1", code: "4K7Q" });
    expect(tableNamed("/table/ab-1")).toEqual({ id: "ab-1", code: null });
  });

  it("reads a bare code and refuses nonsense", () => {
    expect(tableNamed("4K7Q")).toEqual({ id: "4K7Q", code: "4K7Q" });
    expect(tableNamed("two words")).toBeNull();
    expect(tableNamed("")).toBeNull();
  });
});
