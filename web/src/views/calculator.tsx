// SPDX-License-Identifier: MIT
// The calculator for combinatorial games: values, sums to play, the demonstration game, outcomes of goals.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, get, type Asked } from "../api";
import { fraction } from "../number";
import { Badge, Button, Choice, copy, Field, Fold, Num, Working } from "../parts";
import { BigPicture } from "../plot/BigPicture";
import { Thermograph } from "../plot/Thermograph";
import type { Game, Sum } from "../reports";
import { remember, remembered } from "../state";
import { drawnOf } from "./drawn";
import { part, expression, outcomeText, summands } from "./calculator-state";
import { Demonstration, Ledger } from "./sums";

const examples: [string, string][] = [
  ["{10|8||0}", "a gote move with a threat behind it"],
  ["{1|10||0|||-20||-21}", "Hotstrat's nemesis, from the paper"],
  ["A={24|B}; B={A|-9}; A", "a ko between 24 and −9"],
  ["{4|{1|-3}}", "one summand of an enriched environment"],
  ["{6|4} + {5|1} - {3|0}", "a sum"],
  ["domineering(4x4)", "a Domineering board"],
  ["dissociate({12|2||0})", "mean and heated infinitesimals"],
  ["cool({5|-5}, 2)", "cooling by a tax of 2"],
  ["* + ^", "star and up"],
  ["{1|-1} < 2", "a comparison"],
];

const job = signal<Asked<Game> | undefined>(undefined);
const history = signal<string[]>(JSON.parse(remembered("calculator") || "[]"));

export function evaluate(text = expression.value): void {
  expression.value = text;
  if (!text.trim()) return;
  job.value = ask<Game>({ question: "cgt", expression: text, options: { time: 20 } } as never);
  history.value = [text, ...history.value.filter((h) => h !== text)].slice(0, 30);
  remember("calculator", JSON.stringify(history.value));
}

const labels: [keyof Game, string][] = [
  ["canonical", "canonical form"],
  ["value", "value"],
  ["outcome", "outcome"],
  ["mean", "mean"],
  ["temperature", "temperature"],
  ["leftStop", "Left stop"],
  ["rightStop", "Right stop"],
  ["temper", "ko"],
];
const outcomes: { [o: string]: string } = {
  N: "N – whoever moves first wins",
  P: "P – whoever moves second wins",
  L: "L – Left wins",
  R: "R – Right wins",
};

function said(game: Game, field: keyof Game) {
  const value = game[field];
  if (value === null || value === undefined) return null;
  if (field === "outcome") return outcomes[String(value)] ?? String(value);
  if (["mean", "temperature", "leftStop", "rightStop"].includes(String(field))) return <Num value={String(value)} />;
  return <code>{String(value)}</code>;
}

