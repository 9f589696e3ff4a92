// `virtual:words/de`: the web app's sentences in one language, every locale/de/web*.ftl in one text without comments.
// The Fluent files live beside those of the engine, so that one test looks after all of them.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = resolve(dirname(fileURLToPath(import.meta.url)), "../../src/grandtour/locale");
const PREFIX = "virtual:words/";

export function filesOf(language: string): string[] {
  const folder = resolve(LOCALES, language);
  return readdirSync(folder)
    .filter((name) => /^web.*\.ftl$/.test(name))
    .sort()
    .map((name) => resolve(folder, name));
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const files = filesOf(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, "")).join("\n");
      return `export default ${JSON.stringify(text.replace(/\n{2,}/g, "\n"))}`;
    },
  };
}
