import { describe, expect, it } from "vitest";

import type { MoveView } from "../../lib/api/types";
import type { TrailBox } from "./box";
import { elementOf, likelyMove, movesByElement, picturesOf, signOf } from "./plan";

const move = (text: string, facts: Record<string, unknown>): MoveView => ({
  text,
  kind: text.split(" ")[0] ?? "",
  label: text,
  facts,
  where: [],
});

describe("the drawing of the trail", () => {
  it("puts moves where they happen", () => {
    const step = move("step neutral_c", { space: "neutral_c" });
    const engine = move("engine 4.5", { place: "4.5" });
    expect(elementOf(step)).toBe("space:neutral_c");
    expect(elementOf(engine)).toBe("rail:4.5");
    expect(elementOf(move("done", {}))).toBeNull();
    expect(elementOf(move("deliver topeka", { city: "topeka", value: 1 }))).toBeNull();
    expect(movesByElement([step, engine, step]).get("space:neutral_c")).toEqual([step, step]);
  });

  it("guesses what was meant, by what is asked", () => {
    const step = [move("step neutral_c", { space: "neutral_c" })];
    const build = [move("build 3 build_a_1", { number: 3, space: "build_a_1" })];
    expect(likelyMove("space:neutral_f", step, "neutral")).toBe("step neutral_f");
    expect(likelyMove("space:neutral_f", [move("place neutral_a", {})], "neutral")).toBe("place neutral_f");
    expect(likelyMove("space:build_b_2", build, "building")).toBe("build 3 build_b_2");
    expect(likelyMove("space:flood_1", build, "hazard")).toBe("step flood_1");
    expect(likelyMove("space:flood_1", [move("hazard flood_2", {})], "hazard")).toBe("hazard flood_1");
    expect(likelyMove("space:teepee_1", [move("trade teepee_2", {})], "teepee")).toBe("trade teepee_1");
    expect(likelyMove("rail:4.5", step, null)).toBe("engine 4.5");
    expect(likelyMove("space:start", step, "start")).toBeNull();
  });

  it("shows what tiles do", () => {
    const box = {
      neutral_buildings: {
        neutral_tile_c: {
          local_actions: [
            { one_of: [{ gain: [{ do: "advance_certificates" }] }, { gain: [{ do: "take_objective_card" }] }] },
            { cost: [{ do: "discard_cards" }], gain: [{ do: "gain_dollars" }] },
          ],
        },
      },
      private_buildings: {},
    } as unknown as TrailBox;
    expect(picturesOf(box, "neutral_tile_c")).toEqual(["certificate", "objective", "coin"]);
    expect(picturesOf(box, "flood_green_4")).toEqual([]);
    expect(["neutral_tile_c", "private_4a", "flood_green_4", "teepee_blue"].map(signOf)).toEqual(["C", "4a", "4", "B"]);
  });
});