function Answer({ game }: { game: Game }) {
  const drawn = drawnOf(game);
  return (
    <div class="answer">
      <dl>
        {labels.map(([field, name]) => {
          const text = said(game, field);
          return (
            text !== null && (
              <div key={field}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
        {game.play && (
          <div>
            <dt>initiative</dt>
            <dd>{game.play.initiative.replace("left", "Left").replace("right", "Right")}</dd>
          </div>
        )}
        {game.komasters && (
          <div>
            <dt>by komaster</dt>
            <dd>
              <table>
                <thead>
                  <tr>
                    <th scope="col" />
                    <th scope="col" class="n">
                      mean
                    </th>
                    <th scope="col" class="n">
                      temp.
                    </th>
                    <th scope="col" class="n">
                      stops
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {(["left", "right"] as const).map((side) => (
                    <tr key={side}>
                      <th scope="row">{side === "left" ? "Left" : "Right"}</th>
                      <td class="n">
                        <Num value={game.komasters![side].mean} />
                      </td>
                      <td class="n">
                        <Num value={game.komasters![side].temperature} />
                      </td>
                      <td class="n">
                        <Num value={game.komasters![side].leftStop} /> … <Num value={game.komasters![side].rightStop} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </dd>
          </div>
        )}
        {game.loops && (
          <div>
            <dt>loops</dt>
            <dd>{game.loops.join(", ")}</dd>
          </div>
        )}
      </dl>
      {drawn.length > 0 && <Thermograph drawn={drawn} title={`Thermograph of ${game.expression}`} sides={["Left", "Right"]} />}
    </div>
  );
}

function Value() {
  const held = job.value;
  return (
    <>
      <form
        class="entry"
        onSubmit={(e) => {
          e.preventDefault();
          evaluate();
        }}
      >
        <Field label="A game">
          <input
            class="wide code"
            value={expression.value}
            spellcheck={false}
            autocapitalize="off"
            placeholder="{10|8||0}"
            onInput={(e) => {
              expression.value = e.currentTarget.value;
            }}
          />
        </Field>
        <button class="main" type="submit">
          Evaluate
        </button>
        <Button onClick={() => void copy(location.href, "A link to this")}>Copy link</Button>
      </form>
      <p class="faint">
        Bars separate Left's options from Right's, more bars weaker: <code>{"{10|8||0}"}</code>. Sums with <code>+</code>, loops
        by name: <code>{"A={24|B}; B={A|-9}; A"}</code>.
      </p>
      <Working job={held} what="Computing" />
      {held?.value.report && <Answer game={held.value.report} />}
      <div class="two">
        <section>
          <h3>Examples</h3>
          <ul class="plain">
            {examples.map(([text, what]) => (
              <li key={text}>
                <Button quiet onClick={() => evaluate(text)}>
                  <code>{text}</code>
                </Button>{" "}
                <span class="faint">{what}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>History</h3>
          {history.value.length ? (
            <ul class="plain">
              {history.value.map((text) => (
                <li key={text}>
                  <Button quiet onClick={() => evaluate(text)}>
                    <code>{text}</code>
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p class="faint">What you ask stays here, in this browser.</p>
          )}
        </section>
      </div>
    </>
  );
}

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
  } as never);
}

function SumPlay() {
  const held = sumJob.value,
    report = held?.value.report,
    turn = report?.turn;
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
      <Working job={held} what="Playing" />
      {report && (
        <>
          {turn && human.value !== "nobody" && (
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
                <Button quiet disabled={!plays.value.length} onClick={() => askSum(plays.value.slice(0, -1))}>
                  Take back
                </Button>
              </div>
            </section>
          )}
          {!turn && human.value !== "nobody" && (
            <p role="status">
              <strong>The score is {fraction(report.score)}.</strong>{" "}
              {report.optimum && (
                <>
                  The best possible was {fraction(report.optimum.low)}
                  {report.optimum.low !== report.optimum.high ? `…${fraction(report.optimum.high)}` : ""}{" "}
                  <Badge evidence={report.optimum.evidence} />.
                </>
              )}{" "}
              <Button quiet onClick={() => askSum(plays.value.slice(0, -1))} disabled={!plays.value.length}>
                Take back
              </Button>
            </p>
          )}
          <Ledger sum={report} />
          <BigPicture picture={report.picture} title="Mean against temperature, move by move" />
        </>
      )}
      <Fold title="Examples">
        <ul class="plain">
          {[
            ["{5|-5}\n{3|-3}\n{1|-1}", "three switches"],
            ["{1|{{10|{0|-20}}|-21}}\n{1|{0|-18}}", "where Hotstrat fails"],
            ["A={24|B}; B={A|-9}; A\n{5|-5}", "a ko and a switch"],
          ].map(([text, what]) => (
            <li key={what}>
              <Button
                quiet
                onClick={() => {
                  summands.value = text!;
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

const outcomeJob = signal<Asked<any> | undefined>(undefined);
function Outcomes() {
  const report = outcomeJob.value?.value.report;
  const run = (text = outcomeText.value) => {
    outcomeText.value = text;
    outcomeJob.value = ask({ question: "outcome", expression: text } as never);
  };
  return (
    <>
      <form
        class="entry"
        onSubmit={(e) => {
          e.preventDefault();
          run();
        }}
      >
        <Field label="Goals">
          <input
            class="wide code"
            value={outcomeText.value}
            spellcheck={false}
            placeholder="W|L and (W|U or KO↑|L)"
            onInput={(e) => {
              outcomeText.value = e.currentTarget.value;
            }}
          />
        </Field>
        <button class="main" type="submit">
          Combine
        </button>
      </form>
      <p class="faint">
        A goal is what its friend gets moving first, and moving second: W won, L lost, U unknown, KO↑ and KO↓ by ko.
      </p>
      <Working job={outcomeJob.value} what="Combining" />
      {report && (
        <dl class="answer">
          {Object.entries(report)
            .filter(([k, v]) => k !== "expression" && typeof v !== "object")
            .map(([k, v]) => (
              <div key={k}>
                <dt>{k}</dt>
                <dd>
                  <code>{String(v)}</code>
                </dd>
              </div>
            ))}
          {(["friend", "opponent"] as const).map(
            (who) =>
              report[who]?.inARow && (
                <div key={who}>
                  <dt>{who} moves again and again</dt>
                  <dd>
                    <code>{report[who].inARow.join(" ")}</code>
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
      <h3>Examples</h3>
      <ul class="plain">
        {[
          ["W|L or W|L", "one of two unsettled goals"],
          ["W|L and W|L", "both of two"],
          ["KO↑ or KO↓", "a double ko"],
          ["W|L and (W|U or KO↑|L)", "three goals, one uncertain, one a ko"],
          ["status(both_opponent(W|WL, W|WL))", "two won goals and a double threat"],
        ].map(([text, what]) => (
          <li key={text}>
            <Button quiet onClick={() => run(text)}>
              <code>{text}</code>
            </Button>{" "}
            <span class="faint">{what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Page() {
  useEffect(() => {
    if (part.value === "value" && expression.value && !job.value) evaluate();
  }, []);
  return (
    <main class="page-view" id="main" tabIndex={-1}>
      <h1>Calculator for combinatorial games</h1>
      <Choice
        name="Part"
        value={part.value}
        onChange={(p) => {
          part.value = p;
        }}
        options={[
          ["value", "Value"],
          ["sum", "Play a sum"],
          ["demonstration", "Demonstration game"],
          ["outcomes", "Outcomes"],
        ]}
      />
      {part.value === "value" && <Value />}
      {part.value === "sum" && <SumPlay />}
      {part.value === "demonstration" && <Demonstration load={() => get<object>("/api/examples/demonstration.json")} />}
      {part.value === "outcomes" && <Outcomes />}
    </main>
  );
}
