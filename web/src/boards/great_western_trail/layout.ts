// Where the spaces of the trail are drawn: three lanes from the start at the lower right to Kansas City. The railroad is
// above them.
import type { Point } from "../arrow_keys";

export const WHOLE = { x: 0, y: 36, w: 1216, h: 640 };

const NODES: Record<string, [number, number]> = {
  start: [1158, 640],
  neutral_a: [1062, 596],
  build_a_1: [922, 560],
  build_a_2: [780, 560],
  build_a_3: [638, 560],
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
  drought_4: [156, 628],
  build_drought_1: [84, 566],
  neutral_c: [150, 362],
  build_c_upper_1: [334, 340],
  build_c_upper_2: [500, 340],
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
  build_trade_1: [858, 490],
  build_trade_2: [986, 490],
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
  build_f_2: [556, 290],
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
    [552, 562],
    [494, 586],
  ],
  "neutral_a>build_a_1": [[990, 566]],
  "build_drought_1>neutral_c": [
    [56, 500],
    [66, 420],
  ],
  "drought_4>build_drought_1": [[116, 606]],
  "neutral_c>build_c_lower": [[262, 404]],
  "neutral_c>build_c_upper_1": [[230, 342]],
  "build_c_upper_2>neutral_e": [
    [620, 342],
    [900, 352],
    [1030, 384],
  ],
  "neutral_d>neutral_e": [
    [760, 386],
    [970, 388],
  ],
  "build_c_lower>neutral_d": [[520, 414]],
  "build_c_lower>teepee_1": [[448, 458]],
  "teepee_10>build_trade_1": [[800, 488]],
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

const RAIL = { y: 116, from: 46, step: 28.8 };

export const RAIL_Y = RAIL.y;

/** A space of the railroad, "0" to "39", or a turnout between two, "4.5": this lies off the rail, towards its station. */
export function railAt(place: string): Point {
  return { x: RAIL.from + RAIL.step * Number(place), y: place.includes(".") ? RAIL.y - 15 : RAIL.y };
}
