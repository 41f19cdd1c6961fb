// What the board draws of the box: data.yaml of the game with the facts added to it.
import type { BoxFacts } from "../../lib/api/views/great_western_trail";

export type Quantity = number | { per: string; times: number };

export interface Step {
  do: string;
  amount?: Quantity;
  spaces?: Quantity;
  max?: Quantity;
  exact?: number;
  select?: string;
  count?: number;
  cost_modifier?: number;
  cost_per_craftsman?: number;
  price?: number;
  to?: string;
}

export interface Action {
  cost?: Step[];
  gain?: Step[];
  one_of?: Action[];
}

export interface TrailNode {
  kind: "start" | "neutral" | "building" | "hazard" | "teepee" | "kansas_city";
  next: string[];
  woods?: boolean;
  dollars?: number;
  number?: number;
  hazard?: string;
  risk?: string;
}

export interface PrivateBuilding {
  number: number;
  craftsmen: number;
  vp: number;
  hands: string[];
}

export interface City {
  value: number;
  corner: Corner;
  vp_per_disc: number;
  on_disc: Step[];
}

export interface CityArrow {
  between: [string, string];
  vp: number;
  action: Step[];
}

export interface Station {
  position: number;
  cost: number;
  vp: number;
  corner: Corner;
}

export interface Objective {
  tasks: string[];
  vp: number;
  penalty: number;
  immediate?: Action;
}

export interface DiscSpace {
  corner: Corner;
  unlocks: { auxiliary?: string; certificate_limit?: number; hand_limit?: number; steps?: string };
  on_clear?: Action;
  end_game_vp?: number;
}

export interface Master {
  permanent_certificates: number;
  immediate?: Action;
  end_game: { counts: string; per: number; vp: number };
}

export type Corner = "white" | "black";

export interface WesternBox extends BoxFacts {
  players: Record<string, { job_market_columns: number; step_limit: Record<string, number> }>;
  trail: { nodes: Record<string, TrailNode>; risk_actions: Record<string, Action> };
  neutral_buildings: Record<string, { letter: string }>;
  private_buildings: Record<string, PrivateBuilding>;
  job_market: { yellow_arrow_into_rows: number[] };
  cattle_purchase_options: { cowboys: number; cards: number; value: number; dollars: number }[];
  objective_cards: Record<string, Objective>;
  starting_objective_cards: Record<string, Objective>;
  station_masters: Record<string, Master>;
  railroad: { crossings: number[]; turnouts: number[]; stations: Record<string, Station> };
  cities: Record<string, City>;
  city_arrows: CityArrow[];
  player_board: {
    disc_spaces: Record<string, DiscSpace>;
    certificate_track: number[];
    worker_rows: Record<string, Record<string, Action>>;
    worker_row_length: number;
    worker_space_vp: Record<string, number>;
  };
  auxiliary_actions: Record<string, { single: Action; double: Action }>;
}

export function objectiveOf(box: WesternBox, card: string): Objective | null {
  return box.objective_cards[card] ?? box.starting_objective_cards[card] ?? null;
}

/** What is printed on the tab of a building tile: its letter, or its number and side. */
export function tabText(box: WesternBox, tile: string): string {
  return box.neutral_buildings[tile]?.letter ?? tile.slice(tile.indexOf("_") + 1);
}
