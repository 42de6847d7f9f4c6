// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { analysis } from "./fixtures/analysis";
import { inPlainWords, surely } from "./plain";
import { headlineOf, howSure, oddsOf } from "./sentence";
import type { Analysis } from "./reports";

const held: Analysis = analysis;
const guessed = (float: number, giveOrTake: number, low = "-40", high = "10") => ({
  headline:
    "White is ahead by about 14.6, give or take 34 (78 of 110 open points undecided); Black's best move is F9, worth about 3.9, gote",
  lead: { value: "-73/5", float: -14.6, low, high },
  forecast: { ...held.forecast, value: String(float), float, giveOrTake },
});

test("the headline says who is ahead and how sure that is", () => {
  expect(headlineOf(guessed(-12.3, 34))).toBe(
    "White is ahead by about 12.3 and wins 7 of 10 such games; Black's best move is F9, worth about 3.9, gote",
  );
  expect(headlineOf(guessed(-2, 34))).toMatch(/^About even \(W\+2\); Black's best move/);
  expect(headlineOf(guessed(30, 20))).toMatch(/^Black is ahead by about 30 and is sure to win;/);
  expect(oddsOf(0, 10)).toBeCloseTo(0.5);
  expect(oddsOf(10, 10)).toBeCloseTo(0.95, 1);
});

test("a lead that is known stays as it is, without a range that says nothing", () => {
  const exact = {
    ...guessed(-3.5, 4),
    headline: "White is ahead by 3 1/2, give or take 4; White's best move is D9, worth 1, gote",
  };
  expect(headlineOf({ ...exact, lead: { value: "-7/2", float: -3.5 } })).toBe(
    "White is ahead by 3½; White's best move is D9, worth 1, gote",
  );
});

test("the numbers are told where one asks how sure", () => {
  expect(howSure({ ...held, ...guessed(-12.3, 34), openPoints: 110, exactPoints: 32 })).toEqual([
    "Nine of ten such games end between W+46.3 and B+21.7.",
    "If play stopped here the lead would be between W+40 and B+10.",
    "78 of 110 open points are undecided.",
  ]);
});

test("the program's sentences in plain words", () => {
  for (const [trade, club] of [
    [
      "it depends on what lies beyond the region: a move is worth 1 3/4 if whoever gets out to his own side is saved, 1 11/12 if not; a wider mask would tell",
      "how big it is depends on the stones around: 1 3/4 or 1 11/12",
    ],
    ["what tells them apart is the count after B T10, W T9, B S12: -3 or -2 1/3", ""],
    ["forecast W+2, between players whom 9 stones make even", "forecast W+2, with the 9 stones' difference in strength"],
    ["judgement changed elsewhere: about B+3.9", "something changed elsewhere on the board: about B+3.9"],
    ["in settled ground", "nothing was left to gain there"],
    ["move 3, B D4, no loss seen", "move 3, B D4, no mistake was found"],
    ["ko, placid", "ko"],
    ["White is ahead by 3½", "White is ahead by 3½"],
  ])
    expect(inPlainWords(trade!)).toBe(club);
  expect(["proved", "exact, walls judged", "bounded", "learned"].map(surely)).toEqual([
    "sure",
    "nearly sure",
    "not read out",
    "estimate",
  ]);
});
