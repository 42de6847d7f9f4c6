// SPDX-License-Identifier: MIT
// Everything a person can do on the page, done in a browser against the real server.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  address,
  begin,
  click,
  copied,
  drag,
  end,
  example,
  freePoint,
  goTo,
  openFile,
  sentence,
  shot,
  spot,
  stones,
  view,
  withPage,
} from "./harness.mjs";

before(begin);
after(end);

const collection = "(;GM[1]SZ[9]PB[First]PW[Rival];B[ee])(;GM[1]SZ[13]PB[Second]PW[Other];B[dd];W[jj])";
const wanted = (found, text) => assert.match(found ?? "", text);

describe("opening and editing", () => {
  test("a collection in an old charset is dropped and its second game picked", () =>
    withPage({}, async (page) => {
      const bytes = [...Buffer.from("(;CA[Shift_JIS]SZ[9]PB["), 0x93, 0xfa, 0x96, 0x7b, ...Buffer.from("];B[cc])" + collection)];
      const data = await page.evaluateHandle((held) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(held)], "games.sgf"));
        return transfer;
      }, bytes);
      await page.dispatchEvent("body", "drop", { dataTransfer: data });
      await page.getByText("日本").first().waitFor();
      await page.getByLabel(/Game \(3 in this file\)/).selectOption("3");
      await page.getByText("Second").first().waitFor();
      await page.getByText("13×13").first().waitFor();
    }));

  test("a diagram and SGF text are pasted", () =>
    withPage({}, async (page) => {
      await page.locator("summary", { hasText: "Paste" }).click();
      await page.getByLabel("SGF or a diagram").fill(example("four-regions.txt").toString());
      await page.getByRole("button", { name: "Open this text" }).click();
      await page.waitForFunction(() => document.querySelectorAll(".goban circle.black").length > 10);
      await page.getByLabel("SGF or a diagram").fill("(;SZ[5];B[cc])");
      await page.getByRole("button", { name: "Open this text" }).click();
      await page.getByText("5×5").first().waitFor();
      assert.equal(await stones(page), 1);
    }));

  test("an example is one click away", () =>
    withPage({}, async (page) => {
      await page.locator("summary", { hasText: "Examples" }).click();
      await page.getByRole("button", { name: /endgame on 9x9/i }).click();
      await page.getByText("Kuro").first().waitFor();
    }));

  test("an empty board of any size takes stones, captures and undo; bad moves are told", () =>
    withPage({}, async (page) => {
      await page.getByRole("combobox", { name: /^Board/ }).selectOption("other");
      await page.getByRole("textbox", { name: "Size" }).fill("7x5");
      await page.getByRole("button", { name: "New board" }).click();
      await page.getByText("7×5").first().waitFor();
      for (const point of ["A2", "A1", "B1"]) {
        await click(page, point);
        await page.waitForTimeout(120);
      }
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.white").length === 0);
      assert.equal(await stones(page), 2);
      await click(page, "A1");
      await page
        .getByRole("status")
        .filter({ hasText: /suicide/i })
        .waitFor();
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      assert.equal(await page.locator(".goban g > circle.white").count(), 1);
      await page.getByRole("button", { name: "Redo", exact: true }).click();
      assert.equal(await stones(page), 2);
      await page.getByRole("button", { name: "○ White" }).click();
      await click(page, "E4");
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.white").length === 1);
    }));

  test("variations, comments and marks are made and the record saved as SGF and diagram", () =>
    withPage({}, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await click(page, "E9");
      await page.waitForFunction(() => document.querySelectorAll(".tree g").length > 39);
      await page.getByRole("button", { name: "Next variation" }).click();
      await page.getByRole("button", { name: "Previous variation" }).click();
      await page.getByLabel("Comment").fill("<img src=x onerror=alert(1)> is only text");
      await page.getByLabel("Go to move").focus();
      await page.getByRole("button", { name: "A Letter" }).click();
      await click(page, "D9");
      await page.locator(".goban .label", { hasText: "A" }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save SGF" }).click(),
      ]);
      wanted(download.suggestedFilename(), /\.sgf$/);
      await copied(page, "Copy SGF", /onerror/);
      await copied(page, "Copy diagram", /[XO#]/);
      await page.getByText("The diagram copied").waitFor();
      await page.getByRole("button", { name: "Delete from here" }).click();
      await page.waitForFunction(() => document.querySelectorAll(".tree g").length === 39);
    }));

  test("the board has coordinates, a ghost stone, and a tree that the arrow keys walk in", () =>
    withPage({}, async (page) => {
      await openFile(page, "tree.sgf", "(;SZ[9];B[cc];W[gg](;B[gc];W[cg])(;B[ee]))");
      assert.equal(await page.locator(".table .goban .coordinate").count(), 4 * 9);
      await goTo(page, 2);
      const { x, y } = await spot(page, "E5");
      await page.mouse.move(x, y);
      await page.locator(".goban .ghost.black").waitFor();
      await page.mouse.move(2, 2);
      await page.locator(".goban .ghost").waitFor({ state: "detached" });
      await page.locator(".tree").focus();
      const at = () => page.locator(".tree .current").getAttribute("data-node");
      assert.equal(await at(), "2");
      for (const [key, node] of [
        ["ArrowRight", "3"],
        ["ArrowDown", "5"],
        ["ArrowUp", "3"],
        ["ArrowLeft", "2"],
        ["End", "4"],
        ["Home", "0"],
      ]) {
        await page.keyboard.press(key);
        assert.equal(await at(), node, key);
      }
    }));

  test("names and comments of a record are never markup", () =>
    withPage({}, async (page) => {
      const nasty = "<script>window.hit=1</script><img src=x onerror='window.hit=1'>";
      await openFile(
        page,
        "nasty.sgf",
        `(;SZ[9]PB[${nasty}]PW[${nasty}]EV[${nasty}]C[${nasty}];B[cc]C[${nasty}]LB[dd:${nasty.slice(0, 20)}])`,
      );
      await page.getByText("<script>").first().waitFor();
      await view(page, "Analyze");
      await page.getByText("<script>").first().waitFor();
      assert.equal(await page.evaluate(() => window.hit), undefined);
      assert.equal(await page.locator("main script, main img").count(), 0);
    }));
});

