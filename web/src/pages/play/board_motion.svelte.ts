// Animates the board: remembers where everything is before a view is drawn, and moves things from there afterwards.
import { tick } from "svelte";

import type { TableView } from "../../lib/api/types";
import { glide, look, markFresh, settle } from "../../lib/motion";
import { play, soundOf } from "../../lib/sounds";
import { moversOf } from "../../lib/table/pace";
import type { TableStore } from "../../lib/table/store.svelte";

export class BoardMotion {
  private ply = -1;
  private readonly fresh = new Set<string>(); // keys of what others changed since one's own last move

  constructor(private readonly table: TableStore) {}

  /** To be called before a view is drawn. */
  watch(stage: Element, view: TableView): void {
    const from = this.ply;
    this.ply = view.ply;
    if (from < 0 || view.ply === from) return;
    settle(stage);
    const before = look(stage);
    void tick().then(() => this.drawn(stage, before, view, from));
  }

  private drawn(stage: Element, before: ReturnType<typeof look>, view: TableView, from: number): void {
    const { sync } = this.table;
    const forward = view.ply > from;
    const sound = forward ? soundOf(sync.journal.filter(({ ply }) => ply === view.ply)) : null;
    if (sound) play(sound);
    const movers = forward ? moversOf(sync.journal, from, view.ply) : [];
    const mover = movers.findLast((it) => it !== null) ?? null;
    const own = mover !== null && mover === view.viewer;
    if (own || !forward) this.fresh.clear();
    // A jump over several moves, as after a skip, would be a tangle of flights.
    const time = movers.length > 1 && !own ? 0 : sync.playback.time;
    const changed = glide(before, look(stage), { mover, own, time });
    if (!own && forward) for (const key of changed) this.fresh.add(key);
    markFresh(stage, this.fresh);
  }
}
