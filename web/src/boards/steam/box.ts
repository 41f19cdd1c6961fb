// What the map needs of the box (data.yaml of the game) and of the game's view.

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
  maps: Record<string, SteamMap>;
}

export interface PlaceView {
  id: string;
  hex: string;
  colour: string | null; // none: a town
  cubes: Record<string, number>;
  grown: boolean;
  new: boolean;
}

export interface TileView {
  hex: string;
  face: string;
  rotation: number;
  owners: (number | null)[]; // of each path, in the order of the face
}

export interface LinkView {
  ends: [string | null, string | null];
  owner: number | null;
  exits: string[]; // "K4 se", along the way
}

export interface SteamView {
  map: string;
  viewer: number | null;
  ask: { question: string; facts: Record<string, unknown> } | null;
  places: PlaceView[];
  tiles: TileView[];
  links: LinkView[];
}
