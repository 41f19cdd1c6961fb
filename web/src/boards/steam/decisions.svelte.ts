// What can be decided at this table now: which things are lit, what pointing at them means, what is chosen.
import { gameView } from "../../lib/api/game_view";
import type { CompoundView, MoveView, TableView } from "../../lib/api/types";
import type { PlaceView } from "../../lib/api/views/steam";
import { whoSits } from "../../lib/seats.svelte";
import type { TableStore } from "../../lib/table/store.svelte";
import { t } from "../../lib/words.svelte";
import { DeliveryChoice, deliveryOf } from "./deliveries.svelte";
import type { Placed } from "./drawing";
import { elementOf, movesByElement, nearHexes, noted, targetOf } from "./targets";
import { faceChoices, turned } from "./tiles";

// What nobody is asked about who confirms only what costs.
const CHEAP = new Set(["take", "set", "new_city", "tile", "income", "points"]);

export class Decisions {
  readonly delivery: DeliveryChoice;

  constructor(
    readonly table: TableStore,
    private readonly shown: () => TableView,
    private readonly past: () => boolean,
  ) {
    this.delivery = new DeliveryChoice(
      () => this.table.selection,
      shown,
      () => this.view,
      () => this.question,
    );
  }

  readonly view = $derived.by(() => gameView(this.shown(), "steam"));
  private readonly yours: boolean = $derived.by(() => !this.past() && this.shown().prompt.yours);
  readonly moves: readonly MoveView[] = $derived.by(() => (this.yours ? this.shown().moves : []));
  readonly compounds: readonly CompoundView[] = $derived.by(() => (this.yours ? this.shown().compounds : []));
  readonly question: string | null = $derived.by(() => (this.yours ? this.shown().prompt.question : null));
  readonly byElement: ReadonlyMap<string, MoveView[]> = $derived(movesByElement(this.moves, this.view));
  readonly chosen: MoveView | null = $derived.by(() => (this.past() ? null : this.table.selection.chosen));
  private readonly placeAt: ReadonlyMap<string, PlaceView> = $derived(
    new Map(this.view.places.map((place) => [place.hex, place])),
  );

  get selection(): TableStore["selection"] {
    return this.table.selection;
  }

  /** The move of a kind of which there is only one. */
  ofKind(kind: string): MoveView | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  nameOf(seat: number): string {
    return whoSits(this.shown().seats[seat], this.shown().seats);
  }

