// Reads games from standard input, adds them up as the page does, and writes the scores: see test_score_pads.py.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const web = new URL("../web/", import.meta.url);
const { transpileModule } = createRequire(web)("typescript");
const source = readFileSync(fileURLToPath(new URL("src/lib/score_pad.ts", web)), "utf8");
const options = { compilerOptions: { module: "ESNext", target: "ES2022" } };
const code = transpileModule(source, options).outputText;
const { padScores } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

const { pads, games } = JSON.parse(readFileSync(0, "utf8"));
const scores = games.map(({ game, players, shared }) =>
  padScores(pads[game], players, shared).map(({ total, place, parts }) => ({
    total,
    place,
    parts: Object.fromEntries(parts.map(({ category, points }) => [category, points])),
  })),
);
process.stdout.write(JSON.stringify(scores));
