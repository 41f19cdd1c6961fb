// What the parts of this table share: what can be decided, how things are called, the contract that is looked at.
import { createContext } from "svelte";

import type { ContractView } from "../../lib/api/views/ticket_to_ride_amsterdam";
import { t } from "../../lib/words.svelte";
import { Board, type PartTab } from "../kit/board.svelte";
import type { BoardProps } from "../registry";
import type { AmsterdamBox } from "./box";
import { Decisions } from "./decisions.svelte";
import { symbols } from "./names";

export const [useAmsterdam, provideAmsterdam] = createContext<Amsterdam>();

export class Amsterdam extends Board<AmsterdamBox> {
  readonly decisions: Decisions = new Decisions(this);
  pointed = $state<string | null>(null); // a contract: its ends and a shortest way are lit

  readonly mine = $derived.by(() => (this.viewer === null ? null : (this.decisions.view.seats[this.viewer] ?? null)));
  readonly tabs: readonly PartTab[] = $derived.by(() => {
    const draw = { id: "draw", icon: "draw", label: t("board-draw-tab"), shows: ["row", "deck"] };
    if (this.mine === null) return [draw];
    const { hand_size, contract_count } = this.mine;
    return [
      { id: "hand", icon: "cards", label: t("board-hand", { count: hand_size }), shows: [] },
      draw,
      { id: "contracts", icon: "objective", label: t("board-contracts-tab", { count: contract_count }), shows: [] },
    ];
  });
  protected override readonly wantedTabs: readonly string[] = $derived.by(() => {
    if (this.decisions.route !== null) return ["hand"];
    return this.decisions.question === "second-card" ? ["draw"] : [];
  });

  readonly symbolOf: ReadonlyMap<string, string> = symbols(this.box.data);
  /** Routes that were claimed since the viewer's own last turn. */
  readonly just: ReadonlySet<string> = $derived.by(
    () => new Set(this.latest(4).flatMap(({ kind, facts }) => (kind === "claim" ? [String(facts["route"])] : []))),
  );
  /** The contract that is pointed at, or those that would be kept. */
  readonly looked: readonly ContractView[] = $derived.by(() => [
    ...(this.mine?.contracts ?? []).filter(({ id }) => id === this.pointed),
    ...(this.decisions.view.offered ?? []).filter(({ id }) => this.decisions.kept.has(id)),
  ]);

  /** Shows a contract on the map, or no more. */
  point(contract: string): void {
    this.pointed = contract === this.pointed ? null : contract;
  }

  constructor(given: () => BoardProps) {
    super(given, "ticket_to_ride_amsterdam");
    provideAmsterdam(this);
  }
}
