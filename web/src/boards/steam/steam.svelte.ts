// What the parts of this table share: what can be decided, the map, the tiles, how things are called.
import { createContext } from "svelte";

import { t } from "../../lib/words.svelte";
import { Board, type PartTab } from "../kit/board.svelte";
import type { BoardProps } from "../registry";
import type { Face, SteamBox, SteamMap } from "./box";
import { Decisions } from "./decisions.svelte";
import { Names } from "./names.svelte";

export const [useSteam, provideSteam] = createContext<Steam>();

const TABS = [
  { id: "map", icon: "link", shows: ["hex", "cube", "link"] },
  { id: "tiles", icon: "moves", shows: ["action_tile"] },
  { id: "goods", icon: "cube", shows: ["supply", "new_city"] },
  { id: "tracks", icon: "graph", shows: [] },
];
const ASKED_ON: Readonly<Record<string, string>> = { "select-tile": "tiles", "choose-set": "goods" };

export class Steam extends Board<SteamBox> {
  readonly decisions: Decisions = new Decisions(this);
  readonly names: Names = new Names(this);
  readonly tabs: readonly PartTab[] = $derived(TABS.map((tab) => ({ ...tab, label: t(`board-tab-${tab.id}`) })));
  protected override readonly wantedTabs: readonly string[] = $derived.by(() => [
    ASKED_ON[this.decisions.question ?? ""] ?? "map",
  ]);

  protected override readonly turnsWithSelection = false;

  readonly faces: ReadonlyMap<string, Face> = new Map(this.box.data.track_faces.faces.map((face) => [face.id, face]));
  readonly map: SteamMap = $derived.by(() => {
    const map = this.box.data.maps[this.decisions.view.map];
    if (map === undefined) throw new TypeError("no such map");
    return map;
  });
  /** Hexes with track that was laid since the viewer's own last turn. */
  readonly just: ReadonlySet<unknown> = $derived.by(() => new Set(this.latest(12).map(({ facts }) => facts["hex"])));

  constructor(given: () => BoardProps) {
    super(given, "steam");
    provideSteam(this);
  }

  /** Whether a card takes the room of what is not asked for. */
  get beside(): boolean {
    return this.decisions.question !== null && !this.phone;
  }
}
