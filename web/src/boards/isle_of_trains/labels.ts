// How the things of the table are called, for those who listen and for those who look closer.
import type { BoxOf } from "../../lib/api/types";
import type { CarView, Contract, IslandView, LoadView } from "../../lib/api/views/isle_of_trains";
import { t, words } from "../../lib/words.svelte";
import type { IsleBox, Step, TrainCard } from "./box";

const STEP_WORDS: Record<string, string> = {
  take_cards: "board-step-take_cards",
  discard_cards: "board-step-discard_cards",
  take_from_discard: "board-step-take_from_discard",
  gain_vp: "board-step-gain_vp",
};

export class Labels {
  readonly cards: ReadonlyMap<string, TrainCard>;

  constructor(private readonly box: BoxOf<IsleBox>) {
    const printed = [...box.data.train_cards, ...box.data.promos.train_cards];
    this.cards = new Map(printed.map((card) => [card.id, card]));
  }

  name(id: string): string {
    return this.box.names[id] ?? id;
  }

  /** A car's name where there is little room; what is no car of the usual kinds keeps its own. */
  shortName(card: TrainCard): string {
    if (card.category === "building" || !this.box.data.train_cards.includes(card)) return this.name(card.id);
    const number = card.level ?? Number(/\d+$/.exec(card.id)?.[0] ?? 0);
    return t(`board-short-${card.category}`, { number });
  }

  says(id: string): string {
    return this.box.says[id] ?? "";
  }

  scenarioNumber(id: string): { number: number; count: number } | null {
    const all = this.box.data.solo.scenarios;
    const found = all.find((scenario) => scenario.id === id);
    return found ? { number: found.number, count: all.length } : null;
  }

  counted(things: Readonly<Record<string, number>>): string {
    const each = Object.entries(things).map(([id, count]) => t("board-counted", { count, thing: this.name(id) }));
    return each.join(t("comma"));
  }

  /** A contract with what it brings; an additional one comes on top of the starting one. */
  contract({ cargo, vp, adds }: Contract): string {
    return t(adds < vp ? "board-contract-more" : "board-contract", { cargo: this.counted(cargo), points: adds });
  }

  steps(steps: readonly Step[]): string {
    return steps.map((step) => this.step(step)).join(t("comma"));
  }

  /** What a card brings: on being loaded, or as it says itself. */
  does(card: TrainCard): string {
    return card.benefit.length > 0 ? t("board-benefit", { steps: this.steps(card.benefit) }) : this.says(card.id);
  }

  card(card: TrainCard): string {
    const { cost, power, weight, vp } = card;
    const what = t("board-card", { name: this.name(card.id), cost, power, weight, points: vp });
    return joined(what, this.holds(card), this.does(card));
  }

  holds(card: TrainCard): string {
    if (card.holds === null || card.capacity === 0) return "";
    const what = card.holds === "passenger" ? t("board-passengers") : this.name(card.holds.replace("_cargo", ""));
    return t("board-holds", { count: card.capacity, what });
  }

  car(car: CarView, owner: string): string {
    const card = this.cards.get(car.card);
    const loads = car.loads.map((load) => this.load(load)).join(t("comma"));
    const room = car.capacity > 0 ? t("board-loads", { count: car.loads.length, most: car.capacity }) : "";
    return joined(
      t("board-car-of", { car: this.name(car.card), name: owner }),
      room,
      loads,
      card ? this.does(card) : "",
    );
  }

  load({ counts_as, face_down }: LoadView): string {
    return face_down ? t("board-face-down", { cargo: this.name(counts_as) }) : this.name(counts_as);
  }

  /** A load and the car it is in. */
  loadIn({ load, car }: { load: LoadView; car: CarView }): string {
    return t("board-load-in", { load: this.load(load), car: this.name(car.card) });
  }

  island(island: IslandView, owner: string): string {
    const next = island.rewards[island.seated];
    return joined(
      this.name(island.id),
      owner === "" ? "" : t("board-owned", { name: owner }),
      ...[island.starting, ...island.additional].map((contract) => this.contract(contract)),
      island.passenger === null ? "" : this.name(island.passenger),
      island.rewards.length > 0 ? t("board-seated", { count: island.seated, most: island.rewards.length }) : "",
      next ? t("board-next-seat", { steps: this.steps(next) }) : "",
    );
  }

  private step(step: Step): string {
    const actions = (step.choices ?? []).map((action) => this.name(action)).join(t("comma"));
    if (step.op === "bonus_action") return t("board-step-bonus", { actions });
    return t(STEP_WORDS[step.op] ?? step.op, { count: step.n ?? 0 });
  }
}

export function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(t("comma"));
}

/** A number that is added or taken away. */
export function signed(points: number): string {
  return points < 0 ? `−${words.number(-points)}` : `+${words.number(points)}`;
}

/** What a contract brings, as it is printed: an additional one with a plus. */
export function worth({ vp, adds }: Contract): string {
  return adds < vp ? signed(adds) : words.number(adds);
}
