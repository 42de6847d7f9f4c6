// SPDX-License-Identifier: MIT
// The official client lists and calls every tool.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { program } from "./harness.mjs";

const diagram = `
. . . . .
X X X X X
. X . X .
O O O O O
. . O . .
`;
const sgf = "(;GM[1]FF[4]SZ[5]KM[0]RU[Chinese];B[cc];W[cb];B[bb];W[db];B[bc];W[dc];B[cd];W[dd])";
const calls = {
  analyze: { diagram, rules: "japanese", komi: 0, time: 0.5 },
  region: { diagram, points: ["A3", "B3", "C3", "D3", "E3"], time: 1 },
  goal: { diagram, goal: "capture(C3)", time: 1 },
  life: { diagram, time: 0.5 },
  score: { diagram, rules: "japanese", komi: 0, time: 1 },
  review: { sgf, time: 0.05 },
  cgt: { expression: "{4|1||0}" },
};
delete calls.goal;
calls.goal = { diagram: ". . .\nX O .\n. X .\n", goal: "capture(B2)", time: 1 };

const client = new Client({ name: "test", version: "1" });
before(() => client.connect(new StdioClientTransport({ command: program, args: ["mcp"] })));
after(() => client.close());

test("it introduces itself", async () => {
  assert.equal(client.getServerVersion().name, "tedomari");
  assert.match(client.getInstructions(), /evidence/);
  await client.ping();
});

test("every tool is listed with a schema, called, and answers plainly", async () => {
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map((tool) => tool.name).sort(), Object.keys(calls).sort());
  for (const tool of tools) {
    assert.equal(tool.inputSchema.type, "object");
    for (const name of Object.keys(calls[tool.name])) assert.ok(name in tool.inputSchema.properties, name);
    const result = await client.callTool({ name: tool.name, arguments: calls[tool.name] });
    assert.ok(!result.isError, `${tool.name}: ${JSON.stringify(result.content)}`);
    assert.equal(result.content[0].type, "text");
    assert.ok(result.content[0].text.length > 3);
    assert.equal(typeof result.structuredContent, "object");
  }
});

test("every fact about a position carries its evidence", async () => {
  const result = await client.callTool({ name: "analyze", arguments: calls.analyze });
  const page = result.content[1].text;
  const facts = page.split("\n").filter((line) => line.startsWith("- "));
  assert.ok(facts.length >= 2);
  for (const fact of facts) assert.match(fact, /\[(proved|bounded|sampled|learned|judged)\]$/);
});

test("wrong arguments get the protocol's error codes", async () => {
  const refused = async (name, given) => {
    try {
      await client.callTool({ name, arguments: given });
    } catch (error) {
      return error.code;
    }
    return "answered";
  };
  assert.equal(await refused("dance", {}), -32602);
  assert.equal(await refused("analyze", {}), -32602);
  assert.equal(await refused("analyze", { diagram: "hello" }), -32602);
  assert.equal(await refused("analyze", { diagram, speed: 9 }), -32602);
  assert.equal(await refused("region", { diagram, points: "A1" }), -32602);
  assert.equal(await refused("goal", { diagram }), -32602);
  await assert.rejects(client.request({ method: "no/such" }, { parse: (x) => x }), (error) => error.code === -32601);
});

test("resources are listed and read", async () => {
  const { resources } = await client.listResources();
  assert.ok(resources.length > 1);
  const { contents } = await client.readResource({ uri: resources[0].uri });
  assert.ok(contents[0].text.length > 100);
  await assert.rejects(client.readResource({ uri: "tedomari://nothing" }), (error) => error.code === -32002);
});

test("progress is told, and a call can be cancelled", async () => {
  let told = 0;
  const result = await client.callTool({ name: "review", arguments: calls.review }, undefined, {
    onprogress: () => told++,
  });
  assert.ok(!result.isError);
  assert.ok(told > 0, "no progress");
  const stop = new AbortController();
  const long = client.callTool({ name: "review", arguments: { sgf, time: 60 } }, undefined, { signal: stop.signal });
  setTimeout(() => stop.abort("enough"), 300);
  await assert.rejects(long);
  await client.ping();
});
