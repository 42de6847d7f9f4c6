// SPDX-License-Identifier: MIT
// Goals: click stones, ask whether they connect, live, can be captured; combine with and, or.
import { computed, signal } from "@preact/signals";
import { ask, fileOf, type Asked } from "../api";
import type { Color, Mark } from "../board/Board";
import { Badge, Button, Choice, Downloads, Field, Fold, sideName, Working } from "../parts";
import { plain } from "../plain";
import type { Goal } from "../reports";
import { numbered, type Stage } from "../stage";
import { answerOf, edit, keep, position, positionQuestion, record } from "../state";
import { Found, pairMarks, SenteMoves, Worth } from "./goal-lists";

type Kind = "connect" | "capture" | "live" | "eye" | "escape" | "kill";
const needs: { [kind in Kind]: number } = { connect: 2, capture: 1, live: 1, eye: 1, escape: 1, kill: 1 };
const hints: { [kind in Kind]: string } = {
  connect: "Click two stones of one color.",
  capture: "Click a stone.",
  escape: "Click a stone.",
  live: "Click a stone of the group.",
  kill: "Click a stone of the group.",
  eye: "Click an empty point.",
};
const kind = signal<Kind>("connect");
const picked = signal<string[]>([]);
export const wish = signal(""); // the goal as text; clicking writes it
const joiner = signal<"and" | "or" | "">("");
const step = signal(0);

export const key = () => `goal ${position.value} ${wish.value}`;
export const job = computed(() => (wish.value ? (answerOf(key()) as Asked<Goal & { goals?: Goal[] }> | undefined) : undefined));

export const askGoal = () => {
  step.value = 99;
  keep(key(), ask<Goal>(positionQuestion("goal", { goal: wish.value, options: { time: 10 } })));
};
// A click adds to the goal that is being put together.
function pick(point: string): void {
  const held = picked.value.includes(point) ? picked.value.filter((p) => p !== point) : [...picked.value, point];
  if (held.length < needs[kind.value]) {
    picked.value = held;
    return;
  }
  const term = `${kind.value}(${held.join(",")})`;
  wish.value = joiner.value && wish.value ? `${wish.value} ${joiner.value} ${term}` : term;
  joiner.value = "";
  picked.value = [];
}

const points = (text: string): string[] => text.match(/\b[A-HJ-Z]\d{1,2}\b/g) ?? [];
const moveOf = (text: string): [Color, string] => [text.startsWith("B") ? "B" : "W", text.slice(2)];
export const proofLine = (goal: Goal): [Color, string][] => (goal.mainLine ?? []).map(moveOf);

export const stage = computed<Stage>(() => {
  const answer = job.value?.value.report;
  const marks: Mark[] = [...points(wish.value), ...picked.value].map((point) => ({ point, look: "square" }));
  const line = answer ? proofLine(answer) : [];
  const shown = numbered(line, step.value);
  const taken = new Set([...marks.map((m) => m.point), ...shown.map((m) => m.point)]);
  const wins = answer?.winningMoves?.filter((p) => !taken.has(p)) ?? [];
  return {
    sentence: answer ? inWords(answer) : undefined,
    evidence: answer?.friendFirst?.evidence,
    marks: [...marks, ...wins.map((point) => ({ point, look: "label" as const, text: "W" })), ...pairMarks.value],
    line: shown,
    onPoint: pick,
  };
});

const first: { [outcome: string]: string } = { W: "succeeds", L: "fails", U: "is not read out" };
const ko = (outcome: string) => (outcome.startsWith("KO") ? "depends on a ko" : (first[outcome] ?? outcome));

// One goal as a question; several stay as they were written.
export function question(goal: string): string {
  const found = /^([a-z-]+)\(([^()]*)\)$/.exec(goal);
  const at = found?.[2]?.split(",") ?? [];
  switch (found?.[1]) {
    case "capture":
      return `Can ${at[0]} be captured?`;
    case "escape":
      return `Does ${at[0]} escape?`;
    case "connect":
      return `Are ${at[0]} and ${at[1]} connected?`;
    case "live":
      return `Does ${at[0]} live?`;
    case "kill":
      return `Can ${at[0]} be killed?`;
    case "eye":
      return `Is ${at[0]} an eye${at[1] ? ` of ${sideName(at[1] as "black")}` : ""}?`;
    default:
      return `${goal}?`;
  }
}

// W|L and its kin in the words of players.
export function inWords(goal: Goal): string {
  const friend = sideName(goal.friend),
    other = goal.friend === "black" ? "White" : "Black";
  const [mine, theirs] = [goal.friendFirst?.outcome ?? "U", goal.opponentFirst?.outcome ?? "U"];
  const asked = question(goal.goal);
  if (mine === "W" && theirs === "W") return `${asked} Yes, even if ${other} moves first`;
  if (mine === "L" && theirs === "L") return `${asked} No, not even if ${friend} moves first`;
  if (mine === "W" && theirs === "L")
    return `${asked} Whoever moves first decides${goal.friendFirst.move ? `; ${friend} at ${goal.friendFirst.move}` : ""}`;
  return `${asked} With ${friend} first it ${ko(mine)}, with ${other} first it ${ko(theirs)}`;
}

