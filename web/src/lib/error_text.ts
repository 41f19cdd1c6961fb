// Error messages for the page.
import { Refused } from "./api/client";
import { t } from "./words.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  return error instanceof Refused ? error.message : t("offline");
}
