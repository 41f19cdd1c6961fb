// How seats look: each number has a colour and a shape; a person can choose to be vermilion at every table.
import type { SeatView } from "./api/types";
import { session } from "./session.svelte";
import { t } from "./words.svelte";

class Seats {
  viewer = $state<number | null>(null);

  /** The look (1 to 5) of a seat (from 0). */
  look(seat: number): number {
    const own = this.viewer;
    if (session.settings.vermilion && own !== null) {
      if (seat === own) return 1;
      if (seat === 0) return own + 1;
    }
    return (seat % 5) + 1;
  }
}

export const seats = new Seats();

/** The player's name, or "you"; several people at one screen have their names. */
export function whoSits(seat: SeatView | undefined, all: readonly SeatView[]): string {
  if (!seat) return "";
  return seat.you && all.filter(({ you }) => you).length === 1 ? t("you") : seat.name;
}
