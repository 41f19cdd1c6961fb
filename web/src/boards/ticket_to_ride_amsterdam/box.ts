// What the board needs of the box (data.yaml of the game) and of the game's view.

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

export interface ContractView extends Contract {
  complete: boolean;
}

export interface AmsterdamSeat {
  carts: number;
  points: number;
  bonus_cards: number;
  routes: string[];
  hand_size: number;
  hand: Record<string, number> | null; // absent when the viewer may not see it
  contract_count: number;
  contracts: ContractView[] | null;
}

export interface AmsterdamView {
  viewer: number | null;
  seat: number;
  row: (string | null)[];
  deck: number;
  discard: Record<string, number>;
  contract_deck: number;
  offered: ContractView[] | null; // to the viewer, who is choosing
  seats: AmsterdamSeat[];
  final_turns: number | null;
}

/** Card colours in the order in which a hand is held. */
export function cardKinds(box: AmsterdamBox): string[] {
  return [...box.colours.map((colour) => colour.id), "wild"];
}
