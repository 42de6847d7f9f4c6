// SPDX-License-Identifier: MIT
// What a club player meets who comes for the first time, reviews his game and plays one.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { begin, click, end, example, goTo, openFile, sentence, shot, stones, view, withPage } from "./harness.mjs";

before(begin);
after(end);

const benches = ["Game", "Analyze", "Goals", "Score", "Review", "Practise", "Play"];

describe("a first visit", () => {
  test("shows an example with its answer; an empty board and one's own game are one click away", () =>
    withPage({ path: "" }, async (page) => {
      await page.locator("h1", { hasText: /White is ahead by 3½.*D9/ }).waitFor();
      await page.getByText("An example, analysed").waitFor();
      assert.ok((await page.locator(".goban .region").count()) >= 3);
      await page.locator("summary", { hasText: "2 where nobody gains" }).waitFor(); // no rows of zeros
      await shot(page, "first");
      await page.reload(); // nothing was done: it is a first visit still
      await page.getByText("An example, analysed").waitFor();
      await page.locator(".welcome input[type=file]").setInputFiles({
        name: "own.sgf",
        mimeType: "application/x-go-sgf",
        buffer: Buffer.from("(;SZ[13];B[dd];W[jj])"),
      });
      await page.getByText("13×13").first().waitFor();
      assert.equal(await page.locator(".welcome").count(), 0);
    }));

  test("leads to an empty board, and who comes again finds his own game", () =>
    withPage({ path: "" }, async (page) => {
      await page.getByRole("button", { name: "Empty board" }).click();
      await page.getByRole("button", { name: "New board" }).waitFor();
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.black").length === 0);
      await click(page, "E5");
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.black").length === 1);
      await page.waitForFunction(() => localStorage.getItem("tedomari.record")?.includes("B[ee]"));
      await page.goto(page.url().replace(/#.*/, ""));
      await page.reload();
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.black").length === 1);
    }));

  test("a new board has its rules and komi; text that is no game is told what is taken", () =>
    withPage({}, async (page) => {
      await page.getByLabel("Rules").first().selectOption("chinese");
      await page.getByLabel("Komi").first().fill("5.5");
      await page.getByRole("button", { name: "New board" }).click();
      await page.locator(".names", { hasText: /komi 5.5 · chinese/ }).waitFor();
      await page.locator("summary", { hasText: "Paste" }).click();
      await page.getByLabel("SGF or a diagram").fill("hello world, this is my game");
      await page.getByRole("button", { name: "Open this text" }).click();
      await page.locator(".notice", { hasText: /SGF begins with "\(;"/ }).waitFor();
    }));
});

describe("a running review", () => {
  test("is seen from every view, survives a reload, makes the next one wait, and is stopped from anywhere", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await goTo(page, 100);
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.getByText(/Takes about \d+ (s|min)/).waitFor();
      await page.locator("#ask-review").click();
      await page.locator("h1", { hasText: /^Move 101 is not reviewed yet; moves \d+–267 are ready/ }).waitFor();
      const chip = page.locator(".running li");
      for (const name of ["Game", "Calculator", "Goals"]) {
        await view(page, name);
        await chip.filter({ hasText: /Review: \d+ of 268 positions/ }).waitFor();
      }
      await page.reload();
      await chip.filter({ hasText: /\d+ of 268 positions/ }).waitFor();
      await chip.getByRole("button", { name: /^Review/ }).click();
      const rows = async () => Number(/moves (\d+)–267/.exec((await page.getByText(/^So far: moves/).textContent()) ?? "")?.[1]);
      const before = await rows();
      await page.waitForFunction((n) => Number(/moves (\d+)–267/.exec(document.body.innerText)?.[1]) < n, before);
      await openFile(page, "another.sgf", example("selfplay-19x19.sgf").toString().replace("KM[6.5]", "KM[7.5]"));
      await view(page, "Review");
      await page.locator("#ask-review").click();
      await page.locator(".working", { hasText: "Waits for 1 before this." }).waitFor();
      assert.doesNotMatch(await page.locator("body").innerText(), /of at most/);
      await shot(page, "review-waits");
      assert.equal(await chip.count(), 2);
      await page.getByRole("button", { name: "Stop the review of Kuro – Shiro" }).click();
      await page.locator(".working", { hasText: /\d+ of 268 positions/ }).waitFor();
      await view(page, "Words");
      await page.getByRole("button", { name: "Stop the review", exact: true }).click();
      await chip.getByRole("button", { name: "The review was stopped" }).click();
      await page.getByText(/^Stopped/).waitFor();
    }));

  test("shows how the better move and the one played go on, both on the board", () =>
    withPage({}, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.locator("#ask-review").click();
      await page.getByRole("link", { name: "Annotated SGF" }).waitFor();
      await page.locator(".mistakes button").first().click();
      await page.getByRole("button", { name: "Show how the better move goes on" }).click();
      const [better, played] = [page.locator(".why .side-card").first(), page.locator(".why .side-card").nth(1)];
      await better.waitFor();
      const coming = () => page.locator(".goban .coming").count();
      assert.ok((await coming()) >= 2, "the better line is on the board");
      await shot(page, "review-lines");
      const mistake = /(?:Black|White) (\w+) loses .*; (\w+) was better/.exec(await sentence(page).textContent());
      assert.match(await better.innerText(), new RegExp(`Better: ${mistake[2]}`));
      assert.match(await played.innerText(), new RegExp(`Played: ${mistake[1]}`));
      await played.getByRole("button", { name: /one move on/ }).click();
      assert.equal(await coming(), 1);
      await played.getByRole("button", { name: "Show" }).click();
      assert.ok((await coming()) >= 2);
    }));
});

