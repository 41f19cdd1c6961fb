// The colours of goods and cities; each has a letter, so that colour is never the only sign.

export const PAINT: Record<string, string> = {
  red: "#c9463c",
  blue: "#3568a4",
  yellow: "#e5b93c",
  purple: "#7b4f9b",
  gray: "#77746f",
};

export const INK: Record<string, string> = {
  red: "#fff",
  blue: "#fff",
  yellow: "#20242a",
  purple: "#fff",
  gray: "#fff",
};

export const LETTERS: Record<string, string> = { red: "R", blue: "B", yellow: "Y", purple: "P", gray: "G" };
