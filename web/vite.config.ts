import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { sprite } from "./plugins/sprite.ts";
import { words } from "./plugins/words.ts";

/** Under `npm run dev` the page is opened at every depth too: what it links to begins at the top. */
const fromTheTop: Plugin = {
  name: "from-the-top",
  apply: "serve",
  transformIndexHtml: (page) => page.replaceAll('"./', '"/'),
};

// `grandtour serve` gives the page its place below --root-path: everything here is relative to where it is.
export default defineConfig({
  base: "./",
  plugins: [words(), sprite(), svelte(), fromTheTop],
  build: {
    outDir: "../src/grandtour/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the CSP lets fonts and styles come from our own address only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `npm run dev` beside `grandtour serve --origin http://127.0.0.1:5173`
  server: { host: "127.0.0.1", proxy: { "/api": { target: process.env.GRANDTOUR_SERVER ?? "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
