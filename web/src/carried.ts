// SPDX-License-Identifier: MIT
// The program that the page brought with it, in workers: one for calls, which are short, and some for jobs.  A worker
// hears nothing while it works, so who wants a job to stop ends its worker.
import { signal } from "@preact/signals";
import type { Job } from "./api";
import { Refused, type Engine, type News, type Reply } from "./engine";

// What a worker takes: first the program, then requests, one after the other (src/ask/worker.h).
export interface Request {
  request: Uint8Array;
}
// What it says: names and bytes of the answer, then that this was all, or what broke.
export type Said = { name: string; bytes: Uint8Array<ArrayBuffer> } | { over: true } | { broken: string };

// core.js of the site sets this; see core.ts.
export interface Carried {
  start(): Worker;
  program(loaded: (bytes: number, of: number) => void): Promise<WebAssembly.Module>;
}

// Says that the program is on its way, and is empty when it is there.
export const loading = signal("");

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

// One worker and the request it is at.
class Hand {
  private worker: Worker;
  private hear: ((name: string, bytes: Uint8Array<ArrayBuffer>) => void) | null = null;
  private settle: (() => void) | null = null;
  private refuse: ((why: Error) => void) | null = null;
  private ready: Promise<void>;

  constructor(carried: Carried, program: Promise<WebAssembly.Module>) {
    this.worker = carried.start();
    this.worker.onmessage = ({ data }: MessageEvent<Said>) => this.take(data);
    this.worker.onerror = (event) => this.take({ broken: event.message || "the worker broke" });
    this.ready = program.then((module) => this.worker.postMessage(module));
  }

  private take(said: Said): void {
    if ("name" in said) return this.hear?.(said.name, said.bytes);
    const { settle, refuse } = this;
    this.hear = this.settle = this.refuse = null;
    if ("over" in said) settle?.();
    else refuse?.(new Refused(`the program in this page broke: ${said.broken}`, 0, {}));
  }

  async ask(line: string, body: Uint8Array, hear: (name: string, bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
    await this.ready;
    const head = new TextEncoder().encode(`${line}\n`);
    const request = new Uint8Array(head.length + body.length);
    request.set(head);
    request.set(body, head.length);
    return new Promise((settle, refuse) => {
      Object.assign(this, { hear, settle, refuse });
      this.worker.postMessage({ request } satisfies Request, [request.buffer]);
    });
  }

  end(): void {
    this.worker.terminate();
    this.take({ broken: "stopped" });
  }
}

interface Held {
  job: Job;
  body: Uint8Array;
  hand: Hand | null; // while it is worked on
  files: Map<string, string>; // links by name
  takers: ((news: News) => void)[];
}

const most = 2; // jobs at a time; of the long ones, as the server does, one
const isLong = (job: Job) => job.question === "review" || job.question === "practice";
const kept = 60; // ended jobs

export class CarriedProgram implements Engine {
  private program: Promise<WebAssembly.Module>;
  private clerk: Hand | null = null;
  private last: Promise<unknown> = Promise.resolve(); // calls are answered one after the other
  private idle: Hand[] = [];
  private jobs = new Map<string, Held>();
  private queue: Held[] = [];
  private numbers = 0;

  constructor(private carried: Carried) {
    loading.value = "Loading the program";
    this.program = carried
      .program((bytes, of) => {
        loading.value = of > 0 ? `Loading the program: ${Math.round((100 * bytes) / of)} %` : "Loading the program";
      })
      .finally(() => {
        loading.value = "";
      });
    this.program.catch(() => {}); // who asks will hear of it
  }

  async call(method: string, path: string, body?: BodyInit): Promise<Reply> {
    const [name, query] = path.split("?") as [string, string?];
    if (name.startsWith("/api/jobs")) return this.callOfJobs(method, name, body);
    const bytes = new Uint8Array(await new Response(body ?? "").arrayBuffer());
    const answered = this.last.then(() => this.ask(`${method} ${name} ${new URLSearchParams(query).get("game") ?? ""}`, bytes));
    this.last = answered.catch(() => {});
    return answered;
  }

  private async ask(line: string, body: Uint8Array): Promise<Reply> {
    this.clerk ??= new Hand(this.carried, this.program);
    let reply: Reply = { status: 500, text: "" };
    try {
      await this.clerk.ask(line, body, (name, bytes) => {
        reply = { status: Number(name.split(" ")[1]), text: text(bytes) };
      });
    } catch (error) {
      this.clerk.end();
      this.clerk = null;
      throw error;
    }
    return reply;
  }

