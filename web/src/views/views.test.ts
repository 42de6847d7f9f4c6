// SPDX-License-Identifier: MIT
// What views make of the program's real reports, made by fixtures.mjs.
import { expect, test } from "vitest";
import { analysis } from "../fixtures/analysis";
import { goal } from "../fixtures/goal";
import { loopy } from "../fixtures/loopy";
import { plain } from "../fixtures/plain";
import { reviewed } from "../fixtures/reviewed";
import { distinct } from "../plot/Thermograph";
import type { Job } from "../api";
import { farOf, sentenceOf } from "../parts";
import { score } from "../fixtures/score";
import type { FoundGoal, Goal, Lines, Region, Review, ReviewedMove, SentePair, Verdict } from "../reports";
import { numbered } from "../stage";
import { isExact, outlines } from "./analyze-state";
import { drawnOf, drawnOfRegion } from "./drawn";
import { inWords, proofLine, question } from "./goals";
import { byMove, decisions, phrase } from "./goal-lists";
import { counted as ended, resigned } from "./play";
import { sorted, worstOf } from "./collection";
import type { Entry } from "./collection-state";
import { counted, verdictOf } from "./practise";
import { chanceMoves, coverage, differenceOf, lossOf, lostBy, mistakes, oftenOf, rateOf, told } from "./review";
import { sureness } from "./score";

const regions: Region[] = analysis.regions;
const review: Review = reviewed;
const asked: Goal = goal;

test("the last chance leads to the moves that it names, each once", () => {
  expect(chanceMoves(null)).toEqual([]);
  const chance = review.lastChance!;
  const loss = { number: 30, color: "W" as const, move: "E2", loss: "1", turned: true, before: null, after: null };
  expect(chanceMoves({ ...chance, move: 30, hungOnAKo: 33, losses: [loss, { ...loss, number: 27 }] })).toEqual([27, 30, 33]);
});

test("open regions are outlined, the hottest fully tinted, the chosen one marked", () => {
  const drawn = outlines(regions, "B");
  expect(drawn.map((r) => r.name)).toEqual(["A", "B", "C", "D"]);
  expect(drawn.map((r) => r.heat)).toEqual([1, 0.5, 0, 0]);
  expect(drawn.filter((r) => r.chosen).map((r) => r.name)).toEqual(["B"]);
  expect(drawn.every((r) => r.known)).toBe(true);
});

test("what nobody knows is never tinted by its guess", () => {
  const vague: Region = { ...regions[0]!, kind: "unknown", evidence: "learned", inside: "learned" };
  expect(outlines([vague, regions[1]!], null)[0]).toMatchObject({ heat: 0, known: false });
  expect(outlines([{ ...regions[0]!, kind: "settled", temperature: null }], null)).toEqual([]);
});

test("what is judged and not proved is told apart", () => {
  const guess: Region = { ...regions[0]!, evidence: "learned", inside: "learned" };
  expect(outlines([guess, regions[1]!], null).map((r) => r.judged)).toEqual([true, false]);
});

test("a number is shown as a guess exactly when the report gives it bounds", () => {
  expect(isExact(analysis.lead)).toBe(true); // its headline says "ahead by 5 1/2", not "about"
  expect(isExact({ value: "4", float: 4, low: "-11", high: "20" })).toBe(false);
  expect(isExact({ value: "4", float: 4, low: "4", high: "4" })).toBe(true);
});

test("equal walls for both komasters are one picture, others two", () => {
  const { blackKomaster, whiteKomaster } = regions[0]!.thermograph!;
  expect(
    distinct([
      { name: "a", walls: blackKomaster },
      { name: "b", walls: whiteKomaster },
    ]),
  ).toHaveLength(1);
  expect(distinct(drawnOf(loopy))).toHaveLength(2);
  expect(drawnOf(plain)).toHaveLength(1);
});

