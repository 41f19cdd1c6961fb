// Selecting a move and confirming it: what is selected on the board, the moves it can mean, the one that is chosen.
import { type TableRequests, Unreachable } from "../api/client";
import type { MoveView } from "../api/types";
import { session } from "../session.svelte";
import { savedSelection, saveSelection } from "./saved_selection";
import type { TableSync } from "./sync.svelte";

/** What is chosen: a move, or several that are played together or not at all. */
export interface Chosen extends MoveView {
  moves?: string[];
}

export interface SelectionListener {
  changed: () => void;
  refused: (error: unknown) => void;
  approves: (ply: number, moves: string[], play: () => void) => Promise<boolean>; // whether they are played at once
  sending: (moves: readonly string[]) => void;
  idle: () => void; // nothing is being sent any more
}

export class Selection {
  element = $state<string | null>(null); // what is selected on the board
  options = $state.raw<Chosen[]>([]); // the moves it can mean
  chosen = $state.raw<Chosen | null>(null);
  words = $state.raw<{ readonly confirmText: string | null; readonly outlook: string | null } | null>(null); // the board's
  round = $state(0); // how often the selection was cleared
  focusRequests = $state(0); // how often the focus was sent to the options
  ticked = $state.raw<number[]>([]); // of a set that is chosen, by their numbers
  batch = $state.raw<string[]>([]); // the moves that the chosen one stands for; all are played or none
  sending = $state(false);
  unsent = $state.raw<{ ply: number; moves: string[] } | null>(null); // goes out when the connection is back

  constructor(
    private readonly sync: TableSync,
    private readonly requests: Pick<TableRequests, "play">,
    private readonly listener: SelectionListener,
  ) {}

  /** Selects something on the board: the moves it stands for, and one of them if there is only one or it is named. */
  select(element: string, options: Chosen[], chosen: Chosen | null = null): void {
    this.element = element;
    this.options = options;
    this.choose(chosen ?? (options.length === 1 ? (options[0] ?? null) : null));
  }

  /** A click on something that stands for these moves. If it means only one, that is played or selected as the confirm
   * setting says. Else the first click selects it; the second confirms what is chosen or sends the focus to the moves. */
  pick(element: string, options: Chosen[]): void {
    const [only, ...more] = options;
    if (only && more.length === 0) void this.point(element, only, only.costs ?? true);
    else if (this.element !== element) this.select(element, options);
    else if (this.chosen) void this.confirm();
    else this.focusRequests += 1;
  }

  /** A click on something that means one move: played at once or selected first, as the confirm setting says. */
  async point(element: string, move: Chosen, costs: boolean): Promise<void> {
    const sure = this.isSure(move, costs);
    this.select(element, [move], move);
    if (sure) await this.play(move);
  }

  /** One of the moves that the selection can mean: played at once or chosen first, as the confirm setting says. */
  async settle(move: Chosen): Promise<void> {
    const sure = this.isSure(move, move.costs ?? true);
    this.choose(move);
    if (sure) await this.play(move);
  }

  /** The same for a move of the list of all moves; whether it was played. */
  async offer(move: Chosen, costs = move.costs ?? true): Promise<boolean> {
    const sure = this.isSure(move, costs);
    this.chooseListed(move);
    if (sure) await this.play(move);
    return sure;
  }

  private isSure(move: Chosen, costs: boolean): boolean {
    const policy = session.settings.confirm;
    return policy === "never" || (policy === "costs" && !costs) || this.chosen?.text === move.text;
  }

  choose(move: Chosen | null): void {
    this.chosen = move;
    this.ticked = [];
    this.batch = [];
    this.listener.changed();
    const ply = this.sync.view?.ply;
    if (ply !== undefined) saveSelection(this.sync.id, { ply, element: this.element, move: move?.text ?? null });
  }

  /** Chooses a move from a list, without anything on the board. */
  chooseListed(move: Chosen): void {
    this.element = null;
    this.options = [move];
    this.choose(move);
  }

  /** Chooses several things of a set; when it is complete, its moves are sent together. */
  tick(ticked: number[], moves: string[], label: string): void {
    this.element = null;
    this.options = [];
    this.choose(moves.length === 0 ? null : { text: moves.join(", "), kind: "several", label, facts: {}, where: [] });
    this.ticked = ticked;
    this.batch = moves;
  }

  clear(): void {
    this.round += 1;
    this.drop();
  }

  private drop(): void {
    this.element = null;
    this.options = [];
    this.choose(null);
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen);
  }

  async play(move: Chosen): Promise<void> {
    const ply = this.sync.view?.ply;
    if (ply === undefined || this.sending) return;
    const batch = move === this.chosen && this.batch.length > 0;
    const moves = batch ? this.batch : (move.moves ?? [move.text]);
    const now = async (): Promise<void> => {
      this.unsent = { ply, moves };
      this.listener.sending(moves);
      await this.send();
    };
    if (await this.listener.approves(ply, moves, () => void now())) await now();
  }

  /** Sends what is still to be sent. */
  async send(): Promise<void> {
    const unsent = this.unsent;
    if (!unsent || this.sending) return;
    this.sending = true;
    try {
      await this.sync.play((stream) => this.requests.play(this.sync.id, unsent.ply, unsent.moves, stream));
      this.unsent = null;
    } catch (error) {
      if (error instanceof Unreachable) {
        this.sync.connected = false; // kept, and sent when the connection is back
      } else {
        this.unsent = null;
        this.listener.refused(error);
      }
    } finally {
      this.sending = false;
      this.listener.idle();
    }
  }

  /** The table moved on: what is selected stays only if it is still legal and was not just played. */
  recheck(): void {
    const legal = (text: string | undefined): MoveView | undefined =>
      this.sync.moves.find((move) => move.text === text);
    const chosen = this.unsent ? undefined : legal(this.chosen?.text);
    this.unsent = null;
    this.options = this.options.flatMap((move) => legal(move.text) ?? []);
    if (chosen) this.chosen = chosen;
    else this.drop();
  }

  /** Selects again what was selected when the page was left. */
  restore(): void {
    const saved = savedSelection(this.sync.id);
    if (!this.sync.view || saved?.ply !== this.sync.view.ply) return;
    const chosen = this.sync.moves.find((move) => move.text === saved.move);
    if (!chosen) return;
    this.element = saved.element;
    this.options = [chosen];
    this.chosen = chosen;
  }
}
