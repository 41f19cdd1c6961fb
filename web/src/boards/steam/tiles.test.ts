import { describe, expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import { faceChoices, turned } from "./tiles";

const lay = (face: string, rotation: number, order = 1): MoveView => ({
  text: `lay K4 ${face} ${rotation}`,
  kind: "lay",
  label: "",
  facts: { hex: "K4", face, rotation },
  where: [["hex", "K4"]],
  order,
});

const MOVES = [lay("straight", 0), lay("straight", 2), lay("gentle", 1, 0), lay("sharp", 4)];

describe("the tiles of a hex", () => {
  it("begin with the one that the engine ranks first", () => {
    expect(faceChoices(MOVES).map(({ face }) => face)).toEqual(["gentle", "straight", "sharp"]);
  });

  it("are turned within a face, and go on to the next face if it fits one way only", () => {
    const choices = faceChoices(MOVES);
    expect(turned(choices, MOVES[0] ?? null)).toBe(MOVES[1]);
    expect(turned(choices, MOVES[1] ?? null)).toBe(MOVES[0]);
    expect(turned(choices, MOVES[2] ?? null)).toBe(MOVES[0]);
    expect(turned(choices, null)).toBe(MOVES[2]);
  });
});
