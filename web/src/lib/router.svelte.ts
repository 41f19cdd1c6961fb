// The router: links inside the client change the page without reloading it.
import { type Place, placeOf } from "./address";

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

  /** Links inside the application change the page without reloading it. */
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
