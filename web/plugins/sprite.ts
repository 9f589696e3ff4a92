// `virtual:sprite`: every icon as a <symbol>. Our own drawings (src/icons) keep their names; what is taken from lucide
// (ISC licence; the names in src/icons/lucide.json) begins with "u-".
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const OWN = resolve(HERE, "../src/icons");
const LUCIDE = resolve(HERE, "../node_modules/lucide-static/icons");
const ID = "virtual:sprite";

function symbol(id: string, file: string): string {
  const text = readFileSync(file, "utf8").replace(/<!--[\s\S]*?-->/g, "");
  const attributes = text.match(/<svg([^>]*)>/)?.[1] ?? "";
  const inner = text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.lastIndexOf("</svg>"));
  const drawn = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"]
    .map((name) => attributes.match(new RegExp(`\\s(${name}="[^"]*")`))?.[1])
    .filter(Boolean);
  return `<symbol id="${id}" viewBox="0 0 24 24" ${drawn.join(" ")}>${inner.replace(/\s+/g, " ").trim()}</symbol>`;
}

export function sprite(): Plugin {
  return {
    name: "sprite",
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      const list = resolve(OWN, "lucide.json");
      this.addWatchFile(list);
      const own = readdirSync(OWN).filter((name) => name.endsWith(".svg")).sort();
      const taken = JSON.parse(readFileSync(list, "utf8")) as string[];
      const symbols = [
        ...own.map((name) => symbol(basename(name, ".svg"), resolve(OWN, name))),
        ...taken.map((name) => symbol(`u-${name}`, resolve(LUCIDE, `${name}.svg`))),
      ];
      return `export default ${JSON.stringify(symbols.join(""))}`;
    },
  };
}
