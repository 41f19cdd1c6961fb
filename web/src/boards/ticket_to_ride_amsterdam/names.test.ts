import { describe, expect, it } from "vitest";

import { labelLines, nameOf } from "./names";

const place = (text: string) => ({ id: "x", x: 0, y: 0, label: { x: 0, y: 0, anchor: "start" as const, text } });

describe("labelLines", () => {
  it("breaks the printed name where the box breaks it", () => {
    expect(labelLines(place("Montel-|baanstoren"), "Montelbaanstoren")).toEqual(["Montel-", "baanstoren"]);
    expect(labelLines(place("De Drie|Hendricken"), "De Drie Hendricken")).toEqual(["De Drie", "Hendricken"]);
  });

  it("breaks another language's name as nearly there as it can", () => {
    expect(labelLines(place("De Drie|Hendricken"), "Де-Дрі-Гендрікен")).toEqual(["Де-Дрі-", "Гендрікен"]);
    expect(labelLines(place("Montel-|baanstoren"), "Монтелбансторен")).toEqual(["Монтел-", "бансторен"]);
    expect(labelLines(place("Jan Rooden-|poortstoren"), "یان رودن\u200cپورت\u200cستورن")).toHaveLength(2);
    expect(labelLines(place("Montel-|baanstoren"), "مونتلبانستورن")).toHaveLength(1);
    expect(labelLines(place("Dam"), "Дам")).toEqual(["Дам"]);
  });
});

describe("nameOf", () => {
  it("falls back on the id", () => {
    expect(nameOf({}, "oude_kerk")).toBe("oude kerk");
  });
});
