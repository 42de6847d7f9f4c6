// SPDX-License-Identifier: MIT
// The site (`make site`) in a real Chromium, from a plain file server and from file://, beside the native program, whose
// answers must be the same.  web/check site runs it; it takes minutes, and prints what it measured.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { chromium } from "playwright-core";
import { linkOf } from "../started.mjs";
import { example, goTo, launch, root, shot, view } from "./harness.mjs";

const folder = process.env.SITE ?? join(root, "build/site");
const long = { timeout: 900_000 };
let files, site, native, base, browser;

before(async () => {
  files = spawn("python3", ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder, "0"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  site = (await linkOf(files)).replace(/\)$/, "");
  native = spawn(process.env.TEDOMARI, ["serve", "--port", "0", "--no-browser", "--no-cache"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  base = await linkOf(native);
  browser = await chromium.launch(launch);
});
after(async () => {
  await browser?.close();
  for (const server of [files, native]) server?.kill();
});

async function withSite(settings, work) {
  const { width = 1280, height = 800, address = site } = settings;
  const context = await browser.newContext({ viewport: { width, height }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (line) => line.type() === "error" && wrong.push(line.text()));
  try {
    await page.goto(address + (settings.hash ?? "#game"));
    await page.locator(".goban, .page-view").first().waitFor();
    await work(page, context);
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
}

async function openFile(page, name, bytes = example(name)) {
  await view(page, "Game");
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(bytes) });
}

const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

describe("the site", () => {
  test("is small", () => {
    const sent = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name !== "core.bin.js")
      .reduce((sum, file) => sum + statSync(join(file.parentPath ?? file.path, file.name)).size, 0);
    console.log(`site: ${sent} bytes over the wire`);
    assert.ok(sent <= 6_000_000);
  });

  for (const [name, width, height] of [
    ["desktop", 1280, 800],
    ["phone", 390, 844],
  ])
    test(`a first visit sees an answer, ${name}`, long, async () => {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      const begun = performance.now();
      await page.goto(site);
      await page.locator(".goban").first().waitFor({ timeout: 600_000 });
      const shown = seconds(begun);
      await page.getByRole("button", { name: "Region A" }).first().waitFor({ timeout: 600_000 });
      console.log(`first visit, ${name}: board after ${shown} s, first answer after ${seconds(begun)} s`);
      await shot(page, `site-${name}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      await context.close();
    });

  test("scores, finds goals, calculates, and saves files", long, () =>
    withSite({}, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await view(page, "Score");
      await page
        .getByRole("button", { name: /Count|Score/ })
        .first()
        .click();
      await page.getByText("Board (SVG)").waitFor();
      const [saved] = await Promise.all([page.waitForEvent("download"), page.getByText("Board (SVG)").click()]);
      assert.equal(saved.suggestedFilename(), "board.svg");
      assert.match(readFileSync(await saved.path(), "utf8"), /^<svg/);
      await view(page, "Goals");
      await page.locator("summary", { hasText: "All goals" }).click();
      await page.getByRole("button", { name: "Find them" }).click();
      await page.getByText(/goals? read; whoever moves first/).waitFor();
      await view(page, "Calculator");
      await page.getByRole("button", { name: "{10|8||0}" }).click();
      await page.getByRole("img", { name: /Thermograph/ }).waitFor();
      await shot(page, "site-calculator");
      await view(page, "Words");
      await page.getByText("This page works by itself").waitFor();
    }),
  );

  test("a stopped answer is stopped, and the next comes", long, () =>
    withSite({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await goTo(page, 60);
      await view(page, "Analyze");
      await page.locator("#ask-analyze").click();
      await page.getByRole("button", { name: "Stop" }).first().click();
      await page
        .getByText(/stopped/i)
        .first()
        .waitFor();
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await view(page, "Analyze");
      await page.locator("#ask-analyze").click();
      await page.getByRole("button", { name: "Region A" }).waitFor();
    }),
  );

  test("reviews a game of 9x9, on a phone", long, () =>
    withSite({ width: 390, height: 844 }, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await view(page, "Review");
      const begun = performance.now();
      await page.getByRole("button", { name: "Review", exact: false }).first().click();
      await page.getByText("Annotated SGF").waitFor();
      console.log(`review of the 38 moves of endgame-9x9.sgf: ${seconds(begun)} s`);
      await shot(page, "site-review-phone", { fullPage: true });
    }),
  );

  test("opens without a network, once it was there", long, async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site);
    await page.evaluate(async () => (await navigator.serviceWorker.ready) && caches.keys());
    await page.waitForFunction(() => !!navigator.serviceWorker.controller);
    await context.setOffline(true);
    await page.goto(`${site}#calculator`);
    await page.reload();
    await page.getByRole("button", { name: "{10|8||0}" }).click();
    await page.getByRole("img", { name: /Thermograph/ }).waitFor();
    await context.close();
  });

  test("opens from file://", long, () =>
    withSite({ address: `file://${folder}/index.html`, hash: "#calculator" }, async (page) => {
      await page.getByRole("button", { name: "{10|8||0}" }).click();
      await page.getByRole("img", { name: /Thermograph/ }).waitFor();
    }),
  );
});

// --- the same answers -----------------------------------------------------------------------------------------------

async function nativeAnswer(question) {
  const begun = performance.now();
  const body = JSON.stringify(question);
  const headers = { "Content-Type": "application/json" };
  let job = await (await fetch(`${base}api/jobs`, { method: "POST", headers, body })).json();
  while (["queued", "running"].includes(job.state)) {
    await new Promise((wake) => setTimeout(wake, 20));
    job = await (await fetch(`${base}api/jobs/${job.id}`)).json();
  }
  return { job, seconds: job.seconds ?? seconds(begun) };
}

// In a worker of its own, as the page has them.
const siteAnswer = (page, question) =>
  page.evaluate(async (question) => {
    const worker = globalThis.tedomariCore.start();
    globalThis.program ??= await globalThis.tedomariCore.program(() => {});
    worker.postMessage(globalThis.program);
    const job = await new Promise((settle, refuse) => {
      let last = null;
      worker.onmessage = ({ data }) => {
        if (data.broken) refuse(new Error(data.broken));
        else if (data.over) settle(last);
        else if (data.name === "end" || data.name.startsWith("reply")) last = JSON.parse(new TextDecoder().decode(data.bytes));
      };
      worker.onerror = (event) => refuse(new Error(event.message));
      worker.postMessage({ request: new TextEncoder().encode(`POST /api/jobs\n${JSON.stringify(question)}`) });
    });
    worker.terminate();
    return { job, seconds: job.seconds };
  }, question);

// What a clock says is nobody's answer.
const timed = /^(seconds|time|milliseconds)$/i;
const without = (value) =>
  Array.isArray(value)
    ? value.map(without)
    : value && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([name]) => !timed.test(name))
            .map(([name, part]) => [name, without(part)]),
        )
      : value;

