// What moves on a board. Things have names that stay theirs (data-key): what lies elsewhere after a move glides there,
// what is new comes from where the same thing was or from whoever played it, what is gone goes there.
import { animationTime } from "./session.svelte";

const GLIDE = 420; // milliseconds
const NEAR = 3; // pixels; smaller movements are not animated
const MOST = 14; // things that are animated; if more change, the table was redrawn
const EASE = "cubic-bezier(.2,.7,.2,1)";

interface Point {
  x: number;
  y: number;
}

interface Seen {
  element: Element;
  middle: Point; // on the screen
  size: number; // on the screen
  place: DOMPoint; // of a drawing: in its own units, so that a map that is moved moves nothing on it
  copy: Element;
  matrix: DOMMatrix | null; // of a drawing: from the element's parent to the screen
}

export type Picture = ReadonlyMap<string, Seen>;

/** What a key names apart from where it lies: "guernsey" in "market-guernsey-0" and in "hand-1-guernsey-2". */
export function thingOf(key: string): string | null {
  const words = key.split("-").filter((word) => !/^\d+$/.test(word));
  return words.length > 1 ? (words.at(-1) ?? null) : null;
}

/** Pairs of keys that are gone and keys that are new and name the same thing. */
export function sameThings(gone: readonly string[], fresh: readonly string[]): Map<string, string> {
  const left = [...gone];
  const pairs = new Map<string, string>();
  for (const key of fresh) {
    const thing = thingOf(key);
    const at = thing === null ? -1 : left.findIndex((it) => thingOf(it) === thing);
    if (at >= 0) pairs.set(key, left.splice(at, 1)[0] ?? "");
  }
  return pairs;
}

/** Everything on the board that has a key and can be seen. */
export function look(stage: Element): Picture {
  const picture = new Map<string, Seen>();
  for (const element of stage.querySelectorAll("[data-key]")) {
    const key = element.getAttribute("data-key") ?? "";
    const { x, y, width, height } = element.getBoundingClientRect();
    if (picture.has(key) || (width === 0 && height === 0)) continue;
    const middle = new DOMPoint(x + width / 2, y + height / 2);
    const drawing = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null;
    const place = drawing ? middle.matrixTransform(drawing.getScreenCTM()?.inverse()) : middle;
    const parent = element.parentElement instanceof SVGGraphicsElement ? element.parentElement : null;
    const matrix = drawing ? DOMMatrix.fromMatrix((parent ?? drawing).getScreenCTM() ?? new DOMMatrix()) : null;
    picture.set(key, {
      element,
      middle,
      size: Math.max(width, height),
      place,
      matrix,
      copy: element.cloneNode(true) as Element,
    });
  }
  return picture;
}

export interface Change {
  mover: number | null; // the seat that moved
  own: boolean; // whether it is the viewer's
  time: number; // milliseconds until the next move
}

/** Lets things go from where they were to where they are; the keys of those that changed. */
export function glide(before: Picture, after: Picture, { mover, own, time }: Change): string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const fresh = [...after.keys()].filter((key) => !before.has(key));
  const pairs = sameThings(gone, fresh);
  const taken = new Set(pairs.values());
  const duration = Math.min(animationTime(GLIDE), time);
  const laidAnew = fresh.length > MOST || gone.length > MOST;
  const changed: string[] = laidAnew ? [] : [...fresh];
  const moves = new Map<Element, Point>(); // by how much each thing was elsewhere, on the screen
  for (const [key, now] of after) {
    const was = before.get(key) ?? before.get(pairs.get(key) ?? "");
    if (!was) continue;
    const shift = now.matrix && was.matrix && before.has(key) ? shiftOnMap(was, now) : between(now.middle, was.middle);
    if (Math.hypot(shift.x, shift.y) < NEAR) continue;
    moves.set(now.element, shift);
    // A piece that makes room for another one has not gone anywhere.
    if (before.has(key) && now.matrix && Math.hypot(shift.x, shift.y) > now.size) changed.push(key);
  }
  if (duration === 0) return changed;
  for (const [element, shift] of moves) {
    const carrier = element.parentElement?.closest("[data-key]");
    slide(element, between(carrier ? (moves.get(carrier) ?? NONE) : NONE, shift), duration);
  }
  if (laidAnew) return changed;
  const seat = mover === null ? null : middleOf(`[data-place="seat:${mover}"]`);
  for (const key of fresh.filter((it) => !pairs.has(it))) {
    const now = after.get(key);
    if (now) arrive(now, seat, duration);
  }
  for (const key of gone.filter((it) => !taken.has(it))) {
    const was = before.get(key);
    if (was) leave(was, own ? null : seat, duration);
  }
  return changed;
}

