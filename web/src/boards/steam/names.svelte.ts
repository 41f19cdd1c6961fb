// What the things of the map are called, for those who listen and for the card that explains a hex.
import type { PlaceView } from "../../lib/api/views/steam";
import { t, words } from "../../lib/words.svelte";
import type { Steam } from "./steam.svelte";

export interface HexTip {
  title: string;
  cubes: Record<string, number>;
  lines: string[];
}

export class Names {
  private readonly places: ReadonlyMap<string, PlaceView> = $derived.by(
    () => new Map(this.steam.decisions.view.places.map((place) => [place.hex, place])),
  );

  constructor(private readonly steam: Steam) {}

  of(id: string): string {
    return this.steam.box.names[id] ?? id;
  }

  cube(place: PlaceView, colour: string): string {
    return t("board-cube", { colour: this.of(colour), city: this.of(place.id) });
  }

  link(ends: readonly (string | null)[]): string {
    return t("board-by-link", { one: this.of(ends[0] ?? ""), other: this.of(ends[1] ?? "") });
  }

  /** All of a hex in one sentence. */
  hex(hex: string): string {
    const { lit, prices, tags } = this.steam.decisions;
    const parts = [
      this.place(hex),
      this.cubes(hex),
      this.track(hex),
      tags.get(hex) ?? "",
      price(prices.get(hex)),
      lit.has(`hex:${hex}`) ? t("may-act") : "",
    ];
    return parts.filter((part) => part !== "").join(t("comma"));
  }

  tip(hex: string): HexTip {
    const { prices, tags } = this.steam.decisions;
    const place = this.places.get(hex);
    const lines = [
      this.track(hex),
      place?.grown ? t("board-grown") : "",
      tags.get(hex) ?? "",
      price(prices.get(hex)),
    ].filter((line) => line !== "");
    return { title: this.place(hex), cubes: place?.cubes ?? {}, lines };
  }

  private place(hex: string): string {
    const place = this.places.get(hex);
    const { terrain = "plain", river = false } = this.steam.map.hexes.find((it) => it.hex === hex) ?? {};
    if (!place) return t("board-land", { hex, terrain, river: river ? "yes" : "no" });
    const name = this.of(place.id);
    return place.colour === null
      ? t("board-town", { name, hex })
      : t("board-city", { name, hex, colour: this.of(place.colour) });
  }

  private cubes(hex: string): string {
    const place = this.places.get(hex);
    if (place?.colour == null) return "";
    const list = Object.entries(place.cubes).map(([colour, n]) => `${words.number(n)} ${this.of(colour)}`);
    return list.length > 0 ? t("board-cubes", { cubes: list.join(t("comma")) }) : t("board-no-cubes");
  }

  private track(hex: string): string {
    const owners = [...new Set(this.steam.decisions.view.tiles.find((tile) => tile.hex === hex)?.owners)];
    const said = owners.map((owner) =>
      owner === null ? t("board-nobody") : (this.steam.shown.seats[owner]?.name ?? ""),
    );
    return said.length > 0 ? t("board-track", { owners: said.join(t("comma")) }) : "";
  }
}

function price(least: number | undefined): string {
  return least === undefined ? "" : t("board-from-price", { price: least });
}