// Last digits of what a network's numbers became: exp, erf and their kin are each machine's own.
const near = (a, b, path, off) => {
  if (typeof a === "number" && typeof b === "number") {
    if (Math.abs(a - b) > 1e-4 * Math.max(1, Math.abs(a), Math.abs(b))) off.push(`${path}: ${a} and ${b}`);
  } else if (a && b && typeof a === "object" && typeof b === "object") {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) near(a[name], b[name], `${path}.${name}`, off);
  } else if (a !== b) off.push(`${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
  return off;
};

describe("answers are the native program's", () => {
  const endgame = example("endgame-9x9.sgf").toString();
  const large = example("selfplay-19x19.sgf").toString();
  const questions = {
    "analyze, 9x9": { question: "analyze", sgf: endgame, node: 29, options: { time: 600, nodes: 20000 } },
    "analyze, 19x19, move 60": { question: "analyze", sgf: large, node: 60, options: { time: 600, nodes: 20000 } },
    "analyze, 19x19, move 180": { question: "analyze", sgf: large, node: 180, options: { time: 600, nodes: 20000 } },
    score: { question: "score", sgf: endgame, node: 38, options: { time: 600 } },
    goals: { question: "goals", sgf: endgame, node: 29, options: { time: 600, timeEach: 60 } },
    review: { question: "review", sgf: endgame, options: { time: 600, nodes: 2000 } },
    calculator: { question: "cgt", expression: "{10|8||0} + {5|-5} + ^" },
    problem: { question: "problem", sgf: example("snapback.sgf").toString(), options: { time: 600 } },
    "quick move": { question: "genmove", sgf: endgame, node: 20, options: { level: 2 } },
  };
  for (const [name, question] of Object.entries(questions))
    test(name, long, () =>
      withSite({ hash: "#words" }, async (page) => {
        const there = await nativeAnswer(question);
        const here = await siteAnswer(page, question);
        assert.equal(here.job.state, "done", here.job.error);
        const off = near(without(here.job.report), without(there.job.report), "report", []);
        console.log(
          `${name}: ${here.seconds.toFixed(2)} s here, ${there.seconds.toFixed(2)} s native, ${(here.seconds / there.seconds).toFixed(1)} times` +
            `${JSON.stringify(without(here.job.report)) === JSON.stringify(without(there.job.report)) ? ", every digit the same" : ""}`,
        );
        assert.deepEqual(off.slice(0, 8), []);
      }),
    );
});
