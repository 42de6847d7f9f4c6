// SPDX-License-Identifier: MIT
// Sabaki's own controller and its reader of analysis.
import assert from "node:assert/strict";
import { test } from "node:test";
import gtp from "@sabaki/gtp";
import { program } from "./harness.mjs";

test("Sabaki's controller plays, analyses and ends", async () => {
  const engine = new gtp.Controller(program, ["gtp", "--visits", "40"]);
  engine.start();
  const say = async (text) => {
    const response = await engine.sendCommand(gtp.Command.fromString(text));
    assert.ok(!response.error, `${text}: ${response.content}`);
    return response.content;
  };
  try {
    assert.equal(await say("name"), "Tedomari");
    assert.match(await say("version"), /^\d+\.\d+\.\d+/);
    assert.equal(await say("protocol_version"), "2");
    const known = (await say("list_commands")).split("\n");
    const analyze = ["analyze", "kata-analyze", "lz-analyze"].find((name) => known.includes(name));
    await say("boardsize 9");
    await say("set_free_handicap C3 G7");
    await say("komi 0.5");
    await say("genmove W");
    const lines = [];
    const running = engine.sendCommand({ name: analyze, args: ["B", "10"] }, ({ line }) => {
      if (line.startsWith("info ")) lines.push(line);
    });
    await new Promise((settle) => setTimeout(settle, 1500));
    await say("protocol_version"); // as Sabaki interrupts
    await running;
    assert.ok(lines.length > 0);
    const first = lines.at(-1).split("info move ")[1];
    const value = (key) => new RegExp(`\\b${key} (\\S+)`).exec(first)[1];
    assert.ok(+value("visits") >= 10, "Sabaki shows no label below ten visits");
    assert.ok(value("winrate").includes("."));
    assert.ok(+value("winrate") > 0.5, "two stones ahead");
    assert.ok(+value("scoreLead") > 0);
    assert.match(first, / pv( [A-J]\d)+ ?$/);
  } finally {
    await engine.stop(3000);
  }
});
