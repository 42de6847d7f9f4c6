// SPDX-License-Identifier: MIT
// The parts of the program's reports (`--json`) that the page shows.
import type { Color } from "./board/Board";
import type { Exact } from "./number";
import type { Move } from "./record";

export interface Value {
  value: Exact;
  float: number;
  low?: Exact;
  high?: Exact;
}
export type Evidence = "proved" | "bounded" | "sampled" | "learned" | "judged" | string;
export type Wall = [t: Exact, value: Exact][];
export interface Walls {
  left: Wall;
  right: Wall;
}
export interface Thermographs {
  blackKomaster: Walls;
  whiteKomaster: Walls;
  neutralThreats?: Walls; // where the two differ and the region is small
}

export interface SideMoves {
  count: Value | null;
  line: Move[];
  ignored: Move[];
  ignoredCount: Value | null;
  nextTemperature: Value | null;
  threat: Value | null;
}
export interface Region {
  name?: string;
  region: string[];
  count: Value;
  temperature: Value | null;
  deiri: Value | null;
  kind: string;
  evidence: Evidence;
  walls?: string;
  hasKo: boolean;
  placid?: boolean;
  moves: { black: SideMoves | null; white: SideMoves | null };
  sideLines?: { move: Move; loss: Value }[];
  notices?: string[];
  narrowed?: boolean;
  thermograph?: Thermographs | null;
}
export interface MoveInfo {
  move: string;
  region: string;
  gain: Exact;
  loss: Exact;
  pv: string[];
  sente: boolean;
  order: number;
  scoreLead: number;
  legal?: boolean;
}
export interface Analysis {
  headline: string;
  lead: Value;
  forecast: (Value & { giveOrTake?: number }) | null;
  temperature: Value | null;
  evidence: Evidence;
  judge: string;
  komi: number;
  counting: string;
  openPoints: number;
  exactPoints: number;
  ownership: number[];
  regions: Region[];
  moveInfos: MoveInfo[];
  rootInfo: { currentPlayer: Color };
  tedomari?: { from: Exact; to: Exact; moves: number; taker: Color } | null;
  choices: { [strategy: string]: string | null };
  teire: string[];
  kos: string[];
  seconds: number;
}

export interface GoalSide {
  outcome: string;
  move: string | null;
  evidence: Evidence;
  trace: string[];
}
export interface Goal {
  goal: string;
  friend: "black" | "white";
  status: string;
  unsettled: boolean;
  complete: boolean;
  friendFirst: GoalSide;
  opponentFirst: GoalSide;
  winningMoves: string[];
  preventingMoves: string[];
  friendThreats: string[];
  opponentThreats: string[];
  mainLine: string[];
  nodes: number;
}
export interface FoundGoal {
  goal: string;
  color: "black" | "white";
  status: string;
  unsettled: boolean;
  evidence: Evidence;
  friendMove: string | null;
  opponentMove: string | null;
}

export interface SentePair {
  color: "black" | "white";
  move: string;
  goal: string;
  threat: string;
  sente: boolean;
  answers: string[];
  evidence: Evidence;
}
export interface Values {
  evidence: Evidence;
  games: number;
  goalsRead: number;
  score: { mean: number; error: number };
  goals: { goal: string; color: Color; status: string; worth: number }[];
  moves: { move: string; color: Color; goal: string; threatGoal: string | null; temperature: number; error: number }[];
}

export interface Chain {
  stone: string;
  color: "black" | "white";
  size: number;
  status: string;
  evidence: Evidence;
  confidence: number;
  why: string;
  stones?: string[];
}
export interface Score {
  score: Exact;
  scoreText: string;
  winner: string | null;
  rules: string;
  komi: Exact;
  evidence: Evidence;
  safeToScore: boolean;
  doubts: string[];
  toPlay: string[];
  chains: Chain[];
  dead: string[];
  seki: string[];
  territory: { black: string[]; white: string[] };
  dame: string[];
  teire: string[];
  prisoners: { black: number; white: number };
  arithmetic: { what: string; color: "black" | "white"; points: Exact }[];
  ownership: number[];
}

