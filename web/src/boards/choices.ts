// What can be chosen at the things of a board: legal moves, and several moves that are one decision.
import type { CompoundView, EndingView, MoveView, TableView } from "../lib/api/types";
import type { Chosen } from "../lib/table/selection.svelte";

export interface Choice extends Chosen {
  endings: EndingView[]; // ways to end the batch with a further choice
}

/** The name of a thing on the board: its data-element. */
export function elementName([kind, id]: readonly [string, string]): string {
  return `${kind}:${id}`;
}

/** The thing that a name means. */
export function targetOf(element: string): [string, string] {
  const at = element.indexOf(":");
  return [element.slice(0, at), element.slice(at + 1)];
}

export function moveChoice(move: MoveView): Choice {
  return { ...move, endings: [] };
}

export function compoundChoice(compound: CompoundView): Choice {
  return { ...compound, text: compound.moves.join("; ") };
}

/** All that the reader may choose now. */
export function choicesOf(view: TableView): Choice[] {
  return [...view.compounds.map(compoundChoice), ...view.moves.map(moveChoice)];
}

/** Choices by the things they are selected by. A move that only begins something which can be chosen whole there is
 * left out. */
export function byElement(choices: readonly Choice[], nameOf = elementName): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.role === "covered") continue;
    for (const element of new Set(choice.where.map(nameOf))) {
      const there = found.get(element);
      if (there) there.push(choice);
      else found.set(element, [choice]);
    }
  }
  return found;
}

/** Choices as the engine ranks them: what most people want comes first. */
export function ranked<Ranked extends Pick<MoveView, "order">>(choices: readonly Ranked[]): Ranked[] {
  return [...choices].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** How often each thing occurs in a list. */
export function tally(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Whether one list of things is part of another, each as often. */
export function isPart(part: readonly string[], whole: readonly string[]): boolean {
  const all = tally(whole);
  return [...tally(part)].every(([thing, count]) => count <= (all.get(thing) ?? 0));
}

/** The names of all things that choices touch. */
export function elementsOf(choices: readonly Pick<MoveView, "where">[]): Set<string> {
  return new Set(choices.flatMap(({ where }) => where.map(elementName)));
}

/** A fact of a choice that is text. */
export function textFact({ facts }: Pick<Choice, "facts">, key: string): string {
  const fact = facts[key];
  return typeof fact === "string" ? fact : "";
}
