// The colours of the kinds of cards; each bears its name as well.
import "./tokens.css";

export const PAINT: Record<string, string> = {
  locomotive: "var(--isle-locomotive)",
  hopper: "var(--isle-hopper)",
  tanker: "var(--isle-tanker)",
  boxcar: "var(--isle-boxcar)",
  coach: "var(--isle-coach)",
  caboose: "var(--isle-caboose)",
  building: "var(--isle-building)",
};

/** The outlines of the vehicles, 96 wide and 44 high, on the rail at 44. */
export const BODIES: Record<string, string> = {
  locomotive: "M4 38V20h14V6h12v14h22V4h40v34z",
  hopper: "M2 8h92l-12 30H14z",
  tanker: "M18 8h60a15 15 0 0 1 0 30H18a15 15 0 0 1 0-30z",
  boxcar: "M3 6h90v32H3z",
  coach: "M3 16q0-10 10-10h70q10 0 10 10v22H3z",
  caboose: "M3 14h30V4h28v10h32v24H3z",
};
