// Addresses of the app's screens, below ROOT.
import { ROOT, here } from "./wire/place";

export type GameId = "san-francisco" | "explore-new-york" | "french-quarter";

export type Place =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "tables" }
  | { screen: "join"; code: string }
  | { screen: "table"; table: string; token: string | null }
  | { screen: "replay"; table: string; step: number | null; eyes: string | null }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "lesson"; game: string | null }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "missing" };

export function read(path: string, hash: string, search = ""): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.replace(/\/$/, "").split("/").map(decodeURIComponent);
  const after = decodeURIComponent(hash.replace(/^#/, ""));
  if (first === "") return { screen: "home" };
  if (first === "new" && second) return { screen: "new", game: second };
  if (first === "tables" && !second) return { screen: "tables" };
  if (first === "join") return { screen: "join", code: second };
  if (first === "t" && second && third === "replay") {
    const step = /^\d{1,6}$/.test(fourth) ? Number(fourth) : null;
    return { screen: "replay", table: second, step, eyes: new URLSearchParams(search).get("eyes") };
  }
  if (first === "t" && second && !third) return { screen: "table", table: second, token: after || null };
  if (first === "rules") return { screen: "rules", game: second || null, rule: after || null };
  if (first === "learn") return { screen: "lesson", game: second || null };
  if (first === "settings") return { screen: "settings" };
  if (first === "about") return { screen: "about" };
  return { screen: "missing" };
}

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

  /** Put on the page once: plain clicks on our own links stay in the app. */
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