describe("analysis", () => {
  test("answers in one sentence, outlines regions, shows lines and thermographs; nothing starts unasked", () =>
    withPage({}, async (page) => {
      const asked = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/jobs")) asked.push(request.url());
      });
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await view(page, "Analyze");
      await page.waitForTimeout(200);
      assert.deepEqual(asked, []);
      await page.locator("#ask-analyze").click();
      await page.locator("h1", { hasText: /White is ahead by 3½.*D9/ }).waitFor();
      assert.ok((await page.locator(".goban .region").count()) >= 3);
      assert.equal(await page.locator(".goban .best").count(), 1);
      const { x, y } = await spot(page, "E2");
      await page.mouse.move(x, y);
      await page.locator(".goban .coming").first().waitFor();
      await click(page, "C9");
      await page.getByRole("img", { name: "Thermograph of Region A" }).waitFor();
      await page.getByText("If ignored").first().waitFor();
      await shot(page, "analyze-9x9");
      await page.locator(".thermograph").scrollIntoViewIfNeeded();
      const corner = await page.locator(".thermograph circle").first().boundingBox();
      await page.mouse.move(corner.x + 2, corner.y + 2);
      wanted(await page.locator(".thermograph .said").textContent(), /first, tax/);
      await copied(page, "Copy SVG", /^<svg/);
      await page.getByText("The picture (SVG) copied").waitFor();
      await page.getByLabel("ownership").check();
      await page.locator(".goban .owned-black").first().waitFor();
      const small = await page
        .locator(".thermograph text")
        .first()
        .evaluate((t) => parseFloat(getComputedStyle(t).fontSize) * t.getCTM().a);
      assert.ok(small >= 11, `axis text is ${small} px`);
    }));

  test("what is judged is pale, not a red sheet; random games can judge instead of the network", () =>
    withPage({}, async (page) => {
      await openFile(page, "opening.sgf", "(;SZ[9]KM[6.5];B[ee];W[gc];B[cg])");
      await view(page, "Analyze");
      await page.getByLabel("for").selectOption("1");
      await page.locator("#ask-analyze").click();
      await page.locator("h1", { hasText: /(ahead|even).*best move is [A-J][1-9]/ }).waitFor();
      const fills = await page
        .locator(".goban .region")
        .evaluateAll((regions) => regions.map((r) => Number(getComputedStyle(r).fillOpacity)));
      assert.ok(fills.length > 0 && fills.every((f) => f <= 0.16), `fills ${fills}`);
      await page.locator(".sentence .badge", { hasText: "learned" }).waitFor();
      await page.getByLabel("judge").selectOption("playouts");
      await page.locator("#ask-analyze").click();
      await page.locator(".sentence .badge", { hasText: "sampled" }).waitFor();
      await page.getByText(/judged by \d+ random games/).waitFor();
      await copied(page, "Copy a link to this view", /judge=playouts/);
    }));

  test("a ko is told, and the table is sorted by what a move is worth", () =>
    withPage({}, async (page) => {
      const wall = ". . X O . . .\n".repeat(3);
      await openFile(page, "ko.txt", `${wall}. X O . O . .\n${wall}`);
      await view(page, "Analyze");
      await page.locator("#ask-analyze").click();
      await page.getByRole("button", { name: "Region A" }).click();
      await page.getByText(/with a ko/).waitFor();
      await page.locator(".detail .num", { hasText: "⅓" }).first().waitFor();
      const worth = await page.locator(".panel > .folding td[data-name='a move'] .num").allTextContents();
      const floats = worth.map((t) => ({ "⅓": 1 / 3, "½": 0.5 })[t] ?? parseFloat(t.replace("~", "").replace("−", "-")));
      assert.deepEqual(
        floats,
        [...floats].sort((a, b) => b - a),
      );
    }));

  test("a region of one's own is selected by box, lasso or flood and valued", () =>
    withPage({}, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await view(page, "Analyze");
      await page.getByRole("button", { name: "Box" }).click();
      await drag(page, ["D2", "E2"]);
      await page.getByText("2 points.").waitFor();
      await page.getByRole("button", { name: "Value this region" }).click();
      await page.getByText(/A move here is worth/).waitFor();
      await page.getByRole("button", { name: "Clear" }).click();
      await page.getByRole("button", { name: "Flood" }).click();
      await click(page, "D9");
      await page.getByText("4 points.").waitFor();
      await page.getByRole("button", { name: "Clear" }).click();
      await page.getByRole("button", { name: "Lasso" }).click();
      const [from, to] = [await spot(page, "C9"), await spot(page, "F9")],
        half = (to.x - from.x) / 6;
      await drag(
        page,
        [
          [-1, -0.8, from],
          [1, -0.8, to],
          [1, 0.8, to],
          [-1, 0.8, from],
          [-1, -0.7, from],
        ].map(([dx, dy, p]) => ({ x: p.x + dx * half, y: p.y + dy * half })),
      );
      await page.getByText("4 points.").waitFor();
    }));

  test("can be stopped, and a link brings the same view back", () =>
    withPage({}, async (page, context) => {
      await openFile(page, "selfplay-19x19.sgf");
      await goTo(page, 150);
      await view(page, "Analyze");
      await page.getByLabel("for").selectOption("20");
      await page.locator("#ask-analyze").click();
      await page.getByRole("button", { name: "Stop", exact: true }).click();
      await page.getByText(/^Stopped/).waitFor();
      assert.equal(await page.locator("#ask-analyze").isEnabled(), true);
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      await view(page, "Analyze");
      await page.getByLabel("for").selectOption("5");
      await page.locator("#ask-analyze").click();
      await page.getByRole("button", { name: "Region B" }).click();
      await page.getByText("Region B", { exact: true }).waitFor();
      const link = await copied(page, "Copy a link to this view", /^http/);
      const again = await context.newPage();
      await again.goto(link);
      await again.locator("h1", { hasText: /White is ahead by 3½/ }).waitFor();
      await again.getByText("Region B", { exact: true }).waitFor();
      assert.equal(await again.getByLabel("Go to move").inputValue(), "29");
    }));
});

