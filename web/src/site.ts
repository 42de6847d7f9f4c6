// SPDX-License-Identifier: MIT
// core.js of the site (site.mjs builds it): with it the page needs no server.  The program is packed by gzip, for a plain
// file server sends files as they lie.  A page from file:// may not fetch, so there it comes as a script.
import type { Carried } from "./carried";

declare const WORKER_SOURCE: string, PROGRAM_SIZE: number; // in bytes, packed

const fromScript = () =>
  new Promise<Response>((settle, refuse) => {
    const script = document.createElement("script");
    Object.assign(globalThis, { tedomariProgram: (base64: string) => settle(fetch(`data:application/gzip;base64,${base64}`)) });
    script.onerror = () => refuse(new Error("core.bin.js is missing"));
    script.src = "core.bin.js";
    document.head.append(script);
  });

async function packed(): Promise<Response> {
  if (location.protocol === "file:") return fromScript();
  const response = await fetch("core.bin");
  if (!response.ok) throw new Error(`core.bin: the server says ${response.status}`);
  return response;
}

const carried: Carried = {
  start: () => new Worker(URL.createObjectURL(new Blob([WORKER_SOURCE], { type: "text/javascript" }))),
  async program(loaded) {
    let bytes = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, onward) {
        loaded((bytes += piece.length), PROGRAM_SIZE);
        onward.enqueue(piece);
      },
    });
    const unpacked = (await packed()).body!.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compileStreaming(
      new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }),
    );
    if ("serviceWorker" in navigator && location.protocol !== "file:")
      void navigator.serviceWorker.register("sw.js").catch(() => {});
    return module;
  },
};

Object.assign(globalThis, { tedomariCore: carried });
