// The letters of breeds, so that no card is told by its colour alone.

const LETTERS: Record<string, string> = {
  jersey: "J",
  guernsey: "G",
  black_angus: "A",
  dutch_belt: "D",
  holstein: "H",
  brown_swiss: "S",
  ayrshire: "Y",
  west_highland: "W",
  texas_longhorn: "L",
};

export function letterOf(breed: string): string {
  return LETTERS[breed] ?? "✱";
}
