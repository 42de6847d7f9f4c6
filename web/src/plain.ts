// SPDX-License-Identifier: MIT
// Plain words, for players who know no game theory: a choice that is remembered.
import { effect, signal } from "@preact/signals";
import type { Evidence } from "./reports";
import { remember, remembered } from "./state";

export const plain = signal(remembered("plain") === "1");
effect(() => remember("plain", plain.value ? "1" : ""));

// How sure a number is.
const sure: { [evidence: string]: string } = {
  proved: "sure",
  "exact, walls judged": "nearly sure",
  bounded: "not read out",
  sampled: "estimate",
  learned: "estimate",
  judged: "estimate",
};
export const surely = (word: Evidence): string => sure[word] ?? word;

// What the program says in the words of its trade, and what a club player would; nothing where he would say nothing.
const sayings: [RegExp, string][] = [
  [
    /^it depends on what lies beyond the region: a move is worth (.+?) if .*?, (.+?) if not; .*/i,
    "how big it is depends on the stones around: $1 or $2",
  ],
  [
    /^it depends on the stones at (.+?): a move is worth (.+?) if .*?, (.+?) if they have to live by it.*/i,
    "how big it is depends on the life of $1: $2 if they live anyway, $3 if not",
  ],
  [/^what tells them apart is .*/i, ""],
  [/^proved only if .*/i, "how big it is depends on the stones around"],
  [/^not proved within the limits.*/i, "it was not read out"],
  [/^the value shown comes from .*/i, ""],
  [/^the network says what is at stake.*/i, "the size is an estimate"],
  [/^opinions differ: .*/i, "the size is not certain"],
  [/^it depends on who can win kos: .*/i, "how big it is depends on who wins the ko"],
  [/^play spills over the mask's border.*/i, "play may spread beyond these points"],
  [/, between players whom (\d+) stones make even/i, ", with the $1 stones' difference in strength"],
  [/^judgement changed elsewhere: (.*)/i, "something changed elsewhere on the board: $1"],
  [/^in settled ground$/i, "nothing was left to gain there"],
  [/\bno loss seen\b/i, "no mistake was found"],
  [/, (?:placid|active|hyperactive)\b/g, ""],
];
export const inPlainWords = (text: string): string =>
  sayings.reduce((said, [trade, club]) => said.replace(trade, club), text).trim();

// As the program says it, or plainly; the second leaves out what says nothing.
export const worded = (text: string): string => (plain.value ? inPlainWords(text) : text);
