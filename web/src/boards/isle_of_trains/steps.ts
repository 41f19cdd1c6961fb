// What loading a car or seating a passenger brings: steps from left to right, as the box and the view write them.

export interface Step {
  op: string; // take_cards, discard_cards, gain_vp, take_from_discard, bonus_action
  n?: number;
  choices?: string[]; // of a bonus action
}

/** A reward of the view, "take_cards 2, bonus_action build load", as the box would write it. */
export function readSteps(reward: string): Step[] {
  return reward.split(", ").map((step) => {
    const [op = "", ...rest] = step.split(" ");
    return op === "bonus_action" ? { op, choices: rest } : { op, n: Number(rest[0] ?? 0) };
  });
}

/** The sentence of each step but the bonus action. */
export const STEP_WORDS: Record<string, string> = {
  take_cards: "board-step-take_cards",
  discard_cards: "board-step-discard_cards",
  take_from_discard: "board-step-take_from_discard",
  gain_vp: "board-step-gain_vp",
};
