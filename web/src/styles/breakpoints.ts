// The sizes at which the layout changes. Style sheets write `@media (--phone)`; the build puts the query in its place.
export const PHONE = "(max-width: 720px)";

export const BREAKPOINTS: ReadonlyMap<string, string> = new Map([
  ["--narrow-phone", "(max-width: 420px)"],
  ["--phone", PHONE],
  ["--not-phone", "(min-width: 721px)"],
  ["--narrow", "(max-width: 1100px)"],
  ["--laptop", "(max-width: 1180px)"],
  ["--below-wide", "(max-width: 1400px)"],
  ["--low", "(max-height: 820px)"],
]);
