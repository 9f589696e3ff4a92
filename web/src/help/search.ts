// Finds words in rules: every word of the question must be somewhere in the rule; case and accents do not matter.
import type { RuleInfo } from "../wire/messages";

export interface Piece {
  text: string;
  /** one of the words that are looked for */
  hit: boolean;
  /** the id of another rule, which it names */
  rule: string | null;
}

/** The folded text is as long as the text itself, so that places in one are places in the other. */
export function folded(text: string): string {
  let out = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const plain = letter.normalize("NFD").charAt(0).toLowerCase();
    out += plain.length === 1 ? plain : letter;
  }
  return out;
}

export function wordsOf(sought: string): string[] {
  return [...new Set(folded(sought).split(/\s+/).filter(Boolean))];
}

export function matches(rule: RuleInfo, words: readonly string[]): boolean {
  const [id, said] = [folded(rule.id), folded(rule.said)];
  return words.every((word) => said.includes(word) || id.includes(word));
}

/** The sentence in pieces: what is marked, and what leads to another rule. */
export function pieces(said: string, words: readonly string[] = [], ids: ReadonlySet<string> = new Set()): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of said.matchAll(/\b[A-Z]{2}-[A-Z0-9-]*[A-Z0-9]\b/g)) {
    if (!ids.has(found[0])) continue;
    out.push(...marked(said.slice(from, found.index), words));
    out.push({ text: found[0], hit: false, rule: found[0] });
    from = found.index + found[0].length;
  }
  out.push(...marked(said.slice(from), words));
  return out;
}

function marked(text: string, words: readonly string[]): Piece[] {
  const plain = folded(text);
  const lit = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) lit.fill(true, at, at + word.length);
  const out: Piece[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && lit[to] === lit[from]) to++;
    out.push({ text: text.slice(from, to), hit: lit[from] ?? false, rule: null });
  }
  return out;
}

/** Rules of a section follow each other. */
export function bySection(rules: readonly RuleInfo[]): { section: string; rules: RuleInfo[] }[] {
  const out: { section: string; rules: RuleInfo[] }[] = [];
  for (const rule of rules) {
    const last = out.at(-1);
    if (last?.section === rule.section) last.rules.push(rule);
    else out.push({ section: rule.section, rules: [rule] });
  }
  return out;
}
