import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import type { AcceptedPlugin } from "postcss";
import { defineConfig } from "vitest/config";

import { BREAKPOINTS } from "./src/styles/breakpoints.ts";

/** Puts the queries of the breakpoints in the place of their names. */
const breakpoints: AcceptedPlugin = {
  postcssPlugin: "breakpoints.ts",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = BREAKPOINTS.get(name);
        if (query === undefined) throw rule.error(`${name} is not in breakpoints.ts`);
        return query;
      });
    },
  },
};

/** The machine's Chromium, as tools/browser.sh looks for it; without one Playwright takes its own. */
const chromium = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
  .flatMap((name) => (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file));

// The built client lies inside the Python package, which serves it: an installed Trackside needs no Node.
export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [breakpoints] } },
  build: {
    outDir: "../src/trackside/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
  test: {
    projects: [
      { extends: true, test: { name: "unit", include: ["src/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "boards",
          include: ["tests/**/*.test.ts"],
          testTimeout: 60_000, // a machine may be busy: what is waited for comes, or the test fails
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium === undefined ? {} : { executablePath: chromium }),
                args: ["--no-sandbox", "--disable-gpu"],
              },
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
