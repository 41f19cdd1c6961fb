// Names of bot levels. A level without a name (from a newer server) is shown by its id.
import { t, words } from "./words.svelte";

export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How it plays, in few words. */
export function levelText(level: string): string {
  return words.has(`level-${level}-text`) ? t(`level-${level}-text`) : "";
}
