import { svelte } from "@sveltejs/vite-plugin-svelte";
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
  test: { include: ["src/**/*.test.ts"] },
});
