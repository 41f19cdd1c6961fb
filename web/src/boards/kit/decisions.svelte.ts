// What can be decided at a table now: which things are lit, what pointing at them means, what is chosen.
import { gameView } from "../../lib/api/game_view";
import type { TableView } from "../../lib/api/types";
import type { GameViews } from "../../lib/api/views";
import type { Chosen, Selection } from "../../lib/table/selection.svelte";
import type { AttachedBoard, TableStore } from "../../lib/table/store.svelte";
import { byElement, type Choice, choicesOf, elementName, ranked, targetOf } from "../choices";
import type { Board } from "./board.svelte";

export const MANY = 9; // from here on lamps are dots

export type Lamp = "ring" | "dot" | "selected" | null;

export class Decisions<Game extends keyof GameViews = keyof GameViews> implements AttachedBoard {
  constructor(
    readonly board: Board,
    private readonly game: Game,
  ) {}

  get table(): TableStore {
    return this.board.table;
  }

  get shown(): TableView {
    return this.board.shown;
  }

  get selection(): Selection {
    return this.table.selection;
  }

  readonly view: GameViews[Game] = $derived.by(() => gameView(this.shown, this.game));
  readonly yours: boolean = $derived.by(() => !this.board.past && this.shown.prompt.yours);
  readonly question: string | null = $derived.by(() => (this.yours ? this.shown.prompt.question : null));
  readonly choices: readonly Choice[] = $derived.by(() => (this.yours ? choicesOf(this.shown) : []));
  readonly chosen: Chosen | null = $derived.by(() => (this.board.past ? null : this.selection.chosen));
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const hint = this.board.past ? undefined : this.table.suggested?.moves[0];
    const move = this.shown.moves.find(({ text }) => text === hint);
    return new Set([...(move?.where ?? []), ...(move?.also ?? [])].map((target) => this.elementOf(target)));
  });

  /** The thing that is selected, or that the chosen move touches first. */
  readonly spot: string | null = $derived.by(() => {
    if (this.board.past) return null;
    const target = this.selection.chosen?.where[0];
    return this.selection.element ?? (target ? this.elementOf(target) : null);
  });

  /** The choices of each thing, what most people want first. */
  readonly byElement: ReadonlyMap<string, Choice[]> = $derived.by(() =>
    byElement(ranked(this.choices), (target) => this.elementOf(target)),
  );
  /** What can be pointed at. */
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.byElement.keys()));
  readonly selected: ReadonlySet<string> = $derived.by(() => {
    if (this.board.past) return new Set();
    const { element, chosen } = this.selection;
    return new Set(element === null ? (chosen?.where ?? []).map((target) => this.elementOf(target)) : [element]);
  });
  /** How many lamps there are, where they stand together. */
  protected readonly lamps: number = $derived.by(() => this.lit.size);

  /** A click on a thing. */
  pick(element: string): void {
    if (this.board.past) return;
    const there = this.byElement.get(element) ?? [];
    if (there.length === 0) this.why(element);
    else this.selection.pick(element, there);
  }

  /** Enter on a thing: as a click, but what is selected and complete is confirmed. */
  enter(element: string): void {
    this.pick(element);
  }

  /** Why nothing can be done with a thing. */
  why(element: string): void {
    if (this.yours) void this.table.askWhyThere(this.targetOf(element), element);
  }

  isLit(element: string): boolean {
    return this.lit.has(element);
  }

  lamp(element: string): Lamp {
    if (this.selected.has(element)) return "selected";
    if (!this.lit.has(element)) return null;
    return this.lamps > MANY ? "dot" : "ring";
  }

  /** The thing on the board that a target is drawn as. */
  elementOf(target: readonly [string, string]): string {
    return elementName(target);
  }

  protected targetOf(element: string): [string, string] {
    return targetOf(element);
  }

  /** What a draft belongs to: a position, and a selection that was not cleared since. */
  readonly round = (): string => `${this.shown.ply} ${this.selection.round}`;

  /** The chosen move in few words for the confirm button; null: as the server says it. */
  get confirmText(): string | null {
    return null;
  }

  get outlook(): string | null {
    return null;
  }
}
