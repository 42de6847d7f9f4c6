// SPDX-License-Identifier: MIT
// All goals of a position at once: their status, which moves are sente on what, what the open ones are worth.
import { computed, signal } from "@preact/signals";
import { ask, type Asked } from "../api";
import type { Mark } from "../board/Board";
import { flood, spotOf } from "../board/points";
import { rounded } from "../number";
import { Badge, Button, Fold, Stone, Working } from "../parts";
import { plain } from "../plain";
import type { Evidence, FoundGoal, SentePair, Values } from "../reports";
import { answerOf, keep, position, positionQuestion, size, stones } from "../state";
import { Table } from "../Table";

// One question about the position, by its name.
function listOf<R>(question: string, time: number) {
  const key = () => `${question} ${position.value}`;
  return {
    job: computed(() => answerOf(key()) as Asked<R> | undefined),
    ask: () => void keep(key(), ask<R>(positionQuestion(question, { options: { time } }))),
  };
}
const goals = listOf<{ goals: FoundGoal[]; found: number }>("goals", 10);
const sente = listOf<{ pairs: SentePair[]; sente: number }>("sente", 5);
const values = listOf<Values>("values", 5);

const other = (color: "black" | "white") => (color === "black" ? "white" : "black");
const Played = ({ color, point }: { color: "black" | "white"; point: string }) => (
  <span class="num">
    <Stone color={color} /> {point}
  </span>
);

// "connect(A2,E2)" as it is written, or in words.
const phrases: { [kind: string]: string } = {
  connect: "connect",
  capture: "capture",
  live: "live with",
  kill: "kill",
  eye: "make an eye at",
  escape: "run out with",
};
export const phrase = (goal: string): string => {
  const [, kind = "", at = ""] = /^([a-z-]+)\(([^()]*)\)$/.exec(goal) ?? [];
  return phrases[kind] ? `${phrases[kind]} ${at.split(",").join(kind === "eye" ? " for " : " and ")}` : goal;
};
const written = (goal: string): string => (plain.value ? phrase(goal) : goal);

// A click on a goal takes it over into the question.
const goalColumn = (take: (goal: string) => void) => ({
  title: "goal",
  cell: (g: { goal: string }) => (
    <Button quiet onClick={() => take(g.goal)}>
      {written(g.goal)}
    </Button>
  ),
});

// --- all goals, by what matters -------------------------------------------------------------------------------------

const weakest = (goals: FoundGoal[]): Evidence => goals.find((g) => g.evidence !== "proved")?.evidence ?? "proved";
const targets = (goal: string): string[] => /\(([^()]*)\)/.exec(goal)?.[1]?.split(",") ?? [];
const kindOf = (goal: string): string => /^[a-z-]+/.exec(goal)?.[0] ?? "";

// What one move decides: goals of a color and kind that the same two moves reach and prevent.
export interface Decision {
  kind: string;
  color: "black" | "white"; // who wants it
  reach: string | null;
  prevent: string | null;
  goals: FoundGoal[];
  stake: number; // stones that are taken or cut off, at most
  evidence: Evidence;
}

// Open goals by the move that decides them, the most stones first: who is captured before who is cut off.
export function decisions(goals: FoundGoal[], stonesAt: (point: string) => number): Decision[] {
  const groups = new Map<string, FoundGoal[]>();
  for (const goal of goals.filter((g) => g.unsettled)) {
    // Where stones are taken each chain is a matter of its own; links of one move are one matter.
    const what = kindOf(goal.goal) === "connect" ? goal.friendMove : goal.goal;
    const key = `${kindOf(goal.goal)} ${goal.color} ${what}`;
    groups.set(key, [...(groups.get(key) ?? []), goal]);
  }
  const found = [...groups.values()].map((held): Decision => {
    const [first] = held as [FoundGoal];
    const stake = Math.max(...held.map((g) => Math.min(...targets(g.goal).map(stonesAt))));
    const { color, friendMove: reach, opponentMove: prevent } = first;
    return { kind: kindOf(first.goal), color, reach, prevent, goals: held, stake, evidence: weakest(held) };
  });
  const isLink = (d: Decision) => Number(d.kind === "connect");
  return found.sort((x, y) => isLink(x) - isLink(y) || y.stake - x.stake || y.goals.length - x.goals.length);
}

