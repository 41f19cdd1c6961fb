// The box of a game in the reader's language, fetched once.
import { api } from "./api/client";
import { retryUntilReached } from "./retry";
import type { BoxOf } from "./api/types";
import { words } from "./words.svelte";

const fetched = new Map<string, Promise<BoxOf<unknown>>>();
const here = new Map<string, BoxOf<unknown>>();

export function boxOf<D>(game: string, language: string): Promise<BoxOf<D>> {
  const key = `${game} ${language}`;
  let box = fetched.get(key);
  if (!box) {
    box = retryUntilReached(() => api.box<unknown>(game, language));
    fetched.set(key, box);
    box.then((came) => here.set(key, came)).catch(() => fetched.delete(key)); // refused: the next call tries again
  }
  return box as Promise<BoxOf<D>>;
}

/** The box of a game in the language of the page, for what is loaded with it. */
export function boxHere<D>(game: string): BoxOf<D> {
  const box = here.get(`${game} ${words.language}`);
  if (box === undefined) throw new TypeError(`the box of ${game} is not here yet`);
  return box as BoxOf<D>;
}
