// How far the text of a board may grow where all of it has to be on one screen.
import { MediaQuery } from "svelte/reactivity";

import { session } from "../lib/session.svelte";
import { direction, words } from "../lib/words.svelte";
import { PHONE } from "../styles/breakpoints";

// Persian letters are higher: in a low window there is hardly room for larger ones.
const MOST = { phone: 1.5, low: { ltr: 1.15, rtl: 1.05 }, high: 1.3 };

export class FittedScale {
  readonly phone = new MediaQuery(PHONE);
  private readonly low = new MediaQuery("max-height: 820px");
  private readonly lowest = $derived(MOST.low[direction(words.language)]);
  private readonly most = $derived(this.phone.current ? MOST.phone : this.low.current ? this.lowest : MOST.high);
  readonly value: number = $derived(Math.min(session.settings.text / 100, this.most));
}
