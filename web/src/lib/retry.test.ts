import { afterEach, expect, it, vi } from "vitest";

import { retryUntilReached } from "./retry";
import { Unreachable } from "./api/client";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
afterEach(() => vi.useRealTimers());

it("tries again until it is reached", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const found = retryUntilReached(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Unreachable("/games")) : Promise.resolve("here");
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toBe("here");
  expect(tries).toBe(3);
});

it("does not insist on what is refused", async () => {
  await expect(retryUntilReached(() => Promise.reject(new RangeError("no")))).rejects.toThrow("no");
});
