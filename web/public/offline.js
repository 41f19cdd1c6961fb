// Answers for the score pad from what the page has stored, when the server cannot be reached: see lib/offline.ts.
const STORED = ["/api/me", "/api/words/", "/api/games", "/assets/", "/mark.svg"];

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const isPad = event.request.mode === "navigate" && url.pathname.startsWith("/scorepad/");
  if (isPad || STORED.some((path) => url.pathname.startsWith(path))) event.respondWith(answer(event, url, isPad));
});

async function answer(event, url, isPad) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const page = isPad ? null : await self.clients.get(event.clientId);
    const forPad = isPad || (page !== undefined && new URL(page.url).pathname.startsWith("/scorepad/"));
    const cache = forPad ? await self.caches.open("score-pad") : null;
    const found = await cache?.match(isPad ? "/scorepad" : url.pathname + url.search, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
