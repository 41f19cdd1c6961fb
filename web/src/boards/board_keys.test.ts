import { expect, test, vi } from "vitest";

import { heard, type Keyed } from "./board_keys";

function board(more: Partial<Keyed> = {}) {
  const told = vi.fn<(what: string) => void>();
  const say =
    (word: string) =>
    (spot: string): void =>
      told(`${word} ${spot}`);
  const spots = ["a", "b", "c"].map((id, n) => ({ id, x: n * 10, y: 0 }));
  const keyed: Keyed = {
    here: "b",
    spots,
    lit: ["a", "c"],
    selected: null,
    go: say("go"),
    pick: say("pick"),
    why: say("why"),
    ...more,
  };
  const press = (key: string, held: Partial<KeyboardEvent> = {}): string | undefined => {
    told.mockClear();
    const event = { key, preventDefault: () => undefined, stopPropagation: () => undefined, ...held };
    const known = heard(event as KeyboardEvent, keyed);
    return known ? (told.mock.calls[0]?.[0] ?? "nothing") : undefined;
  };
  return press;
}

test("arrows go to the nearest place in their direction", () => {
  const press = board();
  expect(press("ArrowRight")).toBe("go c");
  expect(press("ArrowLeft")).toBe("go a");
  expect(press("ArrowUp")).toBe("nothing");
  expect(board({ here: null })("ArrowUp")).toBe("go a");
});

test("L goes round the lit places, Shift L the other way, from whichever place", () => {
  expect(board({ here: "a" })("l")).toBe("go c");
  expect(board({ here: "c" })("l")).toBe("go a");
  expect(board({ here: "b" })("l")).toBe("go a");
  expect(board({ here: "b" })("L", { shiftKey: true })).toBe("go c");
  expect(board({ here: "a" })("L", { shiftKey: true })).toBe("go c");
  expect(board({ lit: [] })("l")).toBe("nothing");
});

test("Enter goes on where Space stays", () => {
  expect(board()("Enter")).toBe("pick b");
  expect(board()(" ")).toBe("pick b");
  expect(board({ selected: "b" })("Enter")).toBe("pick b");
  expect(board({ selected: "b" })(" ")).toBe("nothing");
});

test("other keys are not the board's", () => {
  expect(board()("?")).toBe("why b");
  expect(board()("u")).toBeUndefined();
  expect(board()("l", { ctrlKey: true })).toBeUndefined();
});