  // --- jobs ---------------------------------------------------------------------------------------------------------

  private async callOfJobs(method: string, path: string, body?: BodyInit): Promise<Reply> {
    if (method === "POST") return this.submit(new Uint8Array(await new Response(body ?? "").arrayBuffer()));
    const held = this.jobs.get(path.split("/")[3] ?? "");
    if (!held) return { status: 404, text: JSON.stringify({ error: "there is nothing here" }) };
    if (method === "DELETE") this.stop(held);
    return { status: 200, text: JSON.stringify(held.job) };
  }

  private submit(body: Uint8Array): Reply {
    const asked = JSON.parse(text(body)) as { question: string };
    const job: Job = {
      id: String(++this.numbers),
      question: asked.question,
      state: "queued",
      ahead: 0,
      progress: null,
      seconds: 0,
      report: null,
      complete: false,
      error: null,
      files: [],
    };
    const held: Held = { job, body, hand: null, files: new Map(), takers: [] };
    this.jobs.set(job.id, held);
    this.queue.push(held);
    this.forget();
    this.begin();
    return { status: 202, text: JSON.stringify(held.job) };
  }

  private running = (): Held[] => [...this.jobs.values()].filter((held) => held.hand);

  // Takes from the queue what may run now.
  private begin(): void {
    for (;;) {
      const running = this.running();
      const takesLong = !running.some((held) => isLong(held.job));
      const next = running.length < most ? this.queue.find((held) => takesLong || !isLong(held.job)) : undefined;
      if (!next) break;
      this.queue = this.queue.filter((held) => held !== next);
      next.hand = this.idle.pop() ?? new Hand(this.carried, this.program);
      next.job.state = "running";
      void this.work(next, next.hand);
    }
    this.queue.forEach((held, place) => this.tell(held, { ahead: place + this.running().length }));
  }

  private async work(held: Held, hand: Hand): Promise<void> {
    let end: News = { state: "failed", complete: false };
    try {
      await hand.ask("POST /api/jobs", held.body, (name, bytes) => {
        const [kind, what, type] = split(name);
        if (kind === "progress") this.tell(held, JSON.parse(text(bytes)) as News);
        if (kind === "report") this.tell(held, JSON.parse(text(bytes)) as News);
        if (kind === "end") {
          end = JSON.parse(text(bytes)) as News;
          this.tell(held, { ...end, state: "running" }); // it is over when its files are here
        }
        if (kind === "reply") end = { ...end, error: (JSON.parse(text(bytes)) as { error: string }).error };
        if (kind === "file") held.files.set(what, URL.createObjectURL(new Blob([bytes], { type })));
      });
      this.idle.push(hand);
    } catch (error) {
      if (held.hand !== hand) return; // it was stopped
      hand.end();
      end = { ...end, error: (error as Error).message };
    }
    held.hand = null;
    this.tell(held, end);
    this.begin();
  }

  private stop(held: Held): void {
    if (!["queued", "running"].includes(held.job.state)) return;
    const { hand } = held;
    held.hand = null;
    hand?.end();
    this.queue = this.queue.filter((other) => other !== held);
    this.tell(held, { state: "cancelled", complete: false });
    this.begin();
  }

  private tell(held: Held, news: News): void {
    held.job = { ...held.job, ...news, report: news.report ?? held.job.report };
    for (const take of held.takers) take(held.job);
    if (!["queued", "running"].includes(held.job.state)) held.takers = [];
  }

  private forget(): void {
    for (const [id, held] of this.jobs) {
      if (this.jobs.size <= kept) return;
      if (held.hand || this.queue.includes(held)) continue;
      for (const link of held.files.values()) URL.revokeObjectURL(link);
      this.jobs.delete(id);
    }
  }

  follow(id: string, take: (news: News) => void, lost: () => void): void {
    const held = this.jobs.get(id);
    if (!held) return lost();
    take(held.job);
    if (["queued", "running"].includes(held.job.state)) held.takers.push(take);
  }

  fileOf(id: string, name: string): string {
    return this.jobs.get(id)?.files.get(name) ?? "";
  }
}

// "file board.svg image/svg+xml; charset=utf-8": the last part may hold spaces.
function split(name: string): [string, string, string] {
  const [kind = "", what = "", ...type] = name.split(" ");
  return [kind, what, type.join(" ")];
}
