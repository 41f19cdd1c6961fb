// A bot for Trackside in JavaScript: it plays a random legal move. docs/protocol.md describes the messages.
//
//     trackside match isle_of_trains --players "exec:node examples/programs/random.mjs,greedy" --games 20

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let state = 1n;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1 });
  if (message.type === "game") state = BigInt(message.seed);
  if (message.type === "decide") {
    const { id } = message.moves[draw(message.moves.length)];
    say({ type: "answer", ply: message.ply, move: id });
  }
}

// A number below `count`. The same seed gives the same game again, so that a match can be repeated.
function draw(count) {
  state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
  return Number((state >> 33n) % BigInt(count));
}
