import { afterEach, expect, it } from "vitest";

import { inDigits, textInDigits } from "./digits";
import { words } from "./words.svelte";

const ANSWER = {
  table: { id: "t1", code: "AB12", title: "جزیره 1" },
  ply: 12,
  prompt: { text: "2 کنش", question: "action", seat: 0, yours: true },
  moves: [{ text: "take row 1", kind: "take", label: "کارت 1 ردیف", facts: { n: 1, name: "x1" } }],
  seats: [
    { name: "حریص 1", kind: "bot" },
    { name: "Anna 2", kind: "human" },
  ],
  panels: [{ title: "میز", rows: [["ردیف", "5"]], picture: ["1-2"], legend: "2: صاحب" }],
  events: [{ ply: 3, kind: "take", text: "3 کارت", facts: {}, where: [] }],
  chat: [{ id: 1, name: "Anna 2", text: "at 8", at: 1.5 }],
  names: { hopper_l2: "واگن قیفی 2" },
  data: { title: "1" },
};

afterEach(() => {
  words.use("en", "latin", "");
});

it("leaves an answer as it is unless Persian digits are wanted", () => {
  words.use("fa", "latin", "");
  expect(inDigits(ANSWER)).toBe(ANSWER);
  words.use("en", "persian", "");
  expect(inDigits(ANSWER)).toBe(ANSWER);
});

it("writes what is for people in Persian digits, and nothing else", () => {
  words.use("fa", "persian", "");
  expect(inDigits(ANSWER)).toEqual({
    ...ANSWER,
    table: { id: "t1", code: "AB12", title: "جزیره ۱" },
    prompt: { ...ANSWER.prompt, text: "۲ کنش" },
    moves: [{ ...ANSWER.moves[0], label: "کارت ۱ ردیف" }],
    seats: [
      { name: "حریص ۱", kind: "bot" },
      { name: "Anna 2", kind: "human" },
    ],
    panels: [{ ...ANSWER.panels[0], rows: [["ردیف", "۵"]], legend: "2: صاحب" }],
    events: [{ ply: 3, kind: "take", text: "۳ کارت", facts: {}, where: [] }],
    names: { hopper_l2: "واگن قیفی ۲" },
  });
});

it("writes a text in the digits that are wanted", () => {
  words.use("fa", "latin", "");
  expect(textInDigits("2 کارت")).toBe("2 کارت");
  words.use("fa", "persian", "");
  expect(textInDigits("2 کارت")).toBe("۲ کارت");
});