describe("goals", () => {
  test("are put together by clicks, read, and their proof shown", () =>
    withPage({}, async (page) => {
      await openFile(page, "snapback.sgf");
      await goTo(page, 0);
      await view(page, "Goals");
      await page.getByRole("button", { name: "Captured?" }).click();
      await click(page, "C2");
      assert.equal(await page.getByLabel("Goal", { exact: true }).inputValue(), "capture(C2)");
      await page.getByRole("button", { name: "Read it" }).click();
      await page.locator("h1", { hasText: /Can C2 be captured\? Yes, even if White moves first/ }).waitFor();
      await page.getByText("Proof line").waitFor();
      await page.locator(".goban .coming").first().waitFor();
      await shot(page, "goals");
      await page.getByRole("button", { name: "One move back", exact: true }).last().click();
      await page.getByText("2 of 3").waitFor();
      await page.getByRole("button", { name: "and …" }).click();
      await page.getByRole("button", { name: "Connected?" }).click();
      await click(page, "A2");
      await click(page, "E2");
      assert.equal(await page.getByLabel("Goal", { exact: true }).inputValue(), "capture(C2) and connect(A2,E2)");
      await page.getByRole("button", { name: "Read it" }).click();
      await page.locator(".status", { hasText: "|" }).first().waitFor();
      await page.locator("summary", { hasText: "All goals" }).click();
      await page.getByRole("button", { name: "Find them" }).click();
      await page.getByText(/goals? read; whoever moves first/).waitFor();
      await page.locator("details details summary").evaluateAll((folded) => folded.forEach((summary) => summary.click()));
      await page.getByRole("button", { name: "connect(A2,E2)" }).waitFor();
      await page.locator("summary", { hasText: "sente on what" }).click();
      await page.getByRole("button", { name: "Find sente moves" }).click();
      await page.getByText(/threatens another|threatens the second/).waitFor();
      await page.getByRole("button", { name: "capture(B2)" }).click();
      await page.getByRole("button", { name: "Read it" }).click();
      await page.getByRole("button", { name: "Play it out" }).click();
      await page.waitForFunction(() => document.querySelector("#move-number").value !== "0");
    }));

  test("life, eyes and goals joined by or are read; the open ones are valued", () =>
    withPage({}, async (page) => {
      const corner = ". X O . . . .\nX X O . . . .\nO O O . . . .\n" + ". . . . . . .\n".repeat(4);
      await openFile(page, "corner.txt", corner);
      await view(page, "Goals");
      await page.getByRole("button", { name: "Alive?" }).click();
      await click(page, "B7");
      assert.equal(await page.getByLabel("Goal", { exact: true }).inputValue(), "live(B7)");
      await page.getByRole("button", { name: "Read it" }).click();
      await page.locator("h1", { hasText: /Does B7 live\? No, not even if Black moves first/ }).waitFor();
      await page.getByRole("button", { name: "Clear" }).click();
      await page.getByRole("button", { name: "Eye?" }).click();
      await click(page, "A7");
      await page.getByRole("button", { name: "or …" }).click();
      await page.getByRole("button", { name: "Escapes?" }).click();
      await click(page, "B7");
      assert.equal(await page.getByLabel("Goal", { exact: true }).inputValue(), "eye(A7) or escape(B7)");
      await page.getByRole("button", { name: "Read it" }).click();
      await page.locator(".detail .status", { hasText: "|" }).first().waitFor();
      await openFile(page, "snapback.sgf");
      await goTo(page, 0);
      await view(page, "Goals");
      await page.locator("summary", { hasText: "goals are worth" }).click();
      await page.getByRole("button", { name: "Value them" }).click();
      await page.getByText("Moves, the hottest first").waitFor();
      await page.getByText(/random games, on average/).waitFor();
    }));
});

