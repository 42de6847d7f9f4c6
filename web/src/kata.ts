// SPDX-License-Identifier: MIT
// KataGo's analysis protocol as `tedomari analysis` speaks it.  docs/schema/analysis.json is made of these types.
import type { Doubtful, Evidence, MoveInfo, Region, Value } from "./reports";

export type Player = "B" | "W";
export interface BarredMoves {
  player: string;
  moves: string[];
  untilDepth: number;
}

// A line to the engine that asks about positions.
export interface Query {
  id: string;
  moves: [player: string, location: string][];
  initialStones?: [player: string, location: string][];
  initialPlayer?: string;
  rules: string | { [rule: string]: string | boolean | number };
  komi?: number;
  whiteHandicapBonus?: string;
  boardXSize: number;
  boardYSize: number;
  analyzeTurns?: number[];
  maxVisits?: number;
  rootPolicyTemperature?: number;
  rootFpuReductionMax?: number;
  analysisPVLen?: number;
  includeOwnership?: boolean;
  includeOwnershipStdev?: boolean;
  includeMovesOwnership?: boolean;
  includeMovesOwnershipStdev?: boolean;
  includePolicy?: boolean;
  includePVVisits?: boolean;
  includeNoResultValue?: boolean;
  includeTedomari?: boolean | number; // seconds for the facts of ours
  avoidMoves?: BarredMoves[];
  allowMoves?: BarredMoves[];
  overrideSettings?: { [name: string]: string | number | boolean };
  reportDuringSearchEvery?: number;
  firstReportDuringSearchAfter?: number;
  priority?: number;
  priorities?: number[];
}

// A line to the engine that does something else.
export interface Action {
  id: string;
  action: "query_version" | "query_models" | "clear_cache" | "terminate" | "terminate_all";
  terminateId?: string;
  turnNumbers?: number[];
}

export interface SearchedMove {
  move: string;
  visits: number;
  edgeVisits: number;
  winrate: number;
  scoreMean: number;
  scoreStdev: number;
  scoreLead: number;
  scoreSelfplay: number;
  prior: number;
  noResultValue?: number;
  utility: number;
  lcb: number;
  utilityLcb: number;
  weight: number;
  edgeWeight: number;
  order: number;
  playSelectionValue: number;
  pv: string[];
  pvVisits?: number[];
  pvEdgeVisits?: number[];
  ownership?: number[];
  ownershipStdev?: number[];
  tedomari?: { evidence: "proved" }; // the best move, proved; its visits are all of the position's
}

export interface RootInfo {
  currentPlayer: Player;
  visits: number;
  winrate: number;
  scoreMean: number;
  scoreLead: number;
  scoreSelfplay: number;
  scoreStdev: number;
  utility: number;
  lcb: number;
  weight: number;
  thisHash: string;
  symHash: string;
  rawWinrate: number;
  rawLead: number;
  rawScoreSelfplay: number;
  rawScoreSelfplayStdev: number;
  rawNoResultProb: number;
  rawStWrError: number;
  rawStScoreError: number;
  rawVarTimeLeft: number;
}

// What a look says, or, where it was asked for, what `tedomari analyze` does.  Black's view, whatever the query wants.
export interface Facts {
  lead: Value;
  temperature: Value;
  forecast: Value & { giveOrTake?: number; calibrationGames?: number; madeEvenBy?: number };
  evidence: Evidence;
  judge: string;
  headline?: string;
  safetyProved?: boolean;
  regions?: Region[];
  moves?: MoveInfo[];
  choices?: { [strategy: string]: string | null };
  kos?: object[];
  doubtful?: Doubtful[];
  teire?: string[];
  openPoints?: number;
  exactPoints?: number;
  finished?: boolean;
  provedBest?: string | null;
  lastBigMove?: object;
}

// What the engine says of a position.
export interface Answer {
  id: string;
  turnNumber: number;
  isDuringSearch: boolean;
  moveInfos: SearchedMove[];
  rootInfo: RootInfo;
  policy?: number[];
  ownership?: number[];
  ownershipStdev?: number[];
  tedomari: Facts;
}
export interface NoResults {
  id: string;
  turnNumber: number;
  isDuringSearch: false;
  noResults: true;
  error?: string;
}
export interface Complaint {
  error: string;
  id?: string;
  field?: string;
}
export interface Warning {
  warning: string;
  id: string;
  field: string;
}
export interface ActionDone {
  id: string;
  action: string;
  terminateId?: string;
  turnNumbers?: number[];
  version?: string;
  git_hash?: string;
  tedomari?: string;
  models?: {
    name: string;
    internalName: string;
    maxBatchSize: number;
    usesHumanSLProfile: boolean;
    version: number;
    usingFP16: string;
  }[];
}

export type ToEngine = Query | Action;
export type FromEngine = Answer | NoResults | Complaint | Warning | ActionDone;
