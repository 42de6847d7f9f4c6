// SPDX-License-Identifier: MIT
// Problems that the program forged (docs/notes/problems.md): what they say, which comes next, and what an answer does to the
// ratings.  The proof stands in their lines; a record is made of them, so that the program plays them out.
import type { Color } from "./board/Board";
import { spotOf, type Size } from "./board/points";
import { float, type Exact } from "./number";
import type { Thermographs, Value } from "./reports";

export interface Try {
  answer: string;
  right: boolean;
  says: string;
  lines: string[];
}
export interface Problem {
  id: string;
  kind: string;
  question: string;
  rows: string[];
  cut: string[];
  toMove: Color;
  open: string[];
  marked: string[];
  choices: string[];
  answer: string;
  why: string;
  tries: Try[];
  games?: {
    region: string[];
    count: Value;
    temperature: Value;
    kind: string;
    sentence: string;
    thermograph: Thermographs | null;
  }[];
  rating: { elo: number; policy: number; liked: boolean; nodes: number; near: number };
  source: string;
}

export const kinds: { [kind: string]: string } = {
  live: "Live",
  kill: "Kill",
  capture: "Capture",
  ko: "Ko",
  bigger: "Bigger",
  endgame: "Endgame",
  sente: "Sente",
  count: "Count",
};

export const problemsOf = (text: string): Problem[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Problem);

export const sizeOfProblem = (p: Problem): Size => ({ width: p.rows[0]!.length, height: p.rows.length });
export const isMove = (p: Problem): boolean => p.kind !== "count" && p.kind !== "sente";

// The problem and all its lines as a record.  A line says "B D4 (E5 F6) (pass E5 "dead")".
export function sgfOf(p: Problem): string {
  const size = sizeOfProblem(p);
  const coded = (point: string): string => {
    const spot = spotOf(point, size);
    return spot ? String.fromCharCode(97 + spot.x, 97 + spot.y) : "";
  };
  const escaped = (text: string) => text.replace(/[\\\]]/g, "\\$&");
  const stones = (sign: string) =>
    p.rows.flatMap((row, y) =>
      [...row].flatMap((cell, x) => (cell === sign ? [`[${String.fromCharCode(97 + x, 97 + y)}]`] : [])),
    );
  const set = (name: string, sign: string) => (stones(sign).length ? name + stones(sign).join("") : "");
  const moves = (line: string): string => {
    let color = line[0] === "W" ? "W" : "B";
    const held: string[] = [];
    return (line.slice(2).match(/"[^"]*"|[()]|\w+/g) ?? [])
      .map((word) => {
        if (word === "(") return (held.push(color), "(");
        if (word === ")") return ((color = held.pop()!), ")");
        if (word.startsWith('"')) return `C[${escaped(word.slice(1, -1))}]`;
        const move = `;${color}[${coded(word)}]`;
        color = color === "B" ? "W" : "B";
        return move;
      })
      .join("");
  };
  const lines = p.tries.flatMap((t) => t.lines).map((line) => `(${moves(line)})`);
  return `(;GM[1]FF[4]SZ[${size.width}:${size.height}]${set("AB", "X")}${set("AW", "O")}PL[${p.toMove}]${lines.join("")})`;
}

// "1 1/2", "-3/2", "1.5", "−1½"; nothing else.
export function numberOf(text: string): number | null {
  const signs: { [sign: string]: string } = { "½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅓": " 1/3", "⅔": " 2/3" };
  const plain = text
    .replace(/[½¼¾⅓⅔]/g, (s) => signs[s]!)
    .replace("−", "-")
    .replace(",", ".")
    .trim();
  const found = /^([-+]?)\s*(?:(\d+(?:\.\d+)?)|(?:(\d+)\s+)?(\d+)\/([1-9]\d*))$/.exec(plain);
  if (!found) return null;
  const [, minus, whole, before, over, under] = found;
  const value = whole ? Number(whole) : Number(before ?? 0) + Number(over) / Number(under);
  return minus === "-" ? -value : value;
}

