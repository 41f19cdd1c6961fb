// What can be decided at this table now: which things are lit, what pointing at them means, what is chosen.
import type { EndingView } from "../../lib/api/types";
import { session } from "../../lib/session.svelte";
import { byElement, type Choice, elementName, elementsOf, isPart, ranked, targetOf } from "../choices";
import { Decisions as BoardDecisions, type Lamp, MANY } from "../kit/decisions.svelte";
import { Draft } from "../kit/draft.svelte";
import { confirmWords } from "./confirm_words";
import { discEndings, joined, NO_DISCS, NOTHING } from "./elements";
import { outlook } from "./outlook";
import type { Western } from "./western.svelte";

const SETS = new Set(["buy", "discard", "remove"]); // decisions that are sets of cards

interface Begun {
  cards: readonly string[]; // of a set that is being put together
  spent: number | null; // certificates for a delivery, if they were chosen
  disc: string | null; // for a delivery that is chosen, or for a station
  ending: string | null; // the moves that end the upgrade of a station
}

export class Decisions extends BoardDecisions<"great_western_trail"> {
  private readonly draft = new Draft<Begun>(this.round, { cards: [], spent: null, disc: null, ending: null });

  constructor(private readonly western: Western) {
    super(western, "great_western_trail");
  }

  get cards(): readonly string[] {
    return this.draft.value.cards;
  }
  get spent(): number | null {
    return this.draft.value.spent;
  }
  get disc(): string | null {
    return this.draft.value.disc;
  }
  get ending(): string | null {
    return this.draft.value.ending;
  }

  override readonly byElement: ReadonlyMap<string, Choice[]> = $derived(byElement(this.choices));
  override readonly lit: ReadonlySet<string> = $derived.by(
    () => new Set([...this.byElement.keys(), ...this.discs.keys()]),
  );
  readonly sets = $derived(this.choices.filter(({ kind, moves }) => moves !== undefined && SETS.has(kind)));
  readonly deliveries = $derived(this.choices.filter(({ kind, moves }) => moves !== undefined && kind === "deliver"));
  readonly upgrades = $derived(this.choices.filter(({ kind, moves }) => moves !== undefined && kind === "upgrade"));
  readonly buttons = $derived(this.choices.filter(({ where }) => where.length === 0));

  override readonly chosen: Choice | null = $derived.by(() =>
    this.board.past ? null : (this.selection.chosen as Choice | null),
  );

  /** The delivery that is chosen, without its disc. */
  readonly delivery: Choice | null = $derived.by(() => {
    const chosen = this.chosen;
    if (chosen?.kind !== "deliver" || chosen.moves === undefined) return null;
    const begins = (it: Choice): boolean => it.moves?.every((move, n) => chosen.moves?.[n] === move) ?? false;
    return this.deliveries.find(begins) ?? null;
  });

  /** The discs that can go with the chosen delivery, each with the moves that take it. */
  readonly discs: ReadonlyMap<string, EndingView> = $derived(
    this.delivery ? discEndings(this.delivery, this.view.seats[this.view.viewer ?? -1]?.discs ?? []) : NO_DISCS,
  );

  /** The upgrade with the disc that is chosen, without its ending. */
  readonly upgrade: Choice | null = $derived(
    this.upgrades.find(({ where }) => where.some((it) => elementName(it) === this.disc)) ?? null,
  );

  /** What goes with a selection that still means several things. */
  private readonly narrowing = $derived.by(() => {
    const { chosen, options } = this.selection;
    return this.board.past || chosen !== null || options.length < 2 ? null : elementsOf(options);
  });

  override readonly selected: ReadonlySet<string> = $derived.by(() => {
    const { element, chosen } = this.selection;
    if (this.board.past) return NOTHING;
    const touched = [...(chosen?.where ?? []), ...(chosen?.also ?? [])].map(elementName);
    return joined(
      touched.filter((it) => !it.startsWith("action:")),
      [element, this.disc].filter((it) => it !== null),
      this.cards.flatMap((card) => [elementName(["market", card]), elementName(["hand", card])]),
    );
  });

  override isLit(element: string): boolean {
    return this.narrowing ? this.narrowing.has(element) : this.lit.has(element);
  }

  /** Whether pointing at a thing leads on: it is lit, and not what is selected and still means several things. */
  leadsOn(element: string): boolean {
    return this.isLit(element) && !(this.narrowing !== null && this.selection.element === element);
  }

  /** How a thing shows what can be done with it; `together` is how many are lit on the same map. */
  override lamp(element: string, together = 0): Lamp {
    if (this.selected.has(element)) return "selected";
    if (!this.isLit(element)) return null;
    return together > MANY && this.narrowing === null ? "dot" : "ring";
  }

  override pick(element: string): void {
    if (this.board.past) return;
    const [kind, id] = targetOf(element);
    if (this.sets.length > 0 && (kind === "market" || kind === "hand")) this.toggle(element, id);
    else if (this.discs.has(element)) this.takeDisc(element);
    else if (this.upgrades.some(({ where }) => where.some((it) => elementName(it) === element)))
      this.takeDiscForStation(element);
    else if (kind === "city" && this.deliveries.length > 0) this.deliver(element);
    else this.choose(element);
  }

