import { describe, expect, it } from "vitest";

import { blocks, hits, plain, signed } from "./rules";

const IDS = ["IOT-3", "IOT-3.5", "IOT-3.6", "IOT-8.1", "GWT-9.1a", "OP-3"];

function ways(text: string): (string | null)[][] {
  return blocks(text, IDS).flatMap((block) =>
    block.kind === "text" ? block.runs.filter((run) => run.to).map((run) => [run.text, run.to]) : [],
  );
}

describe("blocks", () => {
  it("joins the lines of a paragraph and marks words", () => {
    expect(blocks("A *herd deck*\nof **cards**.\n\nMore.", [])).toEqual([
      {
        kind: "text",
        runs: [
          { text: "A ", mark: null, to: null },
          { text: "herd deck", mark: "em", to: null },
          { text: " of ", mark: null, to: null },
          { text: "cards", mark: "strong", to: null },
          { text: ".", mark: null, to: null },
        ],
      },
      { kind: "text", runs: [{ text: "More.", mark: null, to: null }] },
    ]);
  });

  it("reads a table", () => {
    const [text, table] = blocks("Hoppers:\n| card | cost |\n|---|---|\n| Hopper 3 | 7 |", []);
    expect(text?.kind).toBe("text");
    if (table?.kind !== "table") throw new Error("no table");
    expect(table.head.map((cell) => cell[0]?.text)).toEqual(["card", "cost"]);
    expect(table.rows.map((row) => row.map((cell) => cell[0]?.text))).toEqual([["Hopper 3", "7"]]);
  });

  it("leads to the rules that are named, and only to those there are", () => {
    expect(ways("See IOT-3.5, 3.6 and OP-3, but not IOT-99.1.")).toEqual([
      ["IOT-3.5", "IOT-3.5"],
      ["3.6", "IOT-3.6"],
      ["OP-3", "OP-3"],
    ]);
    expect(ways("IOT-3.5 to 3.6 (GWT-9.1a), section 8, sections 3–7")).toEqual([
      ["IOT-3.5", "IOT-3.5"],
      ["3.6", "IOT-3.6"],
      ["GWT-9.1a", "GWT-9.1a"],
      ["section 8", "IOT-8.1"],
      ["sections 3", "IOT-3"],
    ]);
    expect(ways("pay IOT-3.5, 3 cards")).toEqual([["IOT-3.5", "IOT-3.5"]]);
  });

  it.each([
    ["uk", "За правилами IOT-3.5 і 3.6 (розділ 8, у розділах 3–7; підрозділ 8)", "розділ 8", "розділах 3"],
    ["ru", "По правилам IOT-3.5 и 3.6 (раздел 8, в разделах 3–7; подраздел 8)", "раздел 8", "разделах 3"],
    ["fa", "قواعد IOT-3.5 و 3.6 (بخش 8، بخش‌های 3 تا 7؛ زیربخش 8)", "بخش 8", "بخش‌های 3"],
  ])("leads there in %s too", (_, text, one, several) => {
    expect(ways(text)).toEqual([
      ["IOT-3.5", "IOT-3.5"],
      ["3.6", "IOT-3.6"],
      [one, "IOT-8.1"],
      [several, "IOT-3"],
    ]);
  });
});

it("leaves the marks out of a heading", () => {
  expect(plain("Hire a worker (`hire_worker`)")).toBe("Hire a worker (hire_worker)");
});

it("keeps the sign of a number before it from right to left", () => {
  expect(signed("امتیاز −3 یا +2", "rtl")).toBe("امتیاز \u2066−3\u2069 یا \u2066+2\u2069");
  expect(signed("−3 ПО", "ltr")).toBe("−3 ПО");
});

it("marks what was looked for", () => {
  expect(hits("A Wild card (wild)", ["wild", "("])).toEqual([
    { text: "A ", hit: false },
    { text: "Wild", hit: true },
    { text: " card ", hit: false },
    { text: "(", hit: true },
    { text: "wild", hit: true },
    { text: ")", hit: false },
  ]);
  expect(hits("A card", [])).toEqual([{ text: "A card", hit: false }]);
});
