import { describe, expect, it } from "vitest";

import type { EventView, TableView } from "../api/types";
import { handedOver, undoRefusal } from "./sync.svelte";

/** A running table with these own seats among three, looked at through one of them. */
function seen(viewer: number | null, own: number[], state = "playing"): TableView {
  const seats = [0, 1, 2].map((seat) => ({ seat, you: own.includes(seat) }));
  return { viewer, seats, table: { state } } as unknown as TableView;
}

describe("handedOver", () => {
  it("covers a screen that several share when it is opened and when it changes hands", () => {
    expect(handedOver(null, seen(1, [0, 1]))).toBe(true);
    expect(handedOver(seen(0, [0, 1]), seen(1, [0, 1]))).toBe(true);
    expect(handedOver(seen(1, [0, 1]), seen(1, [0, 1]))).toBe(false);
  });

  it("covers the table that starts while its waiting room is open", () => {
    expect(handedOver(seen(0, [0, 1], "waiting"), seen(0, [0, 1]))).toBe(true);
  });

  it("covers nobody's own screen, and no game that is over", () => {
    expect(handedOver(null, seen(1, [1]))).toBe(false);
    expect(handedOver(null, seen(null, []))).toBe(false);
    expect(handedOver(null, seen(1, [0, 1], "over"))).toBe(false);
  });
});

describe("undoRefusal", () => {
  const refused = (seat: number): EventView => ({
    ply: 2,
    seat: null,
    kind: "table-undo-refused",
    text: `not ${seat}`,
    facts: { seat },
  });

  it("is told once, and to whoever asked", () => {
    const view = seen(1, [1]);
    expect(undoRefusal([], [refused(1)], view)).toBe("not 1");
    expect(undoRefusal([refused(1)], [refused(1)], view)).toBeNull();
    expect(undoRefusal([refused(1)], [refused(1), refused(1)], view)).toBe("not 1");
    expect(undoRefusal([], [refused(0)], view)).toBeNull();
  });
});
