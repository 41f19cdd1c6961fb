// One table on the screen: its view kept up to date, what is selected, and what is sent.
import { api, Refused, Unreachable } from "./api/client";
import { type ServerEvent, Subscription, tableStream } from "./api/events";
import type { ChatView, EventView, Hint, MoveView, Order, Presence, TableView } from "./api/types";
import { inDigits } from "./digits";
import { joinChat, joinEvents, sinceYouLeft } from "./journal";
import { session } from "./session.svelte";
import { keepSelection, keptSelection } from "./kept";

export type Drawer = "log" | "chat" | "rules" | "orders" | null;

export interface Answer {
  element: string | null; // where on the board it was asked
  text: string;
  rule: string | null;
}

export class TableStore {
  view = $state.raw<TableView | null>(null);
  arrived = $state(0); // when the view came, by performance.now()
  journal = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatView[]>([]);
  presence = $state.raw<Presence | null>(null);
  connected = $state(true);
  missing = $state.raw<string | null>(null); // why there is no table to show

  element = $state<string | null>(null); // what is selected on the board
  options = $state.raw<MoveView[]>([]); // the moves it can mean
  chosen = $state.raw<MoveView | null>(null);
  asking = $state(0); // how often the focus was sent to the choices
  ticked = $state.raw<number[]>([]); // of a set that is chosen, by their numbers
  together = $state.raw<string[]>([]); // the answers that the chosen one stands for, all or none of them played
  brief = $state<string | null>(null); // the chosen move in few words, if the board has them
  sending = $state(false);
  unsent = $state.raw<{ ply: number; moves: string[] } | null>(null); // goes out when the connection is back

  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  why = $state.raw<Answer | null>(null);
  away = $state.raw<EventView[]>([]);
  unread = $state(0);
  drawer = $state<Drawer>(null);
  listing = $state(false); // the moves list
  peek = $state<number | null>(null); // whose area is looked at
  resigning = $state(false); // whether to leave the seat to a bot is being asked there
  covered = $state(false); // another person at this screen is next
  rule = $state(""); // what the rules drawer looks for

  readonly moves = $derived(this.view?.moves ?? []);
  readonly yours = $derived(this.view?.prompt.yours ?? false);
  readonly over = $derived(this.view?.table.state === "over");
  readonly others = $derived(this.view?.seats.some((seat) => seat.kind === "human" && !seat.you) ?? false); // to ask
  readonly canUndo = $derived(this.view?.undo.free_to_ply != null && this.view.undo.free_to_ply < this.view.ply);

