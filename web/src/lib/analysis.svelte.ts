// The analysis of a finished game: requests it and polls until it is done.
import { api } from "./api/client";
import type { AnalysisStatus, AnalysisView, DecisionView } from "./api/types";

const LOOK = 800; // milliseconds between looks at how far it is

/** A decision that was a mistake, with its number. */
export type Mistake = DecisionView & { number: number };

export class AnalysisStore {
  status = $state.raw<AnalysisStatus | null>(null);
  readonly result = $derived<AnalysisView | null>(this.status?.result ?? null);
  readonly mistakes = $derived<Mistake[]>(
    (this.result?.decisions ?? []).flatMap((each, number) => (each.better_moves > 0 ? [{ ...each, number }] : [])),
  );
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Looks once, and again as long as somebody works on it. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    this.take(await api.analysis(this.id));
  }

  async begin(): Promise<void> {
    this.take(await api.analyse(this.id));
  }

  async stop(): Promise<void> {
    await api.stopAnalysis(this.id);
    await this.look();
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private take(status: AnalysisStatus): void {
    this.status = status;
    if (status.state === "waiting" || status.state === "running") {
      this.timer = setTimeout(() => {
        this.look().catch(() => this.take(status)); // the connection is lost: later
      }, LOOK);
    }
  }
}
