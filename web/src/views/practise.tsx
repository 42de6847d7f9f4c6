// SPDX-License-Identifier: MIT
// Two ways to practise: problems with a proved answer, and the biggest moves of the game on the board.  Ratings and the
// tally are kept in this browser.
import { computed, effect, signal } from "@preact/signals";
import { ask, asked, works, type Asked } from "../api";
import { lead, number, rounded } from "../number";
import { Badge, Button, Choice, Num, sideName, Working } from "../parts";
import { isFraction, type Exercise, type Verdict } from "../reports";
import { running, seen, titleOf, watch } from "../running";
import type { Stage } from "../stage";
import { answerOf, attempt, game, here, keep, node, record, remember, remembered, size, toMove, view } from "../state";
import { analyze } from "./analyze-state";
import * as problems from "./problems";
import { costly } from "./review";

interface Tally {
  asked: number;
  right: number;
  lost: number;
}
function readTally(): Tally {
  try {
    return { asked: 0, right: 0, lost: 0, ...JSON.parse(remembered("practice") ?? "{}") };
  } catch {
    return { asked: 0, right: 0, lost: 0 };
  }
}
const tally = signal<Tally>(readTally());
const index = signal(0);
const onlyOn = signal(false); // from the move that is looked at
const verdict = signal<Verdict | null>(null);
const judging = signal(false);

const key = () => `practice ${game.value}`;
export const isHere = (other: string): boolean => other === key();
const job = computed(() => answerOf(key()) as Asked<{ positions: Exercise[] }> | undefined);
const what = signal<"problems" | "game">("problems");
// Of a reviewed game the moments that cost most; else what was looked for.
const exercises = computed<{ node: number; moveNumber: number; toMove: "B" | "W"; lost?: number }[]>(() =>
  costly.value.length ? costly.value : (job.value?.value.report?.positions ?? []),
);
const exercise = computed(() => exercises.value[index.value] ?? null);

export const begin = () => {
  index.value = 0;
  verdict.value = null;
  const from = onlyOn.value ? (here.value?.moveNumber ?? 0) + 1 : 1;
  const job = keep(key(), ask({ question: "practice", sgf: game.value, options: { time: 0.5, count: 8, from } }));
  watch({ view: "practise", key: key(), sgf: game.value, title: titleOf(record.value!), job });
};
effect(() => {
  if (view.value === "practise" && running.value.length && !works(job.value?.value)) seen(key());
});
function show(i: number): void {
  index.value = i;
  verdict.value = null;
}
effect(() => {
  const e = exercise.value;
  if (e && view.peek() === "practise" && what.value === "game") node.value = e.node;
});

export const counted = (held: Tally, isBest: boolean, loss: number): Tally => ({
  asked: held.asked + 1,
  right: held.right + (isBest ? 1 : 0),
  lost: Math.round((held.lost + loss) * 10) / 10,
});

function answer(point: string): void {
  if (!exercise.value || judging.value || verdict.value) return;
  judging.value = true;
  void attempt(async () => {
    const said = await asked<Verdict>({
      question: "move",
      sgf: game.value,
      node: exercise.value!.node,
      move: point,
      options: { time: 2 },
    });
    verdict.value = said;
    tally.value = counted(tally.value, isRight(said), Math.max(0, said.loss?.float ?? 0));
    remember("practice", JSON.stringify(tally.value));
  }).finally(() => {
    judging.value = false;
  });
}

// As big as the biggest is right too.
const isRight = (said: Verdict): boolean => said.isBest || said.loss.float <= 0;
export function verdictOf(said: Verdict): string {
  if (said.isBest) return `Right: ${said.best[1]} is the biggest move`;
  if (isRight(said)) return `Right: ${said.move[1]} loses nothing against ${said.best[1]}`;
  const loss = isFraction(said.evidence) ? number(said.loss.value) : `about ${rounded(said.loss.float)}`;
  return `${said.best[1]} was bigger: ${said.move[1]} loses ${loss}`;
}

