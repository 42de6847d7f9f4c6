// SPDX-License-Identifier: MIT
// Takes the pictures of docs/pictures: TEDOMARI=build/tedomari SHOTS=docs/pictures node web/browser/pictures.mjs
import { begin, end, goTo, openFile, shot, view, withPage } from "./harness.mjs";

const rest = (page) => page.mouse.move(2, 790);

async function analyzed(page, file, move) {
  await openFile(page, file);
  await goTo(page, move);
  await view(page, "Analyze");
  await page.locator("#ask-analyze").click();
  await page.getByRole("button", { name: "Analyze again" }).waitFor();
  await page.locator(".working").waitFor({ state: "detached" });
}

const pictures = {
  "analyze-9x9": [
    {},
    async (page) => {
      await analyzed(page, "endgame-9x9.sgf", 29);
      await rest(page);
    },
  ],
  "analyze-19x19": [
    { width: 1360, height: 860 },
    async (page) => {
      await analyzed(page, "selfplay-19x19.sgf", 214);
      await page.locator(".folding tbody tr").first().click();
      await page.locator(".panel").evaluate((panel) => {
        panel.scrollTop = 0;
      });
      await rest(page);
    },
  ],
  thermograph: [
    {},
    async (page) => {
      await analyzed(page, "four-regions.txt", 0);
      await page.getByRole("button", { name: "Region A" }).click();
      await page.locator(".thermograph").scrollIntoViewIfNeeded();
      await page.locator(".panel").evaluate((panel) => {
        panel.scrollTop += 170;
      });
      await rest(page);
    },
  ],
  review: [
    {},
    async (page) => {
      await openFile(page, "endgame-9x9.sgf");
      await view(page, "Review");
      await page.locator("#ask-review").click();
      await page.getByRole("link", { name: "Annotated SGF" }).waitFor();
      await rest(page);
    },
  ],
  calculator: [
    { path: "#calculator?e=" + encodeURIComponent("A={24|B}; B={A|-9}; A") },
    async (page) => {
      await page.getByRole("img", { name: /Thermograph/ }).waitFor();
    },
  ],
  demonstration: [
    { path: "#calculator?part=demonstration" },
    async (page) => {
      await page.getByRole("button", { name: "To the end" }).click();
      await page.getByText("Ledger").waitFor();
    },
  ],
  dark: [
    { dark: true },
    async (page) => {
      await openFile(page, "short-9x9.sgf");
      await page.getByRole("button", { name: "Last move" }).click();
      await view(page, "Score");
      await page.getByRole("button", { name: "Count", exact: true }).click();
      await page.locator(".sum").waitFor();
      await rest(page);
    },
  ],
  phone: [
    { width: 390, height: 844 },
    async (page) => {
      await analyzed(page, "endgame-9x9.sgf", 29);
      await page.evaluate(() => scrollTo(0, 0));
    },
  ],
};

await begin();
try {
  for (const [name, [settings, work]] of Object.entries(pictures)) {
    if (process.argv.length > 2 && !process.argv.includes(name)) continue;
    await withPage(settings, async (page) => {
      await work(page);
      await page.waitForTimeout(200);
      await shot(page, name);
    });
  }
} finally {
  await end();
}
