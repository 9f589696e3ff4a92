// Copies to the clipboard. Browsers give it only to pages that came by https, which a server at home often lacks. There
// the older way is tried: a field that is selected and copied.

/** False: the browser does not let us, and the text must be shown so that people can copy it by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byField(text);
  }
}

function byField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  field.readOnly = true;
  // While a dialog is open, nothing outside of it can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
