// What a lesson points at, for boards that have to bring it into sight: the names of things, the most important first.

class Pointed {
  names = $state.raw<readonly string[]>([]);
}

export const pointed = new Pointed();
