import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { direction, LANGUAGES, locale, makeBundle } from "./words.svelte";

const LOCALES = "../src/trackside/locales";
const BOARDS = "src/boards";
const GAMES = readdirSync(join(LOCALES, "en"))
  .map((name) => name.replace(".ftl", ""))
  .filter((name) => existsSync(join(BOARDS, name)));

/** The messages of a file by their ids, those with the prefix. */
function messages(language: string, file: string, prefix: string): Map<string, string> {
  const source = readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8");
  const parts = source
    .split(/\n(?=[a-z][\w-]* =|#)/)
    .map((part): [string, string] => [part.split(" =")[0] ?? "", part]);
  return new Map(parts.filter(([id]) => /^[a-z][\w-]*$/.test(id) && id.startsWith(prefix)));
}

function code(folder: string, without: string | null = null): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => without === null || !path.startsWith(without))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

const saidIn = (text: string): string[] =>
  [...text.matchAll(/(?:(?<![\w.])t|words\.say|words\.has)\(\s*"([a-z][a-z0-9_-]*)"/g)].map((match) => match[1] ?? "");
/** How ids begin that the code puts together, such as `board-tab-${tab}`. */
const beginningsIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? "");
const web = messages("en", "web", "");

/** What the client says of each file, and the code that says it. */
const FILES = [
  { file: "web", prefix: "", text: code("src") },
  ...GAMES.map((file) => ({ file, prefix: "board-", text: code(join(BOARDS, file)) })),
];

describe.each(FILES)("the words of $file", ({ file, prefix, text }) => {
  const english = messages("en", file, prefix);

  it.each(LANGUAGES)("says the same in $id", ({ id }) => {
    const its = messages(id, file, prefix);
    expect([...its.keys()].sort()).toEqual([...english.keys()].sort());
    const read = new FluentResource([...its.values()].join("\n")).body;
    expect(read.map((message) => message.id).sort()).toEqual([...its.keys()].sort());
    const facts = (message: string | undefined): string[] =>
      [...(message ?? "").matchAll(/\$(\w+)/g)].map((match) => match[1] ?? "");
    for (const [message, source] of its) {
      for (const fact of facts(source)) expect(facts(english.get(message)), `${message} $${fact}`).toContain(fact);
    }
  });

  it("has every sentence that the code says, and no other", () => {
    const said = saidIn(text).filter((id) => id.startsWith("board-") === (prefix !== ""));
    for (const id of said) expect([...english.keys()]).toContain(id);
    const begun = beginningsIn(text);
    for (const id of english.keys()) {
      const known = text.includes(`"${id}"`) || begun.some((beginning) => id.startsWith(beginning));
      expect(known, `${id} is never said`).toBe(true);
    }
  });
});

it("says nothing of a game outside its board", () => {
  for (const id of saidIn(code("src", BOARDS))) expect(web.has(id), id).toBe(true);
});

describe("numbers and directions", () => {
  it("reads Persian with Latin digits unless asked", () => {
    expect(makeBundle("fa", "latin", "x = { $n }").formatPattern(pattern("fa", "latin"), { n: 12 })).toContain("12");
    expect(makeBundle("fa", "persian", "x = { $n }").formatPattern(pattern("fa", "persian"), { n: 12 })).toContain(
      "۱۲",
    );
    expect(locale("uk", "persian")).toBe("uk");
    expect([direction("fa"), direction("uk")]).toEqual(["rtl", "ltr"]);
  });

  it("counts in Ukrainian", () => {
    const bundle = makeBundle("uk", "latin", [...messages("uk", "web", "").values()].join("\n"));
    const say = (count: number): string =>
      bundle.formatPattern(bundle.getMessage("players-count")?.value ?? "", { count });
    expect([1, 3, 5, 21].map(say)).toEqual(["1 гравець", "3 гравці", "5 гравців", "21 гравець"]);
  });
});

function pattern(language: string, digits: "latin" | "persian") {
  return makeBundle(language, digits, "x = { $n }").getMessage("x")?.value ?? "";
}
