// Where the spaces of the trail are drawn: three lanes from the start at the lower right to Kansas City.
import type { Point } from "../arrow_keys";
import type { TrailNode } from "./box";

export const WHOLE = { x: 0, y: 166, w: 1200, h: 520 };
export const BUILDING = { w: 112, h: 60 };
export const SQUARE = 46;
export const FORESIGHT = { w: 36, h: 36 };
export const CITY = { x: -88, y: -66, w: 172, h: 116 }; // Kansas City, about its space

const NODES: Record<string, [number, number]> = {
  start: [1158, 640],
  neutral_a: [1062, 596],
  build_a_1: [922, 566],
  build_a_2: [780, 566],
  build_a_3: [638, 566],
  flood_1: [958, 636],
  flood_2: [896, 636],
  flood_3: [834, 636],
  flood_4: [772, 636],
  build_flood_1: [682, 634],
  build_flood_2: [556, 634],
  neutral_b: [430, 606],
  build_b_1: [400, 528],
  build_b_2: [258, 532],
  build_b_3: [230, 456],
  drought_1: [340, 640],
  drought_2: [278, 640],
  drought_3: [216, 640],
  drought_4: [164, 618],
  build_drought_1: [84, 566],
  neutral_c: [150, 362],
  build_c_upper_1: [334, 346],
  build_c_upper_2: [500, 346],
  build_c_lower: [388, 424],
  neutral_d: [654, 406],
  teepee_1: [500, 476],
  teepee_2: [554, 484],
  teepee_4: [606, 486],
  teepee_6: [658, 486],
  teepee_8: [710, 486],
  teepee_10: [762, 486],
  teepee_minus_3: [806, 424],
  teepee_minus_2: [860, 424],
  teepee_minus_1: [914, 424],
  build_trade_1: [858, 486],
  build_trade_2: [986, 486],
  neutral_e: [1092, 420],
  build_e_1: [948, 292],
  build_e_2: [816, 292],
  rockfall_1: [1160, 354],
  rockfall_2: [1168, 293],
  rockfall_3: [1142, 238],
  rockfall_4: [1082, 212],
  build_rockfall_1: [984, 212],
  build_rockfall_2: [856, 212],
  neutral_f: [690, 250],
  build_f_1: [556, 214],
  build_f_2: [556, 284],
  neutral_g: [424, 250],
  build_g_1: [292, 210],
  build_g_2: [292, 282],
  kansas_city: [104, 250],
};

// Bends of the legs between two spaces.
const BENDS: Record<string, [number, number][]> = {
  "neutral_a>flood_1": [[1010, 634]],
  "build_flood_2>neutral_b": [[496, 628]],
  "build_a_3>neutral_b": [
    [552, 568],
    [494, 590],
  ],
  "neutral_a>build_a_1": [[990, 572]],
  "build_drought_1>neutral_c": [
    [56, 500],
    [66, 420],
  ],
  "drought_4>build_drought_1": [[116, 606]],
  "neutral_c>build_c_lower": [[262, 404]],
  "neutral_c>build_c_upper_1": [[230, 348]],
  "build_c_upper_2>neutral_e": [
    [620, 348],
    [900, 356],
    [1030, 384],
  ],
  "neutral_d>neutral_e": [
    [760, 386],
    [970, 388],
  ],
  "build_c_lower>neutral_d": [[520, 414]],
  "build_c_lower>teepee_1": [[448, 458]],
  "teepee_10>build_trade_1": [[800, 486]],
  "build_trade_2>neutral_e": [[1060, 474]],
  "neutral_e>build_e_1": [
    [1060, 350],
    [1030, 304],
  ],
  "neutral_e>rockfall_1": [[1146, 380]],
  "build_rockfall_2>neutral_f": [[780, 216]],
  "build_e_2>neutral_f": [[760, 286]],
};

export function spaceAt(space: string): Point {
  const [x, y] = NODES[space] ?? [0, 0];
  return { x, y };
}

