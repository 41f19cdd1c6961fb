// What the board needs of the box: data.yaml of the game.

export interface Hex {
  hex: string; // column letter and row
  q: number;
  r: number;
  kind: "city" | "town" | "land";
  id?: string; // of a city or town
  terrain?: "plain" | "hills";
  river?: boolean;
}

/** An end of a path: an edge 0 to 5 clockwise from the top, or the town in the middle. */
export type PathEnd = number | "town";

export interface Face {
  id: string;
  paths: [PathEnd, PathEnd][];
}

export interface SteamMap {
  hexes: Hex[];
  blocked_edges: { between: [string, string] }[];
  waterways: { through: string[] }[];
  water: { id: string; hexes: string[] }[];
}

export interface SteamBox {
  track_faces: { faces: Face[] };
  track_tiles: { kinds: { kind: string; faces: string[] }[] };
  build: {
    allowance: { engineer: number };
    price_per_exit: number;
    price_town: number;
    price_river: number;
    price_hills: number;
  };
  finance: { loan: { cash: number } };
  tracks: { income: { min: number; max: number } };
  maps: Record<string, SteamMap>;
}
