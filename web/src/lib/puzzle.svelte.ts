// One open puzzle: a table at which only its solver plays, the moves played, and the verdict.
import { api } from "./api/client";
import type { PuzzleAnswer, PuzzleView, TableView } from "./api/types";
import { session } from "./session.svelte";
import { TableStore } from "./table/store.svelte";
import { words } from "./words.svelte";

export class PuzzleStore {
  puzzle = $state.raw<PuzzleView | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null); // once the line is at its end, or the solution is shown
  told = $state(false); // the solution is on the screen
  lineAt = $state(0); // moves of the solution on the board
  readonly table: TableStore;
  readonly view = $derived.by((): TableView | null =>
    this.told ? (this.answer?.best[this.lineAt] ?? null) : this.table.sync.view,
  );

  private played: string[] = [];
  private views = 0; // each that is shown is newer than the one before

  constructor(readonly id: string) {
    this.table = new TableStore(id, {
      play: (_, __, moves) => this.play([...this.played, ...moves]),
      undo: (_, ply) => this.play(this.played.slice(0, ply)),
      why: (_, move) => api.puzzleWhy(id, this.played, { move }),
      whyThere: (_, where) => api.puzzleWhy(id, this.played, { where }),
    });
  }

  async load(): Promise<void> {
    await this.table.attempt(async () => {
      this.puzzle = await api.puzzle(this.id, words.language);
      this.restart();
    });
  }

  /** The position as it was. */
  restart(): void {
    if (!this.puzzle) return;
    this.played = [];
    this.answer = null;
    this.told = false;
    this.table.sync.reset();
    this.table.sync.take(this.stamped(this.puzzle.table));
  }

  /** Shows the solution, from its first move on. */
  async tell(): Promise<void> {
    await this.table.attempt(async () => {
      this.answer ??= await api.answerPuzzle(this.id, [], words.language);
      this.told = true;
      this.lineAt = this.answer.moves.length;
    });
  }

  /** Creates the player's own table from this position; returns its id. */
  async playOn(): Promise<string> {
    await session.ensureGuest();
    return (await api.playPuzzle(this.id)).id;
  }

  private async play(line: string[]): Promise<TableView> {
    if (line.length === 0 && this.puzzle) {
      this.played = [];
      return this.stamped(this.puzzle.table);
    }
    await session.ensureGuest(); // whose solved puzzles are remembered
    const answer = await api.answerPuzzle(this.id, line, words.language);
    this.played = line;
    if (answer.verdict !== "unfinished") {
      this.answer = answer;
      if (answer.verdict === "right" && this.puzzle) {
        this.puzzle = { ...this.puzzle, puzzle: { ...this.puzzle.puzzle, solved: true } };
      }
    }
    return this.stamped(answer.table);
  }

  private stamped(view: TableView): TableView {
    this.views += 1;
    return { ...view, seq: this.views };
  }
}