export interface ReviewedMove {
  number: number;
  color: Color;
  move: string;
  best: string | null;
  pv?: string[];
  bestLine?: string[];
  lead: Exact | null;
  forecast: Exact | null;
  forecastAfter: Exact | null;
  giveOrTake?: number | null;
  temperature: Exact | null;
  loss: Exact | null;
  lossFloat: number | null;
  evidence: Evidence;
  kind: string;
  openPoints: number;
  exactPoints: number;
}
export interface PlayerLosses {
  moves: number;
  lostNothing: number;
  lostProved: Exact;
  lostJudged: number;
  proved: number;
  worst: number | null;
}
export interface Review {
  moves: ReviewedMove[];
  players: { black: PlayerLosses; white: PlayerLosses };
  black: string;
  white: string;
  result: string;
  biggest: number | null;
  covered: { from: number; to: number; of: number; whole: boolean; words: string };
  finalLead: Exact | null;
  gameMoves: number;
  interrupted: boolean;
}

export interface Verdict {
  move: Move;
  best: Move;
  isBest: boolean;
  loss: Value;
  forecastBefore: Value;
  forecastAfter: Value;
  giveOrTake: Value;
  evidence: Evidence;
  sentence: string;
}
export interface Exercise {
  node: number;
  moveNumber: number;
  toMove: Color;
  temperature: Value;
  ahead: Value;
  evidence: Evidence;
}

export interface Game {
  expression: string;
  canonical: string;
  outcome: string | null;
  mean: Exact | null;
  temperature: Exact | null;
  leftStop: Exact | null;
  rightStop: Exact | null;
  thermograph: Walls | null;
  komasters?: {
    left: { thermograph: Walls | null; mean: Exact; temperature: Exact; leftStop: Exact; rightStop: Exact };
    right: { thermograph: Walls | null; mean: Exact; temperature: Exact; leftStop: Exact; rightStop: Exact };
  };
  temper?: string;
  loopy?: boolean;
  loops?: string[];
  play?: { initiative: string };
  [more: string]: unknown;
}
export interface SumMove {
  move?: number;
  mover: "left" | "right";
  name?: string;
  pass?: boolean;
  kind: string;
  mean: Exact;
  temperature: Exact;
  ambient: Exact;
  forecast: Exact;
  loss: Exact;
  tax?: Exact;
  summand?: number;
  localMean?: Exact;
  localTemperature?: Exact;
}
export interface Sum {
  moves: SumMove[];
  summands: { game: string; mean: Exact; name: string; temperature: Exact; turned: boolean }[];
  picture: [number, Exact, Exact][];
  auctions?: { after: number; left: Exact; right: Exact; mover: string; tax: Exact }[];
  chips?: { after: number; left: Exact; right: Exact; onTable: Exact; tax: Exact }[];
  forecasts: { moves: [number, number]; mean: Exact; temperature: Exact; forecast: Exact; change: Exact }[];
  errors?: {
    bids: { bidder: string; item: string; bid: Exact; book: Exact; loss: { cash: Exact; chips: Exact } }[];
    bidding: { [side: string]: { cash: Exact; chips: Exact } };
    leftNet: Exact;
  };
  result?: { [side: string]: { cash: Exact; chips: Exact; total: Exact } };
  players: { left: string; right: string };
  strategies: { left: string; right: string };
  optimum?: { low: Exact; high: Exact; evidence: Evidence };
  score: Exact;
  start: { mean: Exact; temperature: Exact; forecast: Exact; ambient: Exact };
  rules: string;
  finished: boolean;
  sureOf?: { left: Exact; right: Exact };
  turn?: {
    mover: "left" | "right";
    choices: { summand: number; option: number; name: string; mean: Exact; temperature: Exact; loss: Exact; game?: string }[];
  } | null;
}
