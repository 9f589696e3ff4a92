// The rulebook as a sheet over whatever is open. It is loaded when somebody asks for a rule.
import { mount, unmount } from "svelte";
import { t } from "../i18n/words.svelte";
import type { TableInfo } from "../wire/messages";
import { toasts } from "./toasts.svelte";

/** What is played: a table that began under older rules is played, and told, by these. */
export type Played = Pick<TableInfo, "game"> & Partial<Pick<TableInfo, "rules_version">>;

/** also while it is being loaded: a second press of the key does not open a second sheet */
let open = false;

export async function openRules(played: Played | null, rule: string | null = null): Promise<void> {
  if (open || !played) return;
  open = true;
  try {
    const { default: RuleSheet } = await import("./RuleSheet.svelte");
    const done = (): void => {
      if (!open) return;
      open = false;
      void unmount(sheet);
    };
    const sheet = mount(RuleSheet, { target: document.body, props: { played, rule, done } });
  } catch {
    open = false;
    toasts.say(t("not-loaded"));
  }
}
