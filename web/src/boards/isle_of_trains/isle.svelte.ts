// What the parts of this table share: what can be decided, how things are called, the card that is looked at.
import { createContext, tick } from "svelte";

import { t } from "../../lib/words.svelte";
import { Board, type PartTab } from "../kit/board.svelte";
import type { BoardProps } from "../registry";
import type { IsleBox, TrainCard } from "./box";
import { Decisions } from "./decisions.svelte";
import { Labels } from "./labels";

export const [useIsle, provideIsle] = createContext<Isle>();

export class Isle extends Board<IsleBox> {
  readonly decisions: Decisions = new Decisions(this);
  readonly labels = new Labels(this.box);

  readonly tabs: readonly PartTab[] = $derived([
    {
      id: "trains",
      icon: "loco",
      label: t("board-tab-trains"),
      shows: ["car", "load", "train", "building", "buildings"],
    },
    { id: "row", icon: "cards", label: t("board-tab-row"), shows: ["row", "deck", "bag", "discard"] },
    { id: "islands", icon: "deliver", label: t("board-tab-islands"), shows: ["island", "contract"] },
  ]);

  private readonly wantedTab: string | null = $derived.by(() => {
    const { decisions } = this;
    const kinds = new Set([...decisions.lit].map((element) => element.split(":")[0]));
    if (decisions.action === "deliver" && !decisions.delivery.open) return "islands";
    if (decisions.delivery.open || kinds.has("car") || kinds.has("train") || kinds.has("load")) return "trains";
    if (kinds.has("island")) return "islands";
    return kinds.has("row") || kinds.has("deck") ? "row" : null;
  });

  protected override readonly wantedTabs: readonly string[] = $derived(this.wantedTab === null ? [] : [this.wantedTab]);

  /** The card that is shown large. */
  readonly card: TrainCard | null = $derived.by(() =>
    this.held === null ? null : (this.labels.cards.get(this.held) ?? null),
  );

  constructor(given: () => BoardProps) {
    super(given, "isle_of_trains");
    provideIsle(this);
  }

  /** Turns to the tab of the islands and shows one of them. */
  async lookAt(island: string): Promise<void> {
    this.open("islands");
    await tick();
    const there = this.root?.querySelector(`.sea [data-element="island:${CSS.escape(island)}"]`);
    there?.scrollIntoView({ block: "center" });
  }
}
