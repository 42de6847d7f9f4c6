// SPDX-License-Identifier: MIT
// Counting: dead, alive, seki, territory, dame, teire with the arithmetic; a click overrules a group.
import { computed, signal } from "@preact/signals";
import { ask, fileOf, works, type Asked } from "../api";
import type { Mark } from "../board/Board";
import { flood, indexOf, pointAt, spotOf } from "../board/points";
import { fraction, lead, sumOf } from "../number";
import { Button, Downloads, Field, Fold, Num, sentenceOf, sideName, Working } from "../parts";
import type { Chain, Score } from "../reports";
import type { Stage } from "../stage";
import { answerOf, keep, position, positionQuestion, record, size, stones } from "../state";
import { Table, type Column } from "../Table";
import { ruleSets } from "./game";

type Word = "alive" | "dead" | "seki";
const words: Word[] = ["alive", "dead", "seki"];
// What the person said, by position: a stone of the chain and its word.
const overrules = signal<{ [position: string]: { [stone: string]: Word } }>({});
export const rules = signal("");
export const komi = signal("");
export const overruled = computed(() => overrules.value[position.value] ?? {});
const say = (words: { [stone: string]: Word }) => {
  overrules.value = { ...overrules.value, [position.value]: words };
};

// As links carry it: "D5-seki.C3-dead".
export const saidText = computed(() =>
  Object.entries(overruled.value)
    .map(([stone, word]) => `${stone}-${word}`)
    .join("."),
);
export const sayAgain = (text: string): void =>
  say(
    Object.fromEntries(
      text
        .split(".")
        .map((pair) => pair.split("-"))
        .filter((pair): pair is [string, Word] => pair.length === 2 && words.includes(pair[1] as Word)),
    ),
  );

const key = computed(() => `score ${position.value} ${rules.value} ${komi.value} ${JSON.stringify(overruled.value)}`);
export const job = computed(() => answerOf(key.value) as Asked<Score> | undefined);
const held = signal<{ position: string; report: Score } | null>(null);
export const report = computed(
  () => job.value?.value.report ?? (held.value?.position === position.value ? held.value.report : null),
);

const said = (word: Word) =>
  Object.entries(overruled.value)
    .filter(([, w]) => w === word)
    .map(([stone]) => stone);
export function count(): void {
  if (report.value) held.value = { position: position.value, report: report.value };
  const more = { ...(rules.value ? { rules: rules.value } : {}), ...(komi.value !== "" ? { komi: Number(komi.value) } : {}) };
  keep(
    key.value,
    ask<Score>(
      positionQuestion("score", { ...more, options: { time: 10, dead: said("dead"), alive: said("alive"), seki: said("seki") } }),
    ),
  );
}

const chainAt = (point: string): string[] => {
  const spot = spotOf(point, size.value);
  return spot ? flood(stones.value, spot, size.value).map((s) => pointAt(s, size.value)) : [];
};

// The next word after what the count says now; the group is the chain under the click and those that share its verdict.
function overrule(point: string): void {
  const spot = spotOf(point, size.value);
  if (!spot || stones.value[indexOf(spot, size.value)] === "." || !report.value) return;
  const chain = chainAt(point);
  const stone = Object.keys(overruled.value).find((s) => chain.includes(s)) ?? point;
  const now: Word =
    overruled.value[stone] ??
    (report.value.dead.includes(point) ? "dead" : report.value.seki.some((s) => chain.includes(s)) ? "seki" : "alive");
  say({ ...overruled.value, [stone]: words[(words.indexOf(now) + 1) % 3]! });
  count();
}

export const stage = computed<Stage>(() => {
  const answer = report.value;
  if (!answer) return { onPoint: () => {} };
  if (!answer.over)
    return {
      sentence: `The game is not over: about ${answer.scoreText}`,
      evidence: answer.evidence,
      ownership: answer.ownership,
      onPoint: overrule,
    };
  const ownership = Array<number>(size.value.width * size.value.height).fill(0);
  const put = (list: string[], value: number) =>
    list.forEach((p) => {
      const s = spotOf(p, size.value);
      if (s) ownership[indexOf(s, size.value)] = value;
    });
  put(answer.territory.black, 0.8);
  put(answer.territory.white, -0.8);
  const dead = new Set(answer.dead.flatMap(chainAt)),
    inSeki = new Set(answer.seki.flatMap(chainAt));
  const mark =
    (look: Mark["look"]) =>
    (point: string): Mark => ({ point, look });
  for (const p of dead) {
    const s = spotOf(p, size.value);
    if (s) ownership[indexOf(s, size.value)] = 0;
  }
  return {
    sentence: `${answer.scoreText === "0" ? "Even" : answer.scoreText.replace(/^B/, "Black wins by ").replace(/^W/, "White wins by ").replace("+", "")}${answer.safeToScore ? "" : " – not yet safe to count"}`,
    evidence: answer.evidence,
    ownership,
    marks: [
      ...[...dead].map(mark("dead")),
      ...[...inSeki].map(mark("seki")),
      ...answer.dame.map(mark("dame")),
      ...answer.teire.map(mark("teire")),
    ],
    onPoint: overrule,
  };
});

