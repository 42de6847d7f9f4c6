// SPDX-License-Identifier: MIT
// What a link to the calculator carries; apart from it, so that the first load stays small.
import { signal } from "@preact/signals";

export type Part = "value" | "sum" | "demonstration" | "outcomes";
export const part = signal<Part>("value");
export const expression = signal("");
export const outcomeText = signal("");
export const summands = signal("{5|-5}\n{3|-3}\n{1|-1}");
