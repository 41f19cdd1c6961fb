// The colours of goods and cities; each has a letter, so that colour is never the only sign.
import "./tokens.css";

export const PAINT: Record<string, string> = {
  red: "var(--steam-red)",
  blue: "var(--steam-blue)",
  yellow: "var(--steam-yellow)",
  purple: "var(--steam-purple)",
  gray: "var(--steam-gray)",
};

export const INK: Record<string, string> = {
  red: "var(--print-white)",
  blue: "var(--print-white)",
  yellow: "var(--print-ink)",
  purple: "var(--print-white)",
  gray: "var(--print-white)",
};

export const LETTERS: Record<string, string> = { red: "R", blue: "B", yellow: "Y", purple: "P", gray: "G" };
