// Numbers with their sign, which reads the same in texts of both directions.
import { words } from "../lib/words.svelte";

const [LEFT_TO_RIGHT, END] = ["\u2066", "\u2069"]; // an isolated run of text

export function signed(value: number, plus = true): string {
  const sign = value < 0 ? "−" : value > 0 && plus ? "+" : "";
  return `${LEFT_TO_RIGHT}${sign}${words.number(Math.abs(value))}${END}`;
}