  private choose(element: string): void {
    const selection = this.selection;
    const all = this.byElement.get(element) ?? [];
    const open = selection.chosen === null ? selection.options : [];
    const among = all.filter((it) => open.length > 1 && open.some(({ text }) => text === it.text));
    const options = selection.element !== element && among.length > 0 ? among : all;
    const [first] = options;
    if (first === undefined) this.why(element);
    else if (options.length === 1) void selection.point(element, first, first.costs ?? true);
    else if (selection.element === element && selection.chosen) void selection.confirm();
    else selection.select(element, options, sameThings(options) ? (ranked(options)[0] ?? null) : null);
  }

  /** Adds a card to the set or, where no more of it fits, takes it out again. */
  private toggle(element: string, card: string): void {
    const fits = (cards: readonly string[]): boolean => this.sets.some((it) => isPart(cards, cardsOf(it)));
    const more = [...this.cards, card];
    const at = this.cards.indexOf(card);
    if (fits(more)) this.take(element, more);
    else if (at >= 0) this.take(element, this.cards.toSpliced(at, 1));
    else if (fits([card])) this.take(element, [card]);
    else this.why(element);
  }

  /** Takes one card out of the set. */
  drop(element: string, card: string): void {
    const at = this.cards.indexOf(card);
    if (at >= 0) this.take(element, this.cards.toSpliced(at, 1));
  }

  private take(element: string, cards: string[]): void {
    const options = this.sets.filter((it) => cardsOf(it).length === cards.length && isPart(cards, cardsOf(it)));
    if (options.length === 0) this.selection.clear();
    else this.selection.select(element, options, ranked(options)[0]);
    this.draft.change({ cards });
  }

  /** Chooses a city: with the certificates that were chosen, or else the fewest that lead there. */
  private deliver(element: string): void {
    const options = this.deliveries.filter(({ where }) => where.some((it) => elementName(it) === element));
    const [first] = options;
    if (first === undefined) {
      this.why(element);
      return;
    }
    if (this.selection.element === element && this.chosen) {
      void this.selection.confirm();
      return;
    }
    const base = options.find(({ facts }) => facts["spent"] === this.spent) ?? first;
    this.draft.change({ disc: null, spent: Number(base.facts["spent"] ?? 0) });
    this.selection.select(element, options, base);
  }

  /** Chooses how many certificates are spent; the city stays if it can be reached with them. */
  spend(certificates: number): void {
    const element = this.selection.element;
    const base = this.deliveries.find(
      ({ facts, where }) => facts["spent"] === certificates && where.some((it) => elementName(it) === element),
    );
    if (element !== null && base) this.selection.select(element, this.selection.options, base);
    else this.selection.clear();
    this.draft.change({ disc: null, spent: certificates });
  }

  private takeDisc(element: string): void {
    const base = this.delivery;
    const ending = this.discs.get(element);
    if (!base || !ending) return;
    if (this.disc === element) {
      void this.selection.confirm();
      return;
    }
    const moves = [...(base.moves ?? []), ...ending.moves];
    this.selection.choose({ ...base, moves, text: moves.join("; ") });
    this.draft.change({ disc: element });
  }

  /** A disc for the station; a second click confirms what is complete. */
  private takeDiscForStation(element: string): void {
    if (this.disc === element && this.chosen) void this.selection.confirm();
    else this.chooseUpgrade(element, this.ending);
  }

  /** With the station master or without. */
  endUpgrade(ending: EndingView): void {
    const said = ending.moves.join();
    if (this.ending === said && this.chosen) void this.selection.confirm();
    else this.chooseUpgrade(this.disc, said);
  }

  private chooseUpgrade(disc: string | null, ending: string | null): void {
    const base = this.upgrades.find(({ where }) => where.some((it) => elementName(it) === disc));
    const end = base?.endings.find(({ moves }) => moves.join() === ending);
    const moves = [...(base?.moves ?? []), ...(end?.moves ?? [])];
    const whole = base && end ? { ...base, moves, text: moves.join("; ") } : null;
    if (whole || disc !== null) this.selection.select(disc ?? "", whole ? [whole] : [], whole);
    this.draft.change({ disc, ending });
  }

  /** What is selected, in few words. */
  override get confirmText(): string | null {
    return this.chosen ? confirmWords(this.chosen, this.western) : null;
  }

  override get outlook(): string | null {
    return this.chosen ? outlook(this.chosen, this.western) : null;
  }

  /** An answer that cannot be otherwise is selected: one key or click is enough. */
  advanced(): void {
    const { chosen, element, options } = this.selection;
    const [only] = this.choices;
    const sure = this.shown.moves.length === 1 && this.shown.compounds.length < 2;
    if (!only || !sure || chosen || element || options.length > 0 || session.settings.forced === "ask") return;
    const [target] = only.where;
    if (target) this.selection.select(elementName(target), [only], only);
    else this.selection.chooseListed(only);
  }
}

export function cardsOf({ facts }: Choice): string[] {
  return (facts["cards"] ?? []) as string[];
}

/** Whether choices differ only in the way, not in what they touch. */
function sameThings(choices: readonly Choice[]): boolean {
  const things = (choice: Choice): string => choice.where.map(elementName).sort().join(" ");
  return choices.every((choice) => things(choice) === things(choices[0] ?? choice));
}
