// What is pointed at, to be shown large: under the mouse, with the focus of the keyboard, and on a long press.
import type { Attachment } from "svelte/attachments";

const LONG = 450; // milliseconds
const FAR = 10; // pixels that a finger may slip

export type Point = (element: string | null) => void;

/** The handlers of a thing that can be pointed at. A finger that taps does not point: it presses. */
export function pointing(element: string, point: Point | undefined): Record<string, (event: Event) => void> {
  const byMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "mouse";
  return {
    onpointerenter: (event) => byMouse(event) && point?.(element),
    onpointerleave: (event) => byMouse(event) && point?.(null),
    onfocus: ({ target }) => target instanceof Element && target.matches(":focus-visible") && point?.(element),
    onblur: () => point?.(null),
  };
}

/** A long press on any thing of a board points at it, and is no click. What stands for something else names it in
 * `data-zoom`. */
export function longPress(point: Point): Attachment<HTMLElement> {
  return (board) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let long = false;

    function down(event: PointerEvent): void {
      long = false;
      clearTimeout(waiting);
      if (event.pointerType === "mouse" || !(event.target instanceof Element)) return;
      point(null);
      const thing = event.target.closest<HTMLElement | SVGElement>("[data-element], [data-zoom]");
      from = { x: event.clientX, y: event.clientY };
      if (!thing) return;
      waiting = setTimeout(() => {
        long = true;
        point(thing.dataset["zoom"] ?? thing.dataset["element"] ?? null);
      }, LONG);
    }

    function moved({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - from.x, clientY - from.y) > FAR) clearTimeout(waiting);
    }

    const end = (): void => clearTimeout(waiting);

    function clicked(event: Event): void {
      if (!long) return;
      event.preventDefault();
      event.stopPropagation();
    }

    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", moved],
      ["pointerup", end],
      ["pointercancel", end],
      ["click", clicked],
      ["contextmenu", clicked],
    ];
    for (const [name, heard] of listeners) board.addEventListener(name, heard as EventListener, true);
    return () => {
      clearTimeout(waiting);
      for (const [name, heard] of listeners) board.removeEventListener(name, heard as EventListener, true);
    };
  };
}