const stonesAt = (point: string): number => {
  const spot = spotOf(point, size.value);
  return spot ? flood(stones.value, spot, size.value).length : 1;
};
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

// "P8 (3 stones)"
const named = (point: string): string => `${point}${stonesAt(point) > 1 ? ` (${stonesAt(point)})` : ""}`;
const verbs: { [kind: string]: [reach: string, prevent: string] } = {
  capture: ["captures", "saves it"],
  kill: ["kills", "saves it"],
  live: ["lives with", "kills it"],
  escape: ["runs out with", "shuts it in"],
  eye: ["makes an eye at", "destroys it"],
  connect: ["connects", "cuts"],
};
// A goal by its stones; a click takes it over into the question.
const Ask = ({ goal, shown, take }: { goal: string; shown: string; take: (goal: string) => void }) => (
  <Button quiet onClick={() => take(goal)} label={`${shown}, ${goal}`} title={`ask about ${goal}`}>
    {shown}
  </Button>
);
function Decided({ of, take }: { of: Decision; take: (goal: string) => void }) {
  const [reaches, prevents] = verbs[of.kind] ?? [of.kind, "prevents it"];
  return (
    <li>
      {of.reach && <Played color={of.color} point={of.reach} />} {reaches}{" "}
      {of.goals.slice(0, 4).map((g, i) => (
        <span key={g.goal}>
          {i > 0 && ", "}
          <Ask goal={g.goal} shown={targets(g.goal).map(named).join(" – ")} take={take} />
        </span>
      ))}
      {of.goals.length > 4 && ` and ${of.goals.length - 4} more`}
      {of.prevent && (
        <>
          ; <Played color={other(of.color)} point={of.prevent} /> {prevents}
        </>
      )}{" "}
      <Badge evidence={of.evidence} />
    </li>
  );
}

const firstShown = 8;
function Decisions({ title, list, take }: { title: string; list: Decision[]; take: (goal: string) => void }) {
  const rows = (part: Decision[]) => (
    <ul class="plain spaced">
      {part.map((d) => (
        <Decided key={d.goals[0]!.goal} of={d} take={take} />
      ))}
    </ul>
  );
  if (!list.length) return null;
  return (
    <>
      <h3>{title}</h3>
      {rows(list.slice(0, firstShown))}
      {list.length > firstShown && <Fold title={`${list.length - firstShown} smaller ones`}>{rows(list.slice(firstShown))}</Fold>}
    </>
  );
}

const settledTitles: { [kind: string]: [reached: string, never: string] } = {
  connect: ["connected, whoever moves first", "cannot be connected"],
  capture: ["captured already", "cannot be captured"],
};
function Settled({ goals, take }: { goals: FoundGoal[]; take: (goal: string) => void }) {
  const groups = new Map<string, FoundGoal[]>();
  for (const goal of goals.filter((g) => !g.unsettled)) {
    const kind = kindOf(goal.goal);
    const title = settledTitles[kind]?.[goal.status.startsWith("W") ? 0 : 1] ?? `${kind}, ${goal.status}`;
    groups.set(title, [...(groups.get(title) ?? []), goal]);
  }
  return (
    <>
      {[...groups].map(([title, held]) => (
        <Fold key={title} title={`${held.length} ${title}`}>
          <p>
            {held.map((g) => (
              <Ask key={g.goal} goal={g.goal} shown={targets(g.goal).join(" – ")} take={take} />
            ))}{" "}
            <Badge evidence={weakest(held)} />
          </p>
        </Fold>
      ))}
    </>
  );
}

export function Found({ take }: { take: (goal: string) => void }) {
  const report = goals.job.value?.value.report;
  const list = report ? decisions(report.goals, stonesAt) : [];
  return (
    <>
      <Button onClick={goals.ask}>Find them</Button>
      <Working job={goals.job.value} what="Reading every goal" />
      {report && (
        <>
          <p class="faint">
            {count(report.goals.length, "goal")} read; whoever moves first decides {count(list.length, "matter")}. In brackets:
            how many stones.
          </p>
          <Decisions title="To be taken or saved" list={list.filter((d) => d.kind !== "connect")} take={take} />
          <Decisions title="To be connected or cut" list={list.filter((d) => d.kind === "connect")} take={take} />
          <Settled goals={report.goals} take={take} />
        </>
      )}
    </>
  );
}

// --- sente --------------------------------------------------------------------------------------------------------

