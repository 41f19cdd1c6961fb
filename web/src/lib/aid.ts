// The game in one minute and the player aid, fetched once and cached while the page is open.
import { api } from "./api/client";
import type { GameAid } from "./api/types";
import { retryUntilReached } from "./retry";

const kept = new Map<string, Promise<GameAid>>();

export function loadAid(game: string, players: number | null, language: string): Promise<GameAid> {
  const key = `${game} ${players ?? ""} ${language}`;
  let loading = kept.get(key);
  if (!loading) {
    loading = retryUntilReached(() => api.aid(game, players, language));
    kept.set(key, loading);
  }
  return loading;
}

const SEEN = "minute-seen";

/** Whether somebody at this browser has opened the help of a game. */
export function hasSeenHelp(game: string): boolean {
  return (localStorage.getItem(SEEN) ?? "").split(" ").includes(game);
}

export function rememberHelp(game: string): void {
  if (!hasSeenHelp(game)) localStorage.setItem(SEEN, `${localStorage.getItem(SEEN) ?? ""} ${game}`.trim());
}