export const stage = computed<Stage>(() => (what.value === "problems" ? problems.stage.value : ofGame.value));
const ofGame = computed<Stage>(() => {
  const said = verdict.value,
    asks = exercise.value;
  return {
    sentence: said ? verdictOf(said) : asks ? `${sideName(asks.toMove)} to move: play the biggest move` : undefined,
    evidence: said?.evidence,
    ghost: asks && !said ? toMove.value : null,
    line: said
      ? [
          ...(said.isBest ? [] : [{ point: said.move[1], color: said.move[0], text: isRight(said) ? "=" : "✕" }]),
          { point: said.best[1], color: said.best[0], text: "✓" },
        ].filter((m) => m.point !== "pass")
      : [],
    onPoint: answer,
  };
});

export function Panel() {
  return (
    <>
      <Choice
        name="What"
        value={what.value}
        options={[
          ["problems", "Problems"],
          ["game", "This game"],
        ]}
        onChange={(value) => {
          what.value = value;
        }}
      />
      {what.value === "problems" ? <problems.Panel /> : <GamePanel />}
    </>
  );
}

function GamePanel() {
  if (!record.value) return <p>Open a game first.</p>;
  const said = verdict.value,
    held = tally.value,
    list = exercises.value;
  return (
    <>
      <p>
        {costly.value.length
          ? "From the review: the moments that cost most. Find the better move."
          : "From this game: positions where one move is plainly the biggest. Find it."}
      </p>
      {!list.length && (
        <div class="row spread">
          <Button main disabled={works(job.value?.value)} onClick={begin}>
            Find positions
          </Button>
          <label class="check">
            <input
              type="checkbox"
              checked={onlyOn.value}
              onChange={(e) => {
                onlyOn.value = e.currentTarget.checked;
              }}
            />{" "}
            only from move {(here.value?.moveNumber ?? 0) + 1} on
          </label>
        </div>
      )}
      <Working job={job.value} what="Looking for positions" />
      {job.value && !works(job.value.value) && job.value.value.report && !list.length && (
        <p>No position of this game has one plainly biggest move.</p>
      )}
      {list.length > 0 && (
        <>
          <div class="row spread">
            <strong>
              Position {index.value + 1} of {list.length}
            </strong>
            <span class="faint">
              {exercise.value && `before move ${exercise.value.moveNumber + 1}`}
              {exercise.value?.lost !== undefined && `, which lost ${rounded(exercise.value.lost)}`}
            </span>
          </div>
          {judging.value && <p role="status">Judging …</p>}
          {!said && !judging.value && (
            <p class="faint">
              Click the point on the board ({size.value.width}×{size.value.height}).
            </p>
          )}
          {said && (
            <section class="detail" aria-live="polite">
              <h3>{said.isBest ? "✓ The biggest move" : isRight(said) ? "✓ As good" : `✕ ${said.best[1]} was bigger`}</h3>
              <p>
                Your move loses <Num value={said.loss} exact={isFraction(said.evidence)} />; forecast{" "}
                {lead(said.forecastBefore.value, false)} → {lead(said.forecastAfter.value, false)}, give or take{" "}
                {rounded(said.giveOrTake.float)}. <Badge evidence={said.evidence} />
              </p>
              <Button
                quiet
                onClick={() => {
                  view.value = "analyze";
                  analyze();
                }}
              >
                Analyze this position
              </Button>
            </section>
          )}
          <div class="row">
            <Button disabled={index.value === 0} onClick={() => show(index.value - 1)}>
              Previous
            </Button>
            <Button main={!!said} disabled={index.value + 1 >= list.length} onClick={() => show(index.value + 1)}>
              Next position
            </Button>
          </div>
        </>
      )}
      <p class="tally">
        Your tally: <strong>{held.right}</strong> of <strong>{held.asked}</strong> right, {held.lost} points lost.{" "}
        {held.asked > 0 && (
          <Button
            quiet
            onClick={() => {
              tally.value = { asked: 0, right: 0, lost: 0 };
              remember("practice", "{}");
            }}
          >
            Start anew
          </Button>
        )}
      </p>
    </>
  );
}
