// A delivery being chosen: the cube, the city it goes to, its way, and where the points go.
import type { CompoundView, EndingView } from "../../lib/api/types";
import { Draft } from "../kit/draft.svelte";
import type { Decisions } from "./decisions.svelte";

export interface Delivery {
  city: string;
  colour: string;
  to: string;
  links: string[]; // ids, along the way
  path: string[]; // places, along the way
  points: number; // for the mover
  earned: number[]; // by seat
}

export function deliveryOf(compound: CompoundView): Delivery {
  return compound.facts as unknown as Delivery;
}

/** The element of the cube that a delivery moves. */
export function cubeOf(compound: CompoundView): string {
  const { city, colour } = deliveryOf(compound);
  return `cube:${city} ${colour}`;
}

/** The best ways to each city, in the order in which the engine lists them. */
export function waysByCity(compounds: readonly CompoundView[], cube: string): Map<string, CompoundView[]> {
  const found = new Map<string, CompoundView[]>();
  for (const compound of compounds) {
    if (compound.kind !== "deliver" || cubeOf(compound) !== cube) continue;
    const { to } = deliveryOf(compound);
    found.set(to, [...(found.get(to) ?? []), compound]);
  }
  return found;
}

/** The name of an ending: the track that it puts the points on. */
export function trackOf(ending: EndingView): string {
  return String(ending.facts["track"]);
}

const NO_WAYS: ReadonlyMap<string, CompoundView[]> = new Map();

interface Chosen {
  way: CompoundView | null;
  ending: EndingView | null;
}

export class DeliveryChoice {
  private readonly draft = new Draft<Chosen>(() => this.decisions.round(), { way: null, ending: null });

  constructor(private readonly decisions: Decisions) {}

  /** Whether goods are moved. */
  readonly asked: boolean = $derived.by(() => ["move-goods", "follow-link"].includes(this.decisions.question ?? ""));
  readonly compounds: readonly CompoundView[] = $derived.by(() => (this.asked ? this.decisions.shown.compounds : []));
  /** The cubes that can be delivered. */
  readonly cubes: ReadonlySet<string> = $derived(
    new Set(this.compounds.filter(({ kind }) => kind === "deliver").map(cubeOf)),
  );
  /** The track that a standing order puts points on. */
  readonly standing: string | null = $derived.by(
    () => this.decisions.shown.orders.find((order) => order.question === "put-points")?.move ?? null,
  );

  /** The cube that is taken up, or on its way. */
  readonly cube: string | null = $derived.by(() => {
    if (!this.asked) return null;
    if (this.decisions.question === "follow-link") {
      const { city, colour } = this.decisions.view.ask?.facts ?? {};
      return `cube:${String(city)} ${String(colour)}`;
    }
    const element = this.decisions.selection.element;
    return element?.startsWith("cube:") === true ? element : null;
  });
  readonly ways: ReadonlyMap<string, CompoundView[]> = $derived(
    this.cube === null ? NO_WAYS : waysByCity(this.compounds, this.cube),
  );
  readonly way: CompoundView | null = $derived.by(() => {
    const { way } = this.draft.value;
    return this.cube !== null && way !== null && this.compounds.includes(way) ? way : null;
  });
  readonly ending: EndingView | null = $derived(this.way ? this.draft.value.ending : null);
  /** The links of the way, in order. */
  readonly links: readonly string[] = $derived(this.way ? deliveryOf(this.way).links : []);
  /** All ways to the same city. */
  readonly others: readonly CompoundView[] = $derived(this.way ? (this.ways.get(deliveryOf(this.way).to) ?? []) : []);

  /** Takes up a cube; with one city to go to, that way is chosen too. */
  takeCube(cube: string): void {
    const ways = waysByCity(this.compounds, cube);
    this.decisions.selection.select(cube, []);
    const [only] = ways.values();
    if (ways.size === 1 && only?.[0]) this.choose(only[0]);
    else this.drop();
  }

  /** Chooses a way. The points go where they went for the way before, else where a standing order puts them. */
  choose(way: CompoundView): void {
    const { ending } = this.draft.value;
    const track = ending ? trackOf(ending) : this.standing;
    const same = way.endings.find((it) => trackOf(it) === track);
    this.take(way, same ?? (way.endings.length === 1 ? way.endings[0] : null) ?? null);
  }

  /** Chooses where the points go; with it the delivery is complete. */
  put(ending: EndingView | null): void {
    const { way } = this.draft.value;
    if (way) this.take(way, ending);
  }

  private take(way: CompoundView, ending: EndingView | null): void {
    this.draft.change({ way, ending });
    const moves = [...way.moves, ...(ending?.moves ?? [])];
    const complete = ending !== null || way.endings.length === 0;
    const { kind, label, where, facts } = way;
    this.decisions.selection.choose(complete ? { text: moves.join(" "), kind, label, where, facts, moves } : null);
  }

  drop(): void {
    this.draft.clear();
  }
}
