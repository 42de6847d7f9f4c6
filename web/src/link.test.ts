// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { packed, read, unpacked, written } from "./link";

test("a record survives the way through a link", async () => {
  const sgf = "(;FF[4]CA[UTF-8]SZ[9]C[日本 & <b> #?]" + ";B[cc];W[gg]".repeat(200) + ")";
  const text = await packed(sgf);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(sgf.length / 8);
  expect(await unpacked(text)).toBe(sgf);
});

test("a link is read as it was written", () => {
  const link = { view: "calculator", values: { e: "A={24|B}; B={A|-9}; A + 1?&#" } };
  expect(read(written(link))).toEqual(link);
  expect(written({ view: "game", values: { n: "" } })).toBe("#game");
  expect(read("")).toEqual({ view: "", values: {} });
});
