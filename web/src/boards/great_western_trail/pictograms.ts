// Printed actions as rows of small signs.
import type { Action, Quantity, Step } from "./box";

export type Sign =
  | { kind: "icon"; name: string }
  | { kind: "card"; select: string } // a card to discard
  | { kind: "coin"; text: string } // dollars gained
  | { kind: "pay"; text: string } // dollars paid
  | { kind: "text"; text: string };

const icon = (name: string): Sign => ({ kind: "icon", name });
const text = (said: string | number): Sign => ({ kind: "text", text: String(said) });

const COUNTED: Record<string, string> = {
  engineers: "engineer",
  cowboys: "cowboy",
  own_buildings_in_woods: "build",
  teepee_pairs: "tent",
};

function quantity(step: Step): Quantity {
  return step.amount ?? step.max ?? step.spaces ?? step.exact ?? 1;
}

/** A quantity that is a plain number. */
function counted(step: Step): number {
  const much = quantity(step);
  return typeof much === "number" ? much : much.times;
}

function costSigns(step: Step): Sign[] {
  if (step.do === "discard_cards") return [{ kind: "card", select: step.select ?? "" }];
  if (step.do === "pay_dollars") return [{ kind: "pay", text: `−$${counted(step)}` }];
  return [icon("locoback"), text(counted(step))];
}

function times(step: Step): Sign[] {
  const much = quantity(step);
  if (typeof much === "number") return [text(much)];
  return [...(much.times > 1 ? [text(`${much.times}×`)] : []), icon(COUNTED[much.per] ?? "plus")];
}

function gainSigns(step: Step): Sign[] {
  const much = quantity(step);
  switch (step.do) {
    case "gain_dollars":
      return typeof much === "number"
        ? [{ kind: "coin", text: String(much) }]
        : [{ kind: "coin", text: String(much.times) }, text("×"), icon(COUNTED[much.per] ?? "plus")];
    case "hire_worker": {
      const more = step.cost_modifier ?? 0;
      return [icon("hire"), ...(more === 0 ? [] : [text(more > 0 ? `+$${more}` : `−$${-more}`)])];
    }
    case "place_building":
      return [icon("build"), text(`$${step.cost_per_craftsman ?? 0}×`), icon("craftsman")];
    case "advance_certificates":
      return [icon("certificate"), ...(much === 1 ? [] : times(step))];
    case "advance_certificates_to_limit":
      return [icon("certificate"), text("↑")];
    case "take_objective_card":
      return [icon("objective"), ...(step.to === "hand" ? [icon("cards")] : [])];
    case "move_engine_forward":
      return [icon("locofwd"), ...times(step)];
    case "trade_with_indians":
      return [icon("tent")];
    case "auxiliary_action":
      return [icon("aux")];
    case "buy_cattle":
      return [icon("cattle")];
    case "remove_hazard":
      return [icon("hazard"), ...(step.price ? [{ kind: "pay", text: `−$${step.price}` } as const] : [])];
    case "move_cattleman":
      return [icon("step"), ...times(step)];
    case "draw_then_discard":
      return [icon("draw"), ...times(step)];
    case "remove_cards_from_game":
      return [icon("remove"), ...times(step)];
    case "extraordinary_delivery":
      return [icon("locoback"), icon("deliver")];
    case "copy_adjacent_building":
      return [icon("copy")];
    default:
      return [icon("station"), icon("plus")];
  }
}

/** The signs of an action: what it costs, an arrow, what it brings; a slash between two to choose from. */
export function signsOf(action: Action): Sign[] {
  if (action.one_of) {
    return action.one_of.flatMap((side, n) => [...(n > 0 ? [text("/")] : []), ...signsOf(side)]);
  }
  const costs = (action.cost ?? []).flatMap(costSigns);
  return [...costs, ...(costs.length > 0 ? [text("→")] : []), ...(action.gain ?? []).flatMap(gainSigns)];
}

/** How wide a sign is drawn in a row of that height. */
export function widthOf(sign: Sign, height: number): number {
  switch (sign.kind) {
    case "icon":
      return height + 2;
    case "card":
      return (sign.select === "same_type_cattle" ? 1.05 : 0.8) * height + 3;
    case "coin":
      return height * 0.96 + 2;
    case "pay":
      return height * 0.54 * sign.text.length + 2;
    case "text":
      return height * 0.5 * sign.text.length + 2;
  }
}

export function rowWidth(signs: readonly Sign[], height: number): number {
  return signs.reduce((sum, sign) => sum + widthOf(sign, height), 0);
}

/** How high a row of signs can be in a space of that width. */
export function heightFor(signs: readonly Sign[], width: number, most: number): number {
  const [fixed, each] = [rowWidth(signs, 0), rowWidth(signs, 1) - rowWidth(signs, 0)];
  return Math.min(most, (width - fixed) / Math.max(1e-6, each));
}

/** The same in fewer signs: without the arrow, and without what a price is multiplied by. */
export function briefly(signs: readonly Sign[]): Sign[] {
  return signs.filter((sign, n) => {
    const before = signs[n - 1];
    const multiplied = before?.kind === "text" && before.text.endsWith("×");
    return !(sign.kind === "text" && sign.text === "→") && !(sign.kind === "icon" && multiplied);
  });
}

export interface SignRow {
  signs: Sign[];
  y: number; // the middle of the row
  height: number;
}

/** Actions as rows that fit a face of that size; a long one is broken between its sides. Below the first row there may
 * be more room. */
export function rowsFor(actions: readonly Action[], width: number, height: number, below = width): SignRow[] {
  const broken = actions.flatMap((action): Sign[][] => {
    const signs = signsOf(action);
    if (rowWidth(signs, 14) <= width) return [signs];
    if (action.one_of) {
      return action.one_of.map((side, n) => [...signsOf(side), ...(n === 0 ? [text("/")] : [])]);
    }
    return (action.gain ?? []).length > 1
      ? [
          signsOf({ ...action, gain: action.gain?.slice(0, 1) ?? [] }),
          ...(action.gain ?? []).slice(1).map((step) => signsOf({ gain: [step] })),
        ]
      : [signs];
  });
  const pitch = broken.length > 2 ? 18.5 : broken.length === 2 ? 24 : 28;
  const top = height / 2 - (pitch * (broken.length - 1)) / 2;
  return broken.map((signs, n) => {
    const most = pitch - (broken.length > 2 ? 2 : 4);
    return { signs, y: top + n * pitch, height: heightFor(signs, n === 0 ? width : below, most) };
  });
}