describe("goals", () => {
  test("are gathered by the move that decides them, with evidence, and what is settled is folded", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await goTo(page, 60);
      await view(page, "Goals");
      await page.locator("summary", { hasText: "All goals" }).click();
      await page.getByRole("button", { name: "Find them" }).click();
      await page.getByText(/goals read; whoever moves first decides/).waitFor();
      await page.locator(".working").waitFor({ state: "detached" });
      const shown = page.locator("details[open] .spaced li:visible");
      assert.ok((await shown.count()) > 0 && (await shown.count()) <= 16, `${await shown.count()} rows`);
      assert.equal(await shown.filter({ has: page.locator(".badge") }).count(), await shown.count());
      await shot(page, "goals-grouped");
    }));
});

describe("a game against the program", () => {
  const unscored = example("short-9x9.sgf").toString().replace("RE[W+4.5]", "");
  const againstProgram = async (page, color) => {
    await openFile(page, "game.sgf", unscored);
    await page.getByRole("button", { name: "Last move" }).click();
    await page.getByRole("button", { name: "One move back", exact: true }).click();
    await page.getByRole("button", { name: "One move back", exact: true }).click();
    await view(page, "Play");
    await page.getByRole("button", { name: color }).click();
    await page.getByRole("button", { name: "Go on from here" }).click();
  };
  const result = (page, text) => page.locator(".names", { hasText: text }).waitFor();

  test("says that the program passes; two passes are counted at once and saved", () =>
    withPage({}, async (page) => {
      await againstProgram(page, "● You are Black"); // White, the program, has nothing left to play
      await page.locator("h1", { hasText: "The program passes. Your move, Black" }).waitFor();
      await page.locator(".panel").getByRole("button", { name: "Pass", exact: true }).click();
      await page.locator("h1", { hasText: "White wins by 4.5" }).waitFor();
      await result(page, "W+4.5");
      await shot(page, "play-end");
      await page.getByRole("button", { name: "Take back" }).click();
      await page.locator("h1", { hasText: "Your move, Black" }).waitFor();
      assert.doesNotMatch(await page.locator(".names").innerText(), /W\+4.5/);
    }));

  test("resigning says who wins, saves it, and leaves no badge of a hint", () =>
    withPage({}, async (page) => {
      await againstProgram(page, "○ You are White");
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".sentence .badge").waitFor();
      await page.locator(".working").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Resign" }).click();
      await page.locator("h1", { hasText: "You resigned: Black wins" }).waitFor();
      await result(page, "B+R");
      assert.equal(await page.locator(".sentence .badge").count(), 0);
    }));
});

