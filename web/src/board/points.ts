// SPDX-License-Identifier: MIT
// Points are written as GTP writes them ("D4"); a board's rows come from the top, as the server sends them.

export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
} // from the upper left, 0-based

const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

export const column = (x: number): string => letters[x] ?? "?";
export const row = (y: number, size: Size): string => String(size.height - y);
export const pointAt = (spot: Spot, size: Size): string => column(spot.x) + row(spot.y, size);

export function spotOf(point: string, size: Size): Spot | null {
  const found = /^([A-HJ-Z])(\d{1,2})$/i.exec(point);
  if (!found) return null;
  const spot = { x: letters.indexOf(found[1]!.toUpperCase()), y: size.height - Number(found[2]) };
  return inside(spot, size) ? spot : null;
}

export const inside = (spot: Spot, size: Size): boolean =>
  spot.x >= 0 && spot.y >= 0 && spot.x < size.width && spot.y < size.height;

export const indexOf = (spot: Spot, size: Size): number => spot.y * size.width + spot.x;

// Where the star points are drawn, as boards are printed.
export function stars(size: Size): Spot[] {
  const along = (length: number): number[] => {
    if (length < 7) return [];
    const edge = length < 13 ? 2 : 3;
    const ends = [edge, length - 1 - edge];
    return length % 2 && length >= 9 ? [...ends, (length - 1) / 2] : ends;
  };
  const xs = along(size.width),
    ys = along(size.height);
  const both = xs.flatMap((x) => ys.map((y) => ({ x, y })));
  const middle = (spot: Spot) => [spot.x === (size.width - 1) / 2, spot.y === (size.height - 1) / 2];
  const large = size.width > 13 && size.height > 13;
  return both.filter((spot) => large || middle(spot)[0] === middle(spot)[1]);
}

// The lines around a set of points, as one SVG path in units of a field; neighbours have no line between them.
export function outline(points: Spot[]): string {
  const held = new Set(points.map((p) => `${p.x},${p.y}`));
  const has = (x: number, y: number) => held.has(`${x},${y}`);
  const next = new Map<string, [number, number][]>();
  const edge = (ax: number, ay: number, bx: number, by: number) => {
    const from = `${ax},${ay}`;
    next.set(from, [...(next.get(from) ?? []), [bx, by]]);
  };
  for (const { x, y } of points) {
    // clockwise, so that edges of one border follow each other
    if (!has(x, y - 1)) edge(x, y, x + 1, y);
    if (!has(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) edge(x, y + 1, x, y);
  }
  let path = "";
  for (const [start] of next) {
    let [x, y] = start.split(",").map(Number) as [number, number];
    if (!next.get(start)?.length) continue;
    path += `M${x} ${y}`;
    for (let ways = next.get(start); ways?.length; ways = next.get(`${x},${y}`)) {
      [x, y] = ways.pop()!;
      path += `L${x} ${y}`;
    }
    path += "Z";
  }
  return path;
}

// Points inside a loop drawn by hand, given in fields from the upper left.
export function inLoop(loop: { x: number; y: number }[], size: Size): Spot[] {
  const found: Spot[] = [];
  for (let y = 0; y < size.height; ++y)
    for (let x = 0; x < size.width; ++x) if (isIn(loop, x + 0.5, y + 0.5)) found.push({ x, y });
  return found;
}

function isIn(loop: { x: number; y: number }[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const a = loop[i]!,
      b = loop[j]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

export function inBox(a: Spot, b: Spot): Spot[] {
  const found: Spot[] = [];
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); ++y)
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); ++x) found.push({ x, y });
  return found;
}

// All points of one content that hang together with a point: an empty area or a chain.  A selection tool, no rule.
export function flood(stones: string, from: Spot, size: Size): Spot[] {
  const content = stones[indexOf(from, size)];
  const seen = new Set<number>([indexOf(from, size)]);
  const found = [from];
  for (const { x, y } of found)
    for (const spot of [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ]) {
      const index = indexOf(spot, size);
      if (inside(spot, size) && !seen.has(index) && stones[index] === content) {
        seen.add(index);
        found.push(spot);
      }
    }
  return found;
}
