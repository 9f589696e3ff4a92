// Clicks narrow the list of legal actions that the server sent. All games use this one mechanism.
// An action consists of things that can be clicked, in the order in which they are asked: `claim 34 3blue` is the route,
// then the payment. A thing may be clicked if it comes next in some action that is still possible. So what is offered is
// legal, and there is no rule in this code. Where an action is a set of things (the tickets to keep), they are
// toggled in any order.

export interface Option {
  /** the notation, as the server wants it back */
  action: string;
  /** in words */
  said: string;
  parts: readonly string[];
  /** the things of a choice of several at once, instead of `parts` */
  set?: readonly string[];
}

export interface Narrowed {
  /** what is still possible */
  left: Option[];
  /** what may be clicked next */
  next: Set<string>;
  /** the action that has been named in full */
  whole: Option | null;
}

export function narrow(options: readonly Option[], picked: readonly string[]): Narrowed {
  if (options.length > 0 && options.every((option) => option.set !== undefined)) return narrowSets(options, picked);
  const left = options.filter((option) => picked.every((thing, at) => option.parts[at] === thing));
  const next = new Set<string>();
  let whole: Option | null = null;
  for (const option of left) {
    const thing = option.parts[picked.length];
    if (thing !== undefined) next.add(thing);
    else whole = option;
  }
  return { left, next, whole };
}

function narrowSets(options: readonly Option[], picked: readonly string[]): Narrowed {
  const left = options.filter((option) => picked.every((thing) => option.set?.includes(thing)));
  const next = new Set(options.flatMap((option) => option.set ?? []));
  const whole = left.find((option) => option.set?.length === picked.length) ?? null;
  return { left, next, whole };
}

/** What is picked after a click on `thing`; null if it is not offered. */
export function pick(options: readonly Option[], picked: readonly string[], thing: string): string[] | null {
  if (options[0]?.set !== undefined) {
    if (!narrow(options, picked).next.has(thing)) return null;
    return picked.includes(thing) ? picked.filter((one) => one !== thing) : [...picked, thing];
  }
  const at = picked.indexOf(thing);
  if (at >= 0) return picked.slice(0, at); // a second click takes it back, with all that followed
  for (let kept = picked.length; kept >= 0; kept--) {
    // It may be another answer to an earlier question: another route, while the payment of the first is asked.
    const before = picked.slice(0, kept);
    if (narrow(options, before).next.has(thing)) return settle(options, [...before, thing]);
  }
  return null;
}

/** Goes on while there is only one answer: such a question is not asked. */
export function settle(options: readonly Option[], picked: readonly string[]): string[] {
  const out = [...picked];
  for (;;) {
    const { next, whole } = narrow(options, out);
    const [only] = next;
    if (whole !== null || next.size !== 1 || only === undefined) return out;
    out.push(only);
  }
}
