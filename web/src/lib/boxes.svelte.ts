// The box of a game in the reader's language, fetched once.
import { api } from "./api/client";
import { retryUntilReached } from "./retry";
import type { BoxOf } from "./api/types";
import { words } from "./words.svelte";

const fetched = new Map<string, Promise<BoxOf<unknown>>>();

export function boxOf<D>(game: string, language: string): Promise<BoxOf<D>> {
  const key = `${game} ${language}`;
  let box = fetched.get(key);
  if (!box) {
    box = retryUntilReached(() => api.box<unknown>(game, language));
    fetched.set(key, box);
    box.catch(() => fetched.delete(key)); // refused: the next call tries again
  }
  return box as Promise<BoxOf<D>>;
}

/** The box of a game for a component, in the language of the page; null until it has come. */
export function useBox<D>(game: string): { readonly here: BoxOf<D> | null } {
  let here = $state.raw<BoxOf<D> | null>(null);
  $effect(() => {
    const language = words.language;
    let stale = false;
    void boxOf<D>(game, language).then((came) => {
      if (!stale) here = came;
    });
    return () => (stale = true);
  });
  return {
    get here() {
      return here;
    },
  };
}
