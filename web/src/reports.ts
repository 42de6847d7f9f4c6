// SPDX-License-Identifier: MIT
// The program's reports (`--json`).  fixtures/ holds some of each, made by the program: they do not compile against types that
// are wrong here.
import type { Color } from "./board/Board";
import type { Exact } from "./number";
import type { Move } from "./record";

// What /api/about and /api/examples say.
export interface Level {
  level: number;
  name: string;
  summary: string;
}
export interface About {
  program: string;
  version: string;
  questions: string[];
  rules: { name: string; komi: number }[];
  levels: Level[];
  limits: { bytes: number; nodes: number; boardSize: number };
}
export interface Example {
  name: string;
  kind: "sgf" | "diagram" | "sum" | "problems";
  title: string;
}
export interface Outcome {
  expression: string;
  value: string;
  status?: string;
  tally?: number;
  friend?: { order: number; inARow: string[] };
  opponent?: { order: number; inARow: string[] };
}

export interface Value {
  value: Exact;
  float: number;
  low?: Exact;
  high?: Exact;
}
// Whether a loss comes from thermographs: exact, though walls may be judged.
export const isFraction = (evidence: Evidence) => evidence === "proved" || evidence === "judged";
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
export interface MoveChoice {
  move: string;
  from: Value;
  to: Value;
}
export interface LocalGame {
  region: string[];
  stones: number;
  states: number;
  count: Value;
  temperature: Value | null;
  likely?: Value; // where nothing is proved: between what the temperature lies nine times in ten
  deiri: Value | null;
  kind: string;
  koName: string | null;
  model: string;
  evidence: Evidence;
  inside: Evidence; // how sure the numbers are if the walls stand
  walls: string;
  hasKo: boolean;
  placid: boolean;
  moves: { black: SideMoves | null; white: SideMoves | null };
  answers: { move: Move; answer: string }[];
  choices: { black: MoveChoice[]; white: MoveChoice[] };
  sideLines: { move: Move; loss: Value }[];
  threats: { move: Move; temperature: Value; loss: Value }[];
  notices: string[];
  thermograph: Thermographs | null;
  seconds?: number;
}
// `region`'s report, and a region of a whole board.
export interface Region extends LocalGame {
  boardXSize?: number;
  boardYSize?: number;
  counting?: string;
  name?: string;
  open?: number;
  narrowed?: boolean;
}
// A place of the atlas, or one that was looked up in it.
export interface AtlasPlace {
  drawing: string; // in normal form: rows from the top, '/' between
  boardXSize: number;
  boardYSize: number;
  rows: string[];
  points: string[];
  seen: number; // games in which it came up
  ko: string; // what it is called; empty: there is none
  game: LocalGame | null; // null: the atlas does not have it
}
export interface Atlas {
  entries: number;
  games: number;
  places: AtlasPlace[];
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
  legal: boolean;
}
export interface Rules {
  ko: string;
  scoring: string;
  tax: string;
  suicide: boolean;
  hasButton: boolean;
  whiteHandicapBonus: string;
  friendlyPassOk: boolean;
}
export interface Doubtful {
  color: "black" | "white";
  stones: string[];
  [more: string]: unknown;
}
export interface Analysis {
  boardXSize: number;
  boardYSize: number;
  rules: Rules;
  chains: { stone: string; standing: string; evidence: Evidence }[];
  doubtful: Doubtful[];
  safetyProved: boolean;
  finished: boolean;
  ambient?: Value | Exact | null;
  headline: string;
  lead: Value;
  forecast: Value & { giveOrTake: number; calibrationGames: number; madeEvenBy?: number };
  temperature: Value;
  evidence: Evidence;
  judge: string;
  komi: number;
  counting: string;
  openPoints: number;
  exactPoints: number;
  ownership: number[];
  regions: Region[];
  moveInfos: MoveInfo[];
  rootInfo: { currentPlayer: Color; scoreLead: number };
  tedomari?: { from: Exact; to: Exact; moves: number; taker: Color } | null;
  choices: { [strategy: string]: string | null };
  teire: string[];
  kos: KoFight[];
  seconds: number;
}

