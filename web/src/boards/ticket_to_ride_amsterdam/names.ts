// How things of the box are called and labelled.
import { t } from "../../lib/words.svelte";
import type { AmsterdamBox, Location, Route } from "./box";

export type Names = Readonly<Record<string, string>>;

export function nameOf(names: Names, id: string): string {
  return names[id] ?? id.replaceAll("_", " ");
}

/** A location's label in lines: another language's name is broken where the box breaks its own, as nearly as it can. */
export function labelLines(location: Location, name: string): string[] {
  const lines = location.label.text.split("|");
  const [first = "", ...rest] = lines;
  if (rest.length === 0 || plain(name) === plain(lines.join(""))) return rest.length === 0 ? [name] : lines;
  const wanted = (name.length * first.length) / lines.join("").length;
  const gaps = [...name.matchAll(/[\s\-\u200c]/g)].map((match) => match.index + 1);
  const best = gaps.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  if (best !== undefined && Math.abs(best - wanted) <= 4) {
    return [name.slice(0, best).replace(/[\s\u200c]$/, ""), name.slice(best)];
  }
  // Letters that stand apart can be divided anywhere; those that join cannot.
  if (/[\u0600-\u06ff]/.test(name) || name.length < 13) return [name];
  return [`${name.slice(0, Math.round(wanted))}-`, name.slice(Math.round(wanted))];
}

function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}

export function between(names: Names, ends: readonly [string, string]): string {
  return t("board-between", { from: nameOf(names, ends[0]), to: nameOf(names, ends[1]) });
}

export function colourName(names: Names, colour: string): string {
  return colour === "grey" ? t("board-any-colour") : nameOf(names, colour);
}

/** What a route is, for those who listen. */
export function routeLabel(
  names: Names,
  route: Route,
  state: { owner: string | null; legal: boolean; closed: boolean },
): string {
  const what = t("board-route", {
    route: between(names, route.ends),
    length: route.length,
    colour: colourName(names, route.colour),
    bonus: route.bonus ? "yes" : "no",
  });
  const how = state.owner
    ? t("board-route-owned", { name: state.owner })
    : state.closed
      ? t("board-route-closed")
      : state.legal
        ? t("board-route-legal")
        : t("board-route-free");
  return `${what}, ${how}`;
}

/** Cards counted by colour: "2 pink, 1 wild". */
export function cardsText(names: Names, cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => t("board-cards", { count, card: nameOf(names, card) })).join(t("comma"));
}

export function symbols(box: AmsterdamBox): Map<string, string> {
  return new Map([...box.colours.map(({ id, symbol }): [string, string] => [id, symbol]), ["wild", "wild"]]);
}
