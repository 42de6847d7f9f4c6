// SPDX-License-Identifier: MIT
// A game against the program, with hints and undo.
import { computed, signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { ask, get, works, type Asked } from "../api";
import type { Color } from "../board/Board";
import { Button, Choice, Field, sideName, Working } from "../parts";
import type { About, Analysis, Level } from "../reports";
import { numbered, pretty, type Stage } from "../stage";
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
const match = signal<Match | null>(null);
const over = signal("");
const reply = signal<Asked<{ move: [Color, string]; resigns: boolean }> | undefined>(undefined);
export const levels = signal<Level[]>([]);

const thinking = computed(() => works(reply.value?.value));
const hint = computed(() => answerOf(`hint ${position.value}`) as Asked<Analysis> | undefined);

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
  if (passes()) {
    over.value = "Both passed: the game is over. Count it under Score.";
    return;
  }
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
    if (!state.report || position.peek() !== asked) return;
    if (state.report.resigns) {
      over.value = `${sideName(state.report.move[0])} resigns. You win.`;
      return;
    }
    void edit({ edit: "play", point: state.report.move[1] }).then(() => {
      if (passes()) over.value = "Both passed: the game is over. Count it under Score.";
      else if (state.report!.move[1] === "pass") notice.value = "The program passes.";
    });
  });
}

async function humanPlays(point: string): Promise<void> {
  if (!match.value || over.value || thinking.value || toMove.value !== match.value.human) return;
  if (await play(point)) await answerIfDue();
}

// Back to the person's last decision.
function takeBack(): void {
  const held = record.value,
    now = match.value;
  if (!held || !now || thinking.value) return;
  over.value = "";
  let at = node.value;
  do {
    at = held.nodes[at]!.parent ?? 0;
  } while (at !== 0 && held.nodes[at]!.toMove !== now.human);
  node.value = at;
  if (held.nodes[at]!.toMove !== now.human) void answerIfDue();
}

export const stage = computed<Stage>(() => {
  const now = match.value,
    best = hint.value?.value.report;
  const line = best?.moveInfos[0]?.pv ?? [];
  const mine = now && toMove.value === now.human && !over.value && !thinking.value;
  return {
    sentence:
      over.value ||
      (now
        ? thinking.value
          ? "The program thinks …"
          : best
            ? pretty(best.headline)
            : `Your move, ${sideName(now.human)}`
        : undefined),
    evidence: best?.evidence,
    ghost: mine ? now.human : null,
    line: mine ? numbered(line.map((p, i) => [(i % 2 === 0) === (toMove.value === "B") ? "B" : "W", p] as [Color, string])) : [],
    onPoint: (point) => void humanPlays(point),
  };
});

export async function loadAbout(rules: (names: string[]) => void): Promise<void> {
  await attempt(async () => {
    const about = await get<About>("/api/about");
    levels.value = about.levels;
    rules(about.rules.map((r) => r.name));
  });
}

export function Panel() {
  const [size, setSize] = useState<"9" | "13" | "19">("9"),
    [human, setHuman] = useState<Color>("B"),
    [level, setLevel] = useState("3"),
    [handicap, setHandicap] = useState("0");
  const now = match.value;
  const begin = async () => {
    over.value = "";
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
    match.value = { human, level: Number(level) };
    await answerIfDue();
  };
  const fromHere = async () => {
    over.value = "";
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
      <p class="faint">{levels.value.find((l) => l.level === Number(level))?.summary}</p>
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
            <Button disabled={thinking.value} onClick={takeBack}>
              Take back
            </Button>
            <Button
              disabled={thinking.value || !!over.value}
              onClick={() => keep(`hint ${position.value}`, ask(positionQuestion("hints", { options: { time: 1 } })))}
            >
              Hint
            </Button>
            <Button
              disabled={!!over.value}
              onClick={() => {
                over.value = "You resigned.";
              }}
            >
              Resign
            </Button>
          </div>
          <Working job={hint.value} what="Looking" />
          {over.value && (
            <p role="status">
              {over.value}{" "}
              <Button
                onClick={() => {
                  view.value = "score";
                }}
              >
                Score it
              </Button>
            </p>
          )}
          <p class="faint">
            Prisoners: Black has {here.value?.captured.W ?? 0}, White has {here.value?.captured.B ?? 0}.
          </p>
        </section>
      )}
    </>
  );
}
