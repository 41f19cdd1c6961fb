// The filter for a person's finished games.

export interface HistoryFilter {
  game: string;
  opponent: string;
  result: "" | "won" | "lost";
  from: string; // days, as date fields write them
  to: string;
  find: string;
}

export const NO_FILTER: HistoryFilter = { game: "", opponent: "", result: "", from: "", to: "", find: "" };

/** The query of a request for these games. */
export function queryOf(filter: HistoryFilter): string {
  const query = new URLSearchParams();
  for (const key of ["game", "opponent", "result", "find"] as const) {
    if (filter[key].trim() !== "") query.set(key, filter[key].trim());
  }
  if (filter.from !== "") query.set("since", String(midnight(filter.from, 0)));
  if (filter.to !== "") query.set("until", String(midnight(filter.to, 1)));
  return query.toString();
}

/** The beginning of a day here, or of one some days later, in seconds since 1970. */
function midnight(day: string, later: number): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date.getTime() / 1000;
}
