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

const VOWEL = "[аеєиіїоуюяёыэ]";
const CONSONANT = "[бвгґджзйклмнпрстфхцчшщ]";
const SYLLABLE = new RegExp(`(${VOWEL}${CONSONANT})(?=${CONSONANT})`, "gi");

/** A name with soft hyphens where a line may break: the Cyrillic names of breeds are wider than a card. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => word.replace(SYLLABLE, "$1\u00AD"));
}
