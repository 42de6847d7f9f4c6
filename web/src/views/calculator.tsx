// SPDX-License-Identifier: MIT
// The calculator for combinatorial games: values, sums to play, the demonstration game, outcomes of goals.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, get, type Asked } from "../api";
import { Button, Choice, copy, Field, Num, Working } from "../parts";
import { Thermograph } from "../plot/Thermograph";
import type { Game } from "../reports";
import { remember, remembered } from "../state";
import { Table } from "../Table";
import { part, expression } from "./calculator-state";
import { drawnOf } from "./drawn";
import { GameTree } from "./game-tree";
import { Outcomes } from "./outcomes";
import { SumPlay } from "./sum-play";
import { Demonstration } from "./sums";

const examples: [string, string][] = [
  ["{10|8||0}", "a move with another one behind it"],
  ["{24|-10||26|-8}", "nothing but 0, from the paper"],
  ["{1|{{10|{0|-20}}|-21}}", "where Hotstrat goes wrong, from the paper"],
  ["A={24|B}; B={A|-9}; A", "a ko between 24 and −9, from the paper"],
  ["{1, 1+{1|-1} | -1}", "thermographs do not tell it from {1|-1}, from the paper"],
  ["{0||0|-3}", "tiny, an infinitesimal of the paper"],
  ["{6|4} + {5|1} - {3|0}", "a sum"],
  ["domineering(4x4)", "a Domineering board"],
  ["dissociate({12|2||0})", "mean and heated infinitesimals"],
  ["cool({5|-5}, 2)", "cooling by a tax of 2"],
  ["* + ^", "star and up"],
  ["{1|-1} < 2", "a comparison"],
  ['rules("left every xo -> .x; right every ox -> .o", "xo|ox")', "a game of your own: what a move replaces by what"],
];

const job = signal<Asked<Game> | undefined>(undefined);
const history = signal<string[]>(JSON.parse(remembered("calculator") || "[]"));

export function evaluate(text = expression.value): void {
  expression.value = text;
  if (!text.trim()) return;
  job.value = ask<Game>({ question: "cgt", expression: text, options: { time: 20 } });
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

function Komasters({ of }: { of: NonNullable<Game["komasters"]> }) {
  return (
    <Table
      rows={["left", "right"] as const}
      columns={[
        { title: "", isName: true, cell: (side) => (side === "left" ? "Left" : "Right") },
        { title: "mean", number: true, cell: (side) => <Num value={of[side].mean} /> },
        { title: "temp.", number: true, cell: (side) => <Num value={of[side].temperature} /> },
        {
          title: "stops",
          number: true,
          cell: (side) => (
            <>
              <Num value={of[side].leftStop} /> … <Num value={of[side].rightStop} />
            </>
          ),
        },
      ]}
    />
  );
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
              <Komasters of={game.komasters} />
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
      <GameTree game={game} evaluate={evaluate} />
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
