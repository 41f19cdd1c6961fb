// Cards that travel: from the row or the deck to a hand, from a hand to the discard pile.
import type { EventView } from "../../lib/api/types";
import { animationTime } from "../../lib/session.svelte";

export interface Flight {
  card: string; // how it looks: a colour, "wild" or "back"
  from: string; // places are the data-place of elements
  to: string;
}

/** What flies when these things have happened, as `viewer` sees it. */
export function flightsOf(events: readonly EventView[], viewer: number | null): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { kind, seat, facts } = event;
    if (seat === null) return [];
    const own = seat === viewer;
    const card = typeof facts["card"] === "string" ? facts["card"] : "back";
    const hand = own ? `hand:${card}` : `seat:${seat}`;
    if (kind === "take") return [{ card, from: `row:${Number(facts["place"]) - 1}`, to: hand }];
    if (kind === "draw") return [{ card, from: "deck", to: hand }];
    if (kind === "claim")
      return payment(facts["cards"]).map((paid) => ({
        card: paid,
        from: own ? `hand:${paid}` : `seat:${seat}`,
        to: "deck",
      }));
    return [];
  });
}

function payment(cards: unknown): string[] {
  if (typeof cards !== "object" || cards === null) return [];
  return Object.entries(cards).flatMap(([card, n]) => Array<string>(Number(n)).fill(card));
}

/** Lets cards fly over the page. A whole turn never takes long: flights overlap. */
export function fly(flights: readonly Flight[]): void {
  const duration = animationTime(420);
  if (duration === 0) return;
  const gap = Math.min(110, 900 / Math.max(1, flights.length));
  flights.forEach((flight, n) => {
    const from = placed(flight.from);
    const to = placed(flight.to);
    if (!from || !to) return;
    const card = document.createElement("div");
    card.className = `tcard flying c-${flight.card}`;
    card.setAttribute("aria-hidden", "true");
    document.body.append(card);
    const at = (rect: DOMRect, scale: number): string =>
      `translate(${rect.x + rect.width / 2 - 33}px, ${rect.y + rect.height / 2 - 46}px) scale(${scale})`;
    const flown = card.animate(
      [
        { transform: at(from, 1), opacity: 0.95 },
        { transform: at(to, flight.to.startsWith("seat:") ? 0.25 : 0.9), opacity: 0.85 },
      ],
      { duration, delay: n * gap, fill: "both", easing: "cubic-bezier(.45, .05, .25, 1)" },
    );
    flown.onfinish = () => card.remove();
    flown.oncancel = () => card.remove();
  });
}

/** The first element of that place that is on the screen: the seat strip exists for wide and narrow screens. */
function placed(place: string): DOMRect | null {
  const wanted = place.startsWith("hand:") ? [place, "hand"] : [place];
  for (const name of wanted) {
    for (const element of document.querySelectorAll(`[data-place="${name}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) return rect;
    }
  }
  return null;
}
