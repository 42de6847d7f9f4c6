// SPDX-License-Identifier: MIT
// node schema.mjs FOLDER: writes the JSON schemas of what the program says, made of src/reports.ts and src/kata.ts.
// node schema.mjs --validate PROGRAM: whether the program's reports, and all it answers to the recorded sessions of other
// programs (tests/gui), are what docs/schema says.  `web/check schema PROGRAM` does both.
import Ajv from "ajv";
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const here = fileURLToPath(new URL(".", import.meta.url));
const committed = join(here, "../docs/schema");
const version = 1; // of the schemas: a field that goes or changes its meaning makes a new one

const files = {
  reports: ["src/reports.ts", ["Analysis", "Region", "Goal", "Score", "Review", "Profile", "Game", "Sum", "Atlas"]],
  analysis: ["src/kata.ts", ["ToEngine", "FromEngine"]],
};

// Readers must be robust to fields that they do not know: what is not named is allowed.
function loosened(schema) {
  if (Array.isArray(schema)) return schema.map(loosened);
  if (!schema || typeof schema !== "object") return schema;
  const { additionalProperties, ...rest } = schema;
  const kept = additionalProperties === false ? rest : schema;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, loosened(value)]));
}

function make(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, [path, types]] of Object.entries(files)) {
    const generator = createGenerator({ path: join(here, path), tsconfig: join(here, "tsconfig.json"), skipTypeCheck: true });
    const definitions = {};
    for (const type of types) Object.assign(definitions, generator.createSchema(type).definitions);
    const schema = {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: `https://tedomari/schema/${version}/${name}.json`,
      title:
        name === "reports" ? "What `tedomari … --json` prints" : "KataGo's analysis protocol, as `tedomari analysis` speaks it",
      anyOf: types.map((type) => ({ $ref: `#/definitions/${type}` })),
      definitions: loosened(definitions),
    };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema, null, 1) + "\n");
  }
}

function validate(program) {
  const ajv = new Ajv({ strict: false, allErrors: false });
  for (const name of Object.keys(files)) ajv.addSchema(JSON.parse(readFileSync(join(committed, `${name}.json`), "utf8")), name);
  let checked = 0;
  const check = (schema, type, value, what) => {
    const right = ajv.getSchema(`${schema}#/definitions/${type}`);
    assert.ok(right(value), `${what}: ${ajv.errorsText(right.errors)}`);
    checked++;
  };
  const examples = join(here, "../examples/");
  const reports = [
    ["Analysis", ["analyze", examples + "four-regions.txt", "--nodes", "20000", "--quiet"]],
    ["Analysis", ["analyze", examples + "endgame-9x9.sgf", "--nodes", "20000", "--quiet"]],
    ["Review", ["review", examples + "endgame-9x9.sgf", "--from", "25", "--nodes", "20000", "--no-cache", "--quiet"]],
    ["Region", ["region", examples + "sente.txt", "--nodes", "20000"]],
    ["Goal", ["goal", examples + "snapback.sgf", "capture(C2)"]],
    ["Score", ["score", examples + "endgame-9x9.sgf"]],
    ["Game", ["cgt", "{5|{1|-3}}"]],
    ["Game", ["cgt", "A={24|B}; B={A|-9}; A"]],
    ["Sum", ["sum", "{5|-5}", "{3|-3}"]],
    ["Atlas", ["atlas", "lookup", "xxxo/x..o"]],
  ];
  for (const [type, words] of reports) {
    const said = execFileSync(program, [...words, "--json"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    check("reports", type, JSON.parse(said), words.join(" "));
  }
  const sessions = join(here, "../tests/gui");
  for (const file of readdirSync(sessions).filter((name) => name.endsWith(".session"))) {
    const lines = readFileSync(join(sessions, file), "utf8").split("\n");
    if (!lines[1].startsWith("start: analysis")) continue;
    const asked = lines.map((line) => line.replace(/^refused /, "")).filter((line) => line.startsWith("{"));
    for (const line of asked) check("analysis", "ToEngine", JSON.parse(line), `${file}: ${line.slice(0, 80)}`);
    const short = asked.filter((line) => !(JSON.parse(line).maxVisits > 1000)).slice(0, 12);
    short.push(
      '{"id":"facts","rules":"chinese","komi":0,"boardXSize":5,"boardYSize":5,"moves":[["B","C3"]],"maxVisits":2,"includeTedomari":0.3}',
    );
    short.push('{"id":"wrong","odd":1}', "nonsense", '{"id":"t","action":"terminate_all"}', '{"id":"m","action":"query_models"}');
    const done = spawnSync(program, ["analysis", "-override-config", "maxVisits=3"], {
      input: short.join("\n") + "\n",
      encoding: "utf8",
    });
    for (const line of done.stdout.trim().split("\n"))
      check("analysis", "FromEngine", JSON.parse(line), `${file}: ${line.slice(0, 80)}`);
  }
  console.log(`${checked} reports, queries and answers are as docs/schema says`);
}

const [first, second] = process.argv.slice(2);
if (first === "--validate") validate(second);
else make(first);
