// How long players may think, in words.
import type { ClockSetting } from "./api/types";
import { t } from "./words.svelte";

export function thinkingTime(clock: ClockSetting): string {
  if (clock.kind === "live") return t("clock-minutes", { count: clock.minutes ?? 0 });
  return clock.kind === "days" ? t("clock-days", { count: clock.days ?? 0 }) : t("clock-none");
}

/** The same and what happens at its end, as sentences. */
export function thinking(clock: ClockSetting): string {
  const time = `${thinkingTime(clock)}.`;
  return clock.kind === "none" ? time : `${time} ${t(`at-zero-${clock.at_zero ?? "nothing"}-text`)}`;
}
