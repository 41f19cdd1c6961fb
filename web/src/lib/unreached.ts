// What is said when the server, and with it all words, cannot be reached: in the language last used here, or the browser's.
import { direction, isLanguage, type Language } from "./words.svelte";

interface Unreached {
  title: string;
  text: string;
  again: string;
}

const UNREACHED: Record<Language, Unreached> = {
  en: {
    title: "Trackside cannot be reached",
    text: "The server does not answer. Your tables are safe there.",
    again: "Try again",
  },
  uk: {
    title: "Trackside недоступний",
    text: "Сервер не відповідає. Ваші столи на ньому збережено.",
    again: "Спробувати ще раз",
  },
  ru: {
    title: "Trackside недоступен",
    text: "Сервер не отвечает. Ваши столы на нём сохранены.",
    again: "Попробовать ещё раз",
  },
  fa: {
    title: "Trackside در دسترس نیست",
    text: "سرور پاسخ نمی‌دهد. میزهای شما روی آن محفوظ است.",
    again: "دوباره",
  },
};

export function unreached(accepted: readonly string[]): Unreached & { lang: Language; dir: "ltr" | "rtl" } {
  const lang = accepted.map((tag) => tag.split("-")[0] ?? "").find(isLanguage) ?? "en";
  return { ...UNREACHED[lang], lang, dir: direction(lang) };
}
