// SPDX-License-Identifier: MIT
// KaTrain's remote backend, as it talks: one query a frame, answers in frames, ids used again after a lost connection.
import assert from "node:assert/strict";
import { test } from "node:test";
import WebSocket from "ws";
import { serve } from "./harness.mjs";

const moves = [
  ["B", "E5"],
  ["W", "E3"],
  ["B", "D3"],
  ["W", "F4"],
  ["B", "G7"],
  ["W", "D4"],
];
const query = (id, rest = {}) => ({
  id,
  rules: "japanese",
  komi: 6.5,
  boardXSize: 9,
  boardYSize: 9,
  moves,
  maxVisits: 4,
  includeOwnership: true,
  includePolicy: true,
  overrideSettings: { reportAnalysisWinratesAs: "BLACK" },
  ...rest,
});

class Client {
  constructor(url, options = {}) {
    this.socket = new WebSocket(url, options);
    this.heard = [];
    this.waiting = [];
    this.socket.on("message", (data) => {
      for (const line of data.toString().split("\n")) {
        if (!line) continue;
        this.heard.push(JSON.parse(line));
        for (const wake of this.waiting.splice(0)) wake();
      }
    });
    this.opened = new Promise((settle, refuse) => {
      this.socket.on("open", settle);
      this.socket.on("error", refuse);
    });
  }
  say(...objects) {
    this.socket.send(objects.map((o) => JSON.stringify(o)).join("\n"));
  }
  async until(found) {
    for (;;) {
      const answer = this.heard.find(found);
      if (answer) return answer;
      await new Promise((settle) => this.waiting.push(settle));
    }
  }
  async close() {
    const gone = new Promise((settle) => this.socket.on("close", settle));
    this.socket.close();
    await gone;
  }
}

// The status with which a handshake is refused.
const refused = (url, options) =>
  new Promise((settle, refuse) => {
    const socket = new WebSocket(url, options);
    socket.on("unexpected-response", (_, response) => {
      settle(response.statusCode);
      response.resume();
      socket.terminate();
    });
    socket.on("open", () => refuse(new Error("it was let in")));
    socket.on("error", () => {});
  });

test("a game is analysed over a WebSocket, and the same ids again after a lost connection", async () => {
  const server = await serve();
  try {
    for (const time of [1, 2]) {
      const client = new Client(server.address);
      await client.opened;
      client.say({ id: "v", action: "query_version" }, ...moves.map((_, i) => query(`QUERY:${i}`, { analyzeTurns: [i] })));
      for (let i = 0; i < moves.length; i++) {
        const answer = await client.until((a) => a.id === `QUERY:${i}`);
        assert.equal(answer.turnNumber, i);
        assert.equal(answer.isDuringSearch, false);
        assert.ok(answer.rootInfo.visits >= 4 && answer.moveInfos.length > 0);
        assert.equal(answer.policy.length, 82);
        assert.equal(answer.ownership.length, 81);
      }
      if (time === 1) client.socket.terminate();
      else await client.close();
    }
  } finally {
    await server.stop();
  }
});

test("pondering reports until it is terminated", async () => {
  const server = await serve();
  try {
    const client = new Client(`${server.address}/api/analysis`);
    await client.opened;
    client.say(query("QUERY:9", { maxVisits: 10_000_000, reportDuringSearchEvery: 0.05 }));
    await client.until((a) => a.isDuringSearch === true && a.rootInfo.visits > 1);
    client.say({ id: "t", action: "terminate", terminateId: "QUERY:9" });
    const last = await client.until((a) => a.id === "QUERY:9" && a.isDuringSearch === false);
    assert.ok(last.rootInfo.visits > 1);
    client.socket.send("nonsense");
    assert.ok((await client.until((a) => a.error)).error);
    await client.close();
  } finally {
    await server.stop();
  }
});

test("a foreign origin and a foreign host are refused", async () => {
  const server = await serve();
  try {
    assert.equal(await refused(server.address, { origin: "http://evil.example" }), 403);
    assert.equal(await refused(server.address, { headers: { Host: "evil.example" } }), 403);
    const own = new Client(server.address, { origin: `http://${server.link.host}` });
    await own.opened;
    await own.close();
  } finally {
    await server.stop();
  }
});

test("without the token nobody is let in", async () => {
  const server = await serve("--address", "0.0.0.0");
  try {
    const address = `ws://127.0.0.1:${server.link.port}`;
    assert.equal(await refused(address), 401);
    assert.equal(await refused(`${address}/?token=wrong`), 401);
    const client = new Client(`${address}/?token=${server.token}`);
    await client.opened;
    client.say({ id: "v", action: "query_version" });
    assert.match((await client.until((a) => a.id === "v")).version, /^\d+\.\d+\.\d+$/);
    await client.close();
  } finally {
    await server.stop();
  }
});
