// SPDX-License-Identifier: MIT
// A game against the program, with hints and undo.
import { computed, signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { ask, asked, get, isAlone, works, type Asked } from "../api";
import type { Color } from "../board/Board";
import { Badge, Button, Choice, Field, save, sideName, Working } from "../parts";
import type { About, Analysis, Evidence, Level, Score } from "../reports";
import { headlineOf, numbered, type Stage } from "../stage";
import {
  answerOf,
  attempt,
  edit,
  here,
  keep,
  node,
  notice,
  play,
  position,
  positionQuestion,
  record,
  start,
  toMove,
  view,
} from "../state";

interface Match {
  human: Color;
  level: number;
}
// How a game ended: in words, and as a record has it, where it was counted.
export interface End {
  said: string;
  result?: string; // RE
  evidence?: Evidence;
}
const match = signal<Match | null>(null);
const over = signal<End | null>(null);
const reply = signal<Asked<{ move: [Color, string]; resigns: boolean }> | undefined>(undefined);
export const levels = signal<Level[]>([]);

const thinking = computed(() => works(reply.value?.value));
const hint = computed(() => answerOf(`hint ${position.value}`) as Asked<Analysis> | undefined);

const opponent = (color: Color): Color => (color === "B" ? "W" : "B");
export const resigned = (loser: Color, human: Color): End => ({
  said: `${loser === human ? "You resigned" : "The program resigns"}: ${sideName(opponent(loser))} wins`,
  result: `${opponent(loser)}+R`,
});
export const counted = (score: Score): End => {
  if (!score.over)
    return { said: `Both passed; it is not clear who owns what: about ${score.scoreText}`, evidence: score.evidence };
  if (!score.winner) return { said: "The game is a draw", result: "0", evidence: score.evidence };
  const [winner, points] = score.scoreText.split("+");
  return { said: `${sideName(winner as Color)} wins by ${points}`, result: score.scoreText, evidence: score.evidence };
};

// The end is said, and written into the record.
async function finish(end: End): Promise<void> {
  over.value = end;
  if (end.result) await edit({ edit: "info", result: end.result });
}
async function count(): Promise<void> {
  over.value = { said: "Both passed. Counting …" };
  try {
    await finish(counted(await asked<Score>(positionQuestion("score", { options: { time: 10 } }))));
  } catch (error) {
    over.value = { said: `Both passed; it could not be counted: ${(error as Error).message}` };
  }
}

// Two passes end a game.
function passes(): boolean {
  const held = record.value,
    now = here.value;
  const before = now?.parent !== null && now?.parent !== undefined ? held!.nodes[now.parent] : null;
  return now?.move?.[1] === "pass" && before?.move?.[1] === "pass";
}

async function answerIfDue(): Promise<void> {
  const now = match.value;
  if (!now || over.value || thinking.value || toMove.value === now.human) return;
  if (passes()) return count();
  const job = ask<{ move: [Color, string]; resigns: boolean }>(positionQuestion("genmove", { options: { level: now.level } }));
  reply.value = job;
  const asked = position.value;
  const end = job.subscribe((state) => {
    if (works(state)) return;
    queueMicrotask(() => end());
    if (state.error) {
      notice.value = state.error;
      return;
    }
    if (!state.report || over.peek() || position.peek() !== asked) return;
    if (state.report.resigns) return void finish(resigned(state.report.move[0], now.human));
    void edit({ edit: "play", point: state.report.move[1] }).then(() => {
      if (passes()) void count();
    });
  });
}

async function humanPlays(point: string): Promise<void> {
  if (!match.value || over.value || thinking.value || toMove.value !== match.value.human) return;
  if (await play(point)) await answerIfDue();
}

// Back to the person's last decision; what ended has not ended then.
async function takeBack(): Promise<void> {
  if (over.value?.result) await edit({ edit: "info", result: "" });
  const held = record.value,
    now = match.value;
  if (!held || !now || thinking.value) return;
  over.value = null;
  let at = node.value;
  do {
    at = held.nodes[at]!.parent ?? 0;
  } while (at !== 0 && held.nodes[at]!.toMove !== now.human);
  node.value = at;
  if (held.nodes[at]!.toMove !== now.human) void answerIfDue();
}

function turnOf(now: Match): string {
  if (thinking.value) return "The program thinks …";
  const passed = here.value?.move?.[1] === "pass" && here.value.move[0] !== now.human;
  return `${passed ? "The program passes. " : ""}Your move, ${sideName(now.human)}`;
}

export const stage = computed<Stage>(() => {
  const now = match.value,
    end = now && over.value,
    best = thinking.value || end ? null : hint.value?.value.report;
  const line = best?.moveInfos[0]?.pv ?? [];
  const mine = now && toMove.value === now.human && !over.value && !thinking.value;
  return {
    sentence: end ? end.said : best ? headlineOf(best) : now ? turnOf(now) : undefined,
    evidence: end ? end.evidence : best?.evidence,
    ghost: mine ? now.human : null,
    line: mine ? numbered(line.map((p, i) => [(i % 2 === 0) === (toMove.value === "B") ? "B" : "W", p] as [Color, string])) : [],
    onPoint: (point) => void humanPlays(point),
  };
});

export async function loadAbout(rules: (known: About["rules"]) => void): Promise<void> {
  await attempt(async () => {
    const about = await get<About>("/api/about");
    levels.value = about.levels;
    rules(about.rules);
  });
}

const programName = (level: string): string =>
  ["Tedomari", levels.value.find((l) => l.level === Number(level))?.name].filter(Boolean).join(", ");

export function Panel() {
  const [size, setSize] = useState<"9" | "13" | "19">("9"),
    [human, setHuman] = useState<Color>("B"),
    [level, setLevel] = useState("3"),
    [handicap, setHandicap] = useState("0");
  const now = match.value;
  const begin = async () => {
    over.value = null;
    match.value = null;
    if (
      !(await start({
        boardXSize: Number(size),
        boardYSize: Number(size),
        rules: "chinese",
        komi: handicap === "0" ? 7.5 : 0.5,
        handicap: Number(handicap),
      }))
    )
      return;
    await edit({
      edit: "info",
      [human === "B" ? "black" : "white"]: "You",
      [human === "B" ? "white" : "black"]: programName(level),
    });
    match.value = { human, level: Number(level) };
    await answerIfDue();
  };
  const fromHere = async () => {
    over.value = null;
    match.value = { human, level: Number(level) };
    await answerIfDue();
  };
  return (
    <>
      <Choice
        name="Board"
        value={size}
        onChange={setSize}
        options={[
          ["9", "9×9"],
          ["13", "13×13"],
          ["19", "19×19"],
        ]}
      />
      <Choice
        name="Your color"
        value={human}
        onChange={setHuman}
        options={[
          ["B", "● You are Black"],
          ["W", "○ You are White"],
        ]}
      />
      <div class="row">
        <Field label="Strength">
          <select value={level} onChange={(e) => setLevel(e.currentTarget.value)}>
            {levels.value.map((l) => (
              <option key={l.level} value={String(l.level)}>
                {l.level}
                {l.name ? ` – ${l.name}` : ""}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Handicap">
          <select value={handicap} onChange={(e) => setHandicap(e.currentTarget.value)}>
            {[0, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
              <option key={n} value={String(n)}>
                {n || "none"}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <p class="faint">
        {levels.value.find((l) => l.level === Number(level))?.summary}
        {isAlone &&
          ". The program runs inside this page, on one thread: in the same time it sees less than the installed program"}
      </p>
      <div class="row">
        <Button main onClick={() => void begin()}>
          New game
        </Button>
        {record.value && <Button onClick={() => void fromHere()}>Go on from here</Button>}
      </div>
      {now && (
        <section class="detail">
          <h3>You have {sideName(now.human)}</h3>
          {thinking.value && <Working job={reply.value} what="Thinking" />}
          <div class="row">
            <Button disabled={thinking.value || !!over.value} onClick={() => void humanPlays("pass")}>
              Pass
            </Button>
            <Button disabled={thinking.value} onClick={() => void takeBack()}>
              Take back
            </Button>
            <Button
              disabled={thinking.value || !!over.value}
              onClick={() => keep(`hint ${position.value}`, ask(positionQuestion("hints", { options: { time: 1 } })))}
            >
              Hint
            </Button>
            <Button disabled={!!over.value} onClick={() => void finish(resigned(now.human, now.human))}>
              Resign
            </Button>
          </div>
          <Working job={hint.value} what="Looking" />
          {over.value && (
            <>
              <p role="status">
                <strong>{over.value.said}.</strong> {over.value.evidence && <Badge evidence={over.value.evidence} />}
              </p>
              <div class="row">
                <Button onClick={() => (view.value = "review")}>Review it</Button>
                <Button onClick={() => (view.value = "score")}>Show the count</Button>
                <Button onClick={() => save("game.sgf", record.value!.sgf)}>Save SGF</Button>
              </div>
            </>
          )}
          <p class="faint">
            Prisoners: Black has {here.value?.captured.W ?? 0}, White has {here.value?.captured.B ?? 0}.
          </p>
        </section>
      )}
    </>
  );
}