function Points({ title, list }: { title: string; list?: string[] }) {
  return list?.length ? (
    <p>
      <strong>{title}:</strong> {list.join(", ")}
    </p>
  ) : null;
}

function Answer({ goal }: { goal: Goal & { goals?: Goal[]; meetings?: unknown[]; formula?: string } }) {
  const line = proofLine(goal),
    shown = Math.min(step.value, line.length);
  const playOut = async () => {
    for (const [color, point] of line) if (!(await edit({ edit: "play", point, color }))) return;
  };
  return (
    <section class="detail">
      <h3>
        {goal.goal} {!plain.value && <span class="status">{goal.status}</span>}
      </h3>
      <p>
        {inWords(goal)}. <Badge evidence={goal.friendFirst?.evidence ?? "bounded"} />
      </p>
      {!plain.value && (
        <p class="faint">
          The status {goal.status} says what {sideName(goal.friend)} gets moving first, then moving second: W won, L lost, U
          unknown, KO by ko.
        </p>
      )}
      <Points title="Winning moves" list={goal.winningMoves} />
      <Points title="Moves that prevent it" list={goal.preventingMoves} />
      <Points title={`${sideName(goal.friend)}'s threats`} list={goal.friendThreats} />
      <Points title={`${goal.friend === "black" ? "White" : "Black"}'s threats`} list={goal.opponentThreats} />
      {goal.formula && !plain.value && (
        <p>
          <strong>Together:</strong> {goal.formula}
        </p>
      )}
      {line.length > 0 && (
        <div class="row">
          <strong>Proof line</strong>
          <Button
            onClick={() => {
              step.value = Math.max(0, shown - 1);
            }}
            label="One move back"
            disabled={shown === 0}
          >
            ◀
          </Button>
          <span>
            {shown} of {line.length}
          </span>
          <Button
            onClick={() => {
              step.value = shown + 1;
            }}
            label="One move on"
            disabled={shown >= line.length}
          >
            ▶
          </Button>
          <Button onClick={() => void playOut()}>Play it out</Button>
        </div>
      )}
      {goal.goals && (
        <ul class="plain">
          {goal.goals.map((g) => (
            <li key={g.goal}>
              <code>{g.goal}</code> {plain.value ? `${inWords(g)}. ` : <span class="status">{g.status}</span>}{" "}
              {g.winningMoves?.length ? `by ${g.winningMoves.join(", ")}` : ""}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const take = (goal: string) => {
  wish.value = goal;
  picked.value = [];
};

export function Panel() {
  if (!record.value) return <p>Open a game first.</p>;
  const asked = job.value,
    answer = asked?.value.report;
  return (
    <>
      <Choice
        name="Which goal"
        value={kind.value}
        onChange={(k) => {
          kind.value = k;
          picked.value = [];
        }}
        options={[
          ["connect", "Connected?"],
          ["capture", "Captured?"],
          ["live", "Alive?"],
          ["eye", "Eye?"],
          ["escape", "Escapes?"],
          ["kill", "Killed?"],
        ]}
      />
      <p class="faint">
        {hints[kind.value]} {picked.value.length ? `${picked.value.join(", ")} …` : ""}
      </p>
      <Field label="Goal">
        <input
          class="wide"
          value={wish.value}
          spellcheck={false}
          placeholder="connect(C3,E5) and not capture(D4)"
          onInput={(e) => {
            wish.value = e.currentTarget.value;
          }}
          onKeyDown={(e) => {
            if (e.key === "Enter" && wish.value) askGoal();
          }}
        />
      </Field>
      <div class="row">
        <Button main disabled={!wish.value} onClick={askGoal}>
          Read it
        </Button>
        <Button
          pressed={joiner.value === "and"}
          disabled={!wish.value}
          onClick={() => {
            joiner.value = joiner.value === "and" ? "" : "and";
          }}
        >
          and …
        </Button>
        <Button
          pressed={joiner.value === "or"}
          disabled={!wish.value}
          onClick={() => {
            joiner.value = joiner.value === "or" ? "" : "or";
          }}
        >
          or …
        </Button>
        <Button
          disabled={!wish.value && !picked.value.length}
          onClick={() => {
            wish.value = "";
            picked.value = [];
            joiner.value = "";
          }}
        >
          Clear
        </Button>
      </div>
      <Working job={asked} what="Reading" />
      {answer && <Answer goal={answer} />}
      <Downloads job={asked?.value} link={fileOf} names={{ "proof.sgf": "Proof (SGF)" }} />
      <Fold title="All goals of this position">
        <Found take={take} />
      </Fold>
      <Fold title="What is sente on what">
        <SenteMoves />
      </Fold>
      <Fold title="What the open goals are worth">
        <Worth take={take} />
      </Fold>
    </>
  );
}
