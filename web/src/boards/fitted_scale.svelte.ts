// How far the text of a board may grow where all of it has to be on one screen.
import { MediaQuery } from "svelte/reactivity";

import { session } from "../lib/session.svelte";
import { PHONE } from "../styles/breakpoints";

const MOST = { phone: 1.5, low: 1.15, high: 1.3 };

export class FittedScale {
  readonly phone = new MediaQuery(PHONE);
  private readonly low = new MediaQuery("max-height: 820px");
  private readonly most = $derived(this.phone.current ? MOST.phone : this.low.current ? MOST.low : MOST.high);
  readonly value: number = $derived(Math.min(session.settings.text / 100, this.most));
}
