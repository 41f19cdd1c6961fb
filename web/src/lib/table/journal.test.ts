import { describe, expect, it } from "vitest";

import type { ChatView, EventView } from "../api/types";
import { joinChat, joinEvents, linesOf, newsOf, sinceOwnTurn, sinceYouLeft, turnFrom, turnsOf } from "./journal";

const event = (ply: number, seat: number | null, text: string): EventView => ({
  ply,
  seat,
  text,
  kind: "x",
  facts: {},
});
const line = (id: number, text: string): ChatView => ({ id, text, seat: 0, name: "A", at: 0 });

describe("joinEvents", () => {
  it("drops what it has from the ply on, so that an undo leaves no trace", () => {
    const kept = [event(0, 0, "a"), event(1, 1, "b"), event(2, 0, "taken back")];
    expect(joinEvents(kept, 2, [event(2, 0, "c")]).map((e) => e.text)).toEqual(["a", "b", "c"]);
    expect(joinEvents(kept, 0, []).map((e) => e.text)).toEqual([]);
  });
});

describe("joinChat", () => {
  it("knows lines by id", () => {
    expect(joinChat([line(1, "a"), line(3, "c")], [line(3, "c"), line(2, "b")]).map((l) => l.text)).toEqual([
      "a",
      "b",
      "c",
    ]);
  });
});

describe("sinceYouLeft", () => {
  it("leaves out what one did oneself and what came before", () => {
    const events = [event(3, 1, "before"), event(4, 0, "own"), event(5, 1, "other"), event(6, null, "game")];
    expect(sinceYouLeft(events, 3, 0).map((e) => e.text)).toEqual(["other"]);
  });
});

describe("newsOf", () => {
  it("tells what players did before what the table does by itself", () => {
    const left = { ...event(3, null, "left"), kind: "table-left" };
    const lines = [event(1, 0, "a"), event(2, 1, "b"), left, event(4, null, "refill"), event(4, null, "refill")];
    expect(newsOf(lines, 2).map((e) => e.text)).toEqual(["b", "left"]);
    expect(newsOf([event(1, null, "refill")], 2).map((e) => e.text)).toEqual(["refill"]);
  });
});

describe("turnsOf", () => {
  it("keeps what one seat did together, with what the table adds", () => {
    const events = [
      event(0, null, "begin"),
      event(1, 0, "a"),
      event(2, 0, "b"),
      event(2, null, "refill"),
      event(3, 1, "c"),
    ];
    expect(turnsOf(events).map((turn) => turn.map((e) => e.text))).toEqual([["begin", "a", "b", "refill"], ["c"]]);
  });
  it("parts the turns of somebody alone where the table speaks", () => {
    const events = [
      event(1, 0, "a"),
      event(1, null, "night"),
      event(1, null, "row"),
      event(2, 0, "b"),
      event(3, 0, "c"),
    ];
    expect(turnsOf(events).map((turn) => turn.map((e) => e.text))).toEqual([
      ["a", "night", "row"],
      ["b", "c"],
    ]);
  });
});

describe("sinceOwnTurn", () => {
  const events = [event(1, 0, "own"), event(2, 1, "a"), event(2, null, "row"), event(3, 2, "b")];
  it("tells what the others did, also while one's own turn is under way", () => {
    expect(sinceOwnTurn(events, 0).map((e) => e.text)).toEqual(["a", "row", "b"]);
    expect(sinceOwnTurn([...events, event(4, 0, "begins"), event(5, 0, "acts")], 0)).toEqual(sinceOwnTurn(events, 0));
  });
  it("has nothing to tell alone", () => {
    expect(sinceOwnTurn([event(1, 0, "own"), event(1, null, "row")], 0)).toEqual([]);
  });
});

describe("linesOf", () => {
  it("has one line for each action", () => {
    const events = [
      { ...event(1, 0, "A begins a turn."), kind: "turn" },
      event(2, 0, "A takes a card."),
      event(2, null, "New: red."),
      event(3, 0, "A pays."),
      event(3, 1, "B gains."),
    ];
    expect(linesOf(events).map(({ text, begins }) => [text, begins])).toEqual([
      ["A takes a card. New: red.", true],
      ["A pays.", false],
      ["B gains.", true],
    ]);
  });
});

describe("turnFrom", () => {
  const events = [
    event(0, null, "begin"),
    event(1, 0, "a"),
    event(2, 0, "b"),
    event(3, null, "refill"),
    event(4, 1, "c"),
    event(6, 1, "d"), // a move without a line came before
    event(7, 0, "e"),
  ];
  it("stops at the same plies in both directions", () => {
    const walk = (at: number, step: 1 | -1): number[] => {
      const next = turnFrom(events, at, 9, step);
      return next === at ? [at] : [at, ...walk(next, step)];
    };
    expect(walk(0, 1)).toEqual([0, 1, 4, 7, 9]);
    expect(walk(9, -1)).toEqual([9, 7, 4, 1, 0]);
    expect(turnFrom(events, 5, 9, -1)).toBe(4);
  });
});
