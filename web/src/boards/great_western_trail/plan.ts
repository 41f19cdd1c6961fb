// What the moves of the game mean on the drawing, and what stands on its tiles.
import type { MoveView } from "../../lib/api/types";
import type { Action, TrailBox, TrailNode } from "./box";

/** Where a move happens: a space of the trail, or one of the railroad. */
export function elementOf(move: MoveView): string | null {
  const { space, place } = move.facts;
  if (typeof space === "string") return `space:${space}`;
  if (move.kind === "engine" && typeof place === "string") return `rail:${place}`;
  return null;
}

export function movesByElement(moves: readonly MoveView[]): Map<string, MoveView[]> {
  const found = new Map<string, MoveView[]>();
  for (const move of moves) {
    const element = elementOf(move);
    if (element === null) continue;
    const here = found.get(element);
    if (here) here.push(move);
    else found.set(element, [move]);
  }
  return found;
}

/** The move that somebody who points at something unlit most likely means: where that kind of space allows it, what
 * the others are lit for. */
export function likelyMove(element: string, moves: readonly MoveView[], kind: TrailNode["kind"] | null): string | null {
  const at = element.slice(element.indexOf(":") + 1);
  if (element.startsWith("rail:")) return `engine ${at}`;
  const asked = moves.map((move) => move.kind);
  if (asked.includes("place") && kind === "neutral") return `place ${at}`;
  if (asked.includes("trade") && kind === "teepee") return `trade ${at}`;
  if (asked.includes("hazard") && kind === "hazard") return `hazard ${at}`;
  const build = moves.find((move) => move.kind === "build");
  if (build && kind === "building") return `build ${String(build.facts["number"])} ${at}`;
  return kind === null || kind === "start" ? null : `step ${at}`;
}

const PICTURES: Record<string, string> = {
  gain_dollars: "coin",
  hire_worker: "hire",
  place_building: "build",
  advance_certificates: "certificate",
  take_objective_card: "objective",
  move_engine_forward: "locofwd",
  move_engine_backward: "locoback",
  trade_with_indians: "tent",
  auxiliary_action: "aux",
  buy_cattle: "cattle",
  remove_hazard: "hazard",
  move_cattleman: "step",
  draw_then_discard: "draw",
  remove_cards_from_game: "remove",
  advance_certificates_to_limit: "certificate",
  extraordinary_delivery: "deliver",
  upgrade_station_behind_engine: "station",
  copy_adjacent_building: "copy",
};

/** The pictures of a tile's actions: what each brings, the first of several. */
export function picturesOf(box: TrailBox, tile: string): string[] {
  const actions = (box.neutral_buildings[tile] ?? box.private_buildings[tile])?.local_actions ?? [];
  const picture = (action: Action): string[] => {
    const step = action.gain?.at(-1)?.do ?? action.one_of?.flatMap((it) => it.gain ?? [])[0]?.do ?? "";
    return [PICTURES[step] ?? "aux"];
  };
  return actions.flatMap((action) => (action.one_of ?? [action]).flatMap(picture));
}

/** What is printed on a tile besides pictures: "A", "4a", the points of a hazard, the colour of a teepee. */
export function signOf(tile: string): string {
  const words = tile.split("_");
  if (words[0] === "neutral") return (words.at(-1) ?? "").toUpperCase();
  if (words[0] === "private") return words.at(-1) ?? "";
  if (words[0] === "teepee") return (words.at(-1) ?? "").slice(0, 1).toUpperCase();
  return words.at(-1) ?? "";
}
