// Web push notifications on this device while no page is open.
import { api } from "./api/client";

export function pushable(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** The bytes of a key written in URL-safe base 64. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks this browser for an address to push to and gives it to the server; false if there is none to be had. */
export async function subscribe(): Promise<boolean> {
  const { key } = await api.pushKey();
  if (!pushable() || key === null) return false;
  const worker = await navigator.serviceWorker.register("/push.js");
  await navigator.serviceWorker.ready;
  try {
    const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
    await api.push(given.toJSON());
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // the browser has no push service, or the person said no
    throw error;
  }
}

/** The address that pushes to this browser go to, if it takes any. */
export async function endpoint(): Promise<string | null> {
  const worker = pushable() ? await navigator.serviceWorker.getRegistration("/push.js") : undefined;
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

export async function unsubscribe(): Promise<void> {
  await api.pushNoMore();
  const worker = pushable() ? await navigator.serviceWorker.getRegistration("/push.js") : undefined;
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
