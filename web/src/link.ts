// SPDX-License-Identifier: MIT
// A link that reproduces the view: #view?name=value…, the record deflated in `g`.
export interface Link {
  view: string;
  values: { [name: string]: string };
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  machine: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(machine)).arrayBuffer());

export const packed = async (text: string): Promise<string> =>
  toText(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
export const unpacked = async (text: string): Promise<string> =>
  new TextDecoder().decode(await through(toBytes(text), new DecompressionStream("deflate-raw")));

export function written({ view, values }: Link): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== "");
  return `#${view}${pairs.length ? "?" + new URLSearchParams(pairs).toString() : ""}`;
}

export function read(hash: string): Link {
  const [view = "", query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  return { view, values: Object.fromEntries(new URLSearchParams(query)) };
}
