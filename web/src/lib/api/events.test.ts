import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { EventParser, type Opener, type ServerEvent, Subscription, wait } from "./events";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("EventParser", () => {
  it("joins events that arrive in pieces", () => {
    const parser = new EventParser();
    expect(parser.feed("id: 3.1\nevent: ta")).toEqual([]);
    expect(parser.feed('ble\ndata: {"ply":')).toEqual([]);
    expect(parser.feed("3}\n\n")).toEqual([{ id: "3.1", event: "table", data: '{"ply":3}' }]);
  });

  it("passes over comments and joins data lines", () => {
    const parser = new EventParser();
    expect(parser.feed(": heartbeat\n\ndata: a\ndata: b\n\n")).toEqual([{ id: null, event: "message", data: "a\nb" }]);
  });

  it("takes any kind of line end, cut anywhere", () => {
    const text = "id: 1\r\ndata: x\r\n\r\nid: 2\ndata: y\n\n";
    for (let cut = 0; cut <= text.length; cut++) {
      const parser = new EventParser();
      const events = [...parser.feed(text.slice(0, cut)), ...parser.feed(text.slice(cut))];
      expect(events.map((event) => [event.id, event.data])).toEqual([
        ["1", "x"],
        ["2", "y"],
      ]);
    }
  });
});

describe("wait", () => {
  it("grows and stops growing", () => {
    expect([0, 1, 2, 9].map(wait)).toEqual([400, 800, 1600, 10_000]);
  });
});

describe("Subscription", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("resumes after the last event it delivered", async () => {
    const asked: (string | null)[] = [];
    const streams = [["id: 4.0\ndata: four\n\n", "id: 5.0\ndata: cut off"], ["id: 5.0\ndata: five\n\n"]];
    const opener: Opener = (lastId) => {
      asked.push(lastId);
      const pieces = streams.shift();
      if (pieces === undefined) return new Promise(() => undefined);
      return Promise.resolve(
        new ReadableStream({
          start(controller) {
            for (const piece of pieces) controller.enqueue(bytes(piece));
            controller.close();
          },
        }),
      );
    };
    const seen: ServerEvent[] = [];
    const changes: boolean[] = [];
    const subscription = new Subscription(opener, {
      event: (event) => seen.push(event),
      connected: (stands) => changes.push(stands),
    });
    await vi.advanceTimersByTimeAsync(5_000);
    subscription.stop();
    expect(asked).toEqual([null, "4.0", "5.0"]);
    expect(seen.map((event) => event.data)).toEqual(["four", "five"]);
    expect(changes).toEqual([true, false, true, false]);
  });

  it("backs off while there is no server and tries at once when told to", async () => {
    let tries = 0;
    const subscription = new Subscription(
      () => {
        tries += 1;
        return Promise.reject(new Error("down"));
      },
      { event: () => undefined, connected: () => undefined },
    );
    await vi.advanceTimersByTimeAsync(400 + 800 + 1600 + 10);
    expect(tries).toBe(4);
    subscription.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(tries).toBe(5);
    subscription.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(5);
  });

  it("lets events wait for an answer, and asks again for one that was lost", async () => {
    const asked: (string | null)[] = [];
    let send: ReadableStreamDefaultController<Uint8Array> | null = null;
    const opener: Opener = (lastId, signal) => {
      asked.push(lastId);
      return Promise.resolve(
        new ReadableStream<Uint8Array>({
          start(controller) {
            send = controller;
            signal.addEventListener("abort", () => controller.error(new Error("aborted")));
          },
        }),
      );
    };
    const seen: string[] = [];
    const said = async (text: string): Promise<void> => {
      send?.enqueue(bytes(`id: ${text}\ndata: ${text}\n\n`));
      await vi.advanceTimersByTimeAsync(1);
    };
    const live = new Subscription(opener, { event: ({ data }) => void seen.push(data), connected: () => undefined });
    await vi.advanceTimersByTimeAsync(1);
    await said("1.1");
    live.hold();
    await said("3.3");
    expect(seen).toEqual(["1.1"]);
    live.release("2.2");
    expect(seen).toEqual(["1.1", "3.3"]);
    live.hold();
    live.release(null); // the move was refused
    await said("4.4");
    live.hold();
    await said("6.6");
    live.lose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([null, "4.4"]);
    expect(seen).toEqual(["1.1", "3.3", "4.4"]);
    live.stop();
  });
});
