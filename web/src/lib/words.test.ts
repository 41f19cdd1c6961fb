import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { direction, LANGUAGES, locale, makeBundle } from "./words.svelte";

const LOCALES = "../src/trackside/locales";
const source = (language: string): string => readFileSync(join(LOCALES, language, "web.ftl"), "utf8");
const ids = (language: string): string[] => new FluentResource(source(language)).body.map(({ id }) => id).sort();

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? files(path)
      : /\.(svelte|ts)$/.test(entry.name) && !/\.test\./.test(entry.name)
        ? [path]
        : [];
  });
}

const code = files("src")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

describe("web.ftl", () => {
  it("says the same things in all languages", () => {
    for (const { id } of LANGUAGES) expect(ids(id), id).toEqual(ids("en"));
  });

  it("is read without a fault and without leftovers", () => {
    for (const { id } of LANGUAGES) {
      const messages = source(id).match(/^[a-z][\w-]* =/gm) ?? [];
      expect(ids(id), id).toHaveLength(messages.length);
      expect(new Set(messages).size, id).toBe(messages.length);
    }
  });

  it("takes the same facts in all languages, or fewer", () => {
    const facts = (language: string): Map<string, Set<string>> => {
      const found = new Map<string, Set<string>>();
      for (const part of source(language).split(/\n(?=[a-z][\w-]* =)/)) {
        const id = /^([a-z][\w-]*) =/m.exec(part)?.[1];
        if (id) found.set(id, new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? "")));
      }
      return found;
    };
    const english = facts("en");
    for (const { id } of LANGUAGES) {
      for (const [message, its] of facts(id)) {
        for (const fact of its) expect(english.get(message), `${id} ${message} $${fact}`).toContain(fact);
      }
    }
  });

  it("has every sentence that the code says, and no other", () => {
    const said = new Set([...code.matchAll(/\b(?:t|say|has)\(\s*"([a-z][a-z0-9-]*)"/g)].map((match) => match[1] ?? ""));
    const known = new Set(ids("en"));
    for (const id of said) if (!["contracts", "deck"].includes(id)) expect(known, id).toContain(id);
    for (const id of known) {
      if (!id.startsWith("level-")) expect(code.includes(`"${id}"`), `${id} is never said`).toBe(true);
    }
  });
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
    const bundle = makeBundle("uk", "latin", source("uk"));
    const say = (count: number): string =>
      bundle.formatPattern(bundle.getMessage("players-count")?.value ?? "", { count });
    expect([1, 3, 5, 21].map(say)).toEqual(["1 гравець", "3 гравці", "5 гравців", "21 гравець"]);
  });
});

function pattern(language: string, digits: "latin" | "persian") {
  return makeBundle(language, digits, "x = { $n }").getMessage("x")?.value ?? "";
}
