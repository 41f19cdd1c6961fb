// Keeps the view of a table up to date: fetches it, then follows the server's event stream.
import { api, Refused, Unreachable } from "../api/client";
import { type ServerEvent, Subscription, tableStream } from "../api/events";
import type { ChatView, EventView, Presence, TableView } from "../api/types";
import { inDigits } from "../digits";
import { joinChat, joinEvents } from "./journal";
import { Playback } from "./playback.svelte";

export interface SyncListener {
  /** A newer view came; `before` and `known` are the view and the journal it replaced. */
  came: (view: TableView, before: TableView | null, known: readonly EventView[]) => void;
  /** Another view is shown; `before` is the one it replaced. */
  updated: (view: TableView, before: TableView | null) => void;
  /** What is known is not this table's past any more, as after a restored backup; a whole view follows. */
  reset: () => void;
  chatCame: () => void;
  connected: () => void;
}

export class TableSync {
  view = $state.raw<TableView | null>(null); // what is shown: the newest view, or a position on the way to it
  newest = $state.raw<TableView | null>(null);
  receivedAt = $state(0); // when the newest view came, by performance.now()
  journal = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatView[]>([]);
  presence = $state.raw<Presence | null>(null);
  connected = $state(true);
  unavailable = $state.raw<string | null>(null); // why there is no table to show

  readonly moves = $derived(this.view?.moves ?? []);
  readonly yours = $derived(this.view?.prompt.yours ?? false);
  readonly behind = $derived(this.newest !== null && this.view !== this.newest);
  readonly over = $derived(this.view?.table.state === "over");
  readonly otherPeople = $derived(this.view?.seats.some((seat) => seat.kind === "human" && !seat.you) ?? false);
  readonly canUndo = $derived(this.view?.undo.free_to_ply != null && this.view.undo.free_to_ply < this.view.ply);

  readonly playback = new Playback(this);
  private live: Subscription | null = null;
  private readonly stream = Math.random().toString(36).slice(2); // its name
  private readonly online = (): void => this.live?.retry();
  private readonly offline = (): void => this.live?.lost();
  private readonly hidden = (): void => {
    if (document.hidden) this.playback.skip();
  };

  constructor(
    readonly id: string,
    private readonly listener: SyncListener,
  ) {}

  /** Fetches the view. A table that cannot be shown says why in `unavailable`. */
  async load(): Promise<void> {
    try {
      this.take(await api.view(this.id));
    } catch (error) {
      if (error instanceof Refused) this.unavailable = error.message;
      else if (error instanceof Unreachable) this.connected = false;
      else throw error;
    }
  }

  follow(): void {
    const known = (): string | null => (this.newest ? `${this.newest.ply}.${this.newest.seq}` : null);
    this.live = new Subscription(tableStream(this.id, this.stream, known), {
      event: (event) => this.receive(event),
      connected: (connected) => {
        this.connected = connected;
        if (connected) this.listener.connected();
      },
    });
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.hidden);
  }

  stop(): void {
    this.live?.stop();
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.hidden);
    this.playback.skip();
  }

  /** A request did not reach the server. */
  unreachable(): void {
    this.connected = false;
    this.live?.retry();
  }

  /** Sends moves. The answer takes the place of the next event of the stream. */
  async play(request: (stream: string) => Promise<TableView>): Promise<void> {
    this.live?.hold();
    let view: TableView;
    try {
      view = await request(this.stream);
    } catch (error) {
      if (error instanceof Refused) this.live?.release(null);
      else this.live?.lose();
      throw error;
    }
    this.take(view);
    this.live?.release(`${view.ply}.${view.seq}`);
  }

  /** Takes a view into use, unless a newer one is already there. Journal and chat are never delayed. */
  take(view: TableView): void {
    const before = this.newest;
    if (before && view.seq < before.seq) return;
    const known = this.journal;
    this.newest = view;
    this.receivedAt = performance.now();
    this.journal = joinEvents(known, view.journal_from, view.events);
    this.chat = joinChat(this.chat, view.chat);
    this.listener.came(view, before, known);
    if (isContinued(known, this.journal)) this.playback.follow();
    else this.playback.skip();
  }

  /** Shows a view. */
  show(view: TableView): void {
    const before = this.view;
    this.view = view;
    this.listener.updated(view, before);
  }

  /** Whether the person on a seat has the table open. */
  isOnline(seat: { seat: number; online: boolean }): boolean {
    return this.presence?.seats.includes(seat.seat) ?? seat.online;
  }

  private receive({ event, data }: ServerEvent): void {
    if (event === "table") this.take(inDigits(JSON.parse(data) as TableView));
    else if (event === "chat") this.receiveChat(JSON.parse(data) as ChatView);
    else if (event === "presence") this.presence = JSON.parse(data) as Presence;
    else if (event === "afresh") this.reset();
  }

  private receiveChat(line: ChatView): void {
    const known = this.chat.length;
    this.chat = joinChat(this.chat, [line]);
    if (this.chat.length > known) this.listener.chatCame();
  }

  /** Forgets all that is known of the table. */
  reset(): void {
    this.listener.reset();
    this.view = null;
    this.newest = null;
    this.playback.skip();
    this.journal = [];
    this.chat = [];
  }
}

/** Whether a journal only has new lines at its end, which is not so after an undo. */
function isContinued(before: readonly EventView[], after: readonly EventView[]): boolean {
  return before.every((event, n) => after[n]?.ply === event.ply && after[n].text === event.text);
}

/** The text of a new refusal of the player's undo request. */
export function undoRefusal(before: readonly EventView[], after: readonly EventView[], view: TableView): string | null {
  const own = (event: EventView): boolean =>
    event.kind === "table-undo-refused" && view.seats.some((seat) => seat.you && seat.seat === event.facts["seat"]);
  const refusals = after.filter(own);
  return refusals.length > before.filter(own).length ? (refusals.at(-1)?.text ?? null) : null;
}

/** Whether another person at the same screen decides next. It is not known which of them opened the page. */
export function handedOver(before: TableView | null, after: TableView): boolean {
  return (
    after.table.state === "playing" &&
    after.viewer !== null &&
    (before?.table.state !== "playing" || before.viewer !== after.viewer) &&
    after.seats.filter((seat) => seat.you).length > 1
  );
}
