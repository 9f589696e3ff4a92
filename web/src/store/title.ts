// The tab of the browser: says by its title and picture when something is asked of me.
const PLAIN = "favicon.svg";
const TURN = "favicon-turn.svg";

export function showTab(title: string, myTurn: boolean): void {
  document.title = title;
  const icon = document.getElementById("favicon");
  if (!(icon instanceof HTMLLinkElement)) return;
  const href = icon.href.replace(/favicon(-turn)?\.svg/, myTurn ? TURN : PLAIN);
  if (icon.href !== href) icon.href = href;
}
