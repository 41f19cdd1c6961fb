// What the board needs of the box: data.yaml of the game.
import type { StepView } from "../../lib/api/views/isle_of_trains";

/** A step of a benefit: the box leaves out what does not apply. */
export type Step = Pick<StepView, "op"> & Partial<StepView>;

export interface TrainCard {
  id: string;
  category: string; // locomotive, hopper, tanker, boxcar, coach, caboose, building
  level: number | null;
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
  promos: { train_cards: TrainCard[] };
  solo: { scenarios: { id: string; number: number }[] };
}
