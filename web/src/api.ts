// SPDX-License-Identifier: MIT
// Questions to who answers the page (docs/http-api.md).  A job is a signal: it changes while it is worked on.
import { signal, type Signal } from "@preact/signals";
import { CarriedProgram, type Carried } from "./carried";
import { Refused, type Engine, type News } from "./engine";
import type { Opened, Record } from "./record";
import { server } from "./server";

const { tedomariCore } = globalThis as { tedomariCore?: Carried };
// Whether the page works by itself: the site's index.html loads the program before the page.
export const isAlone = !!tedomariCore;
const engine: Engine = tedomariCore ? new CarriedProgram(tedomariCore) : server;

async function answer<T>(method: string, path: string, body?: BodyInit): Promise<T> {
  const { status, text } = await engine.call(method, path, body);
  let answered: unknown = null;
  try {
    answered = JSON.parse(text);
  } catch {
    /* an error page without JSON */
  }
  if (status >= 200 && status < 300) return answered as T;
  const refusal = (answered ?? {}) as { error?: string; illegal?: string; field?: string };
  throw new Refused(refusal.error ?? `the server says ${status}`, status, refusal);
}

export const get = <T>(path: string): Promise<T> => answer<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => answer<T>("POST", path, JSON.stringify(body));
// A file that came with the program.
export const example = async (name: string): Promise<string> =>
  (await engine.call("GET", `/api/examples/${encodeURIComponent(name)}`)).text;

export const open = (bytes: BodyInit, game = 1): Promise<Opened> => answer<Opened>("POST", `/api/open?game=${game}`, bytes);
export const fresh = (settings: object) => post<Record>("/api/new", settings);
export const edit = (body: object) => post<{ record: Record; node: number; changed: boolean }>("/api/edit", body);

export interface Progress {
  done: number;
  of: number;
  what: string;
}
export interface Job<R = unknown> {
  id: string;
  question: string;
  state: "asking" | "queued" | "running" | "done" | "failed" | "cancelled";
  ahead?: number;
  progress: Progress | null;
  seconds: number;
  limit?: number; // the seconds it was given, where they are for all of it
  pace?: number; // the seconds that each of what it counts took before
  report: R | null;
  complete: boolean;
  error: string | null;
  files: string[];
}
export type Asked<R = unknown> = Signal<Job<R>>;

export const works = (job: Job | undefined): boolean =>
  !!job && (job.state === "asking" || job.state === "queued" || job.state === "running");
export const fileOf = (job: Job, name: string, save = false) => engine.fileOf(job.id, name, save);

// A job whose later news lacks a report keeps the one it had: partial answers stay.
export const merged = <R>(held: Job<R>, news: Partial<Job<R>>): Job<R> => ({
  ...held,
  ...news,
  report: news.report ?? held.report,
});

// A question of docs/http-api.md.
export interface Question {
  question: string;
  options?: { time?: number; [name: string]: unknown };
  [field: string]: unknown;
}

const timedByPosition = new Set(["review", "practice"]);

// A job of an earlier load of the page, followed again; null when the server has forgotten it.
export async function found<R>(id: string): Promise<Asked<R> | null> {
  try {
    const job: Asked<R> = signal(await get<Job<R>>(`/api/jobs/${id}`));
    if (works(job.value)) follow(job);
    return job;
  } catch {
    return null;
  }
}

// Asks and follows the answer.  The signal is there at once; the caller need not wait.
export function ask<R>(question: Question, pace?: number): Asked<R> {
  const job: Asked<R> = signal({
    id: "",
    question: question.question,
    state: "asking",
    progress: null,
    seconds: 0,
    limit: timedByPosition.has(question.question) ? undefined : question.options?.time,
    pace,
    report: null,
    complete: false,
    error: null,
    files: [],
  });
  void begin(job, question);
  return job;
}

async function begin<R>(job: Asked<R>, question: Question): Promise<void> {
  try {
    const held = await post<Job<R>>("/api/jobs", question);
    const stopped = job.value.state === "cancelled";
    job.value = merged(job.value, held);
    if (stopped) return stop(job);
    if (works(job.value)) follow(job);
  } catch (error) {
    job.value = { ...job.value, state: "failed", error: (error as Error).message };
  }
}

function follow<R>(job: Asked<R>): void {
  const take = (news: News) => {
    job.value = merged(job.value, news as Partial<Job<R>>);
  };
  engine.follow(job.value.id, take, () => void poll(job));
}

// Where the stream broke, or there are too many of them.
async function poll<R>(job: Asked<R>): Promise<void> {
  while (works(job.value)) {
    try {
      job.value = merged(job.value, await get<Job<R>>(`/api/jobs/${job.value.id}`));
    } catch (error) {
      job.value = { ...job.value, state: "failed", error: (error as Error).message };
    }
    if (works(job.value)) await new Promise((wake) => setTimeout(wake, 500));
  }
}

export function stop(job: Asked): void {
  if (job.value.id) void engine.call("DELETE", `/api/jobs/${job.value.id}`).catch(() => {});
  else job.value = { ...job.value, state: "cancelled" };
}

// The answer to a short question.
export function asked<R>(question: Question): Promise<R> {
  const job = ask<R>(question);
  return new Promise((settle, refuse) => {
    const end = job.subscribe((now) => {
      if (works(now)) return;
      queueMicrotask(() => end());
      if (now.report) settle(now.report);
      else refuse(new Error(now.error ?? "stopped"));
    });
  });
}
