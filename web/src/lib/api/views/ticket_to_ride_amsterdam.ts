// Written by `python -m trackside.games.view_types`: change the structs in edge/ instead.

/** What the position asks: the question by name, whom, and the facts of its sentence for the seat that decides. */
export interface Ask {
  question: string;
  seat: number;
  facts: Record<string, unknown>;
}

export interface ContractView {
  id: string;
  ends: [string, string];
  value: number;
  complete: boolean;
  missing: number | null; // routes that its owner still needs; None: out of reach
  closer: Record<string, number>; // open routes that bring it closer, and how many it needs after each
  way: string[]; // the routes of a shortest way between its ends, own ones among them
}

/** A contract that the viewer put back and nobody has drawn since. */
export interface ReturnedView {
  place: number; // in the contract deck, 1 is the top
  contract: string;
  ends: [string, string];
}

export interface SeatView {
  carts: number;
  points: number;
  bonus_cards: number;
  bonus_points: number; // for them, if the game ended now
  routes: string[];
  hand_size: number;
  hand: Record<string, number> | null; // the viewer's own
  seen: Record<string, number>; // cards everybody saw being taken
  contract_count: number; // while the contracts of set-up are chosen, what was dealt
  contracts: ContractView[] | null; // the viewer's own; all when the game is over
}

export interface AmsterdamView {
  viewer: number | null;
  seat: number; // who decides; -1 when nobody
  ply: number;
  horizon: number;
  over: boolean;
  ask: Ask | null;
  row: (string | null)[];
  deck: number;
  discard: Record<string, number>;
  contract_deck: number;
  bonus_stock: number;
  offered: ContractView[] | null; // to the viewer, who is choosing
  returned: ReturnedView[];
  seats: SeatView[];
  closed: string[]; // routes without an owner that the viewer may not claim because of the other lane
  final_turns: number | null; // left in the final round, the present one included
}