describe("the score", () => {
  test("of a game that is not over is an estimate", () =>
    withPage({}, async (page) => {
      await openFile(page, "short-9x9.sgf");
      await goTo(page, 12);
      await view(page, "Score");
      await page.getByRole("button", { name: "Count", exact: true }).click();
      await page.locator("h1", { hasText: "The game is not over: about" }).waitFor();
      assert.equal(await page.locator(".goban .dead").count(), 0);
    }));

  test("is counted with its arithmetic, a click overrules, rules and komi change", () =>
    withPage({}, async (page) => {
      await openFile(page, "short-9x9.sgf");
      await page.getByRole("button", { name: "Last move" }).click();
      await view(page, "Score");
      await page.getByRole("button", { name: "Count", exact: true }).click();
      await page.locator("h1", { hasText: "White wins by 4.5" }).waitFor();
      assert.equal(await page.locator(".goban .dead").count(), 1);
      await shot(page, "score");
      await click(page, "D5");
      await page.getByText("You said: D5 seki").waitFor();
      await page.locator("h1", { hasText: /White wins by (?!4.5)/ }).waitFor();
      await page.getByRole("button", { name: "Take back" }).click();
      await page.locator("h1", { hasText: "White wins by 4.5" }).waitFor();
      await page.getByLabel("Komi").fill("0.5");
      await page.keyboard.press("Enter");
      await page.locator("h1", { hasText: /Black wins by 1.5/ }).waitFor();
      await page.getByLabel("Rules").selectOption("chinese");
      await page.getByText(/chinese rules/).waitFor();
    }));

  test("shows seki, dame and teire, and its link keeps what was overruled", () =>
    withPage({}, async (page, context) => {
      await openFile(page, "short-9x9.sgf");
      await page.getByRole("button", { name: "Last move" }).click();
      await view(page, "Score");
      await page.getByRole("button", { name: "Count", exact: true }).click();
      await page.locator("h1", { hasText: "White wins by 4.5" }).waitFor();
      await page.locator(".sum tfoot", { hasText: "W+4½" }).waitFor();
      assert.ok((await page.locator(".goban .owned-black").count()) > 5);
      await click(page, "D5");
      await page.getByText("You said: D5 seki").waitFor();
      await page.locator(".goban .shape:not(.dead)").first().waitFor();
      await page.locator(".working").waitFor({ state: "detached" });
      const told = await sentence(page).textContent();
      const link = await copied(page, "Copy a link to this view", /said=D5-seki/);
      const again = await context.newPage();
      await again.goto(link);
      await again.getByText("You said: D5 seki").waitFor();
      await again.locator("h1", { hasText: told.trim().slice(0, 18) }).waitFor();
      const counted = async (name, rows) => {
        await openFile(page, name, rows.join("\n"));
        await view(page, "Score");
        await page.getByRole("button", { name: "Count", exact: true }).click();
        await page.locator(".sum").waitFor();
      };
      await counted("seki.txt", [
        ". X . O . O X",
        "X X X O O O X",
        "O O O X X X X",
        ". O . O X . X",
        "O O O O X X .",
        "O . O X X . X",
        "O O O X . X X",
      ]);
      await page.getByText(/^\d+ dame, dots on the board/).waitFor();
      assert.ok((await page.locator(".goban .shape:not(.dead)").count()) >= 9, "the stones in seki");
      await counted("teire.txt", [
        ". X . X O . O",
        "X X X O O O O",
        ". X X O O . O",
        "X X . X . O O",
        ". X X O O O O",
        "X X X O . O .",
        ". X O O O O O",
      ]);
      await page.getByLabel("Rules").selectOption({ label: "japanese" });
      await page.getByText("Teire (circles): C4, C7").waitFor();
    }));
});

