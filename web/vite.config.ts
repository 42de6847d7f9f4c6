// SPDX-License-Identifier: MIT
// Builds dist/, which the program embeds.  Names without hashes keep the committed files' history readable;
// nothing is inlined, so the server's strict Content-Security-Policy needs no exceptions.
import { defineConfig } from "vitest/config";

const server = process.env.TEDOMARI_SERVER ?? "http://127.0.0.1:8361";

export default defineConfig({
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
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
