// Dollars and points with their sign.
import { words } from "../../lib/words.svelte";

function sign(n: number): string {
  return n < 0 ? "−" : "+";
}

/** "+$3", "−$2". */
export function dollarsText(dollars: number): string {
  return `${sign(dollars)}$${words.number(Math.abs(dollars))}`;
}

/** "+3", "−2". */
export function pointsText(points: number): string {
  return `${sign(points)}${words.number(Math.abs(points))}`;
}
