// The text of a rule as it is read: without the marks of its file.

// Where a rule comes from: "[S0 S4; split: I]", "[RULING]", "[R-23]"; explained in the file, of no use beside one rule.
const SOURCES = /\s?\[(?:[A-Z]\d?|RULING|R-\d+|OP-\d+)(?:[,; ][^\]]*)?\]/g;

export function readable(text: string): string {
  return text.replaceAll(SOURCES, "").replaceAll(/[`*]/g, "").trim();
}
