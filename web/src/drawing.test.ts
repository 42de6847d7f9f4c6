// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { spotOf } from "./board/points";
import { blank, drawingOf, missing, openPoints, painted, sheet, stonesOf, type Brush } from "./drawing";

const draw = (marks: [string, Brush][]) =>
  marks.reduce((cells, [point, brush]) => painted(cells, spotOf(point, sheet)!, brush), blank);

test("a corridor on the edge is drawn as the atlas reads it", () => {
  const cells = draw([
    ["A1", "x"],
    ["B1", "."],
    ["C1", "."],
    ["D1", "o"],
    ["B2", "x"],
    ["C2", "x"],
  ]);
  expect(missing(cells)).toBe("");
  expect(drawingOf(cells).split("/").slice(-2)).toEqual([" xx      ", "x..o     "]);
  expect(openPoints(cells)).toEqual(["B1", "C1"]);
  expect(stonesOf(cells).slice(-9)).toBe("X..O.....");
});

test("what is not shut off is said, and the same brush takes away again", () => {
  expect(missing(blank)).toContain("open points");
  expect(
    missing(
      draw([
        ["A1", "."],
        ["B1", "x"],
      ]),
    ),
  ).toContain("A2");
  expect(
    draw([
      ["C3", "x"],
      ["C3", "x"],
    ]),
  ).toBe(blank);
});
