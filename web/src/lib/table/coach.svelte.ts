// The coach, which checks moves before they are played; off by default.
import { api, Refused } from "../api/client";
import type { CoachView } from "../api/types";
import { session } from "../session.svelte";
import type { TableSync } from "./sync.svelte";

export interface Doubt {
  advice: CoachView;
  playAnyway: () => void;
}

export class Coach {
  looking = $state(false);
  doubt = $state.raw<Doubt | null>(null);
  advice = $state.raw<CoachView[]>([]); // so far, one for each ply
  private refused = $state(false); // other people play here, or the game is rated
  readonly on = $derived(session.settings.coach && !this.refused);

  constructor(private readonly sync: TableSync) {}

  /** Whether moves are played at once. If the coach doubts them, `play` is what playing them anyway means. */
  async approves(ply: number, moves: string[], play: () => void): Promise<boolean> {
    if (this.looking) return false; // the answer to the first click is on its way
    this.doubt = null;
    if (!this.on || this.sync.moves.length < 2) return true;
    this.looking = true;
    try {
      const advice = await api.coach(this.sync.id, ply, moves);
      this.advice = [...this.advice.filter((each) => each.ply < ply), advice];
      if (advice.grade !== "bad") return true;
      this.doubt = { advice, playAnyway: play };
      return false;
    } catch (error) {
      this.refused = error instanceof Refused && ["coach-others", "rated-hint"].includes(error.problem.error);
      return true; // the move does not wait for advice
    } finally {
      this.looking = false;
    }
  }

  /** Another move is thought about. */
  forget(): void {
    this.doubt = null;
  }
}
