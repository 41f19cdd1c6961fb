// What the drawing needs of the box: data.yaml of the game.

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
