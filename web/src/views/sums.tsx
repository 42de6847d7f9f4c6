// SPDX-License-Identifier: MIT
// Sums of games as they were played: the ledger, and Berlekamp's demonstration game step by step.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { ask, type Asked } from "../api";
import { fraction } from "../number";
import { Button, Num, Working } from "../parts";
import { BigPicture } from "../plot/BigPicture";
import type { Sum, SumMove } from "../reports";
import { attempt } from "../state";

const who = (sum: Sum, side: string) => sum.players[side as "left"] ?? side;

export function Ledger({ sum, upTo = sum.moves.length }: { sum: Sum; upTo?: number }) {
  const taxed = sum.moves.some((m) => m.tax !== undefined);
  const row = (m: SumMove, i: number) => (
    <tr key={i} class={i === upTo - 1 ? "chosen" : ""}>
      <th scope="row">{m.pass ? "–" : m.move}</th>
      <td>{who(sum, m.mover)}</td>
      <td data-name="in">{m.pass ? "passes" : <code>{m.name}</code>}</td>
      {taxed && (
        <td class="n" data-name="tax">
          <Num value={m.tax} dash="" />
        </td>
      )}
      <td class="n" data-name="mean">
        <Num value={m.mean} />
      </td>
      <td class="n" data-name="temperature">
        <Num value={m.temperature} />
      </td>
      <td class="n" data-name="forecast">
        <Num value={m.forecast} />
      </td>
      <td class="n" data-name="lost">
        {m.loss === "0" ? "" : <Num value={m.loss} />}
      </td>
    </tr>
  );
  return (
    <table class="folding ledger">
      <caption>Ledger</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">mover</th>
          <th scope="col">in</th>
          {taxed && (
            <th scope="col" class="n">
              tax
            </th>
          )}
          <th scope="col" class="n">
            mean
          </th>
          <th scope="col" class="n">
            temp.
          </th>
          <th scope="col" class="n">
            forecast
          </th>
          <th scope="col" class="n">
            lost
          </th>
        </tr>
      </thead>
      <tbody>
        <tr class={upTo === 0 ? "chosen" : ""}>
          <th scope="row">0</th>
          <td>start</td>
          <td />
          {taxed && <td />}
          <td class="n" data-name="mean">
            <Num value={sum.start.mean} />
          </td>
          <td class="n" data-name="temperature">
            <Num value={sum.start.temperature} />
          </td>
          <td class="n" data-name="forecast">
            <Num value={sum.start.forecast} />
          </td>
          <td />
        </tr>
        {sum.moves.slice(0, upTo).map(row)}
      </tbody>
    </table>
  );
}

const job = signal<Asked<Sum> | undefined>(undefined);

function Books({ sum, moved }: { sum: Sum; moved: number }) {
  const chips = sum.chips?.filter((c) => c.after <= moved) ?? [],
    auctions = sum.auctions?.filter((a) => a.after <= moved) ?? [];
  return (
    <div class="two">
      <table>
        <caption>Auctions</caption>
        <thead>
          <tr>
            <th scope="col">after move</th>
            <th scope="col" class="n">
              {who(sum, "left")}
            </th>
            <th scope="col" class="n">
              {who(sum, "right")}
            </th>
            <th scope="col" class="n">
              tax
            </th>
            <th scope="col">moves</th>
          </tr>
        </thead>
        <tbody>
          {auctions.map((a, i) => (
            <tr key={i}>
              <th scope="row">{a.after}</th>
              <td class="n">
                <Num value={a.left} />
              </td>
              <td class="n">
                <Num value={a.right} />
              </td>
              <td class="n">
                <Num value={a.tax} />
              </td>
              <td>{who(sum, a.mover)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Chips</caption>
        <thead>
          <tr>
            <th scope="col">after move</th>
            <th scope="col" class="n">
              {who(sum, "left")}
            </th>
            <th scope="col" class="n">
              {who(sum, "right")}
            </th>
            <th scope="col" class="n">
              on the table
            </th>
          </tr>
        </thead>
        <tbody>
          {chips.map((c, i) => (
            <tr key={i}>
              <th scope="row">{c.after}</th>
              <td class="n">
                <Num value={c.left} />
              </td>
              <td class="n">
                <Num value={c.right} />
              </td>
              <td class="n">
                <Num value={c.onTable} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ sum }: { sum: Sum }) {
  if (!sum.result) return null;
  return (
    <table>
      <caption>Result</caption>
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col" class="n">
            cash
          </th>
          <th scope="col" class="n">
            chips
          </th>
          <th scope="col" class="n">
            in all
          </th>
        </tr>
      </thead>
      <tbody>
        {(["left", "right"] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{who(sum, side)}</th>
            <td class="n">
              <Num value={sum.result![side]!.cash} />
            </td>
            <td class="n">
              <Num value={sum.result![side]!.chips} />
            </td>
            <td class="n">
              <Num value={sum.result![side]!.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Demonstration({ load }: { load: () => Promise<object> }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (job.value) return;
    void attempt(async () => {
      job.value = ask<Sum>({ question: "sum", sum: await load(), options: { time: 10 } } as never);
    });
  }, []);
  const sum = job.value?.value.report;
  if (!sum) return <Working job={job.value} what="Playing the demonstration game" />;
  const last = sum.moves.length,
    shown = Math.min(step, last);
  const moved = sum.moves.slice(0, shown).filter((m) => !m.pass).length;
  const now = sum.moves[shown - 1];
  return (
    <>
      <p>
        Berlekamp's demonstration game: {sum.players.left} (Left) and {sum.players.right} (Right) bid for the seats, then play{" "}
        {sum.summands.map((s) => s.name).join(" and ")} by the Economist's Rules.
      </p>
      <div class="row" role="group" aria-label="Steps">
        <Button label="To the start" onClick={() => setStep(0)} disabled={shown === 0}>
          |◀
        </Button>
        <Button label="One step back" onClick={() => setStep(shown - 1)} disabled={shown === 0}>
          ◀
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={shown}
          aria-label="Step"
          onInput={(e) => setStep(Number(e.currentTarget.value))}
        />
        <Button label="One step on" onClick={() => setStep(shown + 1)} disabled={shown === last}>
          ▶
        </Button>
        <Button label="To the end" onClick={() => setStep(last)} disabled={shown === last}>
          ▶|
        </Button>
        <span>
          {shown} of {last}
        </span>
      </div>
      <p role="status">
        <strong>
          {!now
            ? `Start: mean ${fraction(sum.start.mean)}, temperature ${fraction(sum.start.temperature)}`
            : now.pass
              ? `${who(sum, now.mover)} passes at tax ${fraction(now.tax ?? "0")}`
              : `Move ${now.move}: ${who(sum, now.mover)} in ${now.name}, tax ${fraction(now.tax ?? "0")}; mean ${fraction(now.mean)}, temperature ${fraction(now.temperature)}`}
        </strong>
      </p>
      <div class="two">
        <BigPicture picture={sum.picture} upTo={moved} title="The Big Picture: mean against temperature" />
        <Ledger sum={sum} upTo={shown} />
      </div>
      <Books sum={sum} moved={moved} />
      {shown === last && <Result sum={sum} />}
    </>
  );
}
