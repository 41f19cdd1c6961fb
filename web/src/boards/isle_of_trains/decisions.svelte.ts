// What can be decided at this table now: which things are lit, what pointing at them means, what is chosen.
import { session } from "../../lib/session.svelte";
import { t } from "../../lib/words.svelte";
import { type Choice, choicesOf, elementName, isPart, tally, targetOf } from "../choices";
import type { Board } from "../kit/board.svelte";
import { Decisions as BoardDecisions } from "../kit/decisions.svelte";
import { Draft } from "../kit/draft.svelte";
import { Delivery } from "./delivery.svelte";

interface Picked {
  picks: readonly string[]; // things that were pointed at, one after the other; each leaves fewer choices
  action: string | null; // one of the four, if only its moves are wanted
  ticked: readonly string[]; // cards of a set that is being put together
  settled: Choice | null; // what the picks mean; its payment may be open
}

const NOTHING: Picked = { picks: [], action: null, ticked: [], settled: null };

export class Decisions extends BoardDecisions<"isle_of_trains"> {
  private readonly draft = new Draft<Picked>(this.round, NOTHING);
  readonly delivery = new Delivery(this);

  get picks(): readonly string[] {
    return this.draft.value.picks;
  }
  get action(): string | null {
    return this.draft.value.action;
  }
  get ticked(): readonly string[] {
    return this.draft.value.ticked;
  }
  get settled(): Choice | null {
    return this.draft.value.settled;
  }

  constructor(board: Board) {
    super(board, "isle_of_trains");
  }

  /** All there is to choose. A move that is all there is of a compound decision is left out. */
  override readonly choices: readonly Choice[] = $derived.by(() => {
    if (!this.yours) return [];
    const all = choicesOf(this.shown);
    const whole = new Set(all.flatMap(({ moves }) => (moves?.length === 1 ? moves : [])));
    return all.filter((it) => it.moves !== undefined || !whole.has(it.text));
  });

  /** The four actions that are possible now, as the engine names them. */
  readonly actions: string[] = $derived.by(() => {
    const possible = new Set(this.choices.map((it) => this.actionOf(it)));
    return [...new Set(Object.values(this.view.actions))].filter((action) => possible.has(action));
  });

  private readonly wanted: readonly Choice[] = $derived(
    this.action === null ? this.choices : this.choices.filter((it) => this.actionOf(it) === this.action),
  );
  readonly candidates: readonly Choice[] = $derived(
    this.wanted.filter((it) => it.role !== "rest" && this.picks.every((pick) => touches(it, pick))),
  );

  /** Sets of cards of which one is to be chosen: those the question asks for, or those that pay for what is settled. */
  readonly sets: string[][] = $derived.by(() => {
    if (this.settled) return this.settled.endings.map(({ facts }) => facts["cards"] as string[]);
    const asked = this.choices.filter(({ kind, moves }) => kind === "discard" && moves !== undefined);
    return asked.map(({ facts }) => facts["cards"] as string[]);
  });
  readonly setSize: number = $derived(this.sets[0]?.length ?? 0);

