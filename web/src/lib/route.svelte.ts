// Which page the address names.

export type Place =
  | { page: "home" }
  | { page: "new"; game: string | null; friends: boolean }
  | { page: "table"; id: string; code: string | null }
  | { page: "replay"; id: string; ply: number | null; as: string | null }
  | { page: "settings" }
  | { page: "rules"; game: string; find: string }
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
  if (first === "table" && second !== "") return { page: "table", id: second, code: asked.get("code") };
  if (first === "rules" && second !== "") return { page: "rules", game: second, find: asked.get("find") ?? "" };
  if (first === "replay" && second !== "") {
    const ply = Number.parseInt(asked.get("ply") ?? "", 10);
    return { page: "replay", id: second, ply: Number.isNaN(ply) ? null : ply, as: asked.get("as") };
  }
  return { page: "lost" };
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

class Router {
  place = $state.raw<Place>({ page: "home" });

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.followed(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }

  /** Links inside the application change the page without loading it anew. */
  private followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