function Arithmetic({ answer }: { answer: Score }) {
  const lines = [...new Set(answer.arithmetic.map((a) => a.what))];
  const points = (color: "black" | "white", line?: string) =>
    answer.arithmetic.filter((a) => a.color === color && (!line || a.what === line)).map((a) => a.points);
  const column = (color: "black" | "white"): Column<string> => ({
    title: color === "black" ? "● Black" : "○ White",
    number: true,
    cell: (line) => <Num value={points(color, line)[0]} dash="" />,
  });
  const total = (color: "black" | "white") => (
    <td class="n">
      <Num value={sumOf(points(color))} />
    </td>
  );
  return (
    <Table
      kind="sum"
      caption={`The count, ${answer.rules} rules, komi ${fraction(answer.komi)}`}
      columns={[{ title: "", isName: true, cell: (line: string) => line }, column("black"), column("white")]}
      rows={lines}
      foot={
        <>
          <tr>
            <th scope="row">together</th>
            {total("black")}
            {total("white")}
          </tr>
          <tr>
            <th scope="row">score</th>
            <td class="n" colSpan={2}>
              <strong>{lead(answer.score)}</strong>
            </td>
          </tr>
        </>
      }
    />
  );
}

// In a player's words: what he said himself is neither read nor proved.
export function sureness({ evidence, confidence, why }: Pick<Chain, "evidence" | "confidence" | "why">): string {
  if (why === "as you say") return "you said so";
  return evidence === "proved" ? "certain" : `${Math.min(99, Math.round(100 * confidence))} %`;
}

const chainColumns: Column<Chain>[] = [
  { title: "group", cell: (c) => `${sideName(c.color)} ${c.stone}` },
  { title: "stones", number: true, cell: (c) => c.size },
  { title: "status", cell: (c) => c.status },
  { title: "how sure", cell: (c) => <span title={c.why}>{sureness(c)}</span> },
];

// What is alive is what one expects: the others come first.
function Chains({ chains }: { chains: Chain[] }) {
  const alive = chains.filter((c) => c.status === "alive"),
    others = chains.filter((c) => c.status !== "alive");
  return (
    <>
      {others.length > 0 && <Table folds kind="still" columns={chainColumns} rows={others} />}
      {alive.length > 0 && (
        <Fold title={`${alive.length} alive`}>
          <Table folds kind="still" columns={chainColumns} rows={alive} />
        </Fold>
      )}
    </>
  );
}

function Overruled() {
  const said = Object.entries(overruled.value);
  if (!said.length) return null;
  return (
    <p>
      You said: {said.map(([s, w]) => `${s} ${w}`).join(", ")}.{" "}
      <Button
        quiet
        onClick={() => {
          say({});
          count();
        }}
      >
        Take back
      </Button>
    </p>
  );
}

function Answer({ answer }: { answer: Score }) {
  if (!answer.over)
    return (
      <p>
        The network expects about <strong>{answer.scoreText}</strong>. Analyze says more. To count all the same, click a group and
        say whether it lives.
      </p>
    );
  return (
    <>
      <Arithmetic answer={answer} />
      {answer.doubts.map((d) => (
        <p class="faint" key={d}>
          Doubt: {sentenceOf(d)}
        </p>
      ))}
      {answer.toPlay.length > 0 && <p class="faint">Still to play: {answer.toPlay.join(", ")}</p>}
      {answer.teire.length > 0 && <p>Teire (circles): {answer.teire.join(", ")}</p>}
      {answer.dame.length > 0 && <p>{answer.dame.length} dame, dots on the board.</p>}
      <p class="faint">Click a group on the board: alive → dead (✕) → seki (□).</p>
      <Overruled />
      <Chains chains={answer.chains} />
    </>
  );
}

export function Panel() {
  if (!record.value) return <p>Open a game first.</p>;
  const answer = report.value,
    asked = job.value;
  const own = typeof record.value.rules === "string" ? record.value.rules : "the record's";
  const change = () => {
    if (report.value) queueMicrotask(count);
  };
  return (
    <>
      <div class="row spread">
        <Button main disabled={works(asked?.value)} onClick={count}>
          Count
        </Button>
        <Field label="Rules">
          <select
            value={rules.value}
            onChange={(e) => {
              rules.value = e.currentTarget.value;
              change();
            }}
          >
            <option value="">{own}</option>
            {ruleSets.value
              .filter((r) => r !== own)
              .map((r) => (
                <option key={r} value={r}>
                  {r}
                </option>
              ))}
          </select>
        </Field>
        <Field label="Komi">
          <input
            type="number"
            step="0.5"
            class="short"
            placeholder={String(record.value.komi)}
            value={komi.value}
            onChange={(e) => {
              komi.value = e.currentTarget.value;
              change();
            }}
          />
        </Field>
      </div>
      <Working job={asked} what="Counting" />
      {answer ? (
        <Answer answer={answer} />
      ) : (
        <p class="faint">Finds dead stones, seki, territory, dame and teire. Then click a group to overrule it.</p>
      )}
      <Downloads
        job={asked?.value}
        link={fileOf}
        names={{ "board.svg": "Board (SVG)", "report.sgf": "SGF", "report.txt": "Text" }}
      />
    </>
  );
}
