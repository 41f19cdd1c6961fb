// What the parts of this table share: what can be decided, how things are called, what a phone shows.
import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import type { SeatView } from "../../lib/api/views/great_western_trail";
import { session } from "../../lib/session.svelte";
import { t } from "../../lib/words.svelte";
import { Board, type PartTab } from "../kit/board.svelte";
import type { Point } from "../pointing";
import type { BoardProps } from "../registry";
import type { WesternBox } from "./box";
import { type CardKind, cardOf } from "./cards";
import { Decisions } from "./decisions.svelte";
import { Names } from "./names.svelte";
import { kindsOn, tabOf, TABS } from "./tabs";

export const [useWestern, provideWestern] = createContext<Western>();

export class Western extends Board<WesternBox> {
  readonly decisions: Decisions = new Decisions(this);
  readonly names: Names = new Names(this);
  private readonly narrow = new MediaQuery("max-width: 1400px");

  readonly mine: SeatView | null = $derived.by(() =>
    this.viewer === null ? null : (this.decisions.view.seats[this.viewer] ?? null),
  );
  /** The card that is open for what is asked. */
  readonly card: CardKind | null = $derived.by(() =>
    this.decisions.yours && this.mine !== null ? cardOf(this.decisions) : null,
  );
  private readonly litTabs: readonly string[] = $derived.by(() =>
    TABS.map(({ id }) => id).filter((id) =>
      [...this.decisions.lit].some((element) => tabOf(element) === id && this.decisions.leadsOn(element)),
    ),
  );
  // After a site the buildings come to the front; the cards of an action and of a delivery lie over the trail.
  protected override readonly wantedTabs: readonly string[] = $derived.by(() =>
    this.card === "action" || this.card === "delivery" ? ["trail"] : this.litTabs,
  );
  readonly tabs: readonly PartTab[] = $derived.by(() =>
    TABS.filter(({ id }) => id !== "mine" || this.mine !== null).map(({ id, icon }) => ({
      id,
      icon,
      label: t(`board-tab-${id}`),
      shows: kindsOn(id).filter((kind) => kind !== "city" || this.card !== "delivery"),
      lit: this.litTabs.includes(id),
    })),
  );

  /** `live`: of a table one sits at; the board of one seat shows what everybody may know, without anything to do. */
  constructor(
    given: () => BoardProps,
    readonly live = true,
  ) {
    super(given, "great_western_trail");
    provideWestern(this);
  }

  /** Signs have a fixed size; their words grow as far as all of them stay in sight. */
  readonly wordScale: number = $derived.by(() =>
    Math.min(session.settings.text / 100, this.phone ? 1.5 : this.narrow.current ? 1 : 1.25),
  );

  readonly point: Point = (element) => {
    this.held = element;
  };

  override open(tab: string): void {
    super.open(tab);
    scrollTo({ top: 0 });
  }
}
