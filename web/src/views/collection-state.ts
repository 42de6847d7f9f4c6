// SPDX-License-Identifier: MIT
// Many games: opened, reviewed one after the other, and added up by the program.
import { batch, computed, signal } from "@preact/signals";
import { ask, open, post, stop as stopJob, works, type Asked, type Progress } from "../api";
import type { Listed } from "../record";
import type { Profile, Review } from "../reports";
import { notice, openBytes, view } from "../state";
import { adopt } from "./review";

export interface Entry {
  id: number;
  name: string; // of the file
  bytes: ArrayBuffer;
  number: number; // of the game in it
  listed: Listed;
  state: "waits" | "runs" | "done" | "failed";
  error: string;
  job: Asked<Review> | null;
}

export const entries = signal<Entry[]>([]);
export const seconds = signal("0.2"); // a move
export const busy = signal(false);
export const opening = signal(""); // the file that is read just now
export const now = signal<{ id: number; progress: Progress | null } | null>(null);
export const profile = signal<Profile | null>(null);
export const subject = signal(""); // the player whose losses are shown; empty: everybody's
export const done = computed(() => entries.value.filter((e) => e.state === "done").length);
export const waiting = computed(() => entries.value.filter((e) => e.state === "waits").length);

export const reportOf = (entry: Entry): Review | null => entry.job?.value.report ?? null;
const change = (id: number, news: Partial<Entry>) => {
  entries.value = entries.value.map((e) => (e.id === id ? { ...e, ...news } : e));
};

let last = 0;
const isRecord = (name: string) => /\.(sgfs?|xz|gz|txt)$/i.test(name);

// Files that are no records are passed over; what cannot be read is told.
export async function add(files: File[]): Promise<void> {
  let wrong = "";
  const records = files.filter((file) => isRecord(file.name));
  for (const file of records) {
    opening.value = file.name;
    try {
      const bytes = await file.arrayBuffer();
      const found = await open(bytes);
      const name = file.webkitRelativePath || file.name;
      const made = found.games.map((listed): Entry => ({
        id: ++last,
        name: found.gamesTotal > 1 ? `${name}:${listed.number}` : name,
        bytes,
        number: listed.number,
        listed,
        state: "waits",
        error: "",
        job: null,
      }));
      entries.value = [...entries.value, ...made];
      if (found.gamesTotal > found.games.length)
        notice.value = `${name} holds ${found.gamesTotal} games; the first ${found.games.length} are taken. For more: tedomari batch.`;
    } catch (error) {
      wrong ||= `${file.name}: ${(error as Error).message}`;
    }
  }
  opening.value = "";
  if (records.length === 0) notice.value = "There are no game records among these files.";
  if (wrong) notice.value = wrong;
}

// All files of what was dropped, those in folders too.  To be called while the drop is handled.
export function filesOf(items: DataTransferItemList): Promise<File[]> {
  const found = [...items].map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  return Promise.all(found.map((one) => (one instanceof File ? [one] : one ? filesIn(one) : []))).then((lists) => lists.flat());
}
async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await new Promise<File>((settle, refuse) => (entry as FileSystemFileEntry).file(settle, refuse))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  for (;;) {
    // a hundred at a time
    const some = await new Promise<FileSystemEntry[]>((settle, refuse) => reader.readEntries(settle, refuse));
    if (some.length === 0) break;
    inside.push(...some);
  }
  inside.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return (await Promise.all(inside.map(filesIn))).flat();
}

const ended = (job: Asked<Review>, told: (progress: Progress | null) => void): Promise<void> =>
  new Promise((settle) => {
    const end = job.subscribe((held) => {
      told(held.progress);
      if (works(held)) return;
      queueMicrotask(() => end());
      settle();
    });
  });
const rest = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

// Others ask too: when too many wait, it tries again.
async function reviewOne(entry: Entry): Promise<void> {
  change(entry.id, { state: "runs", error: "" });
  try {
    const { record } = await open(entry.bytes, entry.number);
    for (;;) {
      const job = ask<Review>({ question: "review", sgf: record.sgf, options: { time: Number(seconds.value) } });
      change(entry.id, { job });
      await ended(job, (progress) => {
        now.value = { id: entry.id, progress };
      });
      const held = job.value;
      if (held.state === "done" && held.report) return change(entry.id, { state: "done" });
      if (!busy.value) return change(entry.id, { state: "waits", job: null });
      if (/too many/i.test(held.error ?? "")) {
        await rest(1000);
        continue;
      }
      return change(entry.id, { state: "failed", error: held.error ?? "was stopped", job: null });
    }
  } catch (error) {
    change(entry.id, { state: "failed", error: (error as Error).message });
  }
}

export async function review(): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  for (;;) {
    const next = entries.value.find((e) => e.state === "waits");
    if (!next || !busy.value) break;
    await reviewOne(next);
    soon();
  }
  batch(() => {
    busy.value = false;
    now.value = null;
  });
  await addUp();
}

// The game in hand is given up and waits again.
export function halt(): void {
  busy.value = false;
  for (const entry of entries.value) if (entry.state === "runs" && entry.job) stopJob(entry.job);
}

export function clear(): void {
  halt();
  batch(() => {
    entries.value = [];
    profile.value = null;
  });
}

let due: ReturnType<typeof setTimeout> | undefined;
function soon(): void {
  due ??= setTimeout(() => {
    due = undefined;
    void addUp();
  }, 1500);
}

// Of each review what the program needs to add up (docs/http-api.md).
function asked(entry: Entry): object {
  const held = reportOf(entry)!;
  const { black, white, blackRank, whiteRank, date, result, gameMoves, players } = held;
  const moves = held.moves
    .filter((m) => m.lossFloat > 0)
    .map(({ number, color, move, best, lossFloat, scoreLead, evidence, phase, mistake }) => ({
      number,
      color,
      move,
      best,
      lossFloat,
      scoreLead,
      evidence,
      phase,
      mistake, // prettier-ignore
    }));
  return {
    key: String(entry.id),
    source: entry.name,
    black,
    white,
    blackRank,
    whiteRank,
    date,
    result,
    gameMoves,
    players,
    moves,
  };
}
const question = (more: object = {}) => ({
  subject: subject.value,
  source: `${done.value} games`,
  games: entries.value.filter((e) => e.state === "done" && reportOf(e)).map(asked),
  ...more,
});

export async function addUp(): Promise<void> {
  if (done.value === 0) return;
  try {
    profile.value = await post<Profile>("/api/profile", question());
  } catch (error) {
    notice.value = (error as Error).message;
  }
}
export const page = async (): Promise<string> => (await post<{ html: string }>("/api/profile", question({ html: true }))).html;

// To the game, with its review, before a move of it.
export async function visit(entry: Entry, number: number): Promise<void> {
  if (!(await openBytes(entry.bytes, entry.number))) return;
  if (entry.job) adopt(entry.job, number);
  view.value = "review";
}
