// Where the railroad is drawn: spaces 0 to 18 in a row with the cities, 19 to 39 in a second one. One unit is one pixel.
import type { Point } from "../arrow_keys";
import type { City, Station } from "./box";
import type { Box } from "./dock";

export const FOLD = 18;
export const LAST = 39;
export const RAIL = { height: 128, y: 58, turnout: 19, cities: 74, second: 60 };
const NARROWEST = 940;

/** The strip of the railroad: how wide and high it is, and where its spaces lie. */
export class Strip {
  readonly width: number;
  readonly height: number;

  /** `tagged`: with a line of tags below the cities. */
  constructor(
    room: number,
    readonly open: boolean, // the second row is unfolded
    tagged: boolean,
  ) {
    this.width = Math.max(NARROWEST, room);
    this.height = RAIL.height + (tagged ? 20 : 0) + (open ? RAIL.second : 0);
  }

  /** A space, "0" to "39", or a turnout between two, "4.5": the turnouts lie off the rail, towards their stations. */
  at(place: string): Point {
    const at = Number(place);
    const off = place.includes(".") ? RAIL.turnout : 0;
    if (at <= FOLD) return { x: 30 + (at * (this.width - 136)) / FOLD, y: RAIL.y - off };
    return { x: 30 + ((at - FOLD - 1) * (this.width - 60)) / (LAST - FOLD - 1), y: this.height - 18 - off };
  }

  /** From one space to the next. */
  get step(): number {
    return this.at("1").x - this.at("0").x;
  }

  /** Whether a place is on the part that is unfolded. */
  holds(place: string | number): boolean {
    return this.open || Number(place) <= FOLD;
  }

  /** The middle of a crossing, which lies between a space and the next one. */
  crossing(after: number): Point {
    const [a, b] = [this.at(String(after)), this.at(String(after + 1))];
    return { x: (a.x + b.x) / 2, y: a.y };
  }

  /** The track over a turnout, from the space before it to the space behind it. */
  spur(place: string): string {
    const [a, b] = [this.at(String(Math.floor(Number(place)))), this.at(String(Math.ceil(Number(place))))];
    const { x, y } = this.at(place);
    return `M${a.x} ${a.y}C${a.x + 4} ${a.y - 15} ${x - 9} ${y} ${x} ${y}S${b.x - 4} ${b.y - 15} ${b.x} ${b.y}`;
  }

  /** The plate of a station whose turnout is that place. */
  plate({ position }: Pick<Station, "position">, place: string): Box {
    const { x } = this.at(place);
    if (position <= FOLD) {
      const w = Math.min(114, this.step * 2.4);
      return { x: x - w / 2, y: 3, w, h: 26 };
    }
    return { x: Math.min(x + 11, this.width - 96 - 3), y: this.height - 56, w: 96, h: 24 };
  }

  /** Shields hang at the values of their cities; those of the first two would overlap and are pushed to the left. */
  shields(cities: Readonly<Record<string, Pick<City, "value">>>): Map<string, { x: number; w: number }> {
    const wide = Math.min(2 * this.step - 8, 106);
    const first = (this.at("4").x - wide / 2 - 11) / 2;
    return new Map(
      Object.entries(cities).map(([city, { value }], n) => {
        if (n === 0) return [city, { x: 3 + first / 2, w: first }];
        if (n === 1) return [city, { x: 7 + first * 1.5, w: first }];
        return [city, { x: this.at(String(value)).x, w: wide }];
      }),
    );
  }

  /** The n-th of the engines on a space. */
  engine(place: string, n: number): Point {
    const { x, y } = this.at(place);
    return { x: x + (n % 2) * 26 + (n > 1 ? 8 : 0), y: y + (n > 1 ? -20 : 0) };
  }
}

/** A name in one line, or in two where it would not fit the width: broken at its first space or hyphen. */
export function nameLines(name: string, width: number): string[] {
  const cut = name.search(/[ -]/);
  if (name.length * 6.1 <= width - 16 || cut < 0) return [name];
  return [name.slice(0, cut + 1).trim(), name.slice(cut + 1)];
}
