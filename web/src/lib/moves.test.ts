import { describe, expect, it } from "vitest";

import type { MoveView } from "./api/types";
import { filterMoves, folded, groupMoves, letters } from "./moves";

const move = (text: string, label: string): MoveView => ({
  text,
  kind: text.split(" ")[0] ?? "",
  label,
  facts: {},
  where: [],
});

const MOVES = [
  move("take 0", "Take the orange card"),
  move("draw", "Draw from the deck"),
  move("take 3", "Take the blue card"),
  move("claim dam__waag__grey pink pink wild", "Claim Dam – Wáag for 2 pink, 1 wild"),
];

describe("groupMoves", () => {
  it("keeps the order of kinds and of moves", () => {
    const groups = groupMoves(MOVES, { take: "Take a card", claim: "Claim a route" });
    expect(groups.map((group) => group.heading)).toEqual(["Take a card", "draw", "Claim a route"]);
    expect(groups[0]?.moves.map((m) => m.text)).toEqual(["take 0", "take 3"]);
    expect(groups.flatMap((group) => group.moves)).toHaveLength(MOVES.length);
  });
});

describe("filterMoves", () => {
  it("wants every word, in any order, in sentence or notation", () => {
    expect(filterMoves(MOVES, "pink waag").map((m) => m.text)).toEqual([MOVES[3]?.text]);
    expect(filterMoves(MOVES, "DAM grey")).toHaveLength(1);
    expect(filterMoves(MOVES, "card")).toHaveLength(2);
    expect(filterMoves(MOVES, "dam orange")).toEqual([]);
    expect(filterMoves(MOVES, "  ")).toHaveLength(4);
  });

  it("folds accents, dashes and underscores", () => {
    expect(folded("Wáag – DAM_x")).toBe("waag   dam x");
  });
});

describe("letters", () => {
  it("skips the letters of commands and goes on with two", () => {
    const first = Array.from({ length: 18 }, (_, n) => letters(n));
    for (const command of "HJLMPRTU") expect(first).not.toContain(command);
    expect(new Set(Array.from({ length: 500 }, (_, n) => letters(n))).size).toBe(500);
    expect(letters(18)).toBe("AA");
    expect(letters(36)).toBe("BA");
  });
});
