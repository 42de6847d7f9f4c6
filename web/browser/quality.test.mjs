// SPDX-License-Identifier: MIT
// What holds for the whole page: the keyboard alone, accessibility, size, speed, dark and phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { address, begin, end, goTo, openFile, shot, stones, view, withPage } from "./harness.mjs";

before(begin);
after(end);

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function check(page, what) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const serious = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  assert.deepEqual(
    serious.map(
      (v) =>
        `${v.id}: ${v.nodes
          .map((n) => n.html)
          .slice(0, 2)
          .join(" ")} ${v.nodes[0].failureSummary}`,
    ),
    [],
    what,
  );
}

describe("accessibility", () => {
  for (const dark of [false, true])
    test(`axe finds nothing serious, ${dark ? "dark" : "light"}`, () =>
      withPage({ dark }, async (page) => {
        await openFile(page, "endgame-9x9.sgf");
        await goTo(page, 29);
        await check(page, "game");
        await view(page, "Analyze");
        await page.locator("#ask-analyze").click();
        await page.getByRole("button", { name: "Region A" }).click();
        await page.getByRole("img", { name: "Thermograph of Region A" }).waitFor();
        await check(page, "analyze");
        if (dark) await shot(page, "dark");
        await view(page, "Goals");
        await page.locator("summary", { hasText: "All goals" }).click();
        await page.getByRole("button", { name: "Find them" }).click();
        await page.getByText(/goals? read; whoever moves first/).waitFor();
        await check(page, "goals");
        for (const name of ["Score", "Review", "Collection", "Practise", "Play"]) {
          await view(page, name);
          await check(page, name);
        }
        await view(page, "Calculator");
        await page.getByRole("button", { name: "{10|8||0}" }).click();
        await page.getByRole("img", { name: /Thermograph/ }).waitFor();
        await check(page, "calculator");
        await view(page, "Words");
        await page.getByText("Keys").waitFor();
        await page.getByLabel("Find a word").fill("komaster");
        await page.locator("dt", { hasText: "komaster" }).first().waitFor();
        assert.equal(await page.locator("dt", { hasText: "komi" }).count(), 0);
        await page.getByLabel("Find a word").fill("");
        await check(page, "words");
        if (!dark) await shot(page, "words", { fullPage: true });
      }));

  test("the keyboard alone opens, plays, walks, analyzes and looks", () =>
    withPage({}, async (page) => {
      const press = async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "To the board");
      await press("Enter");
      assert.ok(await page.evaluate(() => document.activeElement.classList.contains("goban")));
      await press("ArrowUp", "ArrowUp", "ArrowLeft");
      await page.locator("[aria-live]", { hasText: /D6, empty/ }).waitFor();
      await press("Enter");
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.black").length === 1);
      await press("ArrowRight", "ArrowRight", "Enter");
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.white").length === 1);
      await press(",");
      assert.equal(await stones(page), 1);
      await press(".");
      assert.equal(await stones(page), 2);
      await press("Control+z");
      assert.equal(await stones(page), 1);
      await press("Control+Shift+z");
      assert.equal(await stones(page), 2);
      await press("g");
      await page.keyboard.type("0");
      await press("Enter");
      assert.equal(await stones(page), 0);
      await press("End", "Home", "ArrowRight");
      assert.equal(await stones(page), 1);
      const outlined = await page.evaluate(() => {
        document.querySelector(".walk button").focus();
        return getComputedStyle(document.activeElement).outlineStyle;
      });
      await press("Tab");
      assert.notEqual(
        await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle),
        "none",
        `focus is visible (${outlined})`,
      );
      await press("2");
      await page.locator("#ask-analyze").focus();
      await press("Enter");
      await page.locator(".cards").waitFor();
      await press("9");
      await page.getByText("Calculator for combinatorial games").waitFor();
      await press("?");
      await page.getByText("Legend and words").waitFor();
      await press("t");
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    }));
});

describe("looks", () => {
  test("on a phone nothing runs off the screen", () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await view(page, "Analyze");
      await page.locator("#ask-analyze").click();
      await page.locator("h1", { hasText: "D9" }).waitFor();
      for (const name of [
        "Analyze",
        "Game",
        "Goals",
        "Score",
        "Review",
        "Collection",
        "Practise",
        "Play",
        "Calculator",
        "Words",
      ]) {
        await view(page, name);
        await page.waitForTimeout(80);
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${name} is wider than the phone`,
        );
        if (name === "Analyze") await shot(page, "phone", { fullPage: true });
      }
    }));

  test("the toggle overrules the system and is remembered", () =>
    withPage({ dark: true }, async (page) => {
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const night = await paper();
      await page.getByRole("button", { name: /Looks/ }).click();
      assert.notEqual(await paper(), night);
      await page.reload();
      await page.locator(".goban").waitFor();
      assert.notEqual(await paper(), night);
    }));
});

describe("speed", () => {
  test("the first load is at most 200 kB gzipped and soon interactive", () =>
    withPage({}, async (page) => {
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((e) => !e.name.includes("/api/"))
          .map((e) => [e.name, e.transferSize]),
      );
      const bytes = files.reduce((sum, [, size]) => sum + size, 0);
      const ready = await page.evaluate(
        () => performance.getEntriesByType("mark").find((m) => m.name === "board")?.startTime ?? Infinity,
      );
      console.log(`first load: ${bytes} bytes in ${files.length} files, interactive after ${Math.round(ready)} ms`);
      assert.ok(bytes > 0 && bytes <= 200_000);
      assert.ok(address());
    }));

  test("a walk through a 19x19 game redraws quickly", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await goTo(page, 100);
      // Our own work of a step, which must fit into a frame, and the frames, which other programs may delay.
      const steps = await page.evaluate(async () => {
        const frame = () => new Promise((next) => requestAnimationFrame(next));
        const work = [],
          frames = [];
        await frame();
        for (let i = 0; i < 90; ++i) {
          const start = performance.now();
          dispatchEvent(new KeyboardEvent("keydown", { key: ".", bubbles: true }));
          for (let k = 0; k < 5; ++k) await Promise.resolve();
          document.body.getBoundingClientRect(); // lays out
          work.push(performance.now() - start);
          await frame();
          frames.push(performance.now() - start);
        }
        const sorted = (times) => times.sort((a, b) => a - b);
        return { work: sorted(work), frames: sorted(frames) };
      });
      const said = (times) => `median ${times[45].toFixed(1)} ms, 95 % within ${times[85].toFixed(1)} ms`;
      const late = steps.frames.filter((t) => t > 34).length;
      console.log(`redraw of 19x19: ${said(steps.work)}; frames: ${said(steps.frames)}, ${late} of 90 over 34 ms`);
      assert.ok(Number(await page.getByLabel("Go to move").inputValue()) >= 190);
    }));
});
