// Server-sent events over fetch: unlike EventSource it names the last event it has seen after any kind of loss.

export interface ServerEvent {
  id: string | null;
  event: string;
  data: string;
}

/** Cuts a stream of text into events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventParser {
  private rest = "";
  private id: string | null = null;
  private event = "";
  private data: string[] = [];

  feed(text: string): ServerEvent[] {
    const complete: ServerEvent[] = [];
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        if (this.data.length > 0) {
          complete.push({ id: this.id, event: this.event || "message", data: this.data.join("\n") });
        }
        this.event = "";
        this.data = [];
      } else if (!line.startsWith(":")) {
        this.field(line);
      }
    }
    return complete;
  }

  private field(line: string): void {
    const at = line.indexOf(":");
    const name = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? "" : line.slice(at + 1).replace(/^ /, "");
    if (name === "event") this.event = value;
    else if (name === "data") this.data.push(value);
    else if (name === "id" && !value.includes("\0")) this.id = value;
  }
}

export type Opener = (lastId: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

export interface Listener {
  event(event: ServerEvent): void;
  /** Whether the stream is connected; called on every change. */
  connected(stands: boolean): void;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 10_000;
/** The server says something, if only a comment, much more often than this. */
export const SILENCE = 45_000;

/** How long to wait before the nth attempt in a row (from 0). */
export function wait(attempt: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
}

/** One subscription that survives any number of lost connections and resumes after the last event it delivered. */
export class Subscription {
  private lastId: string | null = null;
  private stopped = false;
  private stands = false;
  private attempt = 0;
  private current: AbortController | null = null;
  private wake: (() => void) | null = null;
  private held: ServerEvent[] | null = null; // events that wait for the answer to a request

  constructor(
    private readonly open: Opener,
    private readonly listener: Listener,
  ) {
    void this.run();
  }

  stop(): void {
    this.stopped = true;
    this.current?.abort();
    this.wake?.();
  }

  /** The network may be back: try at once. */
  retry(): void {
    this.attempt = 0;
    this.wake?.();
  }

  /** The network is gone: do not wait until the stream notices. */
  lost(): void {
    this.current?.abort();
  }

  /** The answer to a request takes the place of an event: until it has come, the events after it wait. */
  hold(): void {
    this.held ??= [];
  }

  /** The answer has come and was the event of this id; null: it took the place of none. */
  release(id: string | null): void {
    const waiting = this.held ?? [];
    this.held = null;
    if (id !== null && this.stands) this.lastId = id; // a stream that is not open cannot have been spared it
    for (const event of waiting) this.deliver(event);
  }

  /** The answer is lost: what it said is asked for again, from the last event before it. */
  lose(): void {
    this.held = null;
    this.lost();
  }

  private deliver(event: ServerEvent): void {
    if (event.id !== null) this.lastId = event.id;
    this.listener.event(event);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.read();
      this.tell(false);
      await this.pause(wait(this.attempt));
      this.attempt += 1;
    }
  }

  private async read(): Promise<void> {
    const parser = new EventParser();
    const decoder = new TextDecoder();
    const current = new AbortController();
    this.current = current;
    let silence: ReturnType<typeof setTimeout> | undefined;
    try {
      const reader = (await this.open(this.lastId, current.signal)).getReader();
      this.tell(true);
      this.attempt = 0;
      for (;;) {
        clearTimeout(silence);
        silence = setTimeout(() => current.abort(), SILENCE);
        const { done, value } = await reader.read();
        if (done) return;
        for (const event of parser.feed(decoder.decode(value, { stream: true }))) {
          if (this.held) this.held.push(event);
          else this.deliver(event);
        }
      }
    } catch {
      return; // lost: the caller tries again
    } finally {
      clearTimeout(silence);
    }
  }

  private tell(stands: boolean): void {
    if (stands === this.stands) return;
    this.stands = stands;
    this.listener.connected(stands);
  }

  private pause(ms: number): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** Opens the event stream of a table under a name; `known` is the newest view, which an answer may have brought. */
export function tableStream(table: string, name: string, known: () => string | null): Opener {
  return async (lastId, signal) => {
    const headers: Record<string, string> = { accept: "text/event-stream" };
    if (lastId !== null) headers["last-event-id"] = lastId;
    const newest = known();
    const query = `?stream=${name}${newest === null ? "" : `&known=${newest}`}`;
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/events${query}`, { headers, signal });
    if (!response.ok || response.body === null) throw new Error(`events: ${response.status}`);
    return response.body;
  };
}
