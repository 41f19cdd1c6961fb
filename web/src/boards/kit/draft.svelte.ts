// A decision that is being put together, step by step.

/** What was pointed at so far. It belongs to one question: when the table moves on or the selection is cleared, it is
 * empty again. */
export class Draft<T extends object> {
  private kept = $state.raw<{ question: string; value: T } | null>(null);
  readonly value: T = $derived.by(() =>
    this.kept !== null && this.kept.question === this.question() ? this.kept.value : this.empty,
  );

  constructor(
    private readonly question: () => string,
    private readonly empty: T,
  ) {}

  change(parts: Partial<T>): void {
    this.kept = { question: this.question(), value: { ...this.value, ...parts } };
  }

  clear(): void {
    this.kept = null;
  }
}
