// The box of a game in the reader's language, fetched once.
import { api } from "./api/client";
import { untilReached } from "./again";
import type { BoxOf } from "./api/types";

const fetched = new Map<string, Promise<BoxOf<unknown>>>();

export function boxOf<D>(game: string, language: string): Promise<BoxOf<D>> {
  const key = `${game} ${language}`;
  let box = fetched.get(key);
  if (!box) {
    box = untilReached(() => api.box<unknown>(game, language));
    fetched.set(key, box);
    box.catch(() => fetched.delete(key)); // refused: whoever asks next tries again
  }
  return box as Promise<BoxOf<D>>;
}