describe("words and looks", () => {
  test("plain words know no game theory, and are remembered", () =>
    withPage({ path: "" }, async (page) => {
      await page.getByRole("button", { name: "New to game theory? Plain words" }).click();
      await page.getByRole("button", { name: "Region A" }).click();
      await page.getByText("A move here is worth").waitFor();
      const trade = /deiri|\bcount\b|walls|strat\b|Tedomari:|W\|L|komaster|placid|proved,/;
      assert.doesNotMatch(await page.locator(".bench").innerText(), trade);
      assert.equal(await page.locator(".thermograph").count(), 0);
      await shot(page, "plain");
      await openFile(page, "snapback.sgf");
      await goTo(page, 0);
      await view(page, "Goals");
      await page.getByRole("button", { name: "Captured?" }).click();
      await click(page, "C2");
      await page.getByRole("button", { name: "Read it" }).click();
      await page.locator("h1", { hasText: /Yes, even if White moves first/ }).waitFor();
      assert.doesNotMatch(await page.locator(".bench").innerText(), /[WLU]\|[WLU]|status/);
      await page.reload();
      await page.locator(".goban").waitFor();
      assert.equal(await page.getByRole("button", { name: "Plain words", exact: true }).getAttribute("aria-pressed"), "true");
    }));

  test("the headline says who is ahead and how sure; the range is a click away", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await goTo(page, 100);
      await view(page, "Analyze");
      await page.getByLabel("for").selectOption("1");
      await page.locator("#ask-analyze").click();
      await page.locator("h1", { hasText: /(of 10 such games|About even|sure to win).*best move is/ }).waitFor();
      assert.doesNotMatch(await sentence(page).textContent(), /give or take/);
      await page.locator("summary", { hasText: "How sure" }).click();
      await page.getByText(/Nine of ten such games end between/).waitFor();
    }));

  test("keys mean the page again after the number of a move", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await page.keyboard.press("g");
      await page.keyboard.type("150");
      await page.keyboard.press("Enter");
      assert.equal(await page.getByLabel("Go to move").inputValue(), "150");
      await page.keyboard.press("3");
      await page.getByRole("button", { name: "Read it" }).waitFor();
      assert.equal(await page.getByLabel("Go to move").inputValue(), "150");
      await page.keyboard.press("g");
      await page.keyboard.type("7");
      await page.keyboard.press("Escape");
      assert.equal(await page.getByLabel("Go to move").inputValue(), "150");
      await page.keyboard.press("?");
      await page.getByText("Legend and words").waitFor();
    }));

  test("a stone that was overruled is what the person said, and dame are dots", () =>
    withPage({}, async (page) => {
      await openFile(page, "short-9x9.sgf");
      await page.getByRole("button", { name: "Last move" }).click();
      await view(page, "Score");
      await page.getByRole("button", { name: "Count", exact: true }).click();
      await page.locator("h1", { hasText: "White wins by 4.5" }).waitFor();
      assert.doesNotMatch(await page.locator(".panel").innerText(), /bounded|Dame \(dots\)/);
      await click(page, "D5");
      await page.getByText("You said: D5 seki").waitFor();
      await page.locator(".working").waitFor({ state: "detached" });
      await page.locator("td", { hasText: "you said so" }).first().waitFor();
    }));

  test("a window has one scroll bar at most", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      for (const name of benches) {
        await view(page, name);
        await page.waitForTimeout(60);
        assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${name} scrolls as a whole`);
      }
      assert.equal((await stones(page)) > 100, true);
    }));

  test("on a phone the board stays in sight, and the mistakes come before the graph", () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.locator("#ask-review").click();
      await page.getByRole("link", { name: "Annotated SGF" }).waitFor();
      await page.locator("summary", { hasText: /^All \d+ moves/ }).click();
      await page.evaluate(() => scrollTo(0, 1500));
      const board = await page.locator(".table .goban").boundingBox();
      assert.ok(board.y >= 0 && board.y + board.height < 844, `the board is at ${board.y}`);
      await page.evaluate(() => scrollTo(0, 0));
      const top = async (what) => (await page.locator(what).boundingBox()).y;
      assert.ok((await top(".mistakes-list")) < (await top(".graph")));
      await page.locator(".mistakes button").first().click();
      await page.locator(".goban .coming").first().waitFor();
      await shot(page, "phone-review");
    }));
});