const NONE: Point = { x: 0, y: 0 };

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** How far away something was on its map, in pixels of the screen as the map is now. */
function shiftOnMap(was: Seen, now: Seen): Point {
  const drawing = (now.element as SVGGraphicsElement).ownerSVGElement;
  return between(now.middle, was.place.matrixTransform(drawing?.getScreenCTM() ?? new DOMMatrix()));
}

/** A distance on the screen in the units in which an element is drawn. */
function inUnits(element: Element, shift: Point): string {
  const parent = element.parentElement;
  const matrix = element instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement && parent.getScreenCTM();
  if (!matrix) return `${shift.x}px ${shift.y}px`;
  const { a, b, c, d } = matrix;
  const size = a * d - b * c || 1;
  return `${(d * shift.x - c * shift.y) / size}px ${(a * shift.y - b * shift.x) / size}px`;
}

function slide(element: Element, shift: Point, duration: number): void {
  if (Math.hypot(shift.x, shift.y) < NEAR) return;
  element.animate([{ translate: inUnits(element, shift) }, { translate: "0px 0px" }], { duration, easing: EASE });
}

/** A piece comes from the seat that played it; anything else turns up in its place. */
function arrive({ element, matrix, middle }: Seen, seat: Point | null, duration: number): void {
  if (matrix && seat) slide(element, between(middle, seat), duration);
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration * 0.6, easing: EASE });
}

/** A copy of what is gone goes to the seat that took it, or fades where it was. */
function leave({ copy, element, middle, matrix }: Seen, seat: Point | null, duration: number): void {
  const picture = matrix ? drawn(copy, matrix) : placed(copy, element, middle);
  picture.classList.add("leaving");
  picture.setAttribute("aria-hidden", "true");
  document.body.append(picture);
  const { x, y } = seat ? between(middle, seat) : NONE;
  const gone = picture.animate(
    [
      { translate: "0px 0px", opacity: 1 },
      { translate: `${x}px ${y}px`, opacity: seat ? 0.35 : 0 },
    ],
    { duration, easing: EASE, fill: "forwards" },
  );
  gone.onfinish = () => picture.remove();
  gone.oncancel = () => picture.remove();
}

function drawn(copy: Element, { a, b, c, d, e, f }: DOMMatrix): SVGSVGElement {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg");
  const group = document.createElementNS(name, "g");
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  svg.append(group);
  return svg;
}

function placed(copy: Element, element: Element, middle: Point): HTMLElement {
  const frame = document.createElement("div");
  const { offsetWidth: width, offsetHeight: height } = element as HTMLElement;
  frame.append(copy);
  frame.style.cssText = `inset: auto; left: ${middle.x - width / 2}px; top: ${middle.y - height / 2}px; width: ${width}px`;
  return frame;
}

function middleOf(selector: string): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}

/** Marks what changed since the player's last move, and nothing else. */
export function markFresh(stage: Element, keys: ReadonlySet<string>): void {
  for (const element of stage.querySelectorAll("[data-fresh]")) element.removeAttribute("data-fresh");
  for (const key of keys) {
    for (const element of stage.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) {
      element.setAttribute("data-fresh", "");
    }
  }
}

/** Stops what still moves from the change before. */
export function settle(stage: Element): void {
  for (const animation of stage.getAnimations({ subtree: true })) {
    const { effect } = animation;
    const ours = effect instanceof KeyframeEffect && effect.target?.hasAttribute("data-key");
    if (ours && animation.constructor === Animation) animation.cancel();
  }
}
