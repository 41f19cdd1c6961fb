// Which page an address names.

export type Place =
  | { page: "home" }
  | { page: "new"; game: string | null; friends: boolean }
  | { page: "table"; id: string; code: string | null }
  | { page: "replay"; id: string; ply: number | null; as: string | null }
  | { page: "analysis"; id: string }
  | { page: "settings" }
  | { page: "history" }
  | { page: "scorepad"; game: string }
  | { page: "ladder"; game: string }
  | { page: "rules"; game: string; find: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; id: string }
  | { page: "aid"; game: string; players: number | null }
  | { page: "lost" };

export function placeOf(path: string, query: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  if (more.length > 0) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "new" && second === "") {
    return { page: "new", game: asked.get("game"), friends: asked.get("friends") !== null };
  }
  if (first === "settings" && second === "") return { page: "settings" };
  if (first === "history" && second === "") return { page: "history" };
  if (first === "puzzles" && second === "") return { page: "puzzles", game: asked.get("game") ?? "" };
  if (first === "puzzles") return { page: "puzzle", id: second };
  if (first === "table" && second !== "") return { page: "table", id: second, code: asked.get("code") };
  if (first === "ladder" && second !== "") return { page: "ladder", game: second };
  if (first === "scorepad" && second !== "") return { page: "scorepad", game: second };
  if (first === "rules" && second !== "") return { page: "rules", game: second, find: asked.get("find") ?? "" };
  if (first === "aid" && second !== "") {
    return { page: "aid", game: second, players: numberIn(asked.get("players")) };
  }
  if (first === "replay" && second !== "") {
    return { page: "replay", id: second, ply: numberIn(asked.get("ply")), as: asked.get("as") };
  }
  if (first === "analysis" && second !== "") return { page: "analysis", id: second };
  return { page: "lost" };
}

function numberIn(text: string | null): number | null {
  const number = Number.parseInt(text ?? "", 10);
  return Number.isNaN(number) ? null : number;
}

/** A table's id and code from what somebody pasted: a link, an id or a code. */
export function tableNamed(pasted: string): { id: string; code: string | null } | null {
  const text = pasted.trim();
  const link = /\/table\/([^/?#\s]+)(?:\?([^#\s]*))?/.exec(text);
  if (link?.[1]) {
    return { id: decodeURIComponent(link[1]), code: new URLSearchParams(link[2] ?? "").get("code") };
  }
  return /^[\w-]{3,64}$/.test(text) ? { id: text, code: text } : null;
}
