// Parses the Markdown of a rule into blocks, with links to the rules it names.

export interface Run {
  text: string;
  mark: "em" | "strong" | "code" | null;
  to: string | null; // the id of the rule that it names
}
export type Block = { kind: "text"; runs: Run[] } | { kind: "table"; head: Run[][]; rows: Run[][][] };

const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;
// "TTR-4.3", and what hangs on it: "TTR-5.8, 5.9", "STEAM-3.2 to 3.4", "GWT-11.6–11.8"; "section 8". In the languages
// of the rulebooks: their word for a section, declined, and for "and", "to" and "or".
const NAMED =
  /\b([A-Z]+)-(\d+(?:\.[0-9A-Z]+)*[a-z]?)\b|(?<!\p{L})(?:section|розділ|раздел|بخش)[\p{L}\u200c]* (\d+)\b/gu;
const HANGING = /^(\s?(?:,|،|and|to|or|і|й|та|до|або|и|по|или|و|تا|یا|\/|–)\s?)(\d+\.\d+[a-z]?)\b/;
const RULE_OFF = /^\|[\s|:-]+\|$/;

export function blocks(text: string, ids: readonly string[]): Block[] {
  const found: Block[] = [];
  let words: string[] = [];
  let table: string[] = [];
  const close = (): void => {
    if (words.length > 0) found.push({ kind: "text", runs: runs(words.join(" "), ids) });
    if (table.length > 0) found.push(tabled(table, ids));
    words = [];
    table = [];
  };
  for (const line of text.split("\n").map((it) => it.trim())) {
    const inTable = line.startsWith("|");
    if (line === "" || inTable !== table.length > 0) close();
    if (inTable) table.push(line);
    else if (line !== "") words.push(line);
  }
  close();
  return found;
}

function tabled(lines: string[], ids: readonly string[]): Block {
  const [head = [], ...rows] = lines
    .filter((line) => !RULE_OFF.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => runs(cell.trim(), ids)),
    );
  return { kind: "table", head, rows };
}

/** A text without its marks, for a heading. */
export function plain(text: string): string {
  return text.replaceAll(/[`*]/g, "");
}

function runs(text: string, ids: readonly string[]): Run[] {
  return text
    .split(MARKED)
    .filter(Boolean)
    .flatMap((piece) => {
      const mark = piece.startsWith("**")
        ? "strong"
        : piece.startsWith("*")
          ? "em"
          : piece.startsWith("`")
            ? "code"
            : null;
      return linked(mark === null || !MARKED.test(piece) ? piece : plain(piece), mark, ids);
    });
}

function linked(text: string, mark: Run["mark"], ids: readonly string[]): Run[] {
  const found: Run[] = [];
  const say = (piece: string, to: string | null): void => {
    if (piece !== "") found.push({ text: piece, mark, to });
  };
  let read = 0;
  for (const named of text.matchAll(NAMED)) {
    const [whole, family, number, chapter] = named;
    if (named.index < read) continue;
    say(text.slice(read, named.index), null);
    read = named.index + whole.length;
    if (chapter !== undefined) {
      say(
        whole,
        way((id) => id.split("-")[1]?.split(".")[0] === chapter && !isRuling(id), ids),
      );
      continue;
    }
    say(
      whole,
      way((id) => id === `${family}-${number}`, ids),
    );
    let more = HANGING.exec(text.slice(read));
    while (more) {
      const [all, between = "", next] = more;
      say(between, null);
      say(
        next ?? "",
        way((id) => id === `${family}-${next}`, ids),
      );
      read += all.length;
      more = HANGING.exec(text.slice(read));
    }
  }
  say(text.slice(read), null);
  return found;
}

function isRuling(id: string): boolean {
  return /^(?:OP|R|A)-/.test(id);
}

function way(wanted: (id: string) => boolean, ids: readonly string[]): string | null {
  return ids.find(wanted) ?? null;
}

/** A text in which signs stay before their numbers: from right to left they would come after them. */
export function signed(text: string, direction: "ltr" | "rtl"): string {
  return direction === "ltr" ? text : text.replaceAll(/[−+]\d+/g, "\u2066$&\u2069");
}

/** A text in pieces, those marked that were looked for; `wanted` is folded. */
export function hits(text: string, wanted: readonly string[]): { text: string; hit: boolean }[] {
  if (wanted.length === 0) return [{ text, hit: false }];
  const any = wanted.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
  return text
    .split(new RegExp(`(${any})`, "gi"))
    .filter(Boolean)
    .map((piece) => ({ text: piece, hit: wanted.includes(piece.toLowerCase()) }));
}
