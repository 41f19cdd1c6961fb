// Creates a table with bots that is ready to play.
import type { GameInfo, NewSeat, NewTable } from "./api/types";

/** Me against two bots, or as many as the game wants. */
export function quickTable(game: GameInfo): NewTable {
  const [least, most] = game.seats;
  const players = Math.min(most, Math.max(least, 3));
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: "bot", level: game.standard_level }));
  return {
    game: game.id,
    options: {},
    seats: [{ kind: "me" }, ...bots],
    public: false,
    clock: { kind: "none", at_zero: "nothing" },
    stand_in: false,
    coach: false,
    start: true,
  };
}
