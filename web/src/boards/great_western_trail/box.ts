// What the drawing needs of the box (data.yaml of the game) and of the game's view.

export interface Step {
  do: string;
}

export interface Action {
  cost?: Step[];
  gain?: Step[];
  one_of?: Action[];
}

export interface Building {
  local_actions: Action[];
}

export interface TrailNode {
  kind: "start" | "neutral" | "building" | "hazard" | "teepee" | "kansas_city";
  next: string[];
  woods?: boolean;
  dollars?: number;
  number?: number;
}

export interface TrailBox {
  trail: { nodes: Record<string, TrailNode> };
  neutral_buildings: Record<string, Building>;
  private_buildings: Record<string, Building>;
  railroad: { crossings: number[] };
}

export interface SpaceView {
  space: string;
  tile: string | null;
  owner: number | null;
  fee: number;
  cattlemen: number[];
  deeds: string[]; // what the building there offers
}

export interface StationView {
  station: string;
  place: string;
  cost: number;
  points: number;
  discs: number[];
}

export interface TrailView {
  viewer: number | null;
  trail: SpaceView[];
  stations: StationView[];
  seats: { engine: string }[];
}
