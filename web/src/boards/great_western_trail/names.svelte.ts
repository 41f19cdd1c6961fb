// What the things of this table are called, for those who listen and for the cards that explain them.
import type { SpaceView, StationView } from "../../lib/api/views/great_western_trail";
import { t } from "../../lib/words.svelte";
import type { Western } from "./western.svelte";

export class Names {
  constructor(private readonly western: Western) {}

  of(id: string): string {
    return this.western.box.names[id] ?? id.replaceAll("_", " ");
  }

  who(seat: number): string {
    return this.western.shown.seats[seat]?.name ?? "";
  }

  list(parts: readonly string[]): string {
    return parts.filter((part) => part !== "").join(t("comma"));
  }

  /** Actions in words: each as the deeds to choose from. */
  actions(actions: readonly (readonly string[])[]): string[] {
    return actions.map((deeds) => deeds.map((deed) => this.of(deed)).join(` ${t("board-or")} `));
  }

  private acting(lit: boolean): string {
    return lit ? t("may-act") : "";
  }

  space(space: SpaceView, lit: boolean): string {
    const node = this.western.box.data.trail.nodes[space.space];
    const [choice] = lit ? (this.western.decisions.byElement.get(`space:${space.space}`) ?? []) : [];
    return this.list([
      this.of(space.space),
      space.tile === null ? "" : this.of(space.tile),
      space.owner === null ? "" : t("board-owner", { name: this.who(space.owner) }),
      ...this.actions(space.actions),
      space.tile === null && space.risk.length > 0 ? t("board-risk") : "",
      ...(space.tile === null ? this.actions([space.risk]) : []),
      node?.woods ? t("board-woods") : "",
      space.fee > 0 ? t("board-fee", { dollars: space.fee }) : "",
      ...space.cattlemen.map((seat) => t("board-cattleman", { name: this.who(seat) })),
      choice ? choice.label : "",
      this.acting(lit),
    ]);
  }

  foresight(id: string, tile: string | null, lit: boolean): string {
    const column = Number(id.split(":")[1]?.split(" ")[0]);
    return this.list([
      t("board-foresight", { number: column }),
      tile === null ? t("board-empty") : this.of(tile),
      this.acting(lit),
    ]);
  }

  rail(place: string, engines: readonly number[], station: StationView | null, lit: boolean): string {
    const crossing = this.western.box.data.railroad.crossings.includes(Number(place));
    return this.list([
      t("board-rail", { place }),
      station ? this.of(station.station) : "",
      crossing ? t("board-crossing") : "",
      ...engines.map((seat) => t("board-engine", { name: this.who(seat) })),
      this.acting(lit),
    ]);
  }

  station(station: StationView, lit: boolean): string {
    return this.list([
      t("board-station", { name: this.of(station.station), cost: station.cost, points: station.points }),
      station.master === null ? "" : this.of(station.master),
      station.worker === null ? "" : t("board-left-there", { worker: this.of(station.worker) }),
      ...station.discs.map((seat) => t("board-disc-of", { name: this.who(seat) })),
      this.acting(lit),
    ]);
  }

  city(city: string, discs: readonly number[], closed: string, lit: boolean): string {
    const facts = this.western.box.data.cities[city];
    return this.list([
      t("board-city", { name: this.of(city), value: facts?.value ?? 0, corner: facts?.corner ?? "white" }),
      ...discs.map((seat) => t("board-disc-of", { name: this.who(seat) })),
      closed,
      this.acting(lit),
    ]);
  }

  card(card: string, count: number, lit: boolean): string {
    const cattle = this.western.box.data.cattle_cards[card];
    return this.list([
      count > 1 ? t("board-copies", { card: this.of(card), count }) : this.of(card),
      cattle ? t("board-worth", { value: cattle.value, points: cattle.points }) : "",
      this.acting(lit),
    ]);
  }

  job(row: number, worker: string, count: number, price: number | null, lit: boolean): string {
    return this.list([
      count > 1 ? t("board-copies", { card: this.of(worker), count }) : this.of(worker),
      t("board-row", { row }),
      price === null ? "" : t("board-price", { dollars: price }),
      this.acting(lit),
    ]);
  }

  workers(worker: string, count: number, next: string, lit: boolean): string {
    return this.list([
      t("board-copies", { card: this.of(worker), count }),
      next === "" ? "" : t("board-next", { what: next }),
      this.acting(lit),
    ]);
  }

  disc(disc: string, covered: boolean, lit: boolean): string {
    const corner = this.western.box.data.player_board.disc_spaces[disc]?.corner ?? "white";
    return this.list([
      t("board-opens", { what: t(`board-disc-${disc}`) }),
      covered ? t("board-covered", { corner }) : t("board-open"),
      this.acting(lit),
    ]);
  }

  auxiliary(action: string, open: number, lit: boolean): string {
    return this.list([
      t("board-auxiliary", { action: this.of(action) }),
      t("board-circles", { open }),
      this.acting(lit),
    ]);
  }

  building(tile: string, built: boolean, lit: boolean): string {
    const its = this.western.box.data.private_buildings[tile];
    const actions = this.actions(this.western.box.data.tile_actions[tile] ?? []);
    return this.list([
      this.of(tile),
      t("board-needs-craftsmen", { count: its?.craftsmen ?? 0 }),
      t("board-points", { points: its?.vp ?? 0 }),
      ...actions,
      built ? t("board-built") : "",
      this.acting(lit),
    ]);
  }
}
