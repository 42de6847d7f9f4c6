// SPDX-License-Identifier: MIT
// What is on the table: the record, where we look, what was undone, and the answers so far.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api";
import type { Asked } from "./api";
import {
  afterMove,
  children,
  lineThrough,
  path,
  sizeOf,
  stonesAt,
  variation,
  type Listed,
  type Opened,
  type Record,
} from "./record";

export type View =
  "game" | "analyze" | "goals" | "score" | "review" | "collection" | "practise" | "atlas" | "play" | "calculator" | "words";

export const view = signal<View>("game");
export const record = signal<Record | null>(null);
export const node = signal(0);
export const notice = signal(""); // one line at the foot of the page
export const collection = signal<{ bytes: BodyInit; games: Listed[]; total: number; game: number } | null>(null);

export const size = computed(() => (record.value ? sizeOf(record.value) : { width: 19, height: 19 }));
export const stones = computed(() => (record.value ? stonesAt(record.value, node.value) : "."));
export const here = computed(() => record.value?.nodes[node.value] ?? null);
export const toMove = computed(() => here.value?.toMove ?? "B");

// Answers belong to positions, not to nodes: a comment changes the record and no answer.
export const position = computed(() => {
  const held = record.value;
  return held
    ? [size.value.width, stones.value, toMove.value, here.value?.ko ?? "", JSON.stringify(held.rules), held.komi].join(" ")
    : "";
});
export const game = computed(() => record.value?.sgf ?? "");

interface Held {
  record: Record;
  node: number;
}
const before = signal<Held[]>([]),
  after = signal<Held[]>([]);
export const canUndo = computed(() => before.value.length > 0);
export const canRedo = computed(() => after.value.length > 0);

function show(held: Held): void {
  record.value = held.record;
  node.value = held.node;
}

// Takes a changed record; the one before can be had back.
export function take(next: Held): void {
  batch(() => {
    const held = record.value;
    if (held && held.sgf !== next.record.sgf) {
      before.value = [...before.value.slice(-199), { record: held, node: node.value }];
      after.value = [];
    }
    show(next);
  });
}

export function undo(): void {
  const last = before.value.at(-1),
    held = record.value;
  if (!last || !held) return;
  batch(() => {
    before.value = before.value.slice(0, -1);
    after.value = [...after.value, { record: held, node: node.value }];
    show(last);
  });
}

export function redo(): void {
  const next = after.value.at(-1),
    held = record.value;
  if (!next || !held) return;
  batch(() => {
    after.value = after.value.slice(0, -1);
    before.value = [...before.value, { record: held, node: node.value }];
    show(next);
  });
}

export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    notice.value = "";
    await work();
    return true;
  } catch (error) {
    notice.value = sentence((error as Error).message);
    return false;
  }
}
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Edits are sent one after the other, each upon the record that the last one made.
let last: Promise<unknown> = Promise.resolve();
export function edit(change: { edit: string; [field: string]: unknown }): Promise<boolean> {
  const next = last.then(() =>
    attempt(async () => {
      const held = record.value;
      if (!held) return;
      const answer = await api.edit({ sgf: held.sgf, node: node.value, ...change });
      take({ record: answer.record, node: answer.node });
    }),
  );
  last = next;
  return next;
}

// A move that is in the record already needs no server.
export function play(point: string): Promise<boolean> {
  const held = record.value;
  const known =
    held &&
    children(held, node.value).find((c) => held.nodes[c]!.move?.[1] === point && held.nodes[c]!.move?.[0] === toMove.value);
  if (known !== undefined && known !== null) {
    node.value = known;
    return Promise.resolve(true);
  }
  return edit({ edit: "play", point });
}

export async function openExample(name: string): Promise<Opened> {
  return api.open(await api.example(name));
}

// With the bytes of a file that may hold other games.
export function opened(answer: Opened, bytes: BodyInit = answer.record.sgf): void {
  batch(() => {
    collection.value = answer.gamesTotal > 1 ? { bytes, games: answer.games, total: answer.gamesTotal, game: answer.game } : null;
    take({ record: answer.record, node: answer.record.questionNode });
  });
  if (answer.record.warnings.length)
    notice.value = `${answer.record.warnings.length} oddities in the file; the first: ${answer.record.warnings[0]}`;
}

export const openBytes = (bytes: BodyInit, which = 1): Promise<boolean> =>
  attempt(async () => opened(await api.open(bytes, which), bytes));

export const start = (settings: object): Promise<boolean> =>
  attempt(async () => {
    const made = await api.fresh(settings);
    collection.value = null;
    take({ record: made, node: 0 });
  });

export function go(where: "first" | "last" | "next" | "previous" | "forward" | "back" | "up" | "down"): void {
  const held = record.value;
  if (!held) return;
  const at = node.value,
    way = path(held, at),
    line = lineThrough(held, at),
    index = way.length - 1;
  const on = (step: number) => line[Math.max(0, Math.min(line.length - 1, index + step))]!;
  node.value = {
    first: 0,
    last: line[line.length - 1]!,
    next: on(1),
    previous: on(-1),
    forward: on(10),
    back: on(-10),
    up: variation(held, at, -1),
    down: variation(held, at, 1),
  }[where];
}

export function goToMove(number: number): void {
  const held = record.value;
  if (held) node.value = afterMove(held, number, node.value);
}

// Answers, by question and what it was asked about; old ones are forgotten.
const answers = signal(new Map<string, Asked>());
export const answerOf = (key: string): Asked | undefined => answers.value.get(key);
export function keep(key: string, job: Asked): Asked {
  answers.value = new Map([...answers.value, [key, job] as const].slice(-60));
  return job;
}
export const positionQuestion = (question: string, more: object = {}) => ({
  question,
  sgf: record.value!.sgf,
  node: node.value,
  ...more,
});

// Dark or light: the system's choice unless one was made.
export const theme = signal<"auto" | "dark" | "light">((remembered("theme") || "auto") as "auto" | "dark" | "light");
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`tedomari.${name}`);
  } catch {
    return null;
  }
}
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`tedomari.${name}`, value);
  } catch {
    /* private windows */
  }
}
if (typeof document !== "undefined")
  effect(() => {
    if (theme.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
    remember("theme", theme.value === "auto" ? "" : theme.value);
  });
