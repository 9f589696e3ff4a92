// The rulebook as a sheet over whatever is open. It is loaded when somebody asks for a rule.
import { mount, unmount } from "svelte";

export async function openRules(game: string, rule: string | null = null): Promise<void> {
  const { default: RuleSheet } = await import("./RuleSheet.svelte");
  const sheet = mount(RuleSheet, {
    target: document.body,
    props: { game, rule, done: () => void unmount(sheet) },
  });
}