  override readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.sets.length > 0) {
      const next = this.sets.flatMap((set) => (isPart(this.ticked, set) ? without(set, this.ticked) : []));
      return new Set([...next, ...this.ticked].map((card) => elementName(["hand", card])));
    }
    if (this.delivery.open) return new Set([...this.delivery.lit, ...this.islandsLit]);
    if (this.settled) return new Set<string>();
    const found = new Set(this.candidates.flatMap(({ where }) => where.map(elementName)));
    for (const pick of this.picks) found.delete(pick);
    return found;
  });

  private readonly islandsLit: string[] = $derived.by(() =>
    this.question === "delivering"
      ? []
      : this.choices.flatMap(({ where }) => where.filter(([kind]) => kind === "island").map(elementName)),
  );

  /** How many lamps there are; contracts have theirs on their island. */
  protected override readonly lamps = $derived(
    [...this.lit].filter((element) => !element.startsWith("contract:")).length,
  );

  override readonly selected: ReadonlySet<string> = $derived.by(() => {
    const found = new Set(this.picks);
    for (const target of this.settled?.where ?? []) found.add(elementName(target));
    for (const card of this.ticked) found.add(elementName(["hand", card]));
    for (const load of this.delivery.used) found.add(load);
    return found;
  });

  /** Whether what is chosen wins a scenario, as the engine says of its first move. */
  readonly wins: boolean = $derived.by(() => {
    const first = this.settled?.moves?.[0] ?? this.settled?.text;
    return this.shown.moves.some(({ text, note }) => text === first && note?.["wins"] === true);
  });

  /** Moves without a place of their own on the table. */
  readonly buttons: Choice[] = $derived(
    this.choices.filter(({ role, where }) => where.length === 0 || role === "rest"),
  );

  actionOf(choice: Choice): string | null {
    const first = choice.moves?.[0] ?? choice.text;
    const kind = this.shown.moves.find(({ text }) => text === first)?.kind ?? choice.kind;
    return this.view.actions[kind] ?? null;
  }

  override pick(element: string): void {
    if (!this.yours) return;
    const [kind, id] = targetOf(element);
    if (this.sets.length > 0 && kind === "hand" && (this.lit.has(element) || this.ticked.includes(id))) this.tick(id);
    else if (this.delivery.open && this.delivery.takes(element)) this.delivery.point(element);
    else if (this.selected.has(element) && this.selection.chosen) void this.selection.confirm();
    else if (this.picks.includes(element)) this.clear();
    else if (this.lit.has(element)) this.narrow([...this.picks, element]);
    else if (this.wanted.some((it) => touches(it, element))) this.narrow([element]);
    else if (this.choices.some((it) => touches(it, element))) {
      this.draft.change({ action: null });
      this.narrow([element]);
    } else this.why(element);
  }

  /** Enter on a card of a complete set confirms it; elsewhere it is as pointing. */
  override enter(element: string): void {
    const [kind, id] = targetOf(element);
    const complete = this.setSize > 0 && this.ticked.length === this.setSize;
    if (kind === "hand" && complete && this.ticked.includes(id)) void this.selection.confirm();
    else this.pick(element);
  }

  /** Wants only the moves of one action, or all again. */
  want(action: string | null): void {
    const picks = this.picks;
    this.draft.change({ action });
    if (picks.length > 0) this.narrow(picks.filter((pick) => this.wanted.some((it) => touches(it, pick))));
  }

  /** Takes a choice that was named, not pointed at. */
  settle(choice: Choice): void {
    this.draft.change({ picks: choice.where.map(elementName) });
    this.meant(choice);
  }

  /** The only answer there is is selected beforehand. */
  private preselect(): void {
    const [only, ...more] = this.choices;
    if (session.settings.forced === "ask") return;
    const chosen = this.selection.chosen;
    if (only !== undefined && more.length === 0 && (chosen === null || chosen.text === only.text)) {
      this.draft.change({ picks: only.where.map(elementName), settled: only });
      this.selection.select(this.picks[0] ?? only.text, [only], only);
    }
  }

  /** The move of a hint, so that Enter plays it. */
  suggested(hint: string): void {
    const move = this.shown.moves.find(({ text }) => text === hint);
    if (!move || !this.yours) return;
    this.delivery.clear();
    this.draft.change({ ...NOTHING, picks: move.where.map(elementName), settled: { ...move, endings: [] } });
    this.selection.select(this.picks[0] ?? move.text, [move], move);
  }

  clear(): void {
    this.selection.clear();
  }

  // A planned delivery goes on where the engine asks for its next step; that is sent when nothing else is.

  advanced(): void {
    if (this.board.past) return;
    this.delivery.advance();
    this.preselect();
    this.idle();
  }

  idle(): void {
    if (!this.delivery.ready || this.selection.sending) return;
    this.delivery.ready = false;
    void this.selection.confirm();
  }

  sending(moves: readonly string[]): void {
    this.delivery.sending(moves);
  }

  /** A delivery of several steps, and a build that wins; else the button names the move. */
  override get confirmText(): string | null {
    const count = this.delivery.steps.length;
    if (this.chosen === null) return null;
    if (count > 0) return t("board-confirm-deliver", { count });
    return this.wins ? t("board-confirm-win") : null;
  }

  private narrow(picks: string[]): void {
    this.draft.change({ settled: null, ticked: [], picks });
    const [only, ...more] = this.candidates;
    const last = picks.at(-1) ?? null;
    if (only !== undefined && more.length === 0 && !this.delivery.open) this.meant(only);
    else if (last !== null) this.selection.select(last, [], null);
    else {
      const { action } = this;
      this.selection.clear();
      this.draft.change({ action });
    }
  }

  /** Only this choice is left: it is played or selected, or its payment is asked for. */
  private meant(choice: Choice): void {
    this.draft.change({ settled: choice, ticked: [] });
    const [only, ...more] = choice.endings;
    if (only === undefined) this.offer(choice, choice.costs ?? true);
    else if (more.length === 0) this.pay(only.facts["cards"] as string[]);
    else this.selection.select(this.picks.at(-1) ?? "", [], null);
  }

  private tick(card: string): void {
    const fits = (cards: readonly string[]): boolean => this.sets.some((set) => isPart(cards, set));
    const more = [...this.ticked, card];
    if (this.ticked.length < this.setSize && fits(more)) this.pay(more);
    else if (this.ticked.includes(card)) this.pay(this.ticked.filter((other) => other !== card));
    else this.pay([...this.ticked.slice(1), card].filter((_, n, all) => fits(all.slice(n))));
  }

  /** These cards of a set are ticked; a complete set is a choice. */
  private pay(cards: string[]): void {
    this.draft.change({ ticked: cards });
    const settled = this.settled;
    const same = (set: readonly string[]): boolean => set.length === cards.length && isPart(cards, set);
    if (settled) {
      const ending = settled.endings.find(({ facts }) => same(facts["cards"] as string[]));
      if (ending) {
        this.offer({ ...settled, moves: [...(settled.moves ?? [settled.text]), ...ending.moves], endings: [] }, true);
        return;
      }
    } else {
      const set = this.choices.find((it) => it.kind === "discard" && same((it.facts["cards"] ?? []) as string[]));
      if (set) {
        this.offer(set, true);
        return;
      }
    }
    this.selection.select(elementName(["hand", cards.at(-1) ?? ""]), [], null);
  }

  private offer(choice: Choice, costs: boolean): void {
    const element = this.picks.at(-1) ?? elementName(["hand", this.ticked.at(-1) ?? ""]);
    if (costs && session.settings.confirm === "costs") this.selection.select(element, [choice], choice);
    else void this.selection.point(element, choice, costs);
  }
}

export function touches(choice: Choice, element: string): boolean {
  return choice.where.some((target) => elementName(target) === element);
}

/** What is left of a list when each of these things is taken out once. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const counts = tally(taken);
  return all.filter((thing) => {
    const left = counts.get(thing) ?? 0;
    counts.set(thing, left - 1);
    return left <= 0;
  });
}
