// SPDX-License-Identifier: MIT
// node web/site.mjs CORE.WASM FOLDER: the page and the program as files for any web space (docs/site.md).  `make site` calls it.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const [program, folder] = process.argv.slice(2);
if (!program || !folder) {
  console.error("usage: node web/site.mjs CORE.WASM FOLDER");
  process.exit(2);
}
const web = dirname(fileURLToPath(import.meta.url));

async function bundled(entry, define = {}) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: { target: "es2022", write: false, lib: { entry: join(web, "src", entry), formats: ["iife"], name: "tedomari" } },
  });
  return output[0].code;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(join(web, "dist"), folder, { recursive: true });

const packed = gzipSync(readFileSync(program), { level: 9 });
writeFileSync(join(folder, "core.bin"), packed);
writeFileSync(join(folder, "core.bin.js"), `tedomariProgram("${packed.toString("base64")}");\n`);
const worker = await bundled("worker.ts");
writeFileSync(
  join(folder, "core.js"),
  await bundled("site.ts", { WORKER_SOURCE: JSON.stringify(worker), PROGRAM_SIZE: String(packed.length) }),
);

const index = join(folder, "index.html"),
  page = readFileSync(index, "utf8"),
  script = '<script defer src="./assets/index.js"></script>';
if (!page.includes(script)) throw new Error("web/dist/index.html does not load ./assets/index.js");
writeFileSync(index, page.replace(script, `<script defer src="./core.js"></script>\n    ${script}`));

// What a browser keeps, so that the page opens without a network.
const files = readdirSync(folder, { recursive: true })
  .map((name) => relative(folder, join(folder, String(name))))
  .filter((name) => statSync(join(folder, name)).isFile() && name !== "core.bin.js")
  .sort();
const hash = createHash("sha256");
for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
const keeper = readFileSync(join(web, "keeper.js"), "utf8")
  .replace('"EDITION"', JSON.stringify(`tedomari ${hash.digest("hex").slice(0, 16)}`))
  .replace('["FILES"]', JSON.stringify(["./", ...files]));
writeFileSync(join(folder, "sw.js"), keeper);

const sent = [...files, "sw.js"].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${folder}: ${files.length + 1} files, ${sent} bytes over the wire`);
