// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { extent, scale, ticks } from "./scale";

test("ticks are round and inside", () => {
  expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticks(-77.5, 19, 4)).toEqual([-50, 0]);
  expect(ticks(-1, 1, 4)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(ticks(3, 3, 4)).toEqual([3]);
});

test("an axis fits its data and is never flat", () => {
  const [low, high] = extent([-80, -78], 4);
  expect(low).toBeLessThan(-80);
  expect(high).toBeGreaterThan(-78);
  expect(high).toBeLessThan(-70);
  expect(extent([], 4)).toEqual([-2, 2]);
});

test("a scale maps ends to ends", () => {
  const x = scale([-1, 3], [0, 100]);
  expect([x(-1), x(1), x(3)]).toEqual([0, 50, 100]);
});
