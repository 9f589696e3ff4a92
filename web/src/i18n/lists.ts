// Lists in words: "Ana, Ben and Max".

const LIKE_I = /^[«“(]*(i|í|h[ií](?![ae]))/i;

/** The list with "and" in the given language. */
export function listed(language: string, parts: readonly string[]): string {
  const text = new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
  return language === "es" ? euphonic(text, parts.at(-1) ?? "") : text;
}

/**
 * Spanish y becomes e before the sound of i: "Ana e Íñigo", as in grandtour/words.py. Browsers do that, but not where
 * an accent or a quotation mark stands in between.
 */
function euphonic(text: string, last: string): string {
  const joint = ` y ${last}`;
  return LIKE_I.test(last) && text.endsWith(joint) ? `${text.slice(0, -joint.length)} e ${last}` : text;
}
