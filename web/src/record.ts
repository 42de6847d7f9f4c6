// SPDX-License-Identifier: MIT
// A game record as the server sends it: a tree of nodes, each with what it does to its parent's board.
import type { Color } from "./board/Board";
import { indexOf, spotOf, type Size } from "./board/points";

export type Move = [Color, string];
export interface RecordMark {
  point: string;
  kind: string;
  text?: string;
}
export interface Node {
  parent: number | null;
  move: Move | null;
  moveNumber: number;
  changes: { [point: string]: "B" | "W" | "" };
  toMove: Color;
  captured: { B: number; W: number };
  ko?: string;
  illegal?: string;
  name?: string;
  comment?: string;
  marks?: RecordMark[];
}
export interface Info {
  black: string;
  blackRank: string;
  white: string;
  whiteRank: string;
  result: string;
  date: string;
  event: string;
  name: string;
  round: string;
  place: string;
  comment: string;
  handicap: number;
  rules: string;
}
export interface Record {
  sgf: string;
  boardXSize: number;
  boardYSize: number;
  rules: string | object;
  komi: number;
  info: Info;
  nodes: Node[];
  mainEnd: number;
  questionNode: number;
  warnings: string[];
}
export interface Listed {
  number: number;
  black: string;
  white: string;
  result: string;
  date: string;
  event: string;
  name: string;
  boardXSize: number;
  boardYSize: number;
  moves: number;
}
export interface Opened {
  kind: string;
  games: Listed[];
  gamesTotal: number;
  game: number;
  record: Record;
}

export const sizeOf = (record: Record): Size => ({ width: record.boardXSize, height: record.boardYSize });

export function children(record: Record, node: number): number[] {
  const lists = kin(record);
  return lists[node] ?? [];
}

const kinOf = new WeakMap<Record, number[][]>();
function kin(record: Record): number[][] {
  let lists = kinOf.get(record);
  if (!lists) {
    lists = record.nodes.map(() => []);
    record.nodes.forEach((node, i) => {
      if (node.parent !== null) lists![node.parent]!.push(i);
    });
    kinOf.set(record, lists);
  }
  return lists;
}

export function path(record: Record, node: number): number[] {
  const way = [];
  for (let at: number | null = node; at !== null; at = record.nodes[at]!.parent) way.push(at);
  return way.reverse();
}

// Row by row from the top: '.', 'X', 'O'.
export function stonesAt(record: Record, node: number): string {
  const size = sizeOf(record);
  const board = Array<string>(size.width * size.height).fill(".");
  for (const at of path(record, node))
    for (const [point, stone] of Object.entries(record.nodes[at]!.changes)) {
      const spot = spotOf(point, size);
      if (spot) board[indexOf(spot, size)] = stone === "B" ? "X" : stone === "W" ? "O" : ".";
    }
  return board.join("");
}

// The line through a node: up to it, and on by first children.
export function lineThrough(record: Record, node: number): number[] {
  const way = path(record, node);
  for (let next = children(record, node)[0]; next !== undefined; next = children(record, next)[0]) way.push(next);
  return way;
}

// Brothers of a node, and the same point of neighbouring branches when it has none.
export function variation(record: Record, node: number, step: 1 | -1): number {
  for (let at = node; ;) {
    const parent = record.nodes[at]!.parent;
    if (parent === null) return node;
    const brothers = children(record, parent);
    if (brothers.length > 1) return brothers[(brothers.indexOf(at) + step + brothers.length) % brothers.length]!;
    at = parent;
  }
}

// The node of the main line after so many moves.
export function afterMove(record: Record, moveNumber: number, through = record.mainEnd): number {
  const line = lineThrough(record, through);
  return (
    line.find((at) => record.nodes[at]!.moveNumber === moveNumber && (moveNumber === 0 || record.nodes[at]!.move)) ??
    line[line.length - 1]!
  );
}

export interface Placed {
  node: number;
  column: number;
  depth: number;
}

// Where each node is drawn in the tree: the first child below its parent, others in the first free column to the right.
export function layout(record: Record): Placed[] {
  const placed: Placed[] = Array(record.nodes.length);
  const used: number[] = []; // by depth: columns up to here are taken
  const tails = record.nodes.map(() => 0);
  for (let i = record.nodes.length - 1; i >= 0; --i)
    tails[i] =
      1 +
      Math.max(
        0,
        ...children(record, i)
          .slice(0, 1)
          .map((c) => tails[c]!),
      );
  const walk: { node: number; depth: number; least: number }[] = [{ node: 0, depth: 0, least: 0 }];
  while (walk.length) {
    const { node, depth, least } = walk.pop()!;
    let column = least;
    for (let d = depth; d < depth + tails[node]!; ++d) column = Math.max(column, used[d] ?? 0);
    let at: number | undefined = node;
    const branches: { node: number; depth: number; least: number }[] = [];
    for (let d = depth; at !== undefined; ++d) {
      placed[at] = { node: at, column, depth: d };
      used[d] = column + 1;
      for (const other of children(record, at).slice(1)) branches.push({ node: other, depth: d + 1, least: column + 1 });
      at = children(record, at)[0];
    }
    walk.push(...branches); // the last, deepest branch is placed first and stays nearest
  }
  return placed;
}
