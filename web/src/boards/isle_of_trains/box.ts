// What the drawing needs of the box (data.yaml of the game) and of the game's view.
import type { Step } from "./steps";

export interface TrainCard {
  id: string;
  category: string; // locomotive, hopper, tanker, boxcar, coach, caboose, building
  cost: number;
  power: number;
  weight: number;
  holds: string | null; // coal, oil, box, any_cargo, passenger
  capacity: number;
  vp: number;
  cargo: string[]; // what it counts as when it is loaded
  benefit: Step[]; // what loading it brings
}

export interface IsleBox {
  train_cards: TrainCard[];
}

export interface LoadView {
  counts_as: string; // a cargo, or the colour of a passenger
  face_down: boolean;
}

export interface CarView {
  card: string;
  place: number;
  capacity: number;
  loads: LoadView[];
}

export interface Contract {
  id: string;
  cargo: Record<string, number>;
  vp: number;
}

export interface IslandView {
  id: string;
  owner: number | null;
  starting: Contract;
  additional: Contract[];
  passenger: string | null;
  rewards: string[];
  seated: number;
}

export interface IsleSeat {
  hand_size: number;
  hand: Record<string, number> | null;
  train: CarView[];
  power: number;
  weight: number;
  buildings: string[];
  supply: Record<string, number>;
  open_islands: string[];
  completed: string[];
  vp_markers: number;
}

export interface IsleView {
  ask: { facts: Record<string, unknown> } | null;
  row: (string | null)[];
  deck: number;
  discard: string[];
  bag: Record<string, number>;
  islands: IslandView[];
  progress: number;
  target: number | null; // the space of the progress track that ends the game
  last_turns: number | null; // turns left in the final round
  solo: object | null; // its goal is the first panel
  seats: IsleSeat[];
}
