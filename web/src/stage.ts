// SPDX-License-Identifier: MIT
// What a view puts on the board, and what the board's clicks mean in it.
import { signal } from "@preact/signals";
import type { Color, Mark, Outlined, Played, Tool } from "./board/Board";
import type { Size } from "./board/points";
import type { Evidence } from "./reports";

export interface Stage {
  // A position of the view's own, instead of the game's.
  size?: Size;
  stones?: string;
  cut?: string[];
  last?: string | null;
  name?: string;
  sentence?: string; // the answer, on top of everything
  evidence?: Evidence;
  outlined?: Outlined[];
  ownership?: number[] | null;
  marks?: Mark[];
  line?: Played[];
  selected?: string[];
  ghost?: Color | null;
  tool?: Tool;
  onPoint?: (point: string, event: { shift: boolean }) => void;
  onOver?: (point: string | null) => void;
  onSelect?: (points: string[]) => void;
}

// "3 1/2" inside a sentence of the program becomes "3½".
export { headlineOf, pretty } from "./sentence";

// Lines to come, numbered from 1; passes count and are not drawn.
export function numbered(moves: [Color, string][], upTo = moves.length): Played[] {
  const seen = new Set<string>();
  return moves.slice(0, upTo).flatMap(([color, point], i) => {
    if (point === "pass" || seen.has(point)) return [];
    seen.add(point);
    return [{ point, color, text: String(i + 1) }];
  });
}

// Which values of a view its link carries.
export const linked = signal<{ [name: string]: string }>({});
