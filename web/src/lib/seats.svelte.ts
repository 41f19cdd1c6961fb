// How seats look: each number has a colour and a shape; who likes may be vermilion at every table.
import { session } from "./session.svelte";

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
