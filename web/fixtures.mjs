// SPDX-License-Identifier: MIT
// node fixtures.mjs PROGRAM FOLDER: writes the program's real reports as TypeScript, so that the compiler holds them against
// src/reports.ts.  node fixtures.mjs --same-fields A B: whether the reports of two such folders have the same fields.
// `web/check fixtures PROGRAM` does both.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const examples = fileURLToPath(new URL("../examples/", import.meta.url));
const endgame = examples + "endgame-9x9.sgf";

// By nodes, never by time: the same everywhere.
const reports = [
  ["analysis", "Analysis", ["analyze", examples + "four-regions.txt", "--nodes", "20000", "--quiet"]],
  ["reviewed", "Review", ["review", endgame, "--from", "25", "--nodes", "20000", "--no-cache", "--quiet"]],
  ["region", "Region", ["region", examples + "sente.txt", "--nodes", "20000"]],
  ["goal", "Goal", ["goal", examples + "snapback.sgf", "capture(C2)"]],
  ["score", "Score", ["score", endgame]],
  ["plain", "Game", ["cgt", "{5|{1|-3}}"]],
  ["loopy", "Game", ["cgt", "A={24|B}; B={A|-9}; A"]],
  ["sum", "Sum", ["sum", "{5|-5}", "{3|-3}"]],
];

// Without what differs from run to run, or from machine to machine.
function steady(key, value) {
  if (key === "source") return undefined;
  if (key === "seconds" || key === "nodes") return 0;
  return typeof value === "number" ? Number(value.toFixed(2)) : value;
}

function make(program, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, type, words] of reports) {
    const said = execFileSync(program, [...words, "--json"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const text = JSON.stringify(JSON.parse(said), steady);
    writeFileSync(
      `${folder}/${name}.ts`,
      `// Made by web/fixtures.mjs.\n// prettier-ignore\nimport type { ${type} } from "../reports";\n\n// prettier-ignore\nexport const ${name} = ${text} satisfies ${type};\n`,
    );
  }
}

// The fields of a value and of all that it holds: "moves[].loss".
function fieldsOf(value, path = "", found = new Set()) {
  if (Array.isArray(value)) for (const item of value) fieldsOf(item, path + "[]", found);
  else if (value && typeof value === "object")
    for (const [key, held] of Object.entries(value)) fieldsOf(held, found.add(`${path}.${key}`) && `${path}.${key}`, found);
  return found;
}
const read = (folder, name) => JSON.parse(/ = (.*) satisfies /s.exec(readFileSync(`${folder}/${name}.ts`, "utf8"))[1]);

function sameFields(held, made) {
  let same = true;
  for (const [name] of reports) {
    const [old, now] = [fieldsOf(read(held, name)), fieldsOf(read(made, name))];
    const differ = [...old].filter((f) => !now.has(f)).concat([...now].filter((f) => !old.has(f)));
    if (differ.length) console.log(`${name}: ${differ.join(" ")}`);
    same &&= differ.length === 0;
  }
  if (!same) console.log("the program says other fields: node web/fixtures.mjs PROGRAM web/src/fixtures, and commit them");
  return same;
}

const [first, second, third] = process.argv.slice(2);
if (first === "--same-fields") process.exit(sameFields(second, third) ? 0 : 1);
make(first, second);
