// A table with a recorded view, as tests/write_views.py of the server's tests writes it. Moves are noted, not sent.
import { vi } from "vitest";

import { loadBoard } from "../src/boards/registry";
import type { TableRequests } from "../src/lib/api/client";
import type { TableView } from "../src/lib/api/types";
import { TableStore } from "../src/lib/table/store.svelte";
import { words } from "../src/lib/words.svelte";

const views = import.meta.glob<TableView>("./recorded/*.json", { import: "default" });
const given = import.meta.glob<string>("./recorded/given/*", { query: "?raw", import: "default" });

const NAME = /([^/]+)\.json$/;
export const recorded = Object.keys(views).map((path) => NAME.exec(path)?.[1] ?? path);

async function file(name: string): Promise<string> {
  const found = given[`./recorded/given/${name}`];
  if (found === undefined) throw new Error(`${name} is not recorded: run \`make test-web\``);
  return found();
}

/** Boards fetch their box and their words; nothing else is there to be fetched. */
async function answer(path: string): Promise<Response> {
  const known = /\/games\/(\w+)\/(box|words)\?/.exec(path);
  if (known === null) throw new Error(`${path} is not recorded`);
  const [, game = "", what = ""] = known;
  const text = await file(`games-${game}-${what}.${what === "box" ? "json" : "ftl"}`);
  return new Response(text, { headers: { "content-type": what === "box" ? "application/json" : "text/plain" } });
}

export interface Recorded {
  table: TableStore;
  view: TableView;
  played: string[][];
  asked: string[]; // "why" was asked of these things
}

export async function recordedTable(name: string): Promise<Recorded> {
  const view = await views[`./recorded/${name}.json`]?.();
  if (view === undefined) throw new Error(`${name} is not recorded`);
  words.use("en", "latin", await file("words-en.ftl"));
  vi.stubGlobal("fetch", answer);
  await loadBoard(view.table.game); // what is mounted next finds it loaded
  const played: string[][] = [];
  const asked: string[] = [];
  const requests: TableRequests = {
    play: (_id, _ply, moves) => {
      played.push(moves);
      return Promise.resolve({ ...view, seq: view.seq + played.length });
    },
    undo: () => Promise.resolve(view),
    why: (_id, move) => Promise.resolve({ legal: false, text: move, rule: null }),
    whyThere: (_id, where) => {
      asked.push(where.join(":"));
      return Promise.resolve({ legal: false, text: "Not now.", rule: null });
    },
  };
  const table = new TableStore(`recorded-${name}`, requests);
  table.sync.take(view);
  return { table, view, played, asked };
}
