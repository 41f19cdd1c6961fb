// Written by `python -m trackside.games.view_types`: change the structs in edge/ instead.
import type { GreatWesternTrailView } from "./great_western_trail";
import type { IsleView } from "./isle_of_trains";
import type { SteamView } from "./steam";
import type { AmsterdamView } from "./ticket_to_ride_amsterdam";

/** The view of each game, by the game's id. */
export interface GameViews {
  great_western_trail: GreatWesternTrailView;
  isle_of_trains: IsleView;
  steam: SteamView;
  ticket_to_ride_amsterdam: AmsterdamView;
}
