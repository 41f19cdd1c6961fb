// A delivery that is being planned: steps in order, each a choice that the engine offers now. Every step is sent by
// itself, since it may show something; the next one follows when the engine asks for it and still offers it.
import type { CarView, IslandView, LoadView } from "../../lib/api/views/isle_of_trains";
import { type Choice, elementName, targetOf } from "../choices";
import { Draft } from "../kit/draft.svelte";
import { type Decisions, touches } from "./decisions.svelte";

export interface Step {
  choice: Choice;
  loads: string[]; // the things it takes out of the train
  says: string; // what it is, wherever its loads lie by then
}

/** A load of the own train, by the name of its place. */
export interface LoadAt {
  load: LoadView;
  car: CarView;
  element: string;
}

export type Column = "starting" | "additional" | "ticket" | "special";

export class Delivery {
  ready = false; // the next step goes out as soon as nothing else is being sent
  private sent = false; // the first step is on its way
  private readonly planned = new Draft<{ steps: readonly Step[] }>(
    () => String(this.decisions.selection.round), // it goes on when the table moves on
    { steps: [] },
  );

  constructor(private readonly decisions: Decisions) {}

  get steps(): readonly Step[] {
    return this.planned.value.steps;
  }

  /** Where it goes: the island that was pointed at, or the one the engine asks about. */
  readonly island: IslandView | null = $derived.by(() => {
    const { picks, view, question } = this.decisions;
    const asked = question === "delivering" ? view.ask?.facts["island"] : undefined;
    const picked = picks.map(targetOf).find(([kind]) => kind === "island")?.[1];
    return view.islands.find(({ id }) => id === (asked ?? picked)) ?? null;
  });

  readonly open: boolean = $derived.by(
    () => this.decisions.question === "delivering" || (this.island !== null && this.options.length > 0),
  );

  /** The steps there are, to that island or without one. */
  readonly options: Choice[] = $derived.by(() => {
    const { choices, question } = this.decisions;
    const here = this.island === null ? null : elementName(["island", this.island.id]);
    return choices.filter((it) => {
      if (it.where.length === 0) return false;
      if (question === "delivering") return true;
      return this.decisions.actionOf(it) === "deliver" && (this.isSpecial(it) || (here !== null && touches(it, here)));
    });
  });

  /** All loads of the own train, from left to right. */
  readonly loads: LoadAt[] = $derived.by(() => {
    const { seat } = this.decisions.view;
    return this.train.flatMap((car) =>
      car.loads.map((load, slot) => ({ load, car, element: elementName(["load", `${seat} ${car.place} ${slot}`]) })),
    );
  });

  readonly used: string[] = $derived.by(() => this.steps.flatMap(({ loads }) => loads));
  readonly lit: string[] = $derived.by(() => [
    ...new Set(this.options.flatMap((it) => (this.free(it) ? loadsOf(it) : []))),
  ]);

  readonly points: number = $derived.by(() =>
    this.steps.reduce((sum, { choice }) => sum + Number(choice.facts["points"] ?? 0), 0),
  );

  /** The steps of one column. Those that are offered whole stand for their parts, unless not all that is possible is known
   * beforehand. */
  inColumn(id: Column): Choice[] {
    const found = this.options.filter((it) => this.columnOf(it) === id);
    const whole = found.filter(({ moves }) => moves !== undefined);
    const hidden = this.loads.some(({ load }) => load.face_down);
    return whole.length > 0 && !hidden ? whole : found;
  }

  columnOf(choice: Choice): Column {
    const contract = choice.where.find(([kind]) => kind === "contract")?.[1];
    if (contract !== undefined) return contract === this.island?.starting.id ? "starting" : "additional";
    return this.isSpecial(choice) ? "special" : "ticket";
  }

  /** Whether its loads, or equal ones in the same cars, are in no other step. */
  free(choice: Choice): boolean {
    return this.loadsFor(choice, this.used) !== null;
  }

  numberOf(choice: Choice): number | null {
    const at = this.steps.findIndex((step) => step.choice.text === choice.text);
    return at < 0 ? null : at + 1;
  }

  /** The number of the step that takes out a load. */
  stepOf(load: string): number | null {
    const at = this.steps.findIndex(({ loads }) => loads.includes(load));
    return at < 0 ? null : at + 1;
  }

  toggle(choice: Choice): void {
    const at = this.numberOf(choice);
    if (at !== null) this.plan(this.steps.filter((_, n) => n !== at - 1));
    else if (this.free(choice)) this.plan([...this.steps, this.step(choice, this.used)]);
  }

  takes(element: string): boolean {
    return element.startsWith("load:") && (this.used.includes(element) || this.lit.includes(element));
  }

  /** A load was pointed at: it leaves its step, or goes where it can; into the special delivery with others there. */
  point(load: string): void {
    const step = this.steps.find(({ loads }) => loads.includes(load));
    if (step) {
      this.plan(this.steps.filter((other) => other !== step));
      return;
    }
    const fitting = this.options.filter((it) => this.loadsFor(it, this.used, [load])?.includes(load));
    const [only, ...more] = fitting.filter((it) => !this.isSpecial(it));
    if (only !== undefined && more.length === 0) this.toggle(only);
    else if (only === undefined) this.addToSpecial(load);
    else this.decisions.selection.focusRequests += 1;
  }

