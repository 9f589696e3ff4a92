// A refusal of the server as a sentence in the reader's language. The code decides, because the text is for the log.
import { has, t } from "../i18n/words.svelte";
import { Refusal } from "../wire/api";

/** Anything else that was thrown is a fault of ours, and is thrown on. */
export function refused(fault: unknown): string {
  if (!(fault instanceof Refusal)) throw fault;
  const wait = fault.fault?.wait;
  if (fault.code === "request/limited" && wait) return t("error-request-limited-wait", { seconds: Math.ceil(wait) });
  const key = `error-${fault.code.replace("/", "-")}`;
  return t(has(key) ? key : "error-server-failed");
}
