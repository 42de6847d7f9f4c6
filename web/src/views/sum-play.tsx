// SPDX-License-Identifier: MIT
// A sum of games to play against a strategy, or to watch two of them play.
import { signal } from "@preact/signals";
import { ask, type Asked } from "../api";
import { fraction } from "../number";
import { Badge, Button, Field, Fold, Working } from "../parts";
import { BigPicture } from "../plot/BigPicture";
import type { Sum } from "../reports";
import { summands } from "./calculator-state";
import { Ledger } from "./sums";

const strategies = ["sentestrat", "hotstrat", "thermostrat", "nemesis", "random"] as const;
const human = signal<"left" | "right" | "nobody">("left");
const rival = signal<string>("sentestrat");
const begins = signal<"left" | "right">("left");
const economic = signal(false);
const plays = signal<({ summand: number; option: number } | "pass")[]>([]);
const sumJob = signal<Asked<Sum> | undefined>(undefined);

function askSum(next: typeof plays.value): void {
  plays.value = next;
  const games = summands.value
    .split("\n")
    .map((g) => g.trim())
    .filter(Boolean);
  const alone = human.value === "nobody";
  const side = (which: "left" | "right") => (alone || human.value !== which ? rival.value : "sentestrat");
  const sum = {
    summands: games.map((game) => ({ name: game, game })),
    strategies: [side("left"), side("right")],
    first: begins.value,
    rules: alone && economic.value ? "economic" : "alternate",
  };
  sumJob.value = ask<Sum>({
    question: "sum",
    sum,
    options: { time: 10, ...(alone ? {} : { human: human.value, plays: next }) },
  });
}

function Settings() {
  return (
    <>
      <Field label="The games, one a line">
        <textarea
          rows={4}
          class="code"
          value={summands.value}
          spellcheck={false}
          onInput={(e) => {
            summands.value = e.currentTarget.value;
          }}
        />
      </Field>
      <div class="row">
        <Field label="You play">
          <select
            value={human.value}
            onChange={(e) => {
              human.value = e.currentTarget.value as "left";
            }}
          >
            <option value="left">Left</option>
            <option value="right">Right</option>
            <option value="nobody">nobody: watch</option>
          </select>
        </Field>
        <Field label={human.value === "nobody" ? "Both by" : "against"}>
          <select
            value={rival.value}
            onChange={(e) => {
              rival.value = e.currentTarget.value;
            }}
          >
            {strategies.map((s) => (
              <option key={s} value={s}>
                {s}
              </option>
            ))}
          </select>
        </Field>
        <Field label="First">
          <select
            value={begins.value}
            onChange={(e) => {
              begins.value = e.currentTarget.value as "left";
            }}
          >
            <option value="left">Left</option>
            <option value="right">Right</option>
          </select>
        </Field>
        {human.value === "nobody" && (
          <label class="check">
            <input
              type="checkbox"
              checked={economic.value}
              onChange={(e) => {
                economic.value = e.currentTarget.checked;
              }}
            />{" "}
            with taxes
          </label>
        )}
        <Button main onClick={() => askSum([])}>
          {human.value === "nobody" ? "Play it" : "Begin"}
        </Button>
      </div>
    </>
  );
}

function Turn({ turn }: { turn: NonNullable<Sum["turn"]> }) {
  return (
    <section class="detail" aria-live="polite">
      <h3>Your move</h3>
      <div class="row">
        {turn.choices.map((c, i) => (
          <Button
            key={i}
            onClick={() => askSum([...plays.value, { summand: c.summand, option: c.option }])}
            title={`it loses ${fraction(c.loss)}`}
          >
            <code>{c.name}</code> → {c.game ? <code>{c.game}</code> : fraction(c.mean)}
          </Button>
        ))}
        <Button onClick={() => askSum([...plays.value, "pass"])}>Pass</Button>
        <TakeBack />
      </div>
    </section>
  );
}

const TakeBack = () => (
  <Button quiet disabled={!plays.value.length} onClick={() => askSum(plays.value.slice(0, -1))}>
    Take back
  </Button>
);

function End({ report }: { report: Sum }) {
  const best = report.optimum;
  return (
    <p role="status">
      <strong>The score is {fraction(report.score)}.</strong>{" "}
      {best && (
        <>
          The best possible was {fraction(best.low)}
          {best.low !== best.high ? `…${fraction(best.high)}` : ""} <Badge evidence={best.evidence} />.
        </>
      )}{" "}
      <TakeBack />
    </p>
  );
}

const examples: [string, string][] = [
  ["{5|-5}\n{3|-3}\n{1|-1}", "three switches"],
  ["{1|{{10|{0|-20}}|-21}}\n{1|{0|-18}}", "where Hotstrat fails, from the paper"],
  ["A={24|B}; B={A|-9}; A\n{5|-5}", "a ko and a switch"],
];

export function SumPlay() {
  const held = sumJob.value,
    report = held?.value.report,
    takesPart = human.value !== "nobody";
  return (
    <>
      <Settings />
      <Working job={held} what="Playing" />
      {report && (
        <>
          {takesPart && (report.turn ? <Turn turn={report.turn} /> : <End report={report} />)}
          <Ledger sum={report} />
          <BigPicture picture={report.picture} title="Mean against temperature, move by move" />
        </>
      )}
      <Fold title="Examples">
        <ul class="plain">
          {examples.map(([text, what]) => (
            <li key={what}>
              <Button
                quiet
                onClick={() => {
                  summands.value = text;
                  sumJob.value = undefined;
                  plays.value = [];
                }}
              >
                {what}
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
