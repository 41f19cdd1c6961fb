import { expect, test } from "vitest";

import { NO_FILTER, queryOf } from "./filter";

test("a filter becomes a query of what is set", () => {
  expect(queryOf(NO_FILTER)).toBe("");
  expect(queryOf({ ...NO_FILTER, game: "steam", find: " Ann & co " })).toBe("game=steam&find=Ann+%26+co");
});

test("the last day is included", () => {
  const query = new URLSearchParams(queryOf({ ...NO_FILTER, from: "2026-11-16", to: "2026-11-16" }));
  expect(Number(query.get("until")) - Number(query.get("since"))).toBe(86_400);
});