test("balanced threats are a picture of their own where they are known", () => {
  const known = regions[0]!.thermograph!;
  expect(drawnOfRegion(known).map((d) => d.name)).toEqual(["Black komaster", "White komaster"]);
  const { left } = known.blackKomaster;
  const third = drawnOfRegion({ ...known, neutralThreats: { left, right: left } })[2]!;
  expect(third.name).toBe("balanced threats");
  expect(third.walls.left).toBe(left);
});

test("a goal is asked and answered as players would", () => {
  expect(inWords(asked)).toBe("Can C2 be captured? Yes, even if White moves first");
  expect(
    inWords({
      ...asked,
      opponentFirst: { ...asked.opponentFirst, outcome: "L" },
    }),
  ).toBe("Can C2 be captured? Whoever moves first decides; Black at B1");
  expect(question("connect(C3,E5) and not capture(D4)")).toBe("connect(C3,E5) and not capture(D4)?");
  expect(proofLine(asked)).toEqual([
    ["B", "B1"],
    ["W", "pass"],
    ["B", "C1"],
  ]);
});

test("a line keeps its numbers over passes and draws no point twice", () => {
  expect(
    numbered([
      ["B", "B1"],
      ["W", "pass"],
      ["B", "C1"],
      ["W", "B1"],
    ]),
  ).toEqual([
    { point: "B1", color: "B", text: "1" },
    { point: "C1", color: "B", text: "3" },
  ]);
});

test("the biggest mistakes come first and are told by evidence", () => {
  const list = mistakes(review).map(({ worst }) => worst);
  expect(list.map(lossOf)).toEqual([...list.map(lossOf)].sort((a, b) => b - a));
  expect(told({ ...list[0]!, evidence: "proved", loss: "2" })).toMatch(
    /^Move \d+: (Black|White) \w+ loses 2 \([a-z ]+\); \w+ was better$/,
  );
  expect(told({ ...list[0]!, evidence: "learned", lossFloat: 1.56 })).toMatch(/ loses about 1\.6 \([a-z ]+\); /);
});

test("what is proved and what is judged of a player's losses are told apart, and a half stays a half", () => {
  const losses = { ...review.players.white, lostProved: "1/2", lostJudged: 0 };
  expect(lostBy(losses).map((p) => p.text)).toEqual(["½"]);
  expect(lostBy({ ...losses, lostJudged: 2.54 }).map((p) => p.text)).toEqual(["½", "about 2.5"]);
  expect(lostBy({ ...losses, lostProved: "0" })).toEqual([]);
});

test("the tally counts what was asked, right and lost", () => {
  expect(counted(counted({ asked: 0, right: 0, lost: 0 }, true, 0), false, 1.25)).toEqual({ asked: 2, right: 1, lost: 1.3 });
});

test("as big as the biggest is right", () => {
  const number = (float: number) => ({ value: String(float), float });
  const said: Verdict = {
    move: ["B", "D4"],
    best: ["B", "C3"],
    isBest: false,
    evidence: "learned",
    loss: number(0),
    forecastBefore: number(0),
    forecastAfter: number(0),
    giveOrTake: number(1),
    ignored: null,
    sentence: "",
  };
  expect(verdictOf(said)).toBe("Right: D4 loses nothing against C3");
  expect(verdictOf({ ...said, loss: number(2.54) })).toBe("C3 was bigger: D4 loses about 2.5");
});

test("a review tells how much of the game it is about", () => {
  const covered = { from: 20, to: 38, of: 38, whole: false, words: "part: moves 20–38 of 38 (interrupted)" };
  expect(coverage({ ...review, covered }, true)).toBe("So far: moves 20–38 of 38.");
  expect(coverage({ ...review, covered }, false)).toBe("Part: moves 20–38 of 38 (interrupted).");
  expect(coverage({ ...review, covered: { ...covered, words: "all 38 moves" } }, false)).toBe("Reviewed: all 38 moves.");
  expect(sentenceOf("is it so?")).toBe("Is it so?");
});

