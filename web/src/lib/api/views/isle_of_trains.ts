// Written by `python -m trackside.games.view_types`: change the structs in edge/ instead.

/** What the position asks: the question by name, whom, and the facts of its sentence for the seat that decides. */
export interface Ask {
  question: string;
  seat: number;
  facts: Record<string, unknown>;
}

export interface Contract {
  id: string;
  cargo: Record<string, number>;
  vp: number; // for the island once this contract is done
  adds: number; // of these, what this contract brings
}

/** A step of a reward or benefit, as the box writes it. */
export interface StepView {
  op: string; // take_cards, discard_cards, gain_vp, take_from_discard, bonus_action
  n: number;
  choices: string[]; // of a bonus action
}

export interface IslandView {
  id: string;
  on_map: boolean;
  owner: number | null; // whose open or completed island it is
  starting: Contract;
  additional: Contract[];
  passenger: string | null; // the colour that travels there
  tile: string | null;
  rewards: StepView[][]; // of the tile's spaces
  seated: number; // passengers on the tile
}

/** A load: what it counts as, and the card, unless it is face down and the viewer did not load it. */
export interface LoadView {
  counts_as: string; // coal, oil, box, wild, or the colour of a passenger
  card: string | null;
  face_down: boolean;
}

export interface CarView {
  card: string;
  place: number;
  capacity: number;
  loads: LoadView[];
}

export interface SeatView {
  hand_size: number;
  hand: Record<string, number> | null; // by card; absent where the viewer may not see it
  known: Record<string, number>; // cards of the hand that everybody saw being taken
  train: CarView[]; // the locomotive first
  power: number;
  weight: number;
  buildings: string[];
  building_limit: number | null; // none: any number
  supply: Record<string, number>;
  open_islands: string[];
  completed: string[]; // additional contracts
  vp_markers: number;
  progress_locomotive: boolean;
  score: Record<string, number>; // as if the game ended now
  total: number;
}

/** The state of the solo game. A challenge has no goal and no scenario. */
export interface SoloView {
  scenario: string | null;
  goal: string | null; // the kind of goal
  wanted: number;
  reached: number;
  left: string[]; // contracts or cards still missing
  buy_back_vp: number;
  hand_limit: number;
  rating: string | null; // of the challenge
  won: boolean | null; // once it is over
}

export interface IsleView {
  viewer: number | null;
  seat: number; // who decides; -1 when nobody
  ply: number;
  horizon: number;
  over: boolean;
  ask: Ask | null;
  row: (string | null)[];
  cargo: Record<string, string>; // what the cards of the row and of one's own hand are when loaded: coal, oil, box or wild
  deck: number;
  deck_top: string[]; // cards bought back, the top one first
  discard: string[]; // the top card first
  bag: Record<string, number>;
  set_aside: string[];
  islands: IslandView[];
  progress: number;
  target: number | null;
  last_turns: number | null; // turns left in the final round
  turn: number;
  actions: Record<string, string>; // which of the four actions the moves of a kind begin, for the seat that decides
  seats: SeatView[];
  solo: SoloView | null;
}