/** The leg from one space to the next, through its bends. */
export function legPoints(from: string, to: string): Point[] {
  const bends = BENDS[`${from}>${to}`] ?? [];
  return [spaceAt(from), ...bends.map(([x, y]) => ({ x, y })), spaceAt(to)];
}

/** The arrow in the middle of a leg that is long enough for one. */
export function arrowOf(from: string, to: string): (Point & { angle: number }) | null {
  const points = legPoints(from, to);
  const [a, b] = [points[(points.length >> 1) - 1], points[points.length >> 1]];
  if (!a || !b || (points.length === 2 && (b.x - a.x) ** 2 + (b.y - a.y) ** 2 < 9000)) return null;
  const bend = points.length > 2 ? points[1] : undefined;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { x: bend?.x ?? (a.x + b.x) / 2, y: bend?.y ?? (a.y + b.y) / 2, angle };
}

/** Where a space is pointed at. Kansas City: at its title, above the foresight spaces. */
export function pointedAt(space: string): Point {
  const { x, y } = spaceAt(space);
  return space === "kansas_city" ? { x: x - 2, y: y + CITY.y + 17 } : { x, y };
}

/** What is drawn on a space: its middle and its size. */
export function drawnAt(space: string, kind: TrailNode["kind"] | undefined): Point & { w: number; h: number } {
  const { x, y } = spaceAt(space);
  if (kind === "kansas_city") return { x: x + CITY.x + CITY.w / 2, y: y + CITY.y + CITY.h / 2, w: CITY.w, h: CITY.h };
  return { x, y, ...sizeOf(kind) };
}

/** How large a target what lies on a space is. */
export function sizeOf(kind: TrailNode["kind"] | undefined): { w: number; h: number } {
  switch (kind) {
    case "kansas_city":
      return { w: CITY.w - 8, h: 30 };
    case "start":
      return { w: 40, h: 40 };
    case "hazard":
    case "teepee":
      return { w: SQUARE, h: SQUARE };
    default:
      return BUILDING;
  }
}

/** The n-th of the cattlemen on a space. */
export function manAt(space: string, kind: TrailNode["kind"] | undefined, n: number): Point {
  const { x, y } = spaceAt(space);
  const { w, h } = sizeOf(kind);
  if (space === "kansas_city") return { x: x + 70 - n * 22, y: y - 56 };
  return { x: x + w / 2 - 10 - n * 22, y: y - h / 2 + 2 };
}

/** The foresight space of a column (1 to 3) and row (0, 1): its middle. */
export function foresightAt(column: number, row: number): Point {
  const { x, y } = spaceAt("kansas_city");
  return { x: x - 56 + (column - 1) * 56, y: y - 16 + row * 40 };
}

/** The line through spaces along the trail; `next` leads from each space on, `open` are the spaces without a tile. */
export function wayThrough(
  spaces: readonly string[],
  next: (space: string) => readonly string[],
  open: (space: string) => boolean,
): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < spaces.length; i++) {
    const legs = between(spaces[i] ?? "", spaces[i + 1] ?? "", next, open);
    for (let n = 0; n + 1 < legs.length; n++) {
      const leg = legPoints(legs[n] ?? "", legs[n + 1] ?? "");
      points.push(...(points.length > 0 ? leg.slice(1) : leg));
    }
  }
  return points;
}

/** The spaces from one to another, over empty ones only. */
function between(
  from: string,
  to: string,
  next: (space: string) => readonly string[],
  open: (space: string) => boolean,
): string[] {
  let ways = [[from]];
  while (ways.length > 0) {
    const arrived = ways.find((way) => way.length > 1 && way.at(-1) === to);
    if (arrived) return arrived;
    ways = ways.flatMap((way) =>
      next(way.at(-1) ?? "")
        .filter((space) => space === to || open(space))
        .map((space) => [...way, space]),
    );
  }
  return [from, to];
}
