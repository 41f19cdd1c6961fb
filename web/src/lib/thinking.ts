// How long players may think, in words.
import type { ClockSetting } from "./api/types";
import { t } from "./words.svelte";

const AT_ZERO = {
  nothing: "at-zero-nothing-text",
  remind: "at-zero-remind-text",
  bot: "at-zero-bot-text",
};

export function thinkingTime(clock: ClockSetting): string {
  if (clock.kind === "live") return t("clock-minutes", { count: clock.minutes ?? 0 });
  return clock.kind === "days" ? t("clock-days", { count: clock.days ?? 0 }) : t("clock-none");
}

/** The same and what happens at its end, as sentences. */
export function thinking(clock: ClockSetting): string {
  const time = `${thinkingTime(clock)}.`;
  return clock.kind === "none" ? time : `${time} ${t(AT_ZERO[clock.at_zero ?? "nothing"])}`;
}
