// Retries requests until the server is reached.
import { Unreachable } from "./api/client";

const PAUSE = 2000;

function pause(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(ready, PAUSE);
    addEventListener("online", ready);
    function ready(): void {
      clearTimeout(timer);
      removeEventListener("online", ready);
      done();
    }
  });
}

/** The outcome of a request that may fail for want of a connection. */
export async function retryUntilReached<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause();
    }
  }
}

const RELOADED = "trackside.reloaded"; // when, so that a part that is gone for good is asked for now and then only
const LATELY = 60_000;
const SELDOM = 10_000;

/** A part of the program that could not be fetched stays missing in a page, as browsers remember that: the page is
 * reloaded when the server answers again. The selection is kept on the device. */
export function reloadForMissingParts(reached: () => Promise<unknown>): void {
  addEventListener("vite:preloadError", () => {
    const lately = Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < LATELY;
    setTimeout(
      () => {
        sessionStorage.setItem(RELOADED, String(Date.now()));
        void retryUntilReached(reached).then(() => location.reload());
      },
      lately ? SELDOM : 0,
    );
  });
}
