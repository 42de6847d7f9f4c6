// SPDX-License-Identifier: MIT
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkOf } from "../started.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.TEDOMARI ?? join(root, "build/dev/tedomari");

// The server, and where it listens: { link, address, stop }.
export async function serve(...options) {
  const folder = mkdtempSync(join(tmpdir(), "tedomari-protocols-"));
  const server = spawn(program, ["serve", "--port", "0", "--no-browser", "--cache", folder, ...options], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const link = await linkOf(server);
  const stop = async () => {
    const gone = new Promise((settle) => server.on("exit", settle));
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = new URL(link);
  return { link: url, address: `ws://${url.host}`, token: url.searchParams.get("token"), stop };
}
