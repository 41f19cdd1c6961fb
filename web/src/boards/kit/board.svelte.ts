// One board while it is open: what its parts share. A game extends it with its names and whatever else its parts need.
import { createContext, onMount } from "svelte";

import { boxHere } from "../../lib/boxes.svelte";
import type { BoxOf, EventView, TableView } from "../../lib/api/types";
import { whoSits } from "../../lib/seats.svelte";
import type { TableStore } from "../../lib/table/store.svelte";
import { targetOf } from "../choices";
import { FittedScale } from "../fitted_scale.svelte";
import type { BoardProps } from "../registry";
import type { Decisions } from "./decisions.svelte";

export const [useBoard, provideBoard] = createContext<Board>();

/** One part of a board, which a phone shows alone. */
export interface PartTab {
  id: string;
  icon: string;
  label: string;
  shows: readonly string[]; // the kinds of things on it
  lit?: boolean; // something on it waits to be pointed at
}

export abstract class Board<Box = unknown> {
  readonly box: BoxOf<Box>; // loaded with the board
  readonly scale = new FittedScale();
  root = $state<HTMLElement>();
  legend = $state(false);
  held = $state<string | null>(null); // what a finger rests on or the pointer is over, shown large
  protected readonly turnsWithSelection: boolean = true; // what is selected may lead to another tab
  private opened = $state.raw<{ tab: string; while: string } | null>(null); // by the person

  abstract readonly decisions: Decisions;
  abstract readonly tabs: readonly PartTab[];

  constructor(
    private readonly given: () => BoardProps,
    game: string,
  ) {
    this.box = boxHere<Box>(game);
    provideBoard(this);
    onMount(() => (this.past ? undefined : this.table.attach(this.decisions)));
  }

  get table(): TableStore {
    return this.given().table;
  }

  /** The table as it is shown: now, or at a past moment. */
  get shown(): TableView {
    return this.given().view;
  }

  /** Looked back at: nothing can be done. */
  get past(): boolean {
    return this.given().past ?? false;
  }

  get phone(): boolean {
    return this.scale.phone.current;
  }

  get viewer(): number | null {
    return this.shown.viewer;
  }

  get events(): EventView[] {
    return this.past ? this.shown.events : this.table.sync.journal;
  }

  nameOf(seat: number): string {
    return whoSits(this.shown.seats[seat], this.shown.seats);
  }

  /** What others did since the viewer's own last turn, of at most so many events for each seat. */
  latest(perSeat: number): EventView[] {
    const { ply, seats } = this.shown;
    const latest = this.events.filter((event) => event.ply <= ply).slice(-perSeat * seats.length);
    const turn = latest.findLastIndex((event) => (this.past || event.seat === this.viewer) && event.ply < ply);
    return latest.slice(turn + 1);
  }

  /** The tabs with something that is asked, the first one first. */
  protected readonly wantedTabs: readonly string[] = $derived.by(() => {
    const kinds = new Set([...this.decisions.lit].map((element) => targetOf(element)[0]));
    return this.tabs.filter(({ shows }) => shows.some((kind) => kinds.has(kind))).map(({ id }) => id);
  });
  private readonly asked = $derived.by(
    () => `${this.shown.ply} ${this.wantedTabs.join()} ${this.turnsWithSelection ? this.table.selection.element : ""}`,
  );
  private before = ""; // the tab that was shown last: it stays while it is among those wanted, or none is
  /** The tab that was opened stays open until something else is asked or selected. */
  readonly tab: string = $derived.by(() => {
    const wanted = this.opened?.while === this.asked ? [this.opened.tab] : this.wantedTabs;
    if (!wanted.includes(this.before)) this.before = wanted[0] ?? (this.before || (this.tabs[0]?.id ?? ""));
    return this.before;
  });

  /** Shows a thing large. A finger has no pointer: on a phone only a long press does. */
  zoom(thing: string | null, pressed = false): void {
    if (pressed || !this.phone) this.held = thing;
  }

  open(tab: string): void {
    this.opened = { tab, while: this.asked };
  }

  /** The class of a part that a phone shows on some tabs only. */
  on(...tabs: string[]): string {
    return tabs.includes(this.tab) ? "" : "off-tab";
  }
}
