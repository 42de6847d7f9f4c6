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
import { Table } from "../Table";

const who = (sum: Sum, side: string) => sum.players[side as "left"] ?? side;

// A row of the ledger; the first is the start.
type Entry = Partial<SumMove> & Sum["start"];

export function Ledger({ sum, upTo = sum.moves.length }: { sum: Sum; upTo?: number }) {
  const taxed = sum.moves.some((m) => m.tax !== undefined);
  return (
    <Table<Entry>
      folds
      kind="still"
      caption="Ledger"
      rows={[sum.start, ...sum.moves.slice(0, upTo)]}
      row={(_, i) => ({ class: i === upTo ? "chosen" : "" })}
      columns={[
        { title: "#", isName: true, cell: (m, i) => (i === 0 ? 0 : m.pass ? "–" : m.move) },
        { title: "mover", cell: (m) => (m.mover ? who(sum, m.mover) : "start") },
        { title: "in", folded: "in", cell: (m) => (m.pass ? "passes" : m.name ? <code>{m.name}</code> : null) },
        taxed && { title: "tax", number: true, cell: (m) => (m.tax === undefined ? null : <Num value={m.tax} />) },
        { title: "mean", number: true, cell: (m) => <Num value={m.mean} /> },
        { title: "temp.", folded: "temperature", number: true, cell: (m) => <Num value={m.temperature} /> },
        { title: "forecast", number: true, cell: (m) => <Num value={m.forecast} /> },
        { title: "lost", number: true, cell: (m) => (!m.loss || m.loss === "0" ? null : <Num value={m.loss} />) },
      ]}
    />
  );
}

const job = signal<Asked<Sum> | undefined>(undefined);

function Books({ sum, moved }: { sum: Sum; moved: number }) {
  const chips = sum.chips?.filter((c) => c.after <= moved) ?? [],
    auctions = sum.auctions?.filter((a) => a.after <= moved) ?? [];
  const left = who(sum, "left"),
    right = who(sum, "right");
  return (
    <div class="two">
      <Table
        caption="Auctions"
        rows={auctions}
        columns={[
          { title: "after move", isName: true, cell: (a) => a.after },
          { title: left, number: true, cell: (a) => <Num value={a.left} /> },
          { title: right, number: true, cell: (a) => <Num value={a.right} /> },
          { title: "tax", number: true, cell: (a) => <Num value={a.tax} /> },
          { title: "moves", cell: (a) => who(sum, a.mover) },
        ]}
      />
      <Table
        caption="Chips"
        rows={chips}
        columns={[
          { title: "after move", isName: true, cell: (c) => c.after },
          { title: left, number: true, cell: (c) => <Num value={c.left} /> },
          { title: right, number: true, cell: (c) => <Num value={c.right} /> },
          { title: "on the table", number: true, cell: (c) => <Num value={c.onTable} /> },
        ]}
      />
    </div>
  );
}

function Result({ sum }: { sum: Sum }) {
  const { result } = sum;
  if (!result) return null;
  return (
    <Table
      caption="Result"
      rows={["left", "right"]}
      columns={[
        { title: "", isName: true, cell: (side) => who(sum, side) },
        { title: "cash", number: true, cell: (side) => <Num value={result[side]!.cash} /> },
        { title: "chips", number: true, cell: (side) => <Num value={result[side]!.chips} /> },
        { title: "in all", number: true, cell: (side) => <Num value={result[side]!.total} /> },
      ]}
    />
  );
}

export function Demonstration({ load }: { load: () => Promise<object> }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (job.value) return;
    void attempt(async () => {
      job.value = ask<Sum>({ question: "sum", sum: await load(), options: { time: 10 } });
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