  private live: Subscription | null = null;
  private readonly online = (): void => this.live?.retry();
  private readonly offline = (): void => this.live?.lost();

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    try {
      this.take(await api.view(this.id));
    } catch (error) {
      if (error instanceof Refused) {
        this.missing = error.message;
        return;
      }
      if (!(error instanceof Unreachable)) throw error;
      this.connected = false;
    }
    this.restore();
    const known = (): string | null => (this.view ? `${this.view.ply}.${this.view.seq}` : null);
    this.live = new Subscription(tableStream(this.id, known), {
      event: (event) => this.heard(event),
      connected: (stands) => void this.linked(stands),
    });
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
  }

  stop(): void {
    this.live?.stop();
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
  }

  // What is selected

  /** Selects something on the board: the moves it stands for, and one of them if there is only one or it is named. */
  select(element: string, options: MoveView[], chosen: MoveView | null = null): void {
    this.element = element;
    this.options = options;
    this.choose(chosen ?? (options.length === 1 ? (options[0] ?? null) : null));
  }

  /** Something that stands for these moves: the first time it is selected, the second time confirmed or, while it is
   * open which of them is meant, left for the choices. */
  pick(element: string, options: MoveView[]): void {
    if (this.element !== element) this.select(element, options);
    else if (this.chosen) void this.confirm();
    else this.asking += 1;
  }

  /** Points at something that means one move: done at once or selected first, as the person likes it. */
  async point(element: string, move: MoveView, costs: boolean): Promise<void> {
    const policy = session.settings.confirm;
    const sure = policy === "never" || (policy === "costs" && !costs) || this.chosen?.text === move.text;
    this.select(element, [move], move);
    if (sure) await this.play(move);
  }

  choose(move: MoveView | null): void {
    this.chosen = move;
    this.ticked = [];
    this.together = [];
    this.why = null;
    this.away = [];
    if (this.view) keepSelection(this.id, { ply: this.view.ply, element: this.element, move: move?.text ?? null });
  }

  /** Chooses a move from a list, without anything on the board. */
  chooseListed(move: MoveView): void {
    this.element = null;
    this.options = [move];
    this.choose(move);
  }

  /** Chooses several things of a set; when it is complete, its answers are sent together. */
  tick(ticked: number[], moves: string[], label: string): void {
    this.element = null;
    this.options = [];
    const [first] = moves;
    this.choose(first === undefined ? null : { text: moves.join(", "), kind: "several", label, facts: {} });
    this.ticked = ticked;
    this.together = moves;
  }

  unselect(): void {
    this.element = null;
    this.options = [];
    this.choose(null);
  }

  // What is sent

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen);
  }

  async play(move: MoveView): Promise<void> {
    if (!this.view || this.sending) return;
    const together = move === this.chosen && this.together.length > 0;
    this.unsent = { ply: this.view.ply, moves: together ? this.together : [move.text] };
    await this.send();
  }

  private async send(): Promise<void> {
    const unsent = this.unsent;
    if (!unsent || this.sending) return;
    this.sending = true;
    try {
      this.take(await api.play(this.id, unsent.ply, unsent.moves));
      this.unsent = null;
      this.hint = null;
    } catch (error) {
      if (error instanceof Unreachable) {
        this.connected = false; // kept, and sent when the connection is back
      } else {
        this.unsent = null;
        this.refused(error);
      }
    } finally {
      this.sending = false;
    }
  }

  async undo(whole = false): Promise<void> {
    const view = this.view;
    const free = view?.undo.free_to_ply;
    if (!view || free == null || free >= view.ply) return;
    await this.attempt(async () => this.take(await api.undo(this.id, whole ? free : Math.max(free, view.ply - 1))));
  }

  /** Asks the others to go back to before one's own last move; where nobody is to be asked, goes back. */
  async askUndo(): Promise<void> {
    await this.attempt(async () => this.take(await api.undoRequest(this.id)));
  }

  async answerUndo(accept: boolean): Promise<void> {
    await this.attempt(async () => this.take(await api.undoAnswer(this.id, accept)));
  }

  async askHint(): Promise<void> {
    if (this.hinting || !this.yours) return;
    this.hinting = true;
    try {
      await this.attempt(async () => {
        this.hint = await api.hint(this.id);
      });
    } finally {
      this.hinting = false;
    }
  }

  /** Why a move is not allowed; `element` is where the answer is shown. */
  async askWhy(move: string, element: string | null): Promise<void> {
    await this.attempt(async () => {
      const { text, rule } = await api.why(this.id, move);
      this.why = { element, text, rule };
    });
  }

  /** Leaves these answers for the seat through which one looks, and no others. */
  async order(orders: Order[]): Promise<void> {
    const seat = this.view?.viewer;
    if (seat == null) return;
    await this.attempt(async () => this.take(await api.order(this.id, seat, orders)));
  }

  async say(text: string): Promise<void> {
    await this.attempt(() => api.chat(this.id, text));
  }

  /** Does something that may be refused; the refusal is shown, not thrown. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.refused(error);
    }
  }

  private refused(error: unknown): void {
    if (error instanceof Refused) {
      if (error.problem.view) this.take(error.problem.view);
      this.why = { element: this.element, text: error.message, rule: error.problem.rule ?? null };
    } else if (error instanceof Unreachable) {
      this.connected = false;
      this.live?.retry();
    } else {
      throw error;
    }
  }

  openRule(find: string): void {
    this.rule = find;
    this.drawer = "rules";
  }

  toggle(drawer: Exclude<Drawer, null>): void {
    this.drawer = this.drawer === drawer ? null : drawer;
    if (this.drawer === "chat") this.unread = 0;
    if (this.drawer === "rules") this.rule = "";
  }

  // What comes

  private heard(event: ServerEvent): void {
    if (event.event === "table") this.take(inDigits(JSON.parse(event.data) as TableView));
    else if (event.event === "chat") this.hear(JSON.parse(event.data) as ChatView);
    else if (event.event === "presence") this.presence = JSON.parse(event.data) as Presence;
    else if (event.event === "afresh") this.forget();
  }

  /** What is known is not the table's past any more, as after a restored backup; the whole table follows. */
  private forget(): void {
    this.unsent = null;
    this.unselect();
    this.view = null;
    this.journal = [];
    this.chat = [];
  }

  private hear(line: ChatView): void {
    const known = this.chat.length;
    this.chat = joinChat(this.chat, [line]);
    if (this.chat.length > known && this.drawer !== "chat") this.unread += 1;
  }

  private async linked(stands: boolean): Promise<void> {
    this.connected = stands;
    if (stands) await this.send();
  }

  /** Takes a view into use, unless a newer one is already there. */
  private take(view: TableView): void {
    const before = this.view;
    if (before && view.seq < before.seq) return;
    this.covered ||= handedOver(before, view);
    this.view = view;
    this.arrived = performance.now();
    const known = this.journal;
    this.journal = joinEvents(known, view.journal_from, view.events);
    this.chat = joinChat(this.chat, view.chat);
    if (before === null) this.away = sinceYouLeft(this.journal, view.ply - view.table.unseen, view.viewer);
    if (before && before.ply !== view.ply) this.recheck();
    const refused = before === null ? null : refusal(known, this.journal, view);
    if (refused !== null) this.why = { element: null, text: refused, rule: null };
  }

  /** Whether the person on a seat has the table open. */
  here(seat: { seat: number; online: boolean }): boolean {
    return this.presence?.seats.includes(seat.seat) ?? seat.online;
  }

  /** The table moved on: what is selected stays only if it is still allowed and was not just played. */
  private recheck(): void {
    const legal = new Map(this.moves.map((move) => [move.text, move]));
    const chosen = this.unsent ? undefined : this.chosen && legal.get(this.chosen.text);
    this.unsent = null;
    this.hint = null;
    this.why = null;
    this.options = this.options.flatMap((move) => legal.get(move.text) ?? []);
    if (chosen) this.chosen = chosen;
    else this.unselect();
  }

  private restore(): void {
    const kept = keptSelection(this.id);
    if (!this.view || kept?.ply !== this.view.ply) return;
    const chosen = this.moves.find((move) => move.text === kept.move);
    if (!chosen) return;
    this.element = kept.element;
    this.options = [chosen];
    this.chosen = chosen;
  }
}

/** What is newly said to one's own wish to go back: that somebody does not agree. */
export function refusal(before: readonly EventView[], after: readonly EventView[], view: TableView): string | null {
  const own = (event: EventView): boolean =>
    event.kind === "table-undo-refused" && view.seats.some((seat) => seat.you && seat.seat === event.facts["seat"]);
  const said = after.filter(own);
  return said.length > before.filter(own).length ? (said.at(-1)?.text ?? null) : null;
}

/** Whether the next to decide is another person at the same screen. Who opens the page is not known: it may be any. */
export function handedOver(before: TableView | null, after: TableView): boolean {
  return (
    after.table.state === "playing" &&
    after.viewer !== null &&
    (before?.table.state !== "playing" || before.viewer !== after.viewer) &&
    after.seats.filter((seat) => seat.you).length > 1
  );
}
