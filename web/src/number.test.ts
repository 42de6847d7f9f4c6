// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { pretty } from "./sentence";
import { float, fraction, lead, leadOf, number, sumOf } from "./number";

test("fractions are set as players write them", () => {
  expect(["7/4", "-7/2", "3", "-1", "1/3", "47/32", "0"].map(fraction)).toEqual(["1¾", "−3½", "3", "−1", "⅓", "1¹⁵⁄₃₂", "0"]);
});

test("what is judged is rounded, what is proved never", () => {
  expect(number("1229/288", false)).toBe("4.3");
  expect(number("1229/288")).toBe("4⁷⁷⁄₂₈₈");
  expect(number("7/2", false)).toBe("3.5");
});

test("a lead names its owner", () => {
  expect([lead("-7/2"), lead("0"), lead("5/3"), leadOf(-0.04), leadOf(2.25)]).toEqual(["W+3½", "even", "B+1⅔", "even", "B+2.3"]);
});

test("scores add up in halves", () => {
  expect([sumOf(["42", "22", "1/2"]), sumOf(["13/2", "-1/2"]), sumOf([])].map(fraction)).toEqual(["64½", "6", "0"]);
});

test("plots use floats", () => expect(float("-7/4")).toBe(-1.75));

test("sentences of the program get real fractions", () => {
  expect(pretty("White is ahead by 3 1/2, give or take 4; D9, worth 3/4")).toBe(
    "White is ahead by 3½, give or take 4; D9, worth ¾",
  );
  expect(pretty("a move is worth -1 if they live, -1/2 else")).toBe("a move is worth −1 if they live, −½ else");
});
