// SPDX-License-Identifier: MIT
// The real server, and the committed page in a real Chromium.  Plain Node and playwright-core, so that Debian's Node 18 will do.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { linkOf } from "../started.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
export const root = join(web, "..");
const program = process.env.TEDOMARI ?? join(root, "build/dev/tedomari");

let server,
  browser,
  base,
  folder,
  failures = 0;

export const launch = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export async function begin() {
  folder = mkdtempSync(join(tmpdir(), "tedomari-browser-"));
  const page = process.env.TEDOMARI_PAGE ? ["--page", process.env.TEDOMARI_PAGE] : [];
  server = spawn(program, ["serve", "--port", "0", "--no-browser", "--cache", join(folder, "cache"), ...page], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  base = await linkOf(server);
  browser = await chromium.launch(launch);
}

export async function end() {
  await browser?.close();
  if (server && server.exitCode === null) {
    const gone = new Promise((settle) => server.on("exit", settle));
    server.kill("SIGTERM");
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

// A page of its own for each test, on an empty board unless a path says otherwise; whatever goes wrong in it fails the test.
export async function withPage(settings, work) {
  const { width = 1280, height = 800, dark = false, path = "#game" } = settings;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    acceptDownloads: true,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(base).origin });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000); // a busy machine is no fault of the page
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (line) => {
    if (line.type() === "error" && !/Failed to load resource/.test(line.text())) wrong.push(line.text());
  });
  try {
    await page.goto(base + path);
    await page.locator(".goban, .page-view").first().waitFor();
    await work(page, context);
    if (wrong.length) throw new Error(`the page complained: ${wrong.join("; ")}`);
  } catch (error) {
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `failed-${++failures}.png`) }).catch(() => {});
    throw error;
  } finally {
    await context.close();
  }
}

export const example = (name) => readFileSync(join(root, "examples", name));
export const address = () => base;

// Opens a file as a person does: by the file button.
export async function openFile(page, name, bytes = example(name)) {
  await page.getByRole("link", { name: "Game", exact: true }).click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/api/open")),
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(bytes) }),
  ]);
  await answer.finished();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

export async function goTo(page, move) {
  await page.getByLabel("Go to move").fill(String(move));
  await page.keyboard.press("Enter");
}

export const view = (page, name) => page.getByRole("navigation").getByRole("link", { name, exact: true }).click();

const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

// Where a point is on the screen.
export async function spot(page, point) {
  return page.locator(".table .goban").evaluate(
    (board, [x, n]) => {
      const size = board.viewBox.baseVal;
      const p = new DOMPoint(x + 0.5, Math.round(size.height + 2 * size.y) - n + 0.5).matrixTransform(board.getScreenCTM());
      return { x: p.x, y: p.y };
    },
    [letters.indexOf(point[0]), Number(point.slice(1))],
  );
}

export async function click(page, point) {
  const { x, y } = await spot(page, point);
  await page.mouse.click(x, y);
}

export async function drag(page, points) {
  const spots = [];
  for (const point of points) spots.push(typeof point === "string" ? await spot(page, point) : point);
  await page.mouse.move(spots[0].x, spots[0].y);
  await page.mouse.down();
  for (const { x, y } of spots.slice(1)) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

// The first point without a stone, from the top left.
export const freePoint = (page) =>
  page.locator(".table .goban").evaluate((board, names) => {
    const { x, y, width, height } = board.viewBox.baseVal;
    const size = { x: Math.round(width + 2 * x), y: Math.round(height + 2 * y) };
    const stones = [...board.querySelectorAll("g > circle.black, g > circle.white")];
    const taken = new Set(stones.map((c) => `${c.getAttribute("cx")},${c.getAttribute("cy")}`));
    for (let row = 0; row < size.y; ++row)
      for (let column = 0; column < size.x; ++column)
        if (!taken.has(`${column + 0.5},${row + 0.5}`)) return names[column] + (size.y - row);
  }, letters);

export const stones = (page) => page.locator(".table .goban g > circle.black, .table .goban g > circle.white").count();
export const sentence = (page) => page.locator(".sentence h1");

export async function shot(page, name, settings = {}) {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), ...settings });
}

// What the button copies.  Every page has the same clipboard, so it is emptied first; writing to it takes its time.
export async function copied(page, button, wanted) {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: button }).click();
  for (let i = 0; i < 100; ++i) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text) return (assert.match(text, wanted), text);
    await page.waitForTimeout(50);
  }
  throw new Error(`"${button}" copied nothing`);
}
