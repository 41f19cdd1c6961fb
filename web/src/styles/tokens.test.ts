import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi;
const BREAKPOINT = /@media[^{]*\((?:min|max)-(?:width|height)/g;

const files = readdirSync("src", { withFileTypes: true, recursive: true })
  .filter(({ name }) => /\.(svelte|css|ts)$/.test(name) && !/^tokens\.css$|\.test\.ts$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name));

it("takes colours from tokens.css only", () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});

it("names every breakpoint", () => {
  const found = files.filter((file) => /\.(svelte|css)$/.test(file) && BREAKPOINT.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

it("defines every token that is used", () => {
  const all = readdirSync("src", { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.(svelte|css|ts)$/.test(name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
  const defined = new Set(
    [...all.matchAll(/(--[\w-]+)["\s]*:|style:(--[\w-]+)|setProperty\("(--[\w-]+)/g)].map((m) => m[1] ?? m[2] ?? m[3]),
  );
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map((m) => m[1] ?? ""));
  expect([...used].filter((token) => !defined.has(token))).toEqual([]);
});
