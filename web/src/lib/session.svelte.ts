// The person and the settings: language, appearance, animation, sound.
import { api } from "./api/client";
import type { GameInfo, Me } from "./api/types";
import type { Pace } from "./table/pace";
import { direction, isLanguage, type Digits, type Language, words } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "full" | "brief" | "none";
export type Confirm = "always" | "costs" | "never";
/** What happens when there is only one answer to a question. */
export type Forced = "play" | "select" | "ask";

export interface Settings {
  digits: Digits;
  motion: Motion;
  pace: Pace; // at which the moves of others are shown
  confirm: Confirm;
  forced: Forced;
  coach: boolean;
  sound: boolean;
  volume: number; // in per cent
  notify: boolean;
  push: boolean;
  shortcuts: boolean;
  vermilion: boolean;
  text: number; // size of text in per cent
}

export const DEFAULTS: Settings = {
  digits: "latin",
  motion: "full",
  pace: "normal",
  confirm: "costs",
  forced: "select",
  coach: false,
  sound: false,
  volume: 60,
  notify: false,
  push: false,
  shortcuts: true,
  vermilion: false,
  text: 100,
};

const STORAGE_KEY = "trackside.look";

/** Settings from anything stored, however old; unknown or wrong parts are as by default. */
export function readSettings(given: unknown): Settings {
  const parts = typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
  const read: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, usual] of Object.entries(DEFAULTS)) {
    if (typeof parts[key] === typeof usual) read[key] = parts[key];
  }
  return read as unknown as Settings;
}

class Session {
  me = $state.raw<Me | null>(null);
  theme = $state<Theme>("auto");
  settings = $state.raw<Settings>(DEFAULTS);
  games = $state.raw<GameInfo[]>([]);

  readonly known = $derived(this.me?.id != null);

  async start(): Promise<void> {
    this.restore();
    this.applyAppearance();
    const asked = new URLSearchParams(location.search).get("lang");
    const me = await api.me();
    this.me = me;
    if (me.id !== null) {
      this.theme = me.theme;
      this.settings = readSettings(me.settings);
    }
    const own = me.id === null ? this.preferred(me.language) : me.language;
    await this.loadLanguage(asked !== null && isLanguage(asked) ? asked : isLanguage(own) ? own : "en");
    this.applyAppearance();
  }

  /** Creates a guest for a visitor without a session. */
  async ensureGuest(): Promise<void> {
    if (this.known) return;
    const number = 1 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 9000);
    await this.becomeGuest(words.say("guest-name", { number: String(number) }));
  }

  async becomeGuest(name: string): Promise<void> {
    this.me = await api.guest(name);
    await this.save();
  }

  async rename(name: string): Promise<void> {
    if (!this.known) await this.becomeGuest(name);
    else this.me = await api.change({ name });
  }

  async setListed(listed: boolean): Promise<void> {
    this.me = await api.change({ listed });
  }

  async setInvitations(invitations: Me["invitations"]): Promise<void> {
    this.me = await api.change({ invitations });
  }

  async setLanguage(language: Language): Promise<void> {
    await this.loadLanguage(language);
    await this.save();
  }

  async change(part: Partial<Settings>): Promise<void> {
    const digits = part.digits !== undefined && part.digits !== this.settings.digits;
    this.settings = { ...this.settings, ...part };
    if (digits) words.digits = this.settings.digits;
    this.applyAppearance();
    await this.save();
  }

  async setTheme(theme: Theme): Promise<void> {
    this.theme = theme;
    this.applyAppearance();
    await this.save();
  }

  /** Loads everything again, as after signing in or out. */
  async reload(me?: Me): Promise<void> {
    if (me) this.me = me;
    await this.start();
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  private async loadLanguage(language: Language): Promise<void> {
    const [source, games] = await Promise.all([api.words(language), api.games(language)]);
    words.use(language, this.settings.digits, source);
    this.games = games;
    document.documentElement.lang = language;
    document.documentElement.dir = direction(language);
    document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  }

  private applyAppearance(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.settings.motion;
    root.style.setProperty("--scale", String(this.settings.text / 100));
  }

  private async save(): Promise<void> {
    const look = { language: words.language, theme: this.theme, settings: this.settings };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(look));
    if (this.known) this.me = await api.change({ ...look, settings: { ...this.settings } });
  }

  /** Restores what this device stored, for the first paint and for people without a name. */
  private restore(): void {
    const look = stored();
    if (look["theme"] === "light" || look["theme"] === "dark" || look["theme"] === "auto") this.theme = look["theme"];
    this.settings = readSettings(look["settings"]);
  }

  /** The language last used on this device. */
  preferred(fallback: string): string {
    const language = stored()["language"];
    return typeof language === "string" && isLanguage(language) ? language : fallback;
  }
}

function stored(): Record<string, unknown> {
  try {
    const look: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof look === "object" && look !== null ? (look as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export const session = new Session();

/** Whether things are animated. */
export function animated(): boolean {
  return session.settings.motion !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The duration of an animation under the motion setting, in milliseconds. */
export function animationTime(ms: number): number {
  return animated() ? (session.settings.motion === "brief" ? ms / 3 : ms) : 0;
}
