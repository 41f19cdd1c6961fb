// What can be decided at this table now: which things are lit, what pointing at them means, what is chosen.
import type { CompoundView, MoveView } from "../../lib/api/types";
import type { PlaceView } from "../../lib/api/views/steam";
import { t } from "../../lib/words.svelte";
import { byElement, type Choice, moveChoice } from "../choices";
import type { Board } from "../kit/board.svelte";
import { Decisions as BoardDecisions } from "../kit/decisions.svelte";
import { DeliveryChoice, deliveryOf } from "./deliveries.svelte";
import type { Placed } from "./drawing";
import { elementOf, hexOf } from "./targets";
import { faceChoices, turned } from "./tiles";

export class Decisions extends BoardDecisions<"steam"> {
  readonly delivery: DeliveryChoice = new DeliveryChoice(this);

  constructor(board: Board) {
    super(board, "steam");
  }

  readonly moves: readonly MoveView[] = $derived.by(() => (this.yours ? this.shown.moves : []));
  readonly compounds: readonly CompoundView[] = $derived.by(() => (this.yours ? this.shown.compounds : []));
  override readonly byElement: ReadonlyMap<string, Choice[]> = $derived(
    byElement(this.moves.map(moveChoice), (target) => this.elementOf(target)),
  );
  private readonly placeAt: ReadonlyMap<string, PlaceView> = $derived(
    new Map(this.view.places.map((place) => [place.hex, place])),
  );

  /** The move of a kind of which there is only one. */
  ofKind(kind: string): MoveView | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  // What is lit: where one may act now.

  override readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (!this.delivery.asked) return new Set(this.byElement.keys());
    const cities = [...this.delivery.ways.keys()].map((place) => this.elementOf(["place", place]));
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
      found.set(hex, Math.min(found.get(hex) ?? Infinity, -(move.money ?? 0)));
    }
    return found;
  });

  /** Who earns what by a delivery to a hex. */
  readonly tags: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const [place, there] of this.delivery.ways) {
      const best = there.find((it) => it === this.delivery.way) ?? there[0];
      if (best) found.set(this.elementOf(["place", place]).slice(4), this.earnedText(best));
    }
    return found;
  });

  /** Hexes next to the own network, where something can be done. */
  readonly near: ReadonlySet<string> = $derived.by(() => {
    const where = this.moves.flatMap((move) => (move.near === true ? move.where : []));
    return new Set(where.flatMap((target) => hexOf(this.elementOf(target)) ?? []));
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

  // What is selected.

  override readonly spot: string | null = $derived.by(() => {
    if (this.board.past) return null;
    if (this.delivery.way) return this.elementOf(["place", deliveryOf(this.delivery.way).to]);
    const target = this.chosen?.where[0];
    return this.selection.element ?? (target ? this.elementOf(target) : null);
  });
  override readonly selected: ReadonlySet<string> = $derived(new Set(this.spot === null ? [] : [this.spot]));
  /** The hex that is built on. */
  readonly hex: string | null = $derived.by(() =>
    this.spot?.startsWith("hex:") === true && !this.delivery.asked ? this.spot.slice(4) : null,
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
  override get confirmText(): string | null {
    const { way, ending } = this.delivery;
    if (!way || this.chosen?.kind !== "deliver") return null;
    const track = ending ? String(ending.facts["track"]) : "points";
    return t("board-confirm-deliver", { points: deliveryOf(way).points, track });
  }

  private earnedText(compound: CompoundView): string {
    const { earned } = deliveryOf(compound);
    const parts = earned.flatMap((n, at) =>
      n > 0 ? [t("board-earns", { name: this.board.nameOf(at), points: n })] : [],
    );
    return parts.join(t("comma"));
  }

  // What pointing means.

  /** A click on something: selects it or, where it is selected already, goes on to what comes next. */
  override pick(element: string): void {
    if (this.board.past) return;
    if (this.delivery.asked) this.pointGoods(element);
    else if (this.hex !== null && element === `hex:${this.hex}` && this.chosen?.kind === "lay") this.turn(1);
    else this.choose(element);
  }

  /** Enter on something: selects it or, where it is selected already, confirms. */
  override enter(element: string): void {
    if (this.board.past) return;
    if (element === this.spot && this.chosen) void this.selection.confirm();
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
    } else if (found.length > 1 && found.some(({ text }) => text === this.chosen?.text)) void this.selection.confirm();
    else void this.selection.point(element, first, first.costs ?? true);
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

  protected override targetOf(element: string): [string, string] {
    const place = this.placeOf(element);
    return place && (this.delivery.asked || place.colour !== null) ? ["place", place.id] : super.targetOf(element);
  }

  /** A place is its hex. */
  override elementOf(target: readonly [string, string]): string {
    return elementOf(target, this.view);
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
