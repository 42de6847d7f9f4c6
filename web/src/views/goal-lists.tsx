// SPDX-License-Identifier: MIT
// All goals of a position at once: their status, which moves are sente on what, what the open ones are worth.
import { computed, signal } from "@preact/signals";
import { ask, type Asked } from "../api";
import type { Mark } from "../board/Board";
import { rounded } from "../number";
import { Badge, Button, sideName, Stone, Working } from "../parts";
import type { FoundGoal, SentePair, Values } from "../reports";
import { answerOf, keep, position, positionQuestion } from "../state";
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

// A click on a goal takes it over into the question.
const goalColumn = (take: (goal: string) => void) => ({
  title: "goal",
  cell: (g: { goal: string }) => (
    <Button quiet onClick={() => take(g.goal)}>
      {g.goal}
    </Button>
  ),
});

export function Found({ take }: { take: (goal: string) => void }) {
  const report = goals.job.value?.value.report;
  return (
    <>
      <Button onClick={goals.ask}>Find them</Button>
      <Working job={goals.job.value} what="Reading every goal" />
      {report && (
        <Table
          folds
          kind="still"
          rows={report.goals}
          columns={[
            goalColumn(take),
            { title: "for", folded: "for", cell: (g) => sideName(g.color) },
            { title: "status", folded: "status", cell: (g) => <span class="status">{g.status}</span> },
            {
              title: "moves",
              explained: "the move that reaches it, and the one that prevents it",
              cell: (g) => (
                <>
                  {g.friendMove && <Played color={g.color} point={g.friendMove} />}{" "}
                  {g.opponentMove && <Played color={other(g.color)} point={g.opponentMove} />}
                </>
              ),
            },
          ]}
        />
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
              {p.goal}, sente on {p.threat}
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
                title: "temp.",
                folded: "temperature",
                explained: "what the move is worth, give or take what chance does",
                number: true,
                cell: (m) => `${rounded(m.temperature)} ± ${rounded(m.error)}`,
              },
              { title: "goal", folded: "for", cell: (m) => m.goal },
              { title: "threatens", folded: "threatens", cell: (m) => m.threatGoal },
            ]}
          />
          <Table
            folds
            kind="still"
            caption="Open goals, the most important first"
            rows={report.goals.slice(0, most)}
            columns={[
              goalColumn(take),
              { title: "status", cell: (g) => <span class="status">{g.status}</span> },
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
