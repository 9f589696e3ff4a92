// After a link was followed, the keyboard and the screen reader go on at the heading of the new screen. Screens are
// loaded, so that the heading may take a while to come.

/** How long we wait for the heading, in milliseconds, if the reader does nothing else. */
const PATIENCE = 4_000;

/** To be called when the old screen has gone. Returns how to give up. */
export function arriveAtHeading(): () => void {
  const watch = new MutationObserver(() => look());
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const look = (): void => {
    const heading = document.querySelector("h1");
    const elsewhere = document.activeElement !== document.body; // the screen, or somebody, has chosen a place already
    if (heading === null && !elsewhere) return;
    stop();
    if (elsewhere || heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