const shown = signal<SentePair | null>(null);
const points = (text: string): string[] => text.match(/\b[A-HJ-Z]\d{1,2}\b/g) ?? [];

// The pair that is looked at: its move, what it reaches (squares), what it threatens (triangles), the answers.
export const pairMarks = computed<Mark[]>(() => {
  const pair = shown.value;
  if (!pair || !sente.job.value?.value.report?.pairs.includes(pair)) return [];
  const mark = (look: Mark["look"]) => (point: string) => ({ point, look });
  return [
    { point: pair.move, look: "best", color: pair.color === "black" ? "B" : "W", text: "1" },
    ...points(pair.goal).map(mark("square")),
    ...points(pair.threat).map(mark("triangle")),
    ...pair.answers.map((point) => ({ point, look: "label" as const, text: "2" })),
  ];
});

// Moves in the order they came, each with all it is sente on.
export function byMove(pairs: SentePair[]): SentePair[][] {
  const groups = new Map<string, SentePair[]>();
  for (const pair of pairs.filter((p) => p.sente)) {
    const key = `${pair.color} ${pair.move}`;
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()];
}

function SenteMove({ pairs }: { pairs: SentePair[] }) {
  const { color, move } = pairs[0]!;
  return (
    <li>
      <strong>
        <Played color={color} point={move} />
      </strong>
      <ul class="plain">
        {pairs.map((p, i) => (
          <li key={i}>
            <Button
              quiet
              pressed={shown.value === p}
              onClick={() => {
                shown.value = shown.value === p ? null : p;
              }}
              title="show it on the board"
            >
              {plain.value ? `${phrase(p.goal)}, threatens to ${phrase(p.threat)}` : `${p.goal}, sente on ${p.threat}`}
            </Button>{" "}
            {p.answers.length > 0 && <span class="faint">answers: {p.answers.join(", ")}</span>} <Badge evidence={p.evidence} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export function SenteMoves() {
  const report = sente.job.value?.value.report;
  const moves = report ? byMove(report.pairs) : [];
  return (
    <>
      <Button onClick={sente.ask}>Find sente moves</Button>
      <Working job={sente.job.value} what="Reading pairs of goals" />
      {report && !moves.length && <p>No move that reaches one goal threatens another.</p>}
      {moves.length > 0 && (
        <>
          <p class="faint">Each move reaches the first goal and threatens the second. Click one to see it on the board.</p>
          <ul class="plain spaced">
            {moves.map((pairs) => (
              <SenteMove key={pairs[0]!.color + pairs[0]!.move} pairs={pairs} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

// --- worth --------------------------------------------------------------------------------------------------------

export function Worth({ take }: { take: (goal: string) => void }) {
  const report = values.job.value?.value.report;
  const most = 12;
  return (
    <>
      <Button onClick={values.ask}>Value them</Button>
      <Working job={values.job.value} what="Playing random games" />
      {report && (
        <>
          <p class="faint">
            {report.games} random games, on average {report.score.mean > 0 ? "B+" : "W+"}
            {rounded(Math.abs(report.score.mean))} without komi; {report.goalsRead} goals read, {report.goals.length} open.{" "}
            <Badge evidence={report.evidence} />
          </p>
          <Table
            folds
            kind="still"
            caption="Moves, the hottest first"
            rows={report.moves.slice(0, most)}
            columns={[
              { title: "move", cell: (m) => <Played color={m.color === "B" ? "black" : "white"} point={m.move} /> },
              {
                title: plain.value ? "worth" : "temp.",
                folded: plain.value ? "worth" : "temperature",
                explained: "what the move is worth, give or take what chance does",
                number: true,
                cell: (m) => `${rounded(m.temperature)} ± ${rounded(m.error)}`,
              },
              { title: "goal", folded: "for", cell: (m) => written(m.goal) },
              { title: "threatens", folded: "threatens", cell: (m) => m.threatGoal && written(m.threatGoal) },
            ]}
          />
          <Table
            folds
            kind="still"
            caption="Open goals, the most important first"
            rows={report.goals.slice(0, most)}
            columns={[
              goalColumn(take),
              !plain.value && { title: "status", cell: (g) => <span class="status">{g.status}</span> },
              {
                title: "worth",
                explained: "the games in which it was reached less those in which it was not",
                number: true,
                cell: (g) => rounded(g.worth),
              },
            ]}
          />
        </>
      )}
    </>
  );
}
