// The parts of the table that a phone shows one at a time, and what is in each.
export type TabId = "trail" | "rails" | "markets" | "mine";

const ICONS: Record<TabId, string> = { trail: "step", rails: "loco", markets: "hire", mine: "aux" };

const PLACES: Readonly<Record<string, TabId>> = {
  space: "trail",
  foresight: "trail",
  rail: "rails",
  station: "rails",
  city: "rails",
  job: "markets",
  market: "markets",
  display: "markets",
  stack: "markets",
  worker: "mine",
  disc: "mine",
  building: "mine",
  auxiliary: "mine",
};

export const TABS = (Object.keys(ICONS) as TabId[]).map((id) => ({ id, icon: ICONS[id] }));

/** The tab that a thing is on; the hand is always in sight. */
export function tabOf(element: string): TabId | undefined {
  return element === "stack:draw" ? undefined : PLACES[element.split(":")[0] ?? ""];
}

/** The kinds of things on a tab. */
export function kindsOn(tab: TabId): string[] {
  return Object.keys(PLACES).filter((kind) => PLACES[kind] === tab);
}