// Whether it is right; nothing when it is no answer at all.
export function isRight(p: Problem, answer: string): boolean | null {
  if (p.kind !== "count") return p.tries.find((t) => t.answer === answer)?.right ?? null;
  const given = numberOf(answer);
  return given === null ? null : Math.abs(given - float(p.games![0]!.count.value as Exact)) < 1e-9;
}

// What is kept in the browser: of the player a rating and the streaks by kind, of each problem when it is due again.
export interface Seen {
  due: number; // milliseconds
  step: number; // how often in a row
  elo: number; // as it has moved here
}
export interface Held {
  rating: number;
  answered: number;
  seen: { [id: string]: Seen };
  streaks: { [kind: string]: { now: number; best: number; right: number; asked: number } };
}
export const beginner = (): Held => ({ rating: 1000, answered: 0, seen: {}, streaks: {} });

export function heldOf(text: string | null): Held {
  try {
    const held = { ...beginner(), ...(JSON.parse(text ?? "{}") as Partial<Held>) };
    return typeof held.rating === "number" && held.seen && held.streaks ? held : beginner();
  } catch {
    return beginner();
  }
}

const day = 86_400_000;
const pauses = [600_000, day, 3 * day, 8 * day, 21 * day, 60 * day]; // until it is asked again
export const expected = (player: number, problem: number): number => 1 / (1 + 10 ** ((problem - player) / 400));

// A first answer counts, as Elo's numbers do: with a hint a right one is worth half.
export function answered(held: Held, p: Problem, right: boolean, hints: number, now: number): Held {
  const before = held.seen[p.id] ?? { due: 0, step: 0, elo: p.rating.elo };
  const score = right ? (hints ? 0.5 : 1) : 0;
  const more = score - expected(held.rating, before.elo);
  const step = right ? Math.min(before.step + (hints ? 0 : 1), pauses.length - 1) : 0;
  const streak = held.streaks[p.kind] ?? { now: 0, best: 0, right: 0, asked: 0 };
  const run = right && !hints ? streak.now + 1 : 0;
  return {
    rating: held.rating + (held.answered < 20 ? 48 : 20) * more,
    answered: held.answered + 1,
    seen: { ...held.seen, [p.id]: { due: now + pauses[step]!, step, elo: before.elo - 8 * more } },
    streaks: {
      ...held.streaks,
      [p.kind]: {
        now: run,
        best: Math.max(run, streak.best),
        right: streak.right + (right ? 1 : 0),
        asked: streak.asked + 1,
      },
    },
  };
}

// What is due comes first, what was due longest before all; else a new one that is about as strong as the player.
export function next(all: Problem[], held: Held, kind: string, now: number, not = ""): Problem | null {
  const asked = all.filter((p) => (kind === "all" || p.kind === kind) && p.id !== not);
  const due = asked.filter((p) => (held.seen[p.id]?.due ?? Infinity) <= now);
  if (due.length) return due.reduce((a, b) => (held.seen[a.id]!.due <= held.seen[b.id]!.due ? a : b));
  const far = (p: Problem) => Math.abs(p.rating.elo - held.rating);
  const fresh = asked.filter((p) => !held.seen[p.id]);
  if (fresh.length) return fresh.reduce((a, b) => (far(a) <= far(b) ? a : b));
  return asked.length ? asked.reduce((a, b) => (held.seen[a.id]!.due <= held.seen[b.id]!.due ? a : b)) : null;
}

// A few points with the right one among them, the same each time.
export function hinted(p: Problem, many = 4): string[] {
  const wrong = p.tries.filter((t) => !t.right).map((t) => t.answer);
  const from = parseInt(p.id.slice(0, 6), 16) || 0;
  const some = wrong.map((_, i) => wrong[(from + i * 7) % wrong.length]!);
  return [...new Set([p.answer, ...some])].slice(0, many).sort();
}