export interface GoalSide {
  outcome: string;
  move: string | null;
  order: number;
  threats: number;
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
  seconds: number;
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
  handicap: number;
  evidence: Evidence;
  over: boolean;
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

export type Phase = "opening" | "middle game" | "endgame";
// What kind of mistake a loss looks like; "" where nothing was lost.
export type Mistake =
  | ""
  | "wrong size"
  | "wrong point"
  | "missed sente"
  | "missed reverse sente"
  | "needless answer"
  | "left a threat"
  | "dame"
  | "teire"
  | "tedomari"
  | "ko"
  | "life and death"
  | "overplay";
export interface ReviewedMove {
  number: number;
  color: Color;
  move: string;
  node?: number | null; // of the record, from the server alone
  best: string;
  pv: string[];
  lead: Exact;
  scoreLead: number;
  forecast: Exact;
  forecastAfter: Exact;
  forecastEvidence: Evidence;
  drift: number;
  giveOrTake: number;
  temperature: Exact;
  temperatureExact: boolean;
  loss: Exact;
  lossFloat: number;
  evidence: Evidence;
  kind: string;
  inRegion: boolean;
  phase: Phase;
  mistake: Mistake;
  perfect: PerfectScore | null; // what best play makes of the position before it, where that could be solved
  openPoints: number;
  exactPoints: number;
}
// A ko, its threats and who wins it.
export interface KoThreat {
  move: string;
  size: Value;
  loss: Value; // what the exchange costs its player
  ignoredBelow: Value | null; // while moves elsewhere are worth less, ending the ko is better than the answer
  ignoredAbove: Value;
  evidence: Evidence;
}
export interface KoFight {
  point: string;
  stone: string;
  taker: string;
  region: string | null;
  worth: Value;
  evidence: Evidence;
  winner: string;
  kind: string | null;
  masters:
    | (Record<"black" | "white", { count: Value; temperature: Value }> & {
        balanced: { count: Value; temperature: Value } | null;
      })
    | null;
  threats: { black: KoThreat[]; white: KoThreat[] };
  byThreats: boolean;
  shortBy: number;
  turn: { move: string; answer: string; removes: string[] } | null;
  answer: boolean | null;
  words: string;
  ledger: string[];
}
// A move elsewhere while a ko was fought, and whether the answer to it was right.
export interface PlayedThreat {
  number: number;
  move: Move;
  size: Value | null; // null: no more than the ko, as far as was seen
  evidence: Evidence | null;
  ko: Value;
  ignoredBelow: Value | null;
  elsewhere: Value;
  answered: boolean;
  lost: Value; // by what the other played
  right: boolean | null; // null: nobody can say
  words: string;
}
// A ko that was fought in a game.
export interface FoughtKo {
  points: string[];
  from: number;
  to: number;
  captures: number;
  ended: boolean;
  endedBy: Color | null;
  worth: Value;
  evidence: Evidence;
  kind: string | null;
  masters: { black: Value | null; white: Value | null };
  threats: { black: KoThreat[]; white: KoThreat[] };
  winner: string;
  shortBy: number;
  played: PlayedThreat[];
  ledger: string[];
}
// Black's score, komi counted, when both play perfectly; equal unless a ko or something bounded leaves it open.
export interface PerfectScore {
  low: Exact;
  high: Exact;
  evidence: Evidence;
  ko: boolean;
}
// The last move at which the loser could still have won.
export interface LastChance {
  loser: Color;
  move: number | null; // his, that let it go; null: none was seen
  point: string | null;
  solved: boolean; // else judged, and before and after are the forecast's ranges
  before: PerfectScore | null;
  after: PerfectScore | null;
  evenKomiBefore: { low: Exact; high: Exact } | null;
  evenKomiAfter: { low: Exact; high: Exact } | null;
  hungOnAKo: number | null;
  kept: string[]; // what would have kept the win
  solvedFrom: number | null;
  solvedPositions: number;
  withdrawn: number;
  end: Exact | null;
  borneOut: boolean;
  losses: {
    number: number;
    color: Color;
    move: string;
    loss: Exact;
    turned: boolean;
    before: PerfectScore | null;
    after: PerfectScore | null;
  }[];
  sentences: string[];
}
export interface PlayerLosses {
  moves: number;
  lostNothing: number;
  lostProved: Exact;
  lostJudged: number;
  proved: number;
  worst: number | null;
}
export interface Missed {
  best: string;
  from: number;
  to: number;
  black: number;
  white: number;
  worst: number;
  words: string;
}
export interface PhaseLosses {
  from: number;
  to: number;
  black: number;
  white: number;
}
export interface Story {
  sentences: string[];
  missed: Missed[];
  phases: PhaseLosses[];
  drift: number;
  balance: string;
}
export interface Review {
  source?: string;
  boardXSize: number;
  boardYSize: number;
  rules: string;
  komi: number;
  judge: string;
  finalEvidence: Evidence;
  positions: number;
  regions: number;
  remembered: number;
  seconds: number;
  story: Story;
  kos: FoughtKo[];
  lastChance: LastChance | null;
  moves: ReviewedMove[];
  players: { black: PlayerLosses; white: PlayerLosses };
  black: string;
  white: string;
  blackRank: string;
  whiteRank: string;
  date: string;
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
  ignored: { cost: number; answer: Move; sente: boolean } | null;
  sentence: string;
}
export interface Lines {
  lines: { move: Move; line: Move[]; scoreLead: number }[];
}
export interface Exercise {
  node: number;
  moveNumber: number;
  toMove: Color;
  temperature: Value;
  ahead: Value;
  evidence: Evidence;
}

export interface Play {
  initiative: string;
  active: [low: Exact, high: Exact][];
  activationTemperatures: Exact[];
  blurred: boolean;
}
export interface Komaster {
  komaster: string;
  thermograph: Walls | null;
  outcome: string | null;
  mean: Exact;
  temperature: Exact;
  leftStop: Exact;
  rightStop: Exact;
  evidence: Evidence;
  play: Play;
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
    left: Komaster;
    right: Komaster;
  };
  temper?: string;
  loopy?: boolean;
  loops?: string[];
  play?: Play;
  options?: { left: GameOption[]; right: GameOption[] };
  [more: string]: unknown;
}
// One move away; its expression can be asked about.
export interface GameOption {
  game: string;
  mean: Exact;
  temperature: Exact;
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
  option?: number;
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
  optimum?: { low: Exact; high: Exact; evidence: Evidence; nodes: number };
  exhaustive: boolean;
  environmentSwitches: number;
  first: string;
  tmin: Exact;
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

// What somebody loses in many games, or everybody in them (`tedomari profile`); points a game.
export interface ProfileLine {
  name: string;
  lost: number;
  peers: number | null; // others of the same rank
}
export interface LostMove {
  number: number;
  color: Color;
  move: string;
  best: string;
  loss: number;
  forecast: number;
  evidence: Evidence;
  phase: Phase;
  mistake: Mistake;
}
export interface ProfileGame {
  key: string;
  name: string;
  date: string;
  result: string;
  black: string;
  white: string;
  blackRank: string;
  whiteRank: string;
  moves: number;
  blackLost: number;
  whiteLost: number;
  worst: LostMove | null;
}
export interface Profile {
  subject: string;
  source: string;
  ranks: string[];
  games: number; // a game of everybody's counts for either side
  moves: number;
  notReviewed: number;
  lost: number;
  peers: { games: number; lost: number } | null;
  phases: ProfileLine[];
  mistakes: ProfileLine[];
  byRank: {
    rank: string;
    games: number;
    moves: number;
    lost: number;
    phases: number[];
    mistakes: { name: string; lost: number }[];
  }[];
  byMove: { from: number; to: number; games: number; lost: number }[];
  moments: { key: string; game: string; black: string; white: string; lost: LostMove; words: string }[];
  lines: ProfileGame[];
}
