// Written by `python -m trackside.games.view_types`: change the structs in edge/ instead.

/** What the position asks: the question by name, whom, and the facts of its sentence for the seat that decides. */
export interface Ask {
  question: string;
  seat: number;
  facts: Record<string, unknown>;
}

/** STEAM-8: income and expenses of a seat, if they were settled now. */
export interface SettlementView {
  amount: number; // income less upkeep
  cash: number; // afterwards
  income: number;
  points: number;
  bankrupt: boolean;
}

export interface SeatView {
  cash: number;
  income: number;
  points: number;
  locomotive: number;
  tile: string | null;
  special: boolean; // City Growth or Urbanization still to be used
  raised: boolean;
  bid: number | null;
  bankrupt: number;
  links: number; // completed
  score: number;
  parts: Record<string, number>; // of the score, as if the game ended now
  due: SettlementView | null; // what the next income brings as things stand; None for a bankrupt
}

export interface PlaceView {
  id: string;
  hex: string;
  colour: string | null; // None: a town
  cubes: Record<string, number>;
  grown: boolean;
  new: boolean; // a New City
}

export interface TileView {
  hex: string;
  face: string;
  rotation: number;
  kind: string;
  owners: (number | null)[]; // of each path, in the order of the face
}

export interface LinkView {
  id: string | null; // one of its ends, the lesser place first: "berlin ne"; None if it reaches no place
  ends: (string | null)[]; // places; None is an open end
  owner: number | null;
  exits: string[]; // "K4 se", along the way
  open: string | null;
  lapses: boolean; // it will have no owner if its owner ends the build turn now
}

export interface ActionTileView {
  tile: string;
  number: number; // its place in the order of the next round
  price: number; // for the viewer, or the seat that decides
  owner: number | null;
}

export interface AuctionPlaceView {
  share: string; // of one's last bid that it costs: full, half or free
  seat: number | null; // who has it already
}

export interface AuctionView {
  high: number | null; // the high bid
  leader: number | null;
  bidders: number[]; // who have not passed, in the order in which they speak, the one who speaks now first
  places: AuctionPlaceView[]; // in turn order
}

export interface SteamView {
  viewer: number | null;
  seat: number; // who decides; -1 when nobody
  ply: number;
  horizon: number;
  over: boolean;
  ask: Ask | null;
  map: string;
  rules: string;
  round: number;
  rounds: number;
  order: number[];
  free_pass: number | null;
  seats: SeatView[];
  places: PlaceView[];
  tiles: TileView[];
  links: LinkView[];
  supply: Record<string, number>[];
  bag: Record<string, number>;
  new_cities: Record<string, number>;
  markers: number;
  stock: Record<string, number>;
  action_tiles: string[]; // still to be taken
  actions: ActionTileView[]; // all of them
  phase: string | null;
  phases: string[]; // of a round, in order
  acting: number[]; // who act in this phase, in order; empty in an auction
  acted: number; // how many of them have begun
  auction: AuctionView | null;
}
