// How friends come to a table: by its code, said aloud, or by its link. The token stands behind the #, which reaches no
// server and no log.
import { to } from "../../routes.svelte";

export type Invitation = { table: string; token: string | null } | { code: string };

/** What somebody typed or pasted; null: nothing that could lead to a table. */
export function readInvitation(text: string): Invitation | null {
  const typed = text.trim();
  const link = /(?:^|\/)t\/([A-Za-z0-9]+)\/?(?:\?[^#]*)?(?:#(.+))?$/.exec(typed);
  if (link?.[1]) return { table: link[1], token: link[2] ? decoded(link[2]) : null };
  const path = /(?:^|\/)join\/([^/?#]+)/.exec(typed);
  const code = decoded(path?.[1] ?? typed).replace(/[\s-]/g, "");
  return /^[A-Za-z0-9]{1,12}$/.test(code) ? { code } : null;
}

/** Whatever is typed may hold a % that means nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function tablePath(table: string, token: string | null): string {
  return `t/${table}` + (token === null ? "" : `#${encodeURIComponent(token)}`);
}

/** To be sent to a friend. */
export function invitationLink(table: string, token: string): string {
  return location.origin + to(tablePath(table, token));
}
