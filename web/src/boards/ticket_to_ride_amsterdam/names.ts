// How things of the box are called and labelled.
import { t } from "../../lib/words.svelte";
import type { AmsterdamBox, Location, Route } from "./box";

export type Names = Readonly<Record<string, string>>;

export function nameOf(names: Names, id: string): string {
  return names[id] ?? id.replaceAll("_", " ");
}

/** A location's label in lines: as the box breaks its own name; another name is broken at a space near its middle. */
export function labelLines(location: Location, name: string): string[] {
  const lines = location.label.text.split("|");
  const printed = lines.join(" ").replaceAll("- ", "");
  if (name === printed || name.replaceAll(/[\s-]/g, "") === printed.replaceAll(/[\s-]/g, "")) return lines;
  if (name.length <= 16) return [name];
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index);
  if (spaces.length === 0) return [name];
  const middle = spaces.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, middle), name.slice(middle + 1)];
}

export function between(names: Names, ends: readonly [string, string]): string {
  return t("ttr-between", { from: nameOf(names, ends[0]), to: nameOf(names, ends[1]) });
}

export function colourName(names: Names, colour: string): string {
  return colour === "grey" ? t("ttr-any-colour") : nameOf(names, colour);
}

/** What a route is, for those who listen. */
export function routeLabel(
  names: Names,
  route: Route,
  state: { owner: string | null; legal: boolean; closed: boolean },
): string {
  const what = t("ttr-route", {
    route: between(names, route.ends),
    length: route.length,
    colour: colourName(names, route.colour),
    bonus: route.bonus ? "yes" : "no",
  });
  const how = state.owner
    ? t("ttr-route-owned", { name: state.owner })
    : state.closed
      ? t("ttr-route-closed")
      : state.legal
        ? t("ttr-route-legal")
        : t("ttr-route-free");
  return `${what}, ${how}`;
}

export function symbols(box: AmsterdamBox): Map<string, string> {
  return new Map([...box.colours.map(({ id, symbol }): [string, string] => [id, symbol]), ["wild", "wild"]]);
}
