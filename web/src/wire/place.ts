/** The path below which the server is, with a slash at its end: the app may live at /games/ of some host. */
export const ROOT = import.meta.env.DEV ? "/" : new URL(/* @vite-ignore */ "..", import.meta.url).pathname;

/** The path of this page below ROOT, without a slash in front. */
export function here(): string {
  return location.pathname.startsWith(ROOT) ? location.pathname.slice(ROOT.length) : "";
}
