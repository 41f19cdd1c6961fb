// One open table: its view (sync), the move being chosen (selection), what is open around the board (drawers), and
// what is asked of the server.
import { api, Refused, type TableRequests, Unreachable } from "../api/client";
import type { EventView, Hint, Order, TableView } from "../api/types";
import { session } from "../session.svelte";
import { Coach } from "./coach.svelte";
import { Drawers } from "./drawers.svelte";
import { sinceYouLeft } from "./journal";
import { Selection } from "./selection.svelte";
import { handedOver, TableSync, undoRefusal } from "./sync.svelte";

export interface Answer {
  element: string | null; // where on the board it was asked
  text: string;
  rule: string | null;
}

/** What a board hears of its table, and what it says of the chosen move. */
export interface AttachedBoard {
  readonly confirmText: string | null;
  readonly outlook: string | null;
  advanced?: () => void; // another position is shown
  sending?: (moves: readonly string[]) => void;
  idle?: () => void; // nothing is being sent any more
  suggested?: (move: string) => void; // the move of a hint is to be selected
}

export class TableStore {
  private board: AttachedBoard | null = null;
  hint = $state.raw<Hint | null>(null);
  private followed = $state(0); // which of its moves is selected
  readonly suggested = $derived(this.hint?.best[this.followed] ?? null);
  hinting = $state(false);
  hintsGiven = $state(0);
  why = $state.raw<Answer | null>(null); // why a move is refused, or what else went wrong
  missed = $state.raw<EventView[]>([]); // what happened since one left, until something is chosen

  readonly drawers = new Drawers();
  readonly sync: TableSync;
  readonly selection: Selection;
  readonly coach: Coach;

  constructor(
    readonly id: string,
    private readonly requests: TableRequests = api,
  ) {
    this.sync = new TableSync(id, {
      came: (view, before, known) => this.came(view, before, known),
      updated: (view, before) => this.updated(view, before),
      reset: () => {
        this.selection.unsent = null;
        this.selection.clear();
      },
      chatCame: () => this.drawers.chatCame(),
      connected: () => void this.selection.send(),
    });
    this.coach = new Coach(this.sync);
    this.selection = new Selection(this.sync, requests, {
      approves: (ply, moves, play) => this.coach.approves(ply, moves, play),
      changed: () => {
        this.coach.forget();
        this.why = null;
        this.missed = [];
      },
      refused: (error) => this.refused(error),
      sending: (moves) => this.board?.sending?.(moves),
      idle: () => this.board?.idle?.(),
    });
  }

  /** The board hears what becomes of the table, until it is detached. */
  attach(board: AttachedBoard): () => void {
    this.board = board;
    this.selection.words = board;
    board.advanced?.();
    return () => {
      if (this.board !== board) return;
      this.board = null;
      this.selection.words = null;
    };
  }

  /** Whether answers can be left for when one is away: a puzzle waits for its solver. */
  get takesOrders(): boolean {
    return this.requests === api;
  }

  async start(): Promise<void> {
    await this.sync.load();
    if (this.sync.unavailable !== null) return;
    this.selection.restore();
    this.sync.follow();
  }

  stop(): void {
    this.sync.stop();
  }

  async undo(whole = false): Promise<void> {
    const view = this.sync.view;
    const free = view?.undo.free_to_ply;
    if (!view || free == null || free >= view.ply) return;
    await this.ask(() => this.requests.undo(this.id, whole ? free : Math.max(free, view.ply - 1)));
  }

  /** Asks the others to undo the player's last move; undoes it if there is nobody to ask. */
  async requestUndo(): Promise<void> {
    await this.ask(() => api.undoRequest(this.id));
  }

  async answerUndo(accept: boolean): Promise<void> {
    await this.ask(() => api.undoAnswer(this.id, accept));
  }

  /** Asks for a hint and selects the best move; if it is there already, selects the next best. */
  async askHint(): Promise<void> {
    if (this.hinting || !this.sync.yours) return;
    if (this.hint) {
      this.follow((this.followed + 1) % this.hint.best.length);
      return;
    }
    this.hinting = true;
    try {
      await this.attempt(async () => {
        const hint = await api.hint(this.id);
        if (!this.sync.moves.some(({ text }) => text === hint.move)) return; // the table has moved on
        this.hint = hint;
        this.follow(0);
      });
    } finally {
      this.hinting = false;
    }
  }

  /** Selects one of the moves that the hint suggests. */
  follow(number: number): void {
    const [text] = this.hint?.best[number]?.moves ?? [];
    const move = this.sync.moves.find((it) => it.text === text);
    if (!move) return;
    this.followed = number;
    this.selection.chooseListed(move);
    this.board?.suggested?.(move.text);
    this.hintsGiven += 1;
  }

  /** Closes the hint and leaves nothing selected. */
  dropHint(): void {
    this.hint = null;
    this.selection.clear();
  }

  /** Asks why a move is not legal; `element` is where the answer is shown. */
  async askWhy(move: string, element: string | null): Promise<void> {
    await this.attempt(async () => {
      const { text, rule } = await this.requests.why(this.id, move);
      this.why = { element, text, rule };
    });
  }

  /** Asks why nothing can be done with a thing on the board, which is named by its kind and id. */
  async askWhyThere(where: [string, string], element: string): Promise<void> {
    await this.attempt(async () => {
      const { text, rule } = await this.requests.whyThere(this.id, where);
      this.why = { element, text, rule };
    });
  }

  /** Replaces the standing orders of the player's seat. */
  async setOrders(orders: Order[]): Promise<void> {
    const seat = this.sync.view?.viewer;
    if (seat == null) return;
    await this.ask(() => api.order(this.id, seat, orders));
  }

  async sendChat(text: string): Promise<void> {
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

  /** A request that is answered with the table's new view. */
  private async ask(request: () => Promise<TableView>): Promise<void> {
    await this.attempt(async () => this.sync.take(await request()));
  }

  private refused(error: unknown): void {
    if (error instanceof Refused) {
      if (error.problem.view) this.sync.take(error.problem.view);
      this.why = { element: this.selection.element, text: error.message, rule: error.problem.rule ?? null };
    } else if (error instanceof Unreachable) {
      this.sync.unreachable();
    } else {
      throw error;
    }
  }

  private came(view: TableView, before: TableView | null, known: readonly EventView[]): void {
    const journal = this.sync.journal;
    if (before === null) {
      this.missed = sinceYouLeft(journal, view.ply - view.table.unseen, view.viewer);
      return;
    }
    const refusal = undoRefusal(known, journal, view);
    if (refusal !== null) this.why = { element: null, text: refusal, rule: null };
  }

  private updated(view: TableView, before: TableView | null): void {
    this.drawers.covered ||= handedOver(before, view);
    if (before === null || before.ply === view.ply) return;
    this.hint = null;
    this.why = null;
    this.selection.recheck();
    this.answerForced(view, before.ply < view.ply);
    this.board?.advanced?.();
  }

  /** The only answer to a question is selected or played, as the setting says. It is not played after an undo: that
   * would undo the undo. */
  private answerForced(view: TableView, forward: boolean): void {
    const { forced } = session.settings;
    const [only, ...more] = view.moves;
    if (!only || more.length > 0 || view.compounds.length > 0 || !view.prompt.yours || forced === "ask") return;
    this.selection.chooseListed(only);
    if (forced !== "play" || !forward || this.drawers.covered) return;
    // After the answer that brought this view is done with.
    setTimeout(() => {
      if (this.sync.view === view && this.selection.chosen?.text === only.text) void this.selection.play(only);
    });
  }
}
