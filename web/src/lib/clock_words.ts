// A clock setting in words.
import type { ClockSetting } from "./api/types";
import { t } from "./words.svelte";

const AT_ZERO = {
  nothing: "at-zero-nothing-text",
  remind: "at-zero-remind-text",
  bot: "at-zero-bot-text",
};

export function clockName(clock: ClockSetting): string {
  if (clock.kind === "live") return t("clock-minutes", { count: clock.minutes ?? 0 });
  return clock.kind === "days" ? t("clock-days", { count: clock.days ?? 0 }) : t("clock-none");
}

/** The clock and what happens when it runs out, as sentences. */
export function clockSentences(clock: ClockSetting): string {
  const name = `${clockName(clock)}.`;
  return clock.kind === "none" ? name : `${name} ${t(AT_ZERO[clock.at_zero ?? "nothing"])}`;
}
