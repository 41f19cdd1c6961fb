// What the drawing needs of the box: data.yaml of the game.
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
