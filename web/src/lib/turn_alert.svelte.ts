// Alerts a person whose page is in the background that it is their turn.
import { notices } from "./notices.svelte";
import { session } from "./session.svelte";
import { play } from "./sounds";
import { direction, t, words } from "./words.svelte";

class TurnAlert {
  private seen = false; // the page has been seen: new turns are announced from now on
  private announced: string | null = null; // the turn that was already announced

  /** The page's title and icon say whose turn it is; a turn that begins while the page is hidden is announced once. */
  tell(title: string, yours: boolean, turn: string): void {
    document.title = yours ? `● ${t("your-turn")} · ${title}` : `${title} · Trackside`;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = yours ? "/mark-turn.svg" : "/mark.svg";
    const told = !this.seen || this.announced === turn;
    this.seen = true;
    if (!yours) return;
    this.announced = turn;
    if (!told) void this.ring(title);
  }

  private async ring(title: string): Promise<void> {
    const shown =
      session.settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted";
    if ((!session.settings.sound && !shown) || (await notices.quietNow())) return;
    play("turn");
    if (shown) {
      const [lang, dir] = [words.language, direction(words.language)];
      const note = new Notification(t("your-turn"), { body: title, tag: title, lang, dir, icon: "/mark-turn.svg" });
      note.onclick = () => window.focus();
    }
  }

  clear(): void {
    document.title = "Trackside";
    this.seen = false;
    this.announced = null;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = "/mark.svg";
  }
}

export const turnAlert = new TurnAlert();
