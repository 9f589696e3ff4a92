// Why a table cannot be shown, as a sentence: by the code of the server's refusal.
import { has, t } from "../i18n/words.svelte";

export function closedSaid(code: string): string {
  const key = `error-${code.replace("/", "-")}`;
  return has(key) ? t(key) : t("table-gone");
}