test("progress is what is counted, else the time", () => {
  const job = { state: "running", progress: { done: 3, of: 9, what: "regions" }, limit: 5 } as Job;
  expect(farOf(job, 2.5)).toEqual({ done: 3, of: 9, said: "3 of 9 regions" });
  expect(farOf({ ...job, progress: { done: 0, of: 0, what: "threats" } }, 2.5)).toEqual({
    done: 2.5,
    of: 5,
    said: "threats, 2 of at most 5 s",
  });
  expect(farOf({ ...job, progress: null }, 7).done).toBe(5);
});

test("a job that waits counts no seconds, and one that runs tells by its own speed what is left", () => {
  const job = { state: "queued", ahead: 1, progress: null, seconds: 0 } as Job;
  expect(farOf(job, 143)).toEqual({ said: "waits for 1 before this" });
  const running = { ...job, state: "running", progress: { done: 60, of: 252, what: "positions" } } as Job;
  expect(farOf({ ...running, seconds: 30 }, 0).said).toBe("60 of 252 positions, about 2 min left");
  expect(farOf({ ...running, seconds: 6 }, 0).said).toBe("60 of 252 positions, about 20 s left");
  expect(farOf({ ...running, seconds: 6, pace: 0.5 }, 0).said).toBe("60 of 252 positions, about 2 min left"); // as last time
  expect(farOf({ ...running, seconds: 30, question: "review" }, 0).said).toBe("60 of 252 positions, about 3 min left");
});

test("the time of a review is what it took before, at first a guess", () => {
  expect(rateOf("0.52", 361, 0.2)).toBe(0.52);
  expect(rateOf(null, 361, 0.2)).toBe(0.5);
  expect(rateOf(null, 81, 1)).toBe(1);
});

test("open goals are gathered by the move that decides them, captures and many stones first", () => {
  const goal = (text: string, friendMove: string, unsettled = true) =>
    ({
      goal: text,
      color: "black",
      status: unsettled ? "W|L" : "W|W",
      unsettled,
      evidence: "proved",
      friendMove,
      opponentMove: "T1",
    }) as FoundGoal;
  const stones: { [point: string]: number } = { A1: 1, B2: 5, C3: 3, D4: 2 };
  const list = decisions(
    [
      goal("connect(A1,B2)", "J1"),
      goal("connect(B2,C3)", "J2"),
      { ...goal("connect(C3,D4)", "J2"), evidence: "bounded" },
      goal("capture(D4)", "J3"),
      goal("capture(C3)", "J3"),
      goal("connect(A1,D4)", "J9", false),
    ],
    (point) => stones[point]!,
  );
  expect(list.map((d) => [d.kind, d.reach, d.stake, d.goals.length, d.evidence])).toEqual([
    ["capture", "J3", 3, 1, "proved"],
    ["capture", "J3", 2, 1, "proved"],
    ["connect", "J2", 3, 2, "bounded"],
    ["connect", "J1", 1, 1, "proved"],
  ]);
});

test("one missed move is one mistake", () => {
  const missed = { best: "H12", from: 137, to: 152, black: 1, white: 3, worst: review.moves[0]!.number, words: "" };
  const moves = [
    { ...review.moves[0]!, lossFloat: 5.7 },
    { ...review.moves[1]!, lossFloat: 4.3 },
  ];
  const list = mistakes({ ...review, moves, story: { ...review.story, missed: [missed] } });
  expect(list.map(({ worst }) => worst.number)).toEqual([missed.worst]);
  expect(oftenOf(missed)).toBe("Both missed H12 4 times, moves 137 to 152.");
  expect(oftenOf({ ...missed, black: 0 })).toBe("White missed H12 3 times, moves 137 to 152.");
  expect(oftenOf({ ...missed, black: 0, white: 1 })).toBe("");
});

