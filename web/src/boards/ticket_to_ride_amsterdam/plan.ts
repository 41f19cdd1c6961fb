// What the moves and the view mean for the things on this board.
import type { MoveView } from "../../lib/api/types";
import { argumentsOf } from "../../lib/moves";
import type { AmsterdamView } from "../../lib/api/views/ticket_to_ride_amsterdam";
import type { AmsterdamBox, Route } from "./box";

/** The legal moves by the thing one points at: "route:<id>", "row:<slot>", "deck", "contracts", "keep", "pass". */
export function movesByElement(moves: readonly MoveView[]): Map<string, MoveView[]> {
  const found = new Map<string, MoveView[]>();
  for (const move of moves) {
    const element = elementOf(move);
    const there = found.get(element);
    if (there) there.push(move);
    else found.set(element, [move]);
  }
  for (const [element, there] of found) {
    if (element.startsWith("route:")) there.sort((a, b) => wildsIn(a) - wildsIn(b));
  }
  return found;
}

export function elementOf(move: MoveView): string {
  const [first = ""] = argumentsOf(move);
  if (move.kind === "claim") return `route:${first}`;
  if (move.kind === "take") return `row:${first}`;
  return move.kind === "draw" ? "deck" : move.kind;
}

/** The cards a claim pays. */
export function paymentOf(move: MoveView): string[] {
  return argumentsOf(move).slice(1);
}

/** Fewest wilds first: the payment that most people want is on top. */
function wildsIn(move: MoveView): number {
  return paymentOf(move).filter((card) => card === "wild").length;
}

/** The seat that has claimed each route. */
export function owners(view: AmsterdamView): Map<string, number> {
  return new Map(view.seats.flatMap((seat, n) => seat.routes.map((route): [string, number] => [route, n])));
}

/** A claim worth asking "why not?" about: the payment that comes closest to what is in hand. */
export function likelyClaim(route: Route, colours: readonly string[], hand: Readonly<Record<string, number>>): string {
  const allowed = route.colour === "grey" ? colours : [route.colour];
  const held = (colour: string): number => hand[colour] ?? 0;
  const colour = [...allowed].sort((a, b) => held(b) - held(a))[0] ?? "";
  const plain = Math.max(1, Math.min(route.length, Math.max(held(colour), route.length - held("wild"))));
  const cards = [...Array<string>(plain).fill(colour), ...Array<string>(route.length - plain).fill("wild")];
  return `claim ${route.id} ${cards.join(" ")}`;
}

/** Routes that touch the viewer's network or contracts: their lamps are rings when many are lit. */
export function nearRoutes(box: AmsterdamBox, view: AmsterdamView, seat: number): Set<string> {
  const mine = view.seats[seat];
  const touched = new Set<string>();
  const own = new Set(mine?.routes ?? []);
  for (const route of box.routes) if (own.has(route.id)) route.ends.forEach((end) => touched.add(end));
  const wanted = new Set<string>();
  for (const contract of mine?.contracts ?? []) contract.ends.forEach((end) => wanted.add(end));
  const near = (end: string): boolean => touched.has(end) || wanted.has(end);
  return new Set(
    box.routes
      .filter(({ ends }) => ends.every(near) || ends.some((end) => touched.has(end) && wanted.has(end)))
      .map((route) => route.id),
  );
}
