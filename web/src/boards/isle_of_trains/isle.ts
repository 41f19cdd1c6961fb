// What all parts of the table share: what can be decided, how things are called, and the card that is looked at.
import { createContext } from "svelte";

import type { TableView } from "../../lib/api/types";
import type { Decisions } from "./decisions.svelte";
import type { Labels } from "./labels";

export interface Isle {
  readonly decisions: Decisions;
  readonly labels: Labels;
  readonly shown: TableView;
  zoom: (card: string | null, pressed?: boolean) => void;
}

export const [useIsle, provideIsle] = createContext<Isle>();
