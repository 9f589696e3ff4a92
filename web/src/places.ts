// The screens of the app and their addresses.

export type GameId = "san-francisco" | "explore-new-york" | "french-quarter";

export type Place =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "tables" }
  | { screen: "join"; code: string }
  | { screen: "table"; table: string; token: string | null }
  | { screen: "replay"; table: string; step: number | null; eyes: string | null; token: string | null }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "lesson"; game: string | null }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "missing" };

export function read(path: string, hash: string, search = ""): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.replace(/\/$/, "").split("/").map(decoded);
  const after = decoded(hash.replace(/^#/, ""));
  if (first === "") return { screen: "home" };
  if (first === "new" && second) return { screen: "new", game: second };
  if (first === "tables" && !second) return { screen: "tables" };
  if (first === "join") return { screen: "join", code: second };
  if (first === "t" && second && third === "replay") {
    const step = /^\d{1,6}$/.test(fourth) ? Number(fourth) : null;
    return { screen: "replay", table: second, step, eyes: new URLSearchParams(search).get("eyes"), token: after || null };
  }
  if (first === "t" && second && !third) return { screen: "table", table: second, token: after || null };
  if (first === "rules") return { screen: "rules", game: second || null, rule: after || null };
  if (first === "learn") return { screen: "lesson", game: second || null };
  if (first === "settings") return { screen: "settings" };
  if (first === "about") return { screen: "about" };
  return { screen: "missing" };
}

/** The decoded text; what cannot be decoded stays as it is, because people type addresses, too. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What tells one screen from another; the moment of a replay or the rule that is looked at makes no other screen. */
export function screenOf(place: Place): string {
  const of = "table" in place ? place.table : "game" in place ? place.game : null;
  return `${place.screen}/${of ?? ""}`;
}
