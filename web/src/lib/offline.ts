// Keeps the score pad in this browser, so that it works without a connection once it was opened.
import { LANGUAGES } from "./words.svelte";

const CACHE = "score-pad";

/** Stores the page and all that it asks for, in every language. */
export async function keepOffline(game: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.register("/push.js");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const parts = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  const asked = LANGUAGES.flatMap(({ id }) => [
    `/api/words/${id}`,
    `/api/games?lang=${id}`,
    `/api/games/${game}/score-pad?lang=${id}`,
  ]);
  const cache = await caches.open(CACHE);
  // Without cookies: the person is not stored.
  const requests = ["/scorepad", "/api/me", "/mark.svg", ...parts.map(({ pathname }) => pathname), ...asked].map(
    (path) => new Request(path, { credentials: "omit" }),
  );
  await Promise.all(
    requests.map(async (request) => {
      const response = await fetch(request);
      if (response.ok) await cache.put(request, response);
    }),
  );
}
