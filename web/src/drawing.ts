// SPDX-License-Identifier: MIT
// A place that is drawn on a small board, as the atlas wants it: '.', 'X', 'O' its points, 'x' and 'o' the stones around.
import { indexOf, inside, pointAt, type Size, type Spot } from "./board/points";

export type Brush = "." | "x" | "o" | "X" | "O";
export const sheet: Size = { width: 9, height: 9 };
export const blank = " ".repeat(sheet.width * sheet.height);

const isOpen = (sign: string): boolean => sign === "." || sign === "X" || sign === "O";

// Once more with the same brush takes it away.
export function painted(cells: string, spot: Spot, brush: Brush): string {
  const at = indexOf(spot, sheet);
  return cells.slice(0, at) + (cells[at] === brush ? " " : brush) + cells.slice(at + 1);
}

export const stonesOf = (cells: string): string => cells.replace(/[ .]/g, ".").toUpperCase();

const spots = (): Spot[] => [...blank].map((_, i) => ({ x: i % sheet.width, y: Math.floor(i / sheet.width) }));
export const openPoints = (cells: string): string[] =>
  spots()
    .filter((spot) => isOpen(cells[indexOf(spot, sheet)]!))
    .map((spot) => pointAt(spot, sheet));

// Why it is no place yet; empty when it is one.
export function missing(cells: string): string {
  if (!cells.includes(".")) return "Set the open points first, then the stones around them.";
  for (const { x, y } of spots()) {
    if (!isOpen(cells[indexOf({ x, y }, sheet)]!)) continue;
    for (const next of [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ])
      if (inside(next, sheet) && cells[indexOf(next, sheet)] === " ")
        return `What stands at ${pointAt(next, sheet)}? Every neighbour of an open point needs a stone, or is open too.`;
  }
  return "";
}

export const drawingOf = (cells: string): string =>
  [...Array(sheet.height).keys()].map((y) => cells.slice(y * sheet.width, (y + 1) * sheet.width)).join("/");
