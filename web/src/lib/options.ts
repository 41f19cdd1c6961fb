// Helpers for the options of a game.
import type { OptionInfo } from "./api/types";

export type OptionValue = string | number | boolean;

/** A value of an option in words. */
export function valueText(option: OptionInfo, value: OptionValue): string {
  const n = option.choices.indexOf(value);
  return option.choice_texts[n] || String(value);
}
