// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import notes from "../../docs/notes/page.md?raw";
import page from "../browser/page.test.mjs?raw";
import player from "../browser/player.test.mjs?raw";
import quality from "../browser/quality.test.mjs?raw";

test("every test that docs/notes/page.md names is there, and every browser test is named", () => {
  const named = [...notes.matchAll(/\*([^*|\n]+)\*/g)].map((m) => m[1]!);
  const written = [...(page + player + quality).matchAll(/test\([`"]([^`"$]+?)(, \$\{.*)?[`"],/g)].map((m) => m[1]!);
  expect(written.length).toBeGreaterThan(25);
  expect([...named].sort()).toEqual([...written].sort());
});
