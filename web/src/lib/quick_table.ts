// A table that is ready to play.
import type { GameInfo, NewSeat, NewTable } from "./api/types";

/** The level that plays against newcomers: the middle one, and never the one that plays at random if there is another. */
export function middleLevel(levels: readonly string[]): string {
  if (levels.includes("greedy")) return "greedy";
  return levels[Math.min(levels.length - 1, Math.ceil((levels.length - 1) / 2))] ?? "greedy";
}

/** Me against two bots, or as many as the game wants. */
export function quickTable(game: GameInfo): NewTable {
  const [least, most] = game.seats;
  const players = Math.min(most, Math.max(least, 3));
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: "bot", level: middleLevel(game.levels) }));
  return {
    game: game.id,
    options: {},
    seats: [{ kind: "me" }, ...bots],
    public: false,
    clock: { kind: "none", at_zero: "nothing" },
    stand_in: false,
    start: true,
  };
}
