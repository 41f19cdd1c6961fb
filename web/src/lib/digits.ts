// Converts the Latin digits in server texts to Persian ones, for readers who want that.
import { words } from "./words.svelte";

/** The keys of an answer under which there are only words for people. */
const SAID = new Set([
  "choice_texts",
  "columns",
  "kinds",
  "label",
  "message",
  "names",
  "note",
  "pages",
  "rows",
  "says",
  "tagline",
  "title",
]);
/** What is not for reading, or not in Persian: the letters of drawings, facts, the game's own view and box. */
const OTHER = new Set(["data", "facts", "legend", "options", "picture", "view"]);
const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";

export function persian(text: string): string {
  return text.replace(/\d/g, (digit) => PERSIAN[Number(digit)] ?? digit);
}

/** An answer of the server with the digits that the reader has chosen. */
export function inDigits<T>(answer: T): T {
  return arePersian() ? (told(answer, false) as T) : answer;
}

/** Words for people with the digits that the reader has chosen. */
export function textInDigits(text: string): string {
  return arePersian() ? persian(text) : text;
}

function arePersian(): boolean {
  return words.language === "fa" && words.digits === "persian";
}

function told(value: unknown, said: boolean): unknown {
  if (typeof value === "string") return said ? persian(value) : value;
  if (Array.isArray(value)) return value.map((member) => told(member, said));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      OTHER.has(key) ? member : told(member, said || isSaid(key, value)),
    ]),
  );
}

/** Whether a member of an answer is words for people; the text of a move is its notation, a person writes as he likes. */
function isSaid(key: string, of: object): boolean {
  if (key === "text") return !("label" in of || "at" in of || "section" in of);
  if (key === "name") return "kind" in of && of.kind === "bot";
  return SAID.has(key);
}
