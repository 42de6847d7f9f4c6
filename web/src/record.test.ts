// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { afterMove, layout, lineThrough, stonesAt, variation, type Node, type Record } from "./record";

const made = (nodes: Partial<Node>[]): Record => ({
  sgf: "",
  boardXSize: 3,
  boardYSize: 3,
  rules: "japanese",
  komi: 0,
  info: {} as never,
  mainEnd: 0,
  questionNode: 0,
  warnings: [],
  nodes: nodes.map((n) => ({
    parent: null,
    move: null,
    moveNumber: 0,
    changes: {},
    toMove: "B",
    captured: { B: 0, W: 0 },
    ...n,
  })),
});

//  0 ─ 1 ─ 2 ─ 3
//      └── 4 ─ 5
//      └── 6
const branched = made([
  { changes: { A1: "W" } },
  { parent: 0, move: ["B", "A2"], moveNumber: 1, changes: { A2: "B" } },
  { parent: 1, move: ["W", "C3"], moveNumber: 2, changes: { C3: "W" } },
  { parent: 2, move: ["B", "B1"], moveNumber: 3, changes: { B1: "B", A1: "" } },
  { parent: 1, move: ["W", "C1"], moveNumber: 2, changes: { C1: "W" } },
  { parent: 4, move: ["B", "pass"], moveNumber: 3 },
  { parent: 1, move: ["W", "B2"], moveNumber: 2, changes: { B2: "W" } },
]);

test("a board is what its nodes changed, captures taken away", () => {
  expect(stonesAt(branched, 0)).toBe("... ... O..".replace(/ /g, ""));
  expect(stonesAt(branched, 3)).toBe("..O X.. .X.".replace(/ /g, ""));
  expect(stonesAt(branched, 5)).toBe("... X.. O.O".replace(/ /g, ""));
});

test("the line through a node goes on by first children", () => {
  expect(lineThrough(branched, 1)).toEqual([0, 1, 2, 3]);
  expect(lineThrough(branched, 4)).toEqual([0, 1, 4, 5]);
  expect(afterMove(branched, 2, 4)).toBe(4);
  expect(afterMove(branched, 3, 0)).toBe(3);
});

test("variations go round, also from below the branch", () => {
  expect([variation(branched, 2, 1), variation(branched, 6, 1), variation(branched, 2, -1), variation(branched, 5, 1)]).toEqual([
    4, 2, 6, 6,
  ]);
  expect(variation(branched, 0, 1)).toBe(0);
});

test("in the tree no two nodes share a place and children stand right of or below their parents", () => {
  const placed = layout(branched);
  expect(new Set(placed.map((p) => `${p.column},${p.depth}`)).size).toBe(placed.length);
  branched.nodes.forEach((n, i) => {
    if (n.parent === null) return;
    expect(placed[i]!.depth).toBe(placed[n.parent]!.depth + 1);
    expect(placed[i]!.column).toBeGreaterThanOrEqual(placed[n.parent]!.column);
  });
});
