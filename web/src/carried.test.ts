// SPDX-License-Identifier: MIT
// The program in workers, by a worker that says what it is told to.
import { beforeEach, expect, test, vi } from "vitest";
import { CarriedProgram, type Said } from "./carried";
import type { News } from "./engine";

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  heard: string[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: { request?: Uint8Array }): void {
    if (message.request) this.heard.push(new TextDecoder().decode(message.request));
  }
  terminate(): void {
    this.ended = true;
  }
  say(name: string, text: string): void {
    this.onmessage?.({ data: { name, bytes: new TextEncoder().encode(text) } });
  }
  over(): void {
    this.onmessage?.({ data: { over: true } });
  }
}

const fresh = () =>
  new CarriedProgram({
    start: () => new FakeWorker() as unknown as Worker,
    program: () => Promise.resolve({} as WebAssembly.Module),
  });
const heard = (worker: number, text: string) =>
  vi.waitFor(() => expect(FakeWorker.all[worker]?.heard.at(-1) ?? "").toContain(text));
const asked = async (engine: CarriedProgram, question: string): Promise<string> => {
  const { status, text } = await engine.call("POST", "/api/jobs", JSON.stringify({ question }));
  expect(status).toBe(202);
  return (JSON.parse(text) as { id: string }).id;
};
const followed = (engine: CarriedProgram, id: string): News[] => {
  const news: News[] = [];
  engine.follow(
    id,
    (one) => news.push(one),
    () => news.push({ error: "lost" }),
  );
  return news;
};
const settled = () => new Promise((wake) => setTimeout(wake, 5));

beforeEach(() => {
  FakeWorker.all = [];
});

test("a call is a line and a body, and its reply a status and a text", async () => {
  const engine = fresh(),
    reply = engine.call("POST", "/api/open?game=2", "(;SZ[5])");
  await heard(0, "(;SZ[5])");
  expect(FakeWorker.all[0]!.heard).toEqual(["POST /api/open 2\n(;SZ[5])"]);
  FakeWorker.all[0]!.say("reply 422 application/json", "{}");
  FakeWorker.all[0]!.over();
  expect(await reply).toEqual({ status: 422, text: "{}" });
});

test("calls wait for each other and not for a job", async () => {
  const engine = fresh();
  await asked(engine, "analyze");
  await heard(0, "analyze");
  const first = engine.call("GET", "/api/about"),
    second = engine.call("GET", "/api/words");
  await heard(1, "GET /api/about");
  FakeWorker.all[1]!.say("reply 200 application/json", "1");
  FakeWorker.all[1]!.over();
  await heard(1, "GET /api/words");
  FakeWorker.all[1]!.say("reply 200 application/json", "2");
  FakeWorker.all[1]!.over();
  expect([(await first).text, (await second).text]).toEqual(["1", "2"]);
});

test("a job tells its news, and is over when its files are there", async () => {
  const engine = fresh(),
    id = await asked(engine, "score"),
    news = followed(engine, id);
  await heard(0, "POST /api/jobs");
  const [worker] = FakeWorker.all;
  worker!.say("progress", '{"state":"running","progress":{"done":1,"of":2,"what":"regions"}}');
  worker!.say("report", '{"state":"running","report":{"early":1}}');
  worker!.say("end", '{"state":"done","complete":true,"report":{"late":1},"files":["board.svg"]}');
  expect(news.at(-1)).toMatchObject({ state: "running", report: { late: 1 } });
  worker!.say("file board.svg image/svg+xml", "<svg/>");
  worker!.over();
  await settled();
  expect(news.at(-1)).toMatchObject({ id, state: "done", complete: true, report: { late: 1 } });
  expect(engine.fileOf(id, "board.svg")).toMatch(/^blob:/);
  expect(news.map((one) => one.progress?.what)).toContain("regions");
});

test("who stops a job ends its worker and keeps what was found", async () => {
  const engine = fresh(),
    id = await asked(engine, "review"),
    news = followed(engine, id);
  await heard(0, "review");
  FakeWorker.all[0]!.say("report", '{"state":"running","report":{"moves":3}}');
  await engine.call("DELETE", `/api/jobs/${id}`);
  await settled();
  expect(FakeWorker.all[0]!.ended).toBe(true);
  expect(news.at(-1)).toMatchObject({ state: "cancelled", complete: false, report: { moves: 3 } });
  await asked(engine, "analyze");
  await heard(1, "analyze");
});

test("two jobs run, long ones never both, and the others wait", async () => {
  const engine = fresh(),
    first = await asked(engine, "review"),
    second = await asked(engine, "practice"),
    third = await asked(engine, "analyze"),
    news = followed(engine, second);
  await heard(0, "review");
  await heard(1, "analyze");
  expect(news.at(-1)).toMatchObject({ state: "queued", ahead: 2 });
  FakeWorker.all[0]!.say("end", '{"state":"done"}');
  FakeWorker.all[0]!.over();
  await heard(0, "practice");
  expect([first, second, third]).toEqual(["1", "2", "3"]);
  expect(FakeWorker.all.length).toBe(2);
});

test("a program that breaks fails the job and the next has a new worker", async () => {
  const engine = fresh(),
    id = await asked(engine, "analyze"),
    news = followed(engine, id);
  await heard(0, "analyze");
  FakeWorker.all[0]!.onerror!({ message: "out of memory" });
  await settled();
  expect(news.at(-1)).toMatchObject({ state: "failed", error: "the program in this page broke: out of memory" });
  await asked(engine, "score");
  await heard(1, "score");
});

test("what is refused says why", async () => {
  const engine = fresh(),
    id = await asked(engine, "goal"),
    news = followed(engine, id);
  await heard(0, "goal");
  FakeWorker.all[0]!.say("reply 400 application/json", '{"error":"a goal is needed"}');
  FakeWorker.all[0]!.over();
  await settled();
  expect(news.at(-1)).toMatchObject({ state: "failed", error: "a goal is needed" });
});

test("a job of an earlier page is not here", async () => {
  const engine = fresh();
  expect((await engine.call("GET", "/api/jobs/77")).status).toBe(404);
  expect(followed(engine, "77")).toEqual([{ error: "lost" }]);
});
