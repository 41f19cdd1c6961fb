// Keeps the keyboard focus on a page whose parts appear and disappear.
import type { Attachment } from "svelte/attachments";

/** The name of a part that is redrawn: a place on the board, the list of moves. */
function nameOf(part: Element): string | null {
  return part.closest("[data-element]")?.getAttribute("data-element") ?? part.getAttribute("data-named");
}

function named(name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return document.querySelector<HTMLElement>(`[data-element="${quoted}"], [data-named="${quoted}"]`);
}

/** Where the focus goes when its place is gone: what is asked, else the title of the page. */
function refuge(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>("[data-refuge]") ?? document.querySelector<HTMLElement>("h1");
  if (found && found.tabIndex < 0) found.tabIndex = -1;
  return found;
}

/** Whether the focus cannot stay there. What is still there has only let it go: it is on its way somewhere else. */
function isGone(part: Element): boolean {
  return !part.isConnected || part.matches(":disabled") || part.closest("[inert]") !== null || !part.checkVisibility();
}

/** Watches the page: what had the focus and is drawn anew gets it back; what is gone leaves it to the refuge until it
 * is there again. A pointer takes the focus away for good. */
export function keepFocus(): () => void {
  let last: Element | null = null; // what had the focus
  let wanted: string | null = null; // what it goes back to from the refuge

  function focused(event: FocusEvent): void {
    last = event.target instanceof Element ? event.target : null;
    wanted = null;
  }

  function pointed(): void {
    last = wanted = null;
  }

  function changed(): void {
    const active = document.activeElement;
    if (wanted !== null && active === last) {
      named(wanted)?.focus(); // which forgets what was wanted
      return;
    }
    if (last === null || !isGone(last) || !(active === document.body || active?.matches(":disabled"))) return;
    const name = nameOf(last);
    (name === null ? null : named(name))?.focus();
    if (document.activeElement !== active) return;
    const shelter = refuge();
    if (shelter === null) return; // the page is still coming
    shelter.focus({ preventScroll: true });
    wanted = name;
  }

  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", focused);
  document.addEventListener("pointerdown", pointed, true);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("pointerdown", pointed, true);
  };
}

/** Something that opens over the page: when it closes, the focus goes back to where it was before. */
export const returnsFocus: Attachment<HTMLElement> = (popped) => {
  const before = document.activeElement;
  let inside = popped.contains(before);
  const focused = (event: FocusEvent): void => {
    inside = event.target instanceof Node && popped.contains(event.target);
  };
  document.addEventListener("focusin", focused);
  return () => {
    document.removeEventListener("focusin", focused);
    if (inside && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
  };
};

/** It also takes the focus when it opens: to the field that is marked as its first, or to itself. */
export const takesFocus: Attachment<HTMLElement> = (popped) => {
  const givesBack = returnsFocus(popped);
  const first = popped.querySelector<HTMLElement>("[data-first]") ?? popped;
  if (first === popped && popped.tabIndex < 0) popped.tabIndex = -1;
  first.focus();
  return givesBack;
};
