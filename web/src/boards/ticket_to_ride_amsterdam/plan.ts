// What the view means for the routes of this board.
import type { AmsterdamView } from "../../lib/api/views/ticket_to_ride_amsterdam";
import type { AmsterdamBox } from "./box";

/** The seat that has claimed each route. */
export function owners(view: AmsterdamView): Map<string, number> {
  return new Map(view.seats.flatMap((seat, n) => seat.routes.map((route): [string, number] => [route, n])));
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