  /** The special delivery with this load taken in or out, if the engine offers it. */
  special(load: string): Choice | null {
    const now = this.steps.find(({ choice }) => this.isSpecial(choice));
    const loads = now?.loads ?? [];
    const wanted = loads.includes(load) ? loads.filter((other) => other !== load) : [...loads, load];
    const others = this.used.filter((other) => !loads.includes(other));
    if (wanted.some((one) => others.includes(one))) return null;
    const kinds = this.kindsOf(wanted);
    return this.options.find((it) => this.isSpecial(it) && kinds !== "" && this.kindsOf(loadsOf(it)) === kinds) ?? null;
  }

  addToSpecial(load: string): void {
    const now = this.steps.find(({ choice }) => this.isSpecial(choice));
    const found = this.special(load);
    const rest = this.steps.filter((step) => step !== now);
    const taken = rest.flatMap(({ loads }) => loads);
    if (found) this.plan([...rest, this.step(found, taken, [...(now?.loads ?? []), load])]);
    else if (now?.loads.includes(load)) this.plan(rest);
  }

  undoStep(): void {
    this.plan(this.steps.slice(0, -1));
  }

  clear(): void {
    this.planned.clear();
    this.sent = false;
    this.ready = false;
  }

  /** Something is being sent: perhaps the first step. */
  sending(moves: readonly string[]): void {
    const first = this.steps[0]?.choice;
    this.sent = first !== undefined && movesOf(first).join() === moves.join();
  }

  /** The table moved on. After a step that was sent the next one follows, once it is asked for. */
  advance(): void {
    if (this.steps.length === 0) return;
    if (!this.decisions.yours) {
      this.clear();
      return;
    }
    if (this.sent) {
      this.sent = false;
      this.planned.change({ steps: this.steps.slice(1) });
    } else if (this.decisions.question === "action") {
      this.clear();
      return;
    }
    if (this.decisions.question !== "delivering" || this.steps.length === 0) return;
    const found = this.steps.map(({ says }) => this.options.find((it) => this.saying(it) === says));
    const still: Step[] = [];
    for (const choice of found) {
      const taken = still.flatMap(({ loads }) => loads);
      if (choice) still.push(this.step(choice, taken));
    }
    this.plan(still);
    this.ready = still.length > 0 && still.length === found.length;
  }

  /** Selects the first step for sending, under the name of all. */
  private plan(steps: readonly Step[]): void {
    this.planned.change({ steps });
    const first = steps[0]?.choice;
    const { selection } = this.decisions;
    const element = this.island ? elementName(["island", this.island.id]) : "delivery";
    if (first) selection.select(element, [], { ...first, moves: movesOf(first) });
    else selection.select(element, [], null);
  }

  /** The step that a choice is while these loads are in others; some loads may be preferred to equal ones. */
  private step(choice: Choice, taken: readonly string[], preferred: readonly string[] = []): Step {
    const loads = this.loadsFor(choice, taken, preferred) ?? loadsOf(choice);
    return { choice, loads, says: this.saying(choice) };
  }

  /** The loads of a choice, or equal ones where these are taken: of equal loads the engine names the leftmost. */
  private loadsFor(choice: Choice, taken: readonly string[], preferred: readonly string[] = []): string[] | null {
    const all = this.loads.map(({ element }) => element);
    const found: string[] = [];
    for (const load of loadsOf(choice)) {
      const fits = (other: string): boolean =>
        !taken.includes(other) && !found.includes(other) && this.kindOf(other) === this.kindOf(load);
      const one = preferred.find(fits) ?? [load, ...all].find(fits);
      if (one === undefined) return null;
      found.push(one);
    }
    return found;
  }

  private isSpecial(choice: Choice): boolean {
    return choice.kind === "special";
  }

  private saying(choice: Choice): string {
    const { contract, passenger } = choice.facts;
    return [choice.kind, contract, passenger, this.kindsOf(loadsOf(choice))].join(" ");
  }

  private kindsOf(loads: readonly string[]): string {
    return loads
      .map((load) => this.kindOf(load))
      .sort()
      .join();
  }

  /** What a load is and in which car; loads alike in both can stand for each other. */
  private kindOf(load: string): string {
    const [, place = 0, slot = 0] = targetOf(load)[1].split(" ").map(Number);
    return `${place} ${this.train[place]?.loads[slot]?.counts_as}`;
  }

  private get train(): readonly CarView[] {
    return this.decisions.view.seats[this.decisions.view.seat]?.train ?? [];
  }
}

function movesOf(choice: Choice): string[] {
  return choice.moves ?? [choice.text];
}

/** The things a choice takes out of the train. */
export function loadsOf(choice: Choice): string[] {
  return choice.where.filter(([kind]) => kind === "load").map(elementName);
}
