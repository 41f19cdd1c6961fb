// Shows the moves of others one by one: the newest view is known at once, and the screen follows at a set pace.
import { api, Refused, Unreachable } from "../api/client";
import type { EventView, TableView } from "../api/types";
import { session } from "../session.svelte";
import { holdTime, lastRoundFrom, othersMoved, type Pace } from "./pace";

const MOST = 64; // moves; after more, only the newest view is shown
const OWN = 450; // milliseconds after the player's own move, at most

export interface Stage {
  readonly id: string;
  readonly view: TableView | null; // what is shown
  readonly newest: TableView | null;
  readonly journal: readonly EventView[];
  show: (view: TableView) => void;
}

export class Playback {
  repeating = $state(false); // the last round is shown again
  private readonly steps = new Map<number, TableView>(); // positions on the way to the newest, by ply
  private running = false;
  private shownAt = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  /** A newer view came: it is shown at once, or after what others did before it. */
  follow(): void {
    if (this.isWorthwhile()) void this.run();
    else this.skip();
  }

  /** Shows the newest view at once. */
  skip(): void {
    const newest = this.stage.newest;
    this.repeating = false;
    this.steps.clear();
    if (newest !== null && this.stage.view !== newest) this.show(newest);
    this.wake?.();
  }

  /** Shows what the others did last once more. */
  async again(): Promise<void> {
    const { newest, journal } = this.stage;
    if (newest === null || this.running) return;
    const from = lastRoundFrom(journal, newest.viewer, newest.seats.length);
    if (from === null) return;
    await this.fetch(from - 1, newest);
    const first = this.steps.get(from);
    if (first === undefined || this.stage.newest !== newest) return;
    this.repeating = true;
    this.show(first);
    await this.run();
  }

  /** How long what is shown stays before the next move, in milliseconds. */
  get time(): number {
    return this.isWorthwhile() ? this.hold() : Infinity;
  }

  private get pace(): Pace {
    const chosen = session.settings.pace;
    return this.repeating && chosen === "off" ? "normal" : chosen;
  }

  private isWorthwhile(): boolean {
    const { view, newest, journal } = this.stage;
    if (view === null || newest === null || this.pace === "off" || document.hidden) return false;
    const [from, to] = [view.ply, newest.ply];
    return (
      view.table.state === "playing" &&
      newest.table.state !== "waiting" &&
      newest.undo.requests.length === 0 &&
      from < to &&
      to - from <= MOST &&
      othersMoved(journal, from, to, newest.viewer)
    );
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.isWorthwhile()) {
        const before = this.stage.view;
        const next = await this.next();
        await this.pause(this.shownAt + this.hold() - performance.now());
        if (this.stage.view !== before) continue; // skipped meanwhile
        if (this.isWorthwhile()) this.show(next);
      }
    } finally {
      this.running = false;
    }
    this.skip();
  }

  private async next(): Promise<TableView> {
    const { view, newest } = this.stage;
    if (view === null || newest === null) throw new TypeError("nothing to show");
    const ply = view.ply + 1;
    if (ply >= newest.ply) return newest;
    if (!this.steps.has(ply)) await this.fetch(view.ply, newest);
    return this.steps.get(ply) ?? newest;
  }

  /** Fetches the positions between a ply and the newest. Without them the newest is shown. */
  private async fetch(after: number, newest: TableView): Promise<void> {
    try {
      for (const step of await api.steps(this.stage.id, after, newest.ply - 1, newest.viewer)) {
        // These positions are past: nothing can be played in them.
        this.steps.set(step.ply, { ...step, table: { ...step.table, state: "playing" } });
      }
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
    }
  }

  private hold(): number {
    const { view, newest, journal } = this.stage;
    if (view === null || newest === null) return 0;
    const time = holdTime(journal, view.ply, newest.ply, this.pace);
    const own = !othersMoved(journal, view.ply - 1, view.ply, newest.viewer);
    return own ? Math.min(time, OWN) : time;
  }

  private show(view: TableView): void {
    this.shownAt = performance.now();
    this.steps.delete(view.ply);
    this.stage.show(view);
  }

  private pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }
}
