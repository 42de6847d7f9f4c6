// SPDX-License-Identifier: MIT
// Builds dist/, which the program embeds and `make site` copies.  Names without hashes keep the committed files' history
// readable; nothing is inlined, so the server's strict Content-Security-Policy needs no exceptions.  One script that is no
// module, and relative links, so that the page also opens from file://.
import { defineConfig } from "vitest/config";

const server = process.env.TEDOMARI_SERVER ?? "http://127.0.0.1:8361";

const plainScript = {
  name: "plain-script",
  transformIndexHtml: (html: string) =>
    html.replace(/<script type="module" crossorigin/g, "<script defer").replace(/ crossorigin /g, " "),
};

export default defineConfig({
  base: "./",
  plugins: [plainScript],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        format: "iife",
        codeSplitting: false,
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: { include: ["src/**/*.test.ts"] },
  server: { proxy: { "/api": server } },
});