describe("the collection", () => {
  // Games of a few moves on 5x5, in two folders and a file of several.
  const played = (i, moves) => `(;SZ[5]KM[0]PB[Ann]BR[${i + 1}k]PW[Bob]WR[2d]RE[B+${i}];${moves})`;
  const games = ["B[cc];W[bb];B[cb];W[aa]", "B[aa];W[cc];B[ea];W[cb]", "B[cc];W[ee];B[cb]", "W[cc];B[ae];W[bc]"];

  test("takes a folder, reviews it, sorts it, adds it up, and leads to a moment", () =>
    withPage({ path: "#collection" }, async (page) => {
      const folder = mkdtempSync(join(tmpdir(), "tedomari-collection-"));
      try {
        mkdirSync(join(folder, "june"));
        writeFileSync(join(folder, "one.sgf"), played(0, games[0]));
        writeFileSync(join(folder, "june", "two.sgf"), played(1, games[1]));
        writeFileSync(join(folder, "both.sgfs"), played(2, games[2]) + played(3, games[3]));
        writeFileSync(join(folder, "notes.pdf"), "no game");
        await page.locator("input[webkitdirectory]").setInputFiles(folder);
        await page.getByText("0 of 4 games reviewed").waitFor();
      } finally {
        rmSync(folder, { recursive: true });
      }
      await page.getByLabel("a move").selectOption("0.05");
      await page.getByRole("button", { name: "Review them" }).click();
      await page.getByText("4 of 4 games reviewed").waitFor();
      await page.getByRole("img", { name: /^By kind of mistake/ }).waitFor();
      await page.getByRole("img", { name: /^By rank, points a game: 4k .*2d/ }).waitFor();
      await page.getByRole("button", { name: "Black lost" }).click();
      assert.equal(await page.locator("th[aria-sort=descending]").textContent(), "Black lost ▾");
      const lost = (await page.locator("tbody td:nth-of-type(6)").allTextContents()).map(Number);
      assert.deepEqual(
        lost,
        [...lost].sort((a, b) => b - a),
      );
      await page.getByLabel("Losses of").selectOption("Bob");
      await page.getByText(/lost a game by Bob, 4 games/).waitFor();
      await shot(page, "collection", { fullPage: true });
      await page.locator(".mistakes button").first().click();
      wanted(await sentence(page).textContent(), /Move \d+: White \w+ loses/);
      await page.getByText("Biggest mistakes").waitFor(); // nothing was asked again
      await view(page, "Collection");
      await page.getByText("4 of 4 games reviewed").waitFor();
    }));
});

