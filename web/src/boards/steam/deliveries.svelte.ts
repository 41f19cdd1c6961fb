// A delivery being chosen: the cube, the city it goes to, its way, and where the points go.
import type { CompoundView, EndingView } from "../../lib/api/types";
import type { Selection } from "../../lib/table/selection.svelte";

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

export class DeliveryChoice {
  way = $state.raw<CompoundView | null>(null);
  ending = $state.raw<EndingView | null>(null);

  constructor(private readonly selection: () => Selection) {}

  /** Takes up a cube; with one city to go to, that way is chosen too. */
  takeCube(cube: string, ways: ReadonlyMap<string, CompoundView[]>, standing: string | null): void {
    this.selection().select(cube, []);
    const [only] = ways.values();
    if (ways.size === 1 && only?.[0]) this.choose(only[0], standing);
    else this.drop();
  }

  /** Chooses a way. `standing` is the track that a standing order puts points on. */
  choose(way: CompoundView, standing: string | null): void {
    const track = this.ending ? trackOf(this.ending) : standing;
    this.way = way;
    this.put(
      way.endings.find((it) => trackOf(it) === track) ?? (way.endings.length === 1 ? way.endings[0] : null) ?? null,
    );
  }

  /** Chooses where the points go; with it the delivery is complete. */
  put(ending: EndingView | null): void {
    const way = this.way;
    if (!way) return;
    this.ending = ending;
    const moves = [...way.moves, ...(ending?.moves ?? [])];
    const complete = ending !== null || way.endings.length === 0;
    const { kind, label, where, facts } = way;
    this.selection().choose(complete ? { text: moves.join(" "), kind, label, where, facts, moves } : null);
  }

  drop(): void {
    this.way = null;
    this.ending = null;
  }
}
