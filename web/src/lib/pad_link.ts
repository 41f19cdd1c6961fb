// A score pad as part of a link: the names and what was entered, and nothing else.
import type { Entries } from "./score_pad";

export interface PadData {
  names: string[];
  players: Entries[];
  shared: Entries;
}

export function writePad(data: PadData): string {
  const bytes = new TextEncoder().encode(JSON.stringify([data.names, data.players, data.shared]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What a link holds; null if it is not one of ours. */
export function readPad(text: string): PadData | null {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const read: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(plain, (letter) => letter.charCodeAt(0))),
    );
    if (!Array.isArray(read) || read.length !== 3) return null;
    const [names, players, shared] = read as unknown[];
    if (!Array.isArray(names) || !Array.isArray(players) || names.length !== players.length) return null;
    if (!names.every((name) => typeof name === "string") || !players.every(areEntries) || !areEntries(shared))
      return null;
    return { names: names.map((name) => name.slice(0, 40)), players, shared };
  } catch {
    return null; // cut off, or from elsewhere
  }
}

function areEntries(value: unknown): value is Entries {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((number) => Number.isInteger(number));
}
