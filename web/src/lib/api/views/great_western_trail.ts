// Written by `python -m trackside.games.view_types`: change the structs in edge/ instead.

/** What the position asks: the question by name, whom, and the facts of its sentence for the seat that decides. */
export interface Ask {
  question: string;
  seat: number;
  facts: Record<string, unknown>;
}

/** A space of the trail. */
export interface SpaceView {
  space: string;
  tile: string | null;
  owner: number | null; // of a private building
  fee: number; // for the viewer, or for somebody without buildings
  cattlemen: number[];
  deeds: string[]; // what the building there offers, with the risk action beside it
  actions: string[][]; // the same action by action: each as the deeds to choose from
  risk: string[]; // the risk action printed beside the site, whatever stands on it
}

export interface StationView {
  station: string;
  place: string;
  cost: number;
  points: number;
  master: string | null;
  worker: string | null; // left there for the master
  discs: number[];
}

export interface RowView {
  row: number;
  cost: number;
  workers: Record<string, number>;
}

/** An objective card that a seat owns, as it would count if the game ended now. */
export interface ObjectiveView {
  card: string;
  area: boolean; // in the personal area; otherwise in the herd deck, where it counts only if that is better
  counts: boolean; // whether it is scored
  points: number; // what it brings or costs then
  tasks: [string, boolean][]; // whether each is met, by what the cards counted before it leave
}

export interface SeatView {
  dollars: number;
  hand_size: number;
  hand: Record<string, number> | null; // the viewer's own; everybody's when the game is over
  draw_size: number;
  draw: Record<string, number> | null; // what the draw stack holds, in no order
  herd: Record<string, number>; // hand and draw stack together, as all know them
  shown: string[]; // cards of the hand that all have seen
  unseen: number; // cards of the hand that came unseen from the objective stack
  discard: Record<string, number>;
  cattleman: string | null;
  engine: string;
  certificates: number;
  certificate_limit: number;
  permanent_certificates: number;
  step_limit: number;
  hand_limit: number;
  discs: string[]; // disc spaces still covered
  buildings: string[]; // not yet used
  workers: Record<string, number>;
  cities: Record<string, number>;
  stations: string[];
  masters: string[];
  teepees: Record<string, number>;
  hazards: Record<string, number>;
  area: string[];
  token: boolean;
  arrows: [string, string][]; // completed, between two cities
  next_worker: Record<string, string[]>; // the immediate action that the next worker of a row unlocks
  hand_value: number | null; // the breeding value of the hand now, with permanent certificates; the viewer's own
  score: Record<string, number> | null;
  total: number | null;
  objectives: ObjectiveView[] | null;
}

/** What the current turn still allows at the location reached. */
export interface PhaseBView {
  space: string;
  tile: string | null; // what lay there on arrival
  unused: string[][]; // local actions, each as the deeds to choose from
  used: string[][];
  auxiliary: boolean; // whether a single auxiliary action may be chosen instead
}

/** A delivery to be decided (GWT-10.8, 10.10). */
export interface DeliveryView {
  value: number | null; // breeding value; before the certificates are spent only the deciding seat knows it
  closed: Record<string, string>; // cities that cannot be chosen, each with the key of the rule
}

export interface GreatWesternTrailView {
  viewer: number | null;
  seat: number; // who decides; -1 when nobody
  ply: number;
  horizon: number;
  over: boolean;
  ask: Ask | null;
  trail: SpaceView[];
  stations: StationView[];
  jobs: RowView[];
  token: number | null; // row of the job market token
  foresight: Record<string, (string | null)[]>;
  stacks: Record<string, number>; // sizes of the face-down stacks
  bottom: string[]; // tiles known to lie under stack 1, the lowest first
  market: Record<string, number>;
  market_stack: number;
  display: Record<string, number>;
  objective_stack: number;
  removed: Record<string, number>;
  lost: Record<string, number>;
  seats: SeatView[];
  phase_b: PhaseBView | null;
  kansas_city: number | null; // the subphase that is open: 1 to 3 foresight, 4 income and delivery
  delivery: DeliveryView | null;
  prices: Record<string, number>; // what moves change in the deciding seat's own dollars, by notation; its view only
}

export interface CattleFacts {
  breed: string;
  value: number;
  points: number;
}

/** A tile from the supply of Kansas City. */
export interface TileFacts {
  tile: "hazard" | "teepee" | "worker";
  what: string; // which worker, the colour of the teepee, which hazard
  hands: string[];
  points: number;
}

/** Added to data.yaml in the response about the box. */
export interface BoxFacts {
  deeds: Record<string, Record<string, Record<string, unknown>[]>>; // each action as printed, by the name it has in moves and views
  tile_actions: Record<string, string[][]>; // by building tile, in printed order: each the actions to choose from
  cattle_cards: Record<string, CattleFacts>;
  tiles: Record<string, TileFacts>;
}
