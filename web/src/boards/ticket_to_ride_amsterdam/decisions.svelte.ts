// What can be decided at this table now: routes with their payments, cards and contracts to draw, contracts to keep.
import { tick } from "svelte";

import { type Choice, elementsOf } from "../choices";
import type { Board } from "../kit/board.svelte";
import { Decisions as BoardDecisions } from "../kit/decisions.svelte";
import { flightsOf, fly } from "./flights";

export class Decisions extends BoardDecisions<"ticket_to_ride_amsterdam"> {
  private flown: number | null = null; // up to this ply cards have flown

  constructor(board: Board) {
    super(board, "ticket_to_ride_amsterdam");
  }

  /** Routes next to the own network and contracts. */
  readonly near: ReadonlySet<string> = $derived.by(() =>
    elementsOf(this.choices.filter((choice) => choice.near === true)),
  );
  /** The route that is selected, if it can be paid for. */
  readonly route: string | null = $derived.by(() => {
    const { element } = this.selection;
    return element?.startsWith("route:") === true && this.lit.has(element) ? element.slice("route:".length) : null;
  });
  readonly payments: readonly Choice[] = $derived(this.byElement.get(`route:${this.route ?? ""}`) ?? []);
  readonly paying: ReadonlySet<string> = $derived(this.marked("hand"));
  readonly kept: ReadonlySet<string> = $derived(this.marked("contract"));

  private marked(kind: string): Set<string> {
    return new Set((this.chosen?.also ?? []).flatMap(([of, id]) => (of === kind ? [id] : [])));
  }

  /** A route that can be paid in several ways is selected with the likeliest; the card has the others. */
  override pick(element: string): void {
    const there = this.byElement.get(element) ?? [];
    const [likely, other] = there;
    if (this.board.past || !likely || !other || this.selection.element === element) super.pick(element);
    else this.selection.select(element, there, likely);
  }

  /** Takes an offered contract or leaves it. */
  toggle(contract: string): void {
    const wanted = new Set(this.kept);
    if (!wanted.delete(contract)) wanted.add(contract);
    const keeps = this.choices.filter(({ kind }) => kind === "keep");
    const fits = ({ also = [] }: Choice): boolean =>
      also.length === wanted.size && also.every(([, id]) => wanted.has(id));
    this.selection.select("keep", keeps);
    this.selection.choose(keeps.find(fits) ?? null);
  }

  /** A hint is selected where it is played: its route with the payments, its card. */
  suggested(hint: string): void {
    for (const [element, there] of this.byElement) {
      const move = there.find(({ text }) => text === hint);
      if (move) this.selection.select(element, there, move);
    }
  }

  advanced(): void {
    const { ply } = this.shown;
    const from = this.flown ?? ply;
    const fresh = this.board.events.filter((event) => event.ply > from && event.ply <= ply);
    this.flown = ply;
    if (!this.board.past) void tick().then(() => fly(flightsOf(fresh, this.board.viewer)));
  }
}

/** The cards that a claim pays. */
export function paymentOf({ facts }: Pick<Choice, "facts">): string[] {
  const cards = (facts["cards"] ?? {}) as Record<string, number>;
  return Object.entries(cards).flatMap(([card, n]) => Array<string>(n).fill(card));
}
