// What the board needs of the box: data.yaml of the game.

export interface Location {
  id: string;
  x: number;
  y: number;
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; text: string };
}

export interface Route {
  id: string;
  ends: [string, string];
  length: number;
  colour: string;
  group: string | null;
  lane: 0 | 1 | null;
  bonus: boolean;
  ctrl?: [number, number];
}

export interface Contract {
  id: string;
  ends: [string, string];
  value: number;
}

export interface AmsterdamBox {
  colours: { id: string; symbol: string }[];
  locations: Location[];
  routes: Route[];
  contracts: Contract[];
  constants: {
    route_points: Record<string, { value: number }>;
    bonus_points: Record<string, { value: number[] }>;
  };
}

/** Card colours in the order in which a hand is held. */
export function cardKinds(box: AmsterdamBox): string[] {
  return [...box.colours.map((colour) => colour.id), "wild"];
}
