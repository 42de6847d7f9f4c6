// SPDX-License-Identifier: MIT
import { describe, expect, test } from "vitest";
import { flood, inBox, inLoop, outline, pointAt, spotOf, stars } from "./points";

const nine = { width: 9, height: 9 };

describe("points", () => {
  test("are written as GTP does, without I", () => {
    expect(pointAt({ x: 8, y: 0 }, nine)).toBe("J9");
    expect(spotOf("j9", nine)).toEqual({ x: 8, y: 0 });
    expect(spotOf("K9", nine)).toBeNull();
    expect(spotOf("pass", nine)).toBeNull();
  });

  test("go there and back on every board", () => {
    for (const size of [{ width: 5, height: 9 }, nine, { width: 25, height: 25 }])
      for (let y = 0; y < size.height; ++y)
        for (let x = 0; x < size.width; ++x) expect(spotOf(pointAt({ x, y }, size), size)).toEqual({ x, y });
  });

  test("have stars where printed boards do", () => {
    expect(stars(nine)).toHaveLength(5);
    expect(stars({ width: 19, height: 19 })).toHaveLength(9);
    expect(stars({ width: 13, height: 13 })).toHaveLength(5);
    expect(stars({ width: 5, height: 5 })).toHaveLength(0);
  });
});

describe("an outline", () => {
  test("of two neighbours is one rectangle", () =>
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]).match(/M/g),
    ).toHaveLength(1));
  test("of a ring has two borders", () => {
    const ring = inBox({ x: 0, y: 0 }, { x: 2, y: 2 }).filter((p) => p.x !== 1 || p.y !== 1);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });
});

describe("a selection", () => {
  test("by box takes its corners", () => expect(inBox({ x: 3, y: 2 }, { x: 1, y: 1 })).toHaveLength(6));
  test("by lasso takes the points whose middle is inside", () => {
    const loop = [
      { x: 0, y: 0 },
      { x: 2.2, y: 0 },
      { x: 2.2, y: 1.2 },
      { x: 0, y: 1.2 },
    ];
    expect(inLoop(loop, nine).map((p) => pointAt(p, nine))).toEqual(["A9", "B9"]);
  });
  test("by flood stops at stones", () => {
    const stones = ".X." + ".X." + "XX.";
    const size = { width: 3, height: 3 };
    expect(flood(stones, { x: 0, y: 0 }, size).map((p) => pointAt(p, size))).toEqual(["A3", "A2"]);
    expect(flood(stones, { x: 1, y: 0 }, size)).toHaveLength(4);
  });
});