  // What is lit: where one may act now.

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (!this.delivery.asked) return new Set(this.byElement.keys());
    const cities = [...this.delivery.ways.keys()].map((place) => elementOf(["place", place], this.view));
    const cubes = this.question === "move-goods" ? this.delivery.cubes : [];
    return new Set(
      [...cubes, ...cities, ...this.byElement.keys()].filter((element) =>
        element.startsWith("hex:") ? cities.includes(element) : !element.startsWith("link:"),
      ),
    );
  });

  /** The cheapest tile of each hex. */
  readonly prices: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const move of this.moves.filter(({ kind }) => kind === "lay")) {
      const hex = String(move.facts["hex"]);
      found.set(hex, Math.min(found.get(hex) ?? Infinity, noted(move, "price")));
    }
    return found;
  });

  /** Who earns what by a delivery to a hex. */
  readonly tags: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const [place, there] of this.delivery.ways) {
      const best = there.find((it) => it === this.delivery.way) ?? there[0];
      if (best) found.set(elementOf(["place", place], this.view).slice(4), this.earnedText(best));
    }
    return found;
  });

  readonly near: ReadonlySet<string> = $derived.by(() => {
    const seat = this.shown().viewer;
    return seat === null ? new Set<string>() : nearHexes(this.view, seat);
  });

  /** Links by which the cube could go another way, or its next one. */
  readonly bendable: ReadonlySet<string> = $derived.by(() => {
    const here = new Set(this.delivery.links);
    const other = this.delivery.others.flatMap((it) => deliveryOf(it).links);
    const next =
      this.question === "follow-link" && !this.delivery.way
        ? [...this.byElement.keys()].filter((it) => it.startsWith("link:")).map((it) => it.slice(5))
        : [];
    return new Set([...other.filter((link) => !here.has(link)), ...next]);
  });

  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const hint = this.past() ? undefined : this.table.suggested?.moves[0];
    const move = this.table.sync.moves.find((it) => it.text === hint);
    return new Set(move?.where.map((target) => elementOf(target, this.view)));
  });

  // What is selected.

  readonly selected: string | null = $derived.by(() => {
    if (this.past()) return null;
    if (this.delivery.way) return elementOf(["place", deliveryOf(this.delivery.way).to], this.view);
    const target = this.chosen?.where[0];
    return this.selection.element ?? (target ? elementOf(target, this.view) : null);
  });
  /** The hex that is built on. */
  readonly hex: string | null = $derived.by(() =>
    this.selected?.startsWith("hex:") === true && !this.delivery.asked ? this.selected.slice(4) : null,
  );
  readonly options: readonly MoveView[] = $derived(
    this.hex === null ? [] : (this.byElement.get(`hex:${this.hex}`) ?? []),
  );
  /** The tile that would be laid. */
  readonly ghost: Placed | null = $derived.by(() => {
    if (this.chosen?.kind !== "lay") return null;
    const { hex, face, rotation } = this.chosen.facts as unknown as Placed;
    return { hex, face, rotation };
  });

  /** What the confirm button says of a delivery, which ends on one of two tracks. */
  readonly confirmText: string | null = $derived.by(() => {
    const { way, ending } = this.delivery;
    if (!way || this.chosen?.kind !== "deliver") return null;
    const track = ending ? String(ending.facts["track"]) : "points";
    return t("board-confirm-deliver", { points: deliveryOf(way).points, track });
  });

  private earnedText(compound: CompoundView): string {
    const { earned } = deliveryOf(compound);
    const parts = earned.flatMap((n, at) => (n > 0 ? [t("board-earns", { name: this.nameOf(at), points: n })] : []));
    return parts.join(t("comma"));
  }

  // What pointing means.

  /** A click on something: selects it or, where it is selected already, goes on to what comes next. */
  point(element: string): void {
    if (this.past()) return;
    if (this.delivery.asked) this.pointGoods(element);
    else if (this.hex !== null && element === `hex:${this.hex}` && this.chosen?.kind === "lay") this.turn(1);
    else this.choose(element);
  }

  /** Enter on something: selects it or, where it is selected already, confirms. */
  enter(element: string): void {
    if (this.past()) return;
    if (element === this.selected && this.chosen) void this.selection.confirm();
    else if (this.delivery.asked) this.pointGoods(element);
    else this.choose(element);
  }

  choose(element: string, move?: MoveView): void {
    const found = this.byElement.get(element) ?? [];
    const [first] = found;
    if (!first) this.why(element);
    else if (move) this.selection.select(element, found, move);
    else if (first.kind === "lay" && found.length > 1) {
      this.selection.select(element, found, faceChoices(found)[0]?.moves[0] ?? first);
    } else if (found.length > 1 && this.chosen !== null && found.includes(this.chosen)) void this.selection.confirm();
    else void this.selection.point(element, first, costs(first));
  }

  /** A button for one move. */
  act(element: string, move: MoveView): void {
    void this.selection.point(element, move, true);
  }

  /** Turns the tile that would be laid. */
  turn(by: number): void {
    const choices = faceChoices(this.options);
    const next = by > 0 ? turned(choices, this.chosen) : turned([...choices].reverse(), this.chosen);
    if (next && this.hex !== null) this.selection.select(`hex:${this.hex}`, [...this.options], next);
  }

  why(element: string): void {
    if (this.past() || !this.shown().prompt.yours) return;
    const place = this.placeOf(element);
    const about: [string, string] =
      place && (this.delivery.asked || place.colour !== null) ? ["place", place.id] : targetOf(element);
    void this.table.askWhyThere(about, element);
  }

  private placeOf(element: string): PlaceView | undefined {
    return element.startsWith("hex:") ? this.placeAt.get(element.slice(4)) : undefined;
  }

  private pointGoods(element: string): void {
    const { delivery } = this;
    const place = this.placeOf(element);
    const there = place ? delivery.ways.get(place.id)?.[0] : undefined;
    if (element.startsWith("cube:") && delivery.cubes.has(element)) delivery.takeCube(element);
    else if (element.startsWith("link:")) this.bend(element.slice(5));
    else if (there) {
      if (!delivery.way || deliveryOf(delivery.way).to !== place?.id) delivery.choose(there);
    } else if (place && this.question === "move-goods") {
      const own = [...delivery.cubes].filter((it) => it.startsWith(`cube:${place.id} `));
      const next = own[(own.indexOf(delivery.cube ?? "") + 1) % Math.max(1, own.length)];
      if (next !== undefined) delivery.takeCube(next);
      else this.why(element);
    } else this.why(element);
  }

  /** Another way over this link, or one link of the way alone. */
  private bend(link: string): void {
    const other = this.delivery.others.find((it) => deliveryOf(it).links.includes(link));
    const move = this.byElement.get(`link:${link}`)?.[0];
    if (other) this.delivery.choose(other);
    else if (move) void this.selection.point(`link:${link}`, move, true);
  }
}

function costs(move: MoveView): boolean {
  return noted(move, "price") > 0 || noted(move, "loans") > 0 || !CHEAP.has(move.kind);
}
