// The levels of bots in words. A level without words, of a newer server, goes by its id.
import { t, words } from "./words.svelte";

export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How it plays, in few words. */
export function levelText(level: string): string {
  return words.has(`level-${level}-text`) ? t(`level-${level}-text`) : "";
}
