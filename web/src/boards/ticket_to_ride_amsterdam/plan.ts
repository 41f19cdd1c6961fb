// What the moves and the view mean for the things on this board.
import type { MoveView } from "../../lib/api/types";
import { argumentsOf } from "../../lib/moves";
import type { AmsterdamBox, AmsterdamView, Route } from "./box";

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

/** Routes that nobody else may claim any more because of the other lane, for this viewer (TTR-5.8, 5.9). */
export function closedLanes(box: AmsterdamBox, view: AmsterdamView): Set<string> {
  const owned = owners(view);
  const closed = new Set<string>();
  for (const route of box.routes) {
    if (route.group === null || owned.has(route.id)) continue;
    const twin = box.routes.find((other) => other.group === route.group && other.id !== route.id);
    const owner = twin && owned.get(twin.id);
    if (owner !== undefined && (view.seats.length <= 2 || owner === view.viewer)) closed.add(route.id);
  }
  return closed;
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

/** The fewest further routes that would join two locations, counting own routes as free and others' as closed. */
export function routesToGo(
  box: AmsterdamBox,
  view: AmsterdamView,
  seat: number,
  ends: readonly [string, string],
): number | null {
  const owned = owners(view);
  const closed = closedLanes(box, { ...view, viewer: seat });
  const cost = new Map<string, number>([[ends[0], 0]]);
  const open = new Set([ends[0]]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((cost.get(a) ?? 0) <= (cost.get(b) ?? 0) ? a : b));
    open.delete(here);
    const far = cost.get(here) ?? 0;
    if (here === ends[1]) return far;
    for (const route of box.routes) {
      if (!route.ends.includes(here)) continue;
      const owner = owned.get(route.id);
      if (owner === undefined ? closed.has(route.id) : owner !== seat) continue;
      const there = route.ends[0] === here ? route.ends[1] : route.ends[0];
      const total = far + (owner === seat ? 0 : 1);
      if (total < (cost.get(there) ?? Infinity)) {
        cost.set(there, total);
        open.add(there);
      }
    }
  }
  return null;
}

/** The view as it would be with one more route of the viewer's, for the consequences of a claim. */
export function withRoute(view: AmsterdamView, seat: number, route: string): AmsterdamView {
  const seats = view.seats.map((it, n) => (n === seat ? { ...it, routes: [...it.routes, route] } : it));
  return { ...view, seats };
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

/** Each holder's place by merchandise cards, and the points of it (TTR-8.3 to 8.5). */
export function merchandise(box: AmsterdamBox, view: AmsterdamView): { seat: number; cards: number; points: number }[] {
  const counts = view.seats.map((seat) => seat.bonus_cards);
  const table = box.constants.bonus_points[String(counts.length)]?.value ?? [];
  return counts
    .map((cards, seat) => ({
      seat,
      cards,
      points: cards === 0 ? 0 : (table[counts.filter((other) => other > cards).length] ?? 0),
    }))
    .sort((a, b) => b.cards - a.cards || a.seat - b.seat);
}
