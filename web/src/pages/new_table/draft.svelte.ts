// The table that is being set up, before the server has it.
import { untrack } from "svelte";

import { api } from "../../lib/api/client";
import type { ClockSetting, NewSeat, OptionInfo, PresetInfo } from "../../lib/api/types";
import { quickTable } from "../../lib/quick_table";
import { session } from "../../lib/session.svelte";
import { t } from "../../lib/words.svelte";
import { type OptionValue, valueText } from "../../lib/options";

export type SeatKind = "me" | "open" | "bot" | "human";
export type AtZero = NonNullable<ClockSetting["at_zero"]>;

export const CLOCKS: Readonly<Record<string, ClockSetting>> = {
  none: { kind: "none" },
  m15: { kind: "live", minutes: 15, increment: 5 },
  m30: { kind: "live", minutes: 30, increment: 10 },
  m60: { kind: "live", minutes: 60, increment: 20 },
  d1: { kind: "days", days: 1 },
  d3: { kind: "days", days: 3 },
  d7: { kind: "days", days: 7 },
};

export class TableDraft {
  gameId = $state("");
  hostName = $state(""); // what the others see
  name = $state("");
  options = $state<Record<string, OptionValue>>({});
  seats = $state<NewSeat[]>([]);
  clockId = $state("none");
  atZero = $state<AtZero>("nothing");
  coach = $state(false);
  standIn = $state(false);
  isPublic = $state(false);
  rated = $state(false);

  readonly game = $derived(session.game(this.gameId));
  readonly level = $derived(this.game?.standard_level);
  readonly bots = $derived(this.seats.filter((seat) => seat.kind === "bot").length);
  readonly rateable = $derived(
    session.me?.account === true && this.seats.length > 1 && this.seats.every((seat) => seat.kind !== "human"),
  );
  readonly alone = $derived(this.seats.length === 1);
  readonly forOne = $derived(this.game?.seats[0] === 1 && this.game.options.some((option) => option.seats?.[1] === 1));
  readonly clock = $derived<ClockSetting>({
    ...CLOCKS[this.clockId],
    kind: CLOCKS[this.clockId]?.kind ?? "none",
    at_zero: this.atZero,
  });

  // Options for this number of seats.
  private readonly offered = $derived(
    this.game?.options.filter(
      ({ seats: its }) => its == null || (its[0] <= this.seats.length && this.seats.length <= its[1]),
    ) ?? [],
  );
  readonly setUp = $derived(this.offered.filter((option) => !option.ruling));
  readonly rulings = $derived(this.offered.filter((option) => option.ruling));
  readonly changedRulings = $derived(this.rulings.filter((option) => !this.isDefault(option)));
  readonly preset = $derived(
    this.game?.presets.find((preset) =>
      Object.entries(preset.options).every(([name, value]) => this.options[name] === value),
    ),
  );
  /** The choices that differ from the default, without those that the preset implies. */
  readonly changedSetUp = $derived(
    this.setUp.filter((option) => !this.isDefault(option) && !(this.preset && option.name in this.preset.options)),
  );

  constructor(
    game: string | null,
    private readonly friends: boolean, // the seats are for people who come by the link
  ) {
    this.gameId = game ?? session.games[0]?.id ?? "";
    this.hostName = session.me?.name ?? "";
  }

  /** Sets options and seats to those of a quick game. */
  reset(): void {
    const game = this.game;
    if (!game) return;
    untrack(() => {
      this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default as OptionValue]));
      this.seats = quickTable(game).seats.map((seat) =>
        this.friends && seat.kind === "bot" ? { kind: "open" } : { ...seat },
      );
    });
  }

  playAlone(): void {
    this.seats = [{ kind: "me" }];
  }

  setSeat(n: number, kind: SeatKind, level = this.level): void {
    if (kind === "bot") this.seats[n] = { kind, level: level ?? null };
    else if (kind === "human") this.seats[n] = { kind, name: t("player-number", { number: n + 1 }) };
    else this.seats[n] = { kind };
  }

  /** A bot plays on only where somebody chose it; clocks of days mostly run out for people who forgot. */
  setClock(id: string): void {
    this.clockId = id;
    this.atZero = CLOCKS[id]?.kind === "days" ? "remind" : "nothing";
  }

  value(option: OptionInfo): OptionValue {
    return this.options[option.name] ?? (option.default as OptionValue);
  }

  isDefault(option: OptionInfo): boolean {
    return this.value(option) === option.default;
  }

  inWords(option: OptionInfo): string {
    if (option.type === "flag" && this.value(option) === true) return option.text;
    return t("option-is", { option: option.text, choice: valueText(option, this.value(option)) });
  }

  takePreset(preset: PresetInfo): void {
    this.options = { ...this.options, ...(preset.options as Record<string, OptionValue>) };
  }

  resetRulings(): void {
    for (const option of this.rulings) this.options[option.name] = option.default as OptionValue;
  }

  /** Creates the table and returns its id; `start` gives open seats to bots and starts the game. */
  async create(start: boolean): Promise<string | null> {
    if (!this.game) return null;
    const host = this.hostName.trim();
    if (host && host !== session.me?.name) await session.rename(host);
    else await session.ensureGuest();
    const name = this.name.trim();
    const card = await api.create({
      game: this.game.id,
      options: Object.fromEntries(this.offered.map((option) => [option.name, this.value(option)])),
      seats: this.seats.map((seat) =>
        start && seat.kind === "open" ? { kind: "bot", level: this.level ?? null } : { ...seat },
      ),
      public: this.isPublic,
      clock: this.clock,
      stand_in: this.standIn,
      rated: this.rated && this.rateable,
      coach: this.coach && !(this.rated && this.rateable),
      start: start || this.seats.every((seat) => seat.kind !== "open"),
      ...(name ? { name } : {}),
    });
    return card.id;
  }
}