test("where the lines do not bear out a loss it is said", () => {
  const m = { ...mistakes(review)[0]!.worst, color: "W", best: "F7", move: "F4", lossFloat: 8.2 } as ReviewedMove;
  const lines = (better: number, played: number): Lines => ({
    lines: [
      { move: ["W", "F7"], line: [], scoreLead: better },
      { move: ["W", "F4"], line: [], scoreLead: played },
    ],
  });
  expect(differenceOf(m, lines(-2, 6))).toBe("");
  expect(differenceOf(m, lines(6.1, 6.9))).toBe(
    "The review says that 8.2 was lost; where these lines end the difference is only 0.8.",
  );
  expect(differenceOf(m, lines(6, 5))).toMatch(/is 1 the other way\.$/);
  expect(differenceOf(m, lines(-10, 10))).toMatch(/is 20\.$/);
});

test("a game ends with a winner and a result for the record", () => {
  expect(resigned("B", "B")).toEqual({ said: "You resigned: White wins", result: "W+R" });
  expect(resigned("W", "B")).toEqual({ said: "The program resigns: Black wins", result: "B+R" });
  const held = { ...score, over: true, winner: "white", scoreText: "W+4.5" };
  expect(ended(held)).toMatchObject({ said: "White wins by 4.5", result: "W+4.5" });
  expect(ended({ ...held, winner: null, scoreText: "0" })).toMatchObject({ said: "The game is a draw", result: "0" });
  expect(ended({ ...held, over: false }).result).toBeUndefined();
});

test("what a person says of a stone is not proved, and what is read is told in percent", () => {
  expect(sureness({ evidence: "judged", confidence: 1, why: "as you say" })).toBe("you said so");
  expect(sureness({ evidence: "bounded", confidence: 0.97, why: "read, walls judged" })).toBe("97 %");
  expect(sureness({ evidence: "proved", confidence: 1, why: "two eyes" })).toBe("certain");
});

test("a goal is told in words", () => {
  expect(["connect(A2,E2)", "capture(C2)", "eye(A7,black)", "a and b"].map(phrase)).toEqual([
    "connect A2 and E2",
    "capture C2",
    "make an eye at A7 for black",
    "a and b",
  ]);
});

test("sente moves are gathered by move, threats that are none left out", () => {
  const pair = (move: string, threat: string, sente = true) => ({ color: "black", move, threat, sente }) as SentePair;
  const groups = byMove([pair("C3", "a"), pair("D4", "b"), pair("C3", "c"), pair("C3", "d", false)]);
  expect(groups.map((g) => g.map((p) => p.threat))).toEqual([["a", "c"], ["b"]]);
});

test("a collection is sorted by numbers and by words; games without a review come last", () => {
  const entry = (id: number, name: string) => ({ id, name }) as Entry;
  const list = [entry(1, "game-10"), entry(2, "game-9"), entry(3, "game-1")];
  const by = { title: "game", value: (e: Entry) => e.name };
  expect(sorted(list, by, false).map((e) => e.id)).toEqual([3, 2, 1]);
  expect(sorted(list, by, true).map((e) => e.id)).toEqual([1, 2, 3]);
  expect(sorted(list, undefined, true).map((e) => e.id)).toEqual([1, 2, 3]);
  const lost = { title: "lost", value: (e: Entry) => [null, 2.5, 10][e.id - 1]! };
  expect(sorted(list, lost, true).map((e) => e.id)).toEqual([3, 2, 1]);
  expect(sorted(list, lost, false).map((e) => e.id)).toEqual([2, 3, 1]);
});

test("the worst move of a review is the one that lost most, if any did", () => {
  expect(worstOf(review)!.lossFloat).toBe(Math.max(...review.moves.map(lossOf)));
  expect(worstOf({ ...review, moves: review.moves.filter((m) => lossOf(m) === 0) })).toBeNull();
});
