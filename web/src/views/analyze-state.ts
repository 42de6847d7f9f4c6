// SPDX-License-Identifier: MIT
// What the analysis of a position asks, and what of the answer lies on the board.
import { computed, signal } from "@preact/signals";
import { ask, type Asked } from "../api";
import type { Color, Outlined, Tool } from "../board/Board";
import { flood, pointAt, spotOf } from "../board/points";
import type { Record } from "../record";
import type { Analysis, Region, SideMoves, Value } from "../reports";
import { headlineOf, numbered, type Stage } from "../stage";
import { worded } from "../plain";
import { answerOf, keep, play, position, positionQuestion, record, size, stones, toMove, view } from "../state";

export type Hand = "look" | "play" | "box" | "lasso" | "flood";
export type Judge = "network" | "playouts";
export const hand = signal<Hand>("look");
export const chosen = signal<string | null>(null);
export const own = signal<string[]>([]); // a region of one's own
export const showOwnership = signal(false);
export const over = signal<string | null>(null); // the region under the mouse
export const first = signal<Color | null>(null); // whose line is shown of the chosen region
export const seconds = signal("5");
export const judge = signal<Judge>("network"); // who is asked about what cannot be proved

// The example that a first visit shows, as long as nobody opened or changed anything.
export const isExample = signal<Record | null>(null);
export const isWelcome = computed(() => view.value === "analyze" && !!record.value && record.value === isExample.value);

const key = () => `analyze ${judge.value} ${position.value}`;
export const job = computed(() => answerOf(key()) as Asked<Analysis> | undefined);
export const report = computed(() => job.value?.value.report ?? null);
const ownKey = () => `region ${position.value} ${own.value.join(",")}`;
export const ownJob = computed(() => (own.value.length ? (answerOf(ownKey()) as Asked<Region> | undefined) : undefined));

export const analyze = () =>
  keep(key(), ask<Analysis>(positionQuestion("analyze", { options: { time: Number(seconds.value), judge: judge.value } })));
export const analyzeOwn = () =>
  keep(ownKey(), ask<Region>(positionQuestion("region", { points: own.value, options: { time: 20 } })));

// One rule for every ~: a number without bounds, or with equal ones, is exact for what the badge beside it says.
export const isExact = (value: Value): boolean => value.low === undefined || value.low === value.high;

const heatOf = (region: Region) => (region.temperature ? region.temperature.float : -1);
export const isKnown = (region: Region) => region.inside === "proved" || region.kind !== "unknown";
export const isOpen = (region: Region) => region.kind !== "settled" && region.temperature !== null;
export const sorted = computed(() =>
  [...(report.value?.regions ?? [])].sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)) || heatOf(b) - heatOf(a)),
);
const shownRegion = computed<Region | null>(() => {
  if (own.value.length) return ownJob.value?.value.report ?? null;
  return report.value?.regions.find((r) => r.name === (over.value ?? chosen.value)) ?? null;
});

// Tinted by value; what is judged and not proved is pale, what is not known at all hatched.
export function outlines(regions: Region[], marked: string | null): Outlined[] {
  const open = regions.filter(isOpen);
  const hottest = Math.max(0.5, ...open.filter(isKnown).map(heatOf));
  return open.map((r) => ({
    name: r.name ?? "",
    points: r.region,
    heat: isKnown(r) ? Math.max(0, Math.min(1, heatOf(r) / hottest)) : 0,
    known: isKnown(r),
    judged: r.inside !== "proved",
    chosen: r.name === marked,
  }));
}

const regionAt = (point: string) => report.value?.regions.find((r) => isOpen(r) && r.region.includes(point));
export const side = (region: Region, color: Color): SideMoves | null => (color === "B" ? region.moves.black : region.moves.white);

export function choose(name: string): void {
  chosen.value = chosen.value === name ? null : name;
  first.value = null;
}
function touch(point: string, event: { shift: boolean }): void {
  if (hand.value === "flood") return select(floodFrom(point), event.shift);
  const region = hand.value === "look" && !own.value.length ? regionAt(point) : undefined;
  if (region) choose(region.name!);
  else void play(point);
}
function floodFrom(point: string): string[] {
  const spot = spotOf(point, size.value);
  return spot ? flood(stones.value, spot, size.value).map((s) => pointAt(s, size.value)) : [];
}
// A second selection is added; on what is selected already it takes away.
export function select(points: string[], add = true): void {
  const held = new Set(add ? own.value : []);
  const all = points.every((p) => held.has(p));
  for (const p of points)
    if (all) held.delete(p);
    else held.add(p);
  own.value = [...held];
}

export const stage = computed<Stage>(() => {
  const answer = report.value,
    region = shownRegion.value;
  const mover = first.value ?? toMove.value;
  const line = region ? (side(region, mover)?.line ?? []) : [];
  const best = answer?.moveInfos.find((m) => m.order === 0)?.move;
  const tools: { [hand: string]: Tool } = { box: "box", lasso: "lasso" };
  return {
    sentence: answer ? worded(headlineOf(answer)) : undefined,
    evidence: answer?.evidence,
    outlined: answer && !own.value.length ? outlines(answer.regions, over.value ?? chosen.value) : [],
    ownership: showOwnership.value ? answer?.ownership : null,
    marks: best && best !== "pass" && !line.length ? [{ point: best, look: "best", color: toMove.value, text: "1" }] : [],
    line: numbered(line),
    selected: own.value,
    tool: tools[hand.value] ?? "point",
    ghost: (hand.value === "look" && !over.value) || hand.value === "play" ? toMove.value : null,
    onPoint: touch,
    onOver: (point) => {
      over.value = point && hand.value === "look" ? (regionAt(point)?.name ?? null) : null;
    },
    onSelect: (points) => select(points),
  };
});
