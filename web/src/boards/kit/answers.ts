// The keys of a list of answers: it is one stop of Tab, arrows choose the next answer, Enter on the chosen one confirms.
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** For a group of radios that are buttons. An arrow clicks the next one, without a pointer (`detail` is 0). Without
 * `confirm` Enter is a click too. */
export function answers(confirm?: () => void): Attachment<HTMLElement> {
  return (group) => {
    const radios = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const isChosen = (radio: HTMLElement): boolean => radio.ariaChecked === "true";

    function settle(): void {
      const all = radios();
      const stop = all.find(isChosen) ?? all[0];
      for (const radio of all) radio.tabIndex = radio === stop ? 0 : -1;
    }

    function pressed(event: KeyboardEvent): void {
      const all = radios();
      const focused = all.findIndex((radio) => radio === document.activeElement);
      const step = STEPS[event.key];
      if (focused < 0) return;
      if (step !== undefined) {
        const next = all[(focused + step + all.length) % all.length];
        next?.focus();
        next?.click();
      } else if (event.key === "Enter" && confirm && all[focused] && isChosen(all[focused])) {
        confirm();
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    }

    settle();
    const observer = new MutationObserver(settle);
    observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-checked"] });
    group.addEventListener("keydown", pressed);
    return () => {
      observer.disconnect();
      group.removeEventListener("keydown", pressed);
    };
  };
}
