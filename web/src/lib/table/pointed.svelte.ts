// What a lesson points at, so that boards can scroll it into view: names of things, the most important first.

class Pointed {
  names = $state.raw<readonly string[]>([]);
}

export const pointed = new Pointed();
