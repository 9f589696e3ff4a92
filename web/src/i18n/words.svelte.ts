// The app's own sentences, from locale/<language>/web*.ftl. The games' sentences come ready from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire/messages";
import { listed } from "./lists";

export const LANGUAGES: readonly Language[] = ["en", "es", "fr", "de", "ro"];
/** The languages, each in its own words, because people look for that. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  ro: "Română",
};

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  es: () => import("virtual:words/es"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
  ro: () => import("virtual:words/ro"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export const language = {
  get current(): Language {
    return current;
  },
};

/** The first of the browser's languages that we have; else English. */
export function fromBrowser(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (found !== undefined) return found;
  }
  return "en";
}

/** grows with every change, so that after two quick ones the last one holds, whichever is loaded first */
let spoken = 0;

export async function speak(wanted: Language): Promise<void> {
  const asked = ++spoken;
  const made = await loaded(wanted);
  if (asked !== spoken) return;
  bundle = made;
  current = wanted;
  document.documentElement.lang = wanted;
}

export async function loaded(wanted: Language): Promise<FluentBundle> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource((await FILES[wanted]()).default));
  return made;
}

/** The sentence, or the key itself if there is none (a test forbids that). */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!message?.value || bundle === null) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) console.error(`${key}: ${errors.map(String).join("; ")}`);
  return text;
}

/** Whether there is such a sentence. An edition that is not ours may have ids that we have no word for. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** "Ana, Ben and Max" */
export function every(parts: readonly string[]): string {
  return listed(current, parts);
}

/** A share from 0 to 1, in whole per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(current, { style: "percent" }).format(share);
}

export function number(value: number): string {
  return new Intl.NumberFormat(current).format(value);
}
