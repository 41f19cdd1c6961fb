// The interface's own words, in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = [
  { id: "en", own: "English" },
  { id: "uk", own: "Українська" },
  { id: "ru", own: "Русский" },
  { id: "fa", own: "فارسی" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];
export type Digits = "latin" | "persian";

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language.id === text);
}

export function direction(language: string): "ltr" | "rtl" {
  return language === "fa" ? "rtl" : "ltr";
}

/** The locale for numbers and dates: Persian is read with Latin digits unless the reader wants the others. */
export function locale(language: string, digits: Digits): string {
  return language === "fa" ? `fa-u-nu-${digits === "persian" ? "arabext" : "latn"}` : language;
}

export function makeBundle(language: string, digits: Digits, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale(language, digits), { useIsolating: direction(language) === "rtl" });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

class Words {
  language = $state<Language>("en");
  digits = $state<Digits>("latin");
  private source = $state.raw("");
  private game = $state.raw(""); // the source of the open game's board
  private readonly bundle = $derived(makeBundle(this.language, this.digits, this.source, this.game));

  /** Takes a language's words into use. */
  use(language: Language, digits: Digits, source: string): void {
    this.language = language;
    this.digits = digits;
    this.source = source;
    this.game = "";
  }

  /** Takes the words of a game's board into use, in place of another game's. */
  useGame(source: string): void {
    this.game = source;
  }

  say(id: string, facts?: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, facts, []) : id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A number with a real minus sign, which stays before it in a text from right to left. */
  number(value: number | string): string {
    if (typeof value !== "number") return value;
    const format = new Intl.NumberFormat(locale(this.language, this.digits), { useGrouping: false });
    const digits = format.format(Math.abs(value));
    if (value >= 0) return digits;
    return direction(this.language) === "rtl" ? `\u2066−${digits}\u2069` : `−${digits}`;
  }

  /** A number with at most one decimal, for averages. */
  average(value: number): string {
    return this.number(Math.round(value * 10) / 10);
  }

  /** The day of a moment, in the reader's calendar. */
  day(seconds: number): string {
    return new Intl.DateTimeFormat(locale(this.language, this.digits), { dateStyle: "medium" }).format(seconds * 1000);
  }

  /** A share of 1, or with a sign a change of one. */
  percent(share: number, signed = false): string {
    const whole = Math.round(100 * share);
    const sign = signed && whole > 0 ? "+" : "";
    const number = `${sign}${this.number(whole)}`;
    return this.say("percent", { number: direction(this.language) === "rtl" ? `\u2066${number}\u2069` : number });
  }

  /** "3 hours ago" */
  ago(seconds: number): string {
    const format = new Intl.RelativeTimeFormat(locale(this.language, this.digits), { numeric: "auto" });
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [
      ["day", 86_400],
      ["hour", 3_600],
      ["minute", 60],
    ];
    for (const [unit, size] of steps) {
      if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
    }
    return format.format(0, "second");
  }
}

export const words = new Words();

export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return words.say(id, facts);
}
