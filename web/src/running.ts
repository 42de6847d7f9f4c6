// SPDX-License-Identifier: MIT
// Long jobs that run, wait or have just ended: seen from every view, and found again when the page is loaded again.
import { signal } from "@preact/signals";
import { found, works, type Asked } from "./api";
import type { Record } from "./record";
import { keep, remember, remembered } from "./state";

interface About {
  view: "review" | "practise"; // where its answer is looked at
  key: string; // under which it is kept
  sgf: string; // of the game it is about
  title: string; // of that game
}
export interface Running extends About {
  job: Asked;
}
interface Noted extends About {
  id: string;
  pace?: number;
}

export const titleOf = ({ info, nodes, mainEnd }: Record): string =>
  info.black || info.white
    ? `${info.black || "Black"} – ${info.white || "White"}`
    : `a game of ${nodes[mainEnd]!.moveNumber} moves`;

export const running = signal<Running[]>([]);

const most = 6;
function noted(): Noted[] {
  try {
    return JSON.parse(remembered("running") || "[]") as Noted[];
  } catch {
    return [];
  }
}
const note = (list: Noted[]) => remember("running", JSON.stringify(list.slice(-most)));
// Other windows note theirs too.
const others = (id: string, key = "") => noted().filter((n) => n.id !== id && n.key !== key);

export function watch(entry: Running): void {
  running.value = [...running.value.filter((r) => r.key !== entry.key), entry];
  const end = entry.job.subscribe(({ id, state }) => {
    if (!id && state === "asking") return;
    queueMicrotask(() => end());
    const { job: _, ...about } = entry;
    if (id) note([...others(id, about.key), { id, pace: entry.job.value.pace, ...about }]);
  });
}

// Who has seen the answer needs no sign of it.
export function seen(key: string): void {
  for (const { job } of running.value.filter((r) => r.key === key && !works(r.job.value))) note(others(job.value.id));
  const left = running.value.filter((r) => r.key !== key || works(r.job.value));
  if (left.length < running.value.length) running.value = left;
}

export async function resume(): Promise<void> {
  for (const entry of noted()) {
    const job = await found(entry.id);
    if (!job) {
      note(others(entry.id));
      continue;
    }
    job.value = { ...job.value, pace: entry.pace };
    keep(entry.key, job);
    running.value = [...running.value, { ...entry, job }];
  }
}
