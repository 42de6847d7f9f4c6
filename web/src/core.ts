// SPDX-License-Identifier: MIT
// What runs in a worker: the program (site/core.cc), given the little that it asks of its surroundings.
/// <reference lib="webworker" />
import type { Request, Said } from "./carried";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  ask(): void;
}

// Runs the program; `say` hears names and bytes while it works.
export function started(
  module: WebAssembly.Module,
  say: (name: string, bytes: Uint8Array<ArrayBuffer>) => void,
): (request: Uint8Array) => void {
  let exports: Exports;
  const view = () => new DataView(exports.memory.buffer);
  const part = (at: number, size: number) => new Uint8Array(exports.memory.buffer, at, size);
  const said = { 1: "", 2: "" };
  // WASI's names for what a C library asks: the time, chance, and where to write.
  const nothing = 0;
  const wasi: { [name: string]: (...args: never[]) => number } = {
    clock_time_get(clock: number, _precision: bigint, into: number) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(into, BigInt(Math.round(milliseconds * 1e6)), true);
      return nothing;
    },
    random_get(into: number, size: number) {
      crypto.getRandomValues(part(into, size));
      return nothing;
    },
    fd_write(file: 1 | 2, pieces: number, count: number, written: number) {
      let all = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(pieces + 8 * i, true),
          size = view().getUint32(pieces + 8 * i + 4, true);
        said[file] += new TextDecoder().decode(part(at, size));
        all += size;
      }
      const lines = said[file].split("\n");
      said[file] = lines.pop() ?? "";
      for (const line of lines) console.warn(line);
      view().setUint32(written, all, true);
      return nothing;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return nothing;
    },
    environ_get: () => nothing,
    emscripten_notify_memory_growth: () => nothing,
    proc_exit(code: number): number {
      throw new Error(`the program ended with ${code}`);
    },
  };
  const imports: WebAssembly.Imports = {};
  const missing = (name: string) => () => {
    throw new Error(`the program asks for ${name}`);
  };
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = (wasi as WebAssembly.ModuleImports)[name] ?? missing(name);
  (imports.page ??= {}).tell = (name: number, nameSize: number, bytes: number, size: number) =>
    say(new TextDecoder().decode(part(name, nameSize)), part(bytes, size).slice());
  exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
  exports._initialize();
  return (request) => {
    part(exports.room(request.length), request.length).set(request);
    exports.ask();
  };
}

// The worker itself: the program first, then requests.
export function serve(worker: {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(said: Said, moved?: Transferable[]): void;
}): void {
  let ask = (_: Uint8Array): void => {
    throw new Error("the program did not start");
  };
  worker.onmessage = ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
    if (data instanceof WebAssembly.Module) {
      ask = started(data, (name, bytes) => worker.postMessage({ name, bytes }, [bytes.buffer]));
      return;
    }
    try {
      ask(data.request);
      worker.postMessage({ over: true });
    } catch (error) {
      worker.postMessage({ broken: String(error) });
    }
  };
}
