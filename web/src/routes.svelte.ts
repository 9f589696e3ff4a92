// Where in the app we are, and how to go elsewhere. All addresses are below ROOT.
import { read, type Place } from "./places";
import { ROOT, here } from "./wire/place";

export { screenOf, type GameId, type Place } from "./places";

class Where {
  place = $state.raw<Place>(read(here(), location.hash, location.search));

  constructor() {
    addEventListener("popstate", () => this.arrive());
  }

  /** An address for a link: `href={to("rules/san-francisco")}`. Links are followed without loading the page anew. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", to(path));
    else history.pushState(null, "", to(path));
    this.arrive();
    if (!replace) scrollTo(0, 0);
  }

  private arrive(): void {
    this.place = read(here(), location.hash, location.search);
  }

  /** Attach this to the page once: then plain clicks on our own links stay in the app. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    const outside = url.origin !== location.origin || !url.pathname.startsWith(ROOT);
    const path = url.pathname.slice(ROOT.length);
    if (outside || link.target || link.hasAttribute("download") || path.startsWith("api/")) return;
    if (url.pathname === location.pathname && url.hash && url.search === location.search) return; // an anchor here
    event.preventDefault();
    this.go(path + url.search + url.hash);
  };
}

export const where = new Where();

export function to(path: string): string {
  return ROOT + path;
}
