// The green arrows between two cities: those that a delivery completes, and those that a later one would.
import type { Choice } from "../choices";
import type { WesternBox } from "./box";

export interface Arrow {
  city: string; // at its other end
  points: number;
  cards: number; // objective cards to take
}

export function completed(choice: Choice | null): Arrow[] {
  return (choice?.facts["arrows"] ?? []) as Arrow[];
}

/** The arrows of a city that stay open if it is delivered to. */
export function stillOpen(box: WesternBox, city: string, choice: Choice | null): Arrow[] {
  const done = new Set(completed(choice).map((arrow) => arrow.city));
  return box.city_arrows.flatMap(({ between, vp, action }) => {
    const other = between.find((it) => it !== city);
    if (!between.includes(city) || other === undefined || done.has(other)) return [];
    return [{ city: other, points: vp, cards: action.length }];
  });
}
