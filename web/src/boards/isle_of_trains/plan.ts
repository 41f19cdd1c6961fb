// What the moves of the game mean on the table.
import type { MoveView } from "../../lib/api/types";
import { argumentsOf } from "../../lib/moves";

const OWN_CAR = new Set(["upgrade", "scrap-car", "unload", "ticket", "mismatch", "detour"]);
const OWN_CARD = new Set(["build", "scrap-for", "discard"]);

/** Where a move happens: "row:1", "deck", "bag", "hand:hopper_l1", "car:0:2", "island:devon_city"; null for none. */
export function elementOf(move: MoveView, viewer: number | null): string | null {
  const [first, second] = argumentsOf(move);
  const { seat, place, contract, island } = move.facts;
  if (move.kind === "take" && first === "row") return `row:${second ?? ""}`;
  if (move.kind === "take") return first === "passenger" ? "bag" : "deck";
  if (OWN_CARD.has(move.kind) && first !== undefined) return `hand:${first}`;
  if (move.kind === "load" || move.kind === "board") return `car:${String(seat)}:${String(place)}`;
  if (OWN_CAR.has(move.kind) && typeof place === "number") return `car:${String(viewer)}:${place}`;
  if (typeof island === "string") return `island:${island}`;
  if (typeof contract === "string") return `island:${contract.replace(/_[ab]$/, "")}`;
  return null;
}

/** All the things that a move begins with: a card that is loaded or replaces a car is pointed at as well as the car. */
export function elementsOf(move: MoveView, viewer: number | null): string[] {
  const where = elementOf(move, viewer);
  const card = move.facts["card"];
  const held = (move.kind === "load" || move.kind === "upgrade") && typeof card === "string" ? [`hand:${card}`] : [];
  return where === null ? held : [where, ...held];
}

export function movesByElement(moves: readonly MoveView[], viewer: number | null): Map<string, MoveView[]> {
  const found = new Map<string, MoveView[]>();
  for (const move of moves) {
    for (const element of elementsOf(move, viewer)) {
      const here = found.get(element);
      if (here) here.push(move);
      else found.set(element, [move]);
    }
  }
  return found;
}

/** What can be asked about besides what is pointed at. */
export interface Meant {
  question: string | null;
  viewer: number | null;
  supply: readonly string[]; // one's own passengers
  load: string | null; // what a person would put into the car that is pointed at: a card of the hand, or "passenger"
  passenger: string | null; // the colour of a passenger who sits there
}

const DISCARDS = new Set(["payment", "hand-limit", "benefit-discard", "extra-card"]);

/** The move that somebody who points at something unlit most likely means, at this question. */
export function likelyMove(element: string, meant: Meant): string | null {
  const [kind, first = "", second = ""] = element.split(":");
  const { question } = meant;
  if (kind === "row") return `take row ${first}`;
  if (kind === "deck") return "take deck";
  if (kind === "bag") return "take passenger";
  if (kind === "hand") return DISCARDS.has(question ?? "") ? `discard ${first}` : `build ${first}`;
  if (kind === "car") {
    const own = Number(first) === meant.viewer;
    if (own && (question === "contract" || question === "special")) return `unload ${second} 1`;
    if (own && question === "scrapping") return `scrap-car ${second}`;
    if (own && question === "delivering" && meant.passenger !== null) return `ticket ${meant.passenger} ${second}`;
    const car = `${Number(first) + 1} ${second}`;
    if (meant.load === "passenger" || meant.load === null) return `board ${car} ${meant.supply[0] ?? "white"}`;
    return `load ${car} ${meant.load}`;
  }
  if (kind === "island") return question === "destination" ? `to ${first}` : `contract ${first}`;
  return null;
}

/** What a person would load into a car that holds this: the card in hand, else one that fits, else any. */
export function loadFor(
  holds: string | null,
  held: string | null,
  hand: readonly { id: string; cargo: readonly string[] }[],
): string | null {
  if (holds === "passenger") return "passenger";
  const fits = hand.find(({ cargo }) => holds === "any_cargo" || (holds !== null && cargo.includes(holds)));
  return held ?? fits?.id ?? hand[0]?.id ?? null;
}
