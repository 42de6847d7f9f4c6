// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import {
  answered,
  beginner,
  expected,
  heldOf,
  hinted,
  isRight,
  next,
  numberOf,
  problemsOf,
  sgfOf,
  type Problem,
} from "./problem";

const kill: Problem = {
  id: "00000a0000000000",
  kind: "kill",
  question: "White to move and kill",
  rows: ["OOO", ".XX", "..."],
  cut: [],
  toMove: "W",
  open: ["A1", "B1", "C1", "A2", "B2", "C2"],
  marked: ["B2", "C2"],
  choices: [],
  answer: "A1",
  why: "Black dies",
  tries: [
    { answer: "A1", right: true, says: "Black dies", lines: ['W A1 (B1 C1 "dead") (pass B1)'] },
    { answer: "B1", right: false, says: "Black lives", lines: ["W B1 A1"] },
  ],
  rating: { elo: 1200, policy: 0.5, liked: true, nodes: 9, near: 0 },
  source: "here",
};
const count = {
  ...kill,
  id: "00000b0000000000",
  kind: "count",
  answer: "-1 1/2",
  games: [{ count: { value: "-3/2", float: -1.5 } }],
} as unknown as Problem;

test("a problem's lines become a record with branches", () => {
  expect(sgfOf(kill)).toBe(
    "(;GM[1]FF[4]SZ[3:3]AB[bb][cb]AW[aa][ba][ca]PL[W](;W[ac](;B[bc];W[cc]C[dead])(;B[];W[bc]))(;W[bc];B[ac]))",
  );
});

test("numbers are read as players write them", () => {
  for (const text of ["-1 1/2", "-3/2", "-1.5", "−1½", "-1,5"]) expect(isRight(count, text)).toBe(true);
  expect(isRight(count, "1 1/2")).toBe(false);
  for (const text of ["", "x", "1/0", "1 2", "1/2/3"]) expect(numberOf(text)).toBeNull();
  expect(isRight(kill, "A1")).toBe(true);
  expect(isRight(kill, "B1")).toBe(false);
  expect(isRight(kill, "C1")).toBeNull();
});

test("both ratings move, against each other, and less the more it was to be expected", () => {
  const won = answered(beginner(), kill, true, 0, 0),
    lost = answered(beginner(), kill, false, 0, 0);
  expect(won.rating).toBeGreaterThan(1000);
  expect(lost.rating).toBeLessThan(1000);
  expect(won.rating - 1000).toBeGreaterThan(1000 - lost.rating); // the problem is stronger
  expect(won.seen[kill.id]!.elo).toBeLessThan(1200);
  expect(lost.seen[kill.id]!.elo).toBeGreaterThan(1200);
  expect(answered(beginner(), kill, true, 1, 0).rating).toBeLessThan(won.rating);
  expect(expected(1200, 1200)).toBe(0.5);
});

test("what was missed comes back soon, what is known later and later", () => {
  const day = 86_400_000;
  let held = answered(beginner(), kill, false, 0, 0);
  expect(held.seen[kill.id]!.due).toBe(600_000);
  const pauses = [];
  for (let i = 0; i < 4; ++i) {
    held = answered(held, kill, true, 0, 0);
    pauses.push(held.seen[kill.id]!.due / day);
  }
  expect(pauses).toEqual([1, 3, 8, 21]);
  expect(held.streaks.kill).toEqual({ now: 4, best: 4, right: 4, asked: 5 });
});

test("due problems come first, then new ones of the player's strength", () => {
  const all = [900, 1050, 1400].map((elo, i) => ({ ...kill, id: String(i), rating: { ...kill.rating, elo } }));
  expect(next(all, beginner(), "all", 0)!.id).toBe("1");
  expect(next(all, beginner(), "all", 0, "1")!.id).toBe("0");
  const held = answered(beginner(), all[2]!, false, 0, 0);
  expect(next(all, held, "all", 700_000)!.id).toBe("2");
  expect(next(all, held, "all", 500_000)!.id).toBe("1");
  expect(next(all, held, "count", 0)).toBeNull();
});

test("hints hold the answer; broken memories are forgotten", () => {
  expect(hinted(kill)).toEqual(["A1", "B1"]);
  expect(heldOf("{")).toEqual(beginner());
  expect(heldOf('{"rating":"x"}')).toEqual(beginner());
  expect(heldOf(JSON.stringify(beginner()))).toEqual(beginner());
  expect(problemsOf(JSON.stringify(kill) + "\n")).toEqual([kill]);
});