describe("the review", () => {
  test("grows while it runs, follows the graph, shows mistakes and gives files", () =>
    withPage({}, async (page, context) => {
      await openFile(page, "endgame-9x9.sgf");
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.locator("#ask-review").click();
      await page.locator(".working", { hasText: /Reviewing … \d+ of 39 positions/ }).waitFor();
      await page.getByText(/^So far: moves/).waitFor();
      await page.getByText("Biggest mistakes").waitFor();
      await page.getByRole("link", { name: "Annotated SGF" }).waitFor();
      await page.locator(".mistakes button").first().click();
      wanted(await sentence(page).textContent(), /Move \d+: (Black|White) \w+ loses/);
      await page.locator(".goban .coming").first().waitFor();
      await shot(page, "review");
      const graph = await page.locator(".graph svg").boundingBox();
      await page.mouse.click(graph.x + graph.width * 0.5, graph.y + 60);
      const middle = Number(await page.getByLabel("Go to move").inputValue());
      assert.ok(middle > 12 && middle < 26, `the graph's middle is move ${middle}`);
      const [html] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Report (HTML)" }).click(),
      ]);
      wanted(html.suggestedFilename(), /html$/);
      const sgf = await page.request.get(
        address() + (await page.getByRole("link", { name: "Annotated SGF" }).getAttribute("href")).slice(1),
      );
      wanted(await sgf.text(), /^\s*\(;/);
      assert.ok((await sgf.text()).split("(;").length > 3, "better moves are variations");
      const link = await copied(page, "Copy a link to this view", /#review/);
      const again = await context.newPage();
      await again.goto(link);
      await again.getByText("Biggest mistakes").waitFor(); // remembered: nothing runs
      assert.equal(await again.getByLabel("Go to move").inputValue(), String(middle));
    }));

  test("can be stopped and keeps what is there; variations are not reviewed moves", () =>
    withPage({}, async (page) => {
      await openFile(page, "selfplay-19x19.sgf");
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.locator("#ask-review").click();
      await page.getByText(/^So far: moves/).waitFor();
      await page.getByRole("button", { name: "Stop", exact: true }).click();
      await page.getByText(/^Stopped; this is how far/).waitFor();
      await page.getByText(/^Part: moves/).waitFor();
      assert.ok((await page.locator(".graph .unreviewed").count()) === 1);
      await page.getByRole("button", { name: "Last move" }).click();
      await page.getByRole("button", { name: "One move back", exact: true }).click();
      wanted(await sentence(page).textContent(), /^Move \d+:/);
      await page.getByRole("button", { name: "Pass", exact: true }).click();
      await page.getByRole("button", { name: "One move back", exact: true }).click();
      await click(page, await freePoint(page));
      await page.locator("h1", { hasText: /to move, after move/ }).waitFor();
    }));

  test("its report and the analysis' are pages that fit a phone, with boards and real fractions", () =>
    withPage({ width: 390, height: 844 }, async (page, context) => {
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 29);
      const read = async (name) => {
        const link = page.getByRole("link", { name: "Report (HTML)" });
        await link.waitFor();
        const report = await context.newPage();
        const href = (await link.getAttribute("href")).replace("?download", "");
        await report.goto(address() + href.slice(1));
        assert.ok(await report.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is too wide`);
        assert.doesNotMatch(await report.locator("main").innerText(), /\d\/\d/, "fractions are real ones");
        await shot(report, `report-${name}`, { fullPage: true });
        return report;
      };
      await view(page, "Analyze");
      await page.locator("#ask-analyze").click();
      const analysis = await read("analyze");
      await analysis.locator(".board svg").waitFor();
      wanted(await analysis.locator("h1").innerText(), /3½/);
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.locator("#ask-review").click();
      const review = await read("review");
      await review.getByText("The largest losses").waitFor();
      assert.ok((await review.locator(".gallery img").count()) >= 1);
      wanted(await review.locator(".gallery figcaption").first().innerText(), /loses .* was best/);
    }));
});

describe("practice", () => {
  test("asks for the biggest move, judges a click and keeps the tally", () =>
    withPage({}, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await goTo(page, 20);
      await view(page, "Practise");
      await page.getByRole("button", { name: "This game" }).click();
      await page.getByLabel("only from move 21 on").check();
      await page.getByRole("button", { name: "Find positions" }).click();
      await page.getByText(/Position 1 of/).waitFor();
      wanted(await sentence(page).textContent(), /play the biggest move/);
      await click(page, await freePoint(page));
      await page.getByText(/Your move loses/).waitFor();
      await page.locator(".panel .badge").waitFor();
      await page.getByText(/of 1 right/).waitFor();
      await shot(page, "practise");
      await page.reload();
      await view(page, "Practise");
      await page.getByRole("button", { name: "This game" }).click();
      await page.getByText(/of 1 right/).waitFor();
    }));

  test("after a review the moments that cost most are asked for", () =>
    withPage({}, async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await view(page, "Review");
      await page.getByLabel("a move").selectOption("0.2");
      await page.locator("#ask-review").click();
      await page
        .getByText(/lost nothing/)
        .first()
        .waitFor();
      await view(page, "Practise");
      await page.getByRole("button", { name: "This game" }).click();
      await page.getByText("the moments that cost most").waitFor();
      await page.getByText(/before move \d+, which lost/).waitFor();
      wanted(await sentence(page).textContent(), /play the biggest move/);
    }));

  // The bundled problems, to know what is right.
  const problems = example("problems.jsonl")
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const shown = async (page, kind) => {
    await view(page, "Practise");
    await page.getByRole("group", { name: "Kind" }).getByRole("button", { name: kind }).click();
    const board = await page.locator(".goban").getAttribute("aria-label");
    assert.match(board, /^Problem/);
    const size = board
      .match(/(\d+) by (\d+)/)
      .slice(1)
      .map(Number);
    const count = await stones(page);
    const text = await sentence(page).textContent();
    const found = problems.filter(
      (p) =>
        p.kind === kind.toLowerCase() &&
        p.rows[0].length === size[0] &&
        p.rows.length === size[1] &&
        text.startsWith(p.question.slice(0, 12)) &&
        p.rows.join("").replaceAll(".", "").length === count,
    );
    return found.sort((a, b) => Math.abs(a.rating.elo - 1000) - Math.abs(b.rating.elo - 1000))[0];
  };

  test("a problem is solved, its proof played out, and the rating kept", () =>
    withPage({}, async (page) => {
      const problem = await shown(page, "Live");
      await page.getByRole("button", { name: "Hint" }).click();
      await page.getByText("one of the points with a circle").waitFor();
      await shot(page, "problem");
      await click(page, problem.answer);
      await page.getByRole("heading", { name: "✓ Right" }).waitFor();
      wanted(await sentence(page).textContent(), /^Right: /);
      await page.waitForFunction(
        (before) => document.querySelectorAll(".goban g > circle:is(.black, .white)").length !== before,
        problem.rows.join("").replaceAll(".", "").length,
      );
      await page.getByRole("button", { name: "Why?" }).click();
      await page.getByText(/Every other first move fails/).waitFor();
      await page.getByText(/after 1 answers/).waitFor();
      await shot(page, "problem-solved");
      await page.reload();
      await view(page, "Practise");
      await page.getByText(/after 1 answers/).waitFor();
      await page.getByText(/0 in a row, best 0; 1 of 1/).waitFor(); // a hint makes no streak
    }));

  test("a wrong move is refuted on the board, and the right one shown", () =>
    withPage({}, async (page) => {
      const problem = await shown(page, "Kill");
      const wrong = problem.tries.find((t) => !t.right && / \(?[A-T]\d/.test(t.lines[0].slice(2)));
      await click(page, wrong.answer);
      await page.getByRole("heading", { name: /was right/ }).waitFor();
      wanted(await sentence(page).textContent(), new RegExp(`^Not ${wrong.answer}: `));
      await page.getByRole("button", { name: "Once more" }).waitFor();
      await page.getByRole("button", { name: `Show ${problem.answer}` }).click();
      await page.locator(".goban .last").first().waitFor({ state: "attached" });
      await page.getByText(/; 1 due again|; 0 due again/).waitFor();
      await page.getByRole("button", { name: "Next problem" }).click();
      await page.getByRole("button", { name: "Hint" }).waitFor();
    }));

  test("a count is typed, and why has the thermograph", () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      const problem = await shown(page, "Count");
      await page.getByLabel("It counts").fill("one");
      await page.getByRole("button", { name: "Answer" }).click();
      await page.getByText("Type a number").waitFor();
      await page.getByLabel("It counts").fill(problem.games[0].count.value);
      await page.getByRole("button", { name: "Answer" }).click();
      await page.getByRole("heading", { name: "✓ Right" }).waitFor();
      await page.getByRole("button", { name: "Why?" }).click();
      await page.locator(".panel figure.thermograph svg").first().waitFor();
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than a phone");
      await shot(page, "problem-phone");
    }));
});

describe("the atlas", () => {
  test("shows the commonest places, and opens one to be worked out anew", () =>
    withPage({ path: "#atlas" }, async (page) => {
      const places = page.getByRole("list", { name: "Places" }).getByRole("button");
      await places.first().waitFor();
      await page.getByLabel("It is").selectOption("gote");
      await page.getByLabel("Empty points").selectOption("3");
      await page.waitForFunction(() =>
        [...document.querySelectorAll("ol.atlas pre")].every((p) => p.textContent.split(".").length === 4),
      );
      await places.nth(1).click();
      wanted(await sentence(page).textContent(), /^A move is worth .*: gote/);
      await page
        .getByText(/in \d+ of \d+ games/)
        .first()
        .waitFor();
      await page.locator(".goban .region").first().waitFor({ state: "attached" });
      await shot(page, "atlas");
      await page.getByRole("button", { name: "White first" }).click();
      await page.getByRole("button", { name: "Open it on the board" }).click();
      await page.locator("#ask-analyze").waitFor();
    }));

  test("a place is drawn by keyboard on a phone and found", () =>
    withPage({ path: "#atlas", width: 390, height: 844 }, async (page) => {
      await page.getByRole("button", { name: "Draw one" }).click();
      await page.locator(".table .goban").focus();
      const keys = (...names) => names.reduce((done, name) => done.then(() => page.keyboard.press(name)), Promise.resolve());
      const down = Array(4).fill("ArrowDown");
      await keys("ArrowDown", ...down, "Enter", "ArrowRight", "Enter"); // E1 and F1, from the middle
      await page.getByText("What stands at D1?").waitFor();
      await keys("x", "ArrowUp", "Enter", "ArrowLeft", "Enter", "ArrowLeft", "ArrowDown", "Enter");
      await keys("o", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
      await page.getByText("That is a place").waitFor();
      await shot(page, "atlas-drawing-phone");
      await page.getByRole("button", { name: "Find it" }).click();
      await page.getByRole("heading", { name: "A move is worth ½: gote", exact: true }).waitFor();
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than a phone");
      await shot(page, "atlas-phone", { fullPage: true });
    }));

  test("finds the places of the board at hand", () =>
    withPage({}, async (page) => {
      await openFile(page, "four-regions.txt");
      await view(page, "Atlas");
      await page.getByRole("button", { name: "This board" }).click();
      await page.getByRole("button", { name: "Find the places of this board" }).click();
      await page.getByRole("list", { name: "Places" }).getByRole("button").first().waitFor();
      await page
        .getByText(/A move is worth/)
        .first()
        .waitFor();
      await shot(page, "atlas-board");
    }));
});

describe("play", () => {
  test("the program answers, hints and takes back", () =>
    withPage({}, async (page) => {
      await view(page, "Play");
      await page.getByLabel("Strength").selectOption("2");
      await page.getByRole("button", { name: "New game" }).click();
      await page.locator("h1", { hasText: "Your move, Black" }).waitFor();
      await page.locator(".names", { hasText: /You.*Tedomari, quick/ }).waitFor(); // who played stands in the record
      await click(page, "E5");
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.white").length === 1);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".goban .coming, .panel p .badge").first().waitFor();
      await page.getByRole("button", { name: "Take back" }).click();
      assert.equal(await stones(page), 0);
      await page.getByRole("button", { name: "19×19" }).click();
      await page.getByRole("button", { name: "○ You are White" }).click();
      await page.getByRole("button", { name: "New game" }).click();
      await page.waitForFunction(() => document.querySelectorAll(".goban g > circle.black").length === 1);
      await page.getByText("19×19").first().waitFor();
    }));
});

describe("the calculator", () => {
  test("gives canonical forms, thermographs, loops, errors and links", () =>
    withPage({ path: "#calculator" }, async (page) => {
      await page.getByLabel("A game").fill("{10|8||0}");
      await page.keyboard.press("Enter");
      await page.getByRole("img", { name: /Thermograph of/ }).waitFor();
      await page.locator("dd", { hasText: "4½" }).first().waitFor();
      await page.getByRole("button", { name: /A=\{24/ }).click();
      await page.locator("dd", { hasText: "13" }).first().waitFor();
      await page.getByText("Left komaster", { exact: true }).waitFor();
      await shot(page, "calculator");
      // The positions of the ko, one inside the other: A, its B, and A again.
      await page.locator(".positions summary", { hasText: "B" }).first().click();
      await page.locator(".positions .positions summary", { hasText: "A" }).first().click();
      await page.locator(".positions .positions .positions summary", { hasText: "24" }).first().waitFor();
      await page.getByLabel("A game").fill("{1|");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
      await page.getByLabel("A game").fill("{6|4} + {5|1}");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => location.hash.includes("6"));
      await page.reload();
      await page.locator("dd", { hasText: "8" }).first().waitFor();
      assert.equal(await page.getByLabel("A game").inputValue(), "{6|4} + {5|1}");
      await page.getByText("History").waitFor();
    }));

  test("plays a sum against a strategy with the ledger, and outcomes combine", () =>
    withPage({ path: "#calculator?part=sum" }, async (page) => {
      await page.getByRole("button", { name: "Begin" }).click();
      await page.getByText("Your move").waitFor();
      await page.locator(".detail button").first().click();
      await page.getByText("Ledger").waitFor();
      for (let i = 0; i < 4 && (await page.getByText("Your move").count()); ++i) {
        await page.locator(".detail button").first().click();
        await page.waitForTimeout(250);
      }
      await page.getByText(/The score is/).waitFor();
      await page.getByRole("button", { name: "Outcomes" }).click();
      await page.getByRole("button", { name: "W|L or W|L" }).click();
      await page.locator("dd", { hasText: "W|WL" }).waitFor();
    }));

  test("shows the demonstration game step by step", () =>
    withPage({ path: "#calculator?part=demonstration" }, async (page) => {
      await page.getByRole("button", { name: "One step on" }).click();
      await page.getByText(/Move 1: DW in/).waitFor();
      await page.getByRole("img", { name: /Big Picture/ }).waitFor();
      await page.getByRole("button", { name: "To the end" }).click();
      await page.getByText("Result").first().waitFor();
      await page.getByText("−³⁄₁₆").first().waitFor();
      await shot(page, "demonstration");
    }));
});
