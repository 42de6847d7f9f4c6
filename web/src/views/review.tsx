// SPDX-License-Identifier: MIT
// A game move by move: the graph, who lost how much, the biggest mistakes, the better move on the board.
import { computed, effect, signal } from "@preact/signals";
import { ask, fileOf, works, type Asked } from "../api";
import type { Color } from "../board/Board";
import { lead, number, rounded } from "../number";
import { Badge, Button, Downloads, Field, Fold, Num, sentenceOf, sideName, Stone, Working } from "../parts";
import { Graph } from "../plot/Graph";
import { afterMove, path } from "../record";
import type { Analysis, Evidence, PlayerLosses, Review, ReviewedMove } from "../reports";
import { numbered, type Stage } from "../stage";
import { answerOf, game, here, keep, node, play, position, positionQuestion, record, toMove, view } from "../state";
import { Table, type Column } from "../Table";

export const seconds = signal("0.5"); // for each position
// An annotated record is another text of the same game: the review belongs to its moves.
const mainLine = computed(() => {
  const held = record.value;
  if (!held) return "";
  const moves: string[] = [];
  for (let at: number | null = held.mainEnd; at !== null; at = held.nodes[at]!.parent) {
    const m = held.nodes[at]!.move;
    moves.push(m ? m.join("") : JSON.stringify(held.nodes[at]!.changes));
  }
  return `review ${held.boardXSize} ${held.komi} ${JSON.stringify(held.rules)} ${moves.reverse().join(" ")}`;
});
export const job = computed(() => answerOf(mainLine.value) as Asked<Review> | undefined);
const report = computed(() => job.value?.value.report ?? null);
const shown = new WeakSet<Review>(); // whose biggest mistake was shown

const asking = () => ({ question: "review", sgf: game.value, options: { time: Number(seconds.value) } });
export const review = () => keep(mainLine.value, ask<Review>(asking()));

// A link brings back a review that the server remembers; it starts none.
export function recall(): void {
  const held = ask<Review>({ ...asking(), onlyRemembered: true });
  const asked = mainLine.value;
  const end = held.subscribe((now) => {
    if (works(now)) return;
    queueMicrotask(() => end());
    if (!now.report) return;
    shown.add(now.report); // the link says where to look
    keep(asked, held);
  });
}

const at = computed(() => here.value?.moveNumber ?? 0);
export const lossOf = (m: ReviewedMove): number => m.lossFloat ?? 0;
export const mistakes = (moves: ReviewedMove[], many = 8): ReviewedMove[] =>
  moves
    .filter((m) => lossOf(m) >= 0.5)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, many);

const onMainLine = computed(() => {
  const held = record.value;
  return !!held && path(held, held.mainEnd).includes(node.value);
});
// The move that follows the position we look at, as it was reviewed; variations were not.
const next = computed(() => (onMainLine.value ? (report.value?.moves.find((m) => m.number === at.value + 1) ?? null) : null));
const lineOf = (m: ReviewedMove): string[] => m.pv;
const hint = computed(() => answerOf(`better ${position.value}`) as Asked<Analysis> | undefined);

// Moves of a line alternate; the mover is the first.
const alternating = (first: Color, points: string[]): [Color, string][] =>
  points.map((p, i) => [(i % 2 === 0) === (first === "B") ? "B" : "W", p]);

const betterLine = computed<[Color, string][]>(() => {
  const m = next.value;
  if (!m || lossOf(m) === 0 || !m.best) return [];
  const own = lineOf(m);
  const read = hint.value?.value.report?.moveInfos.find((i) => i.move === m.best)?.pv ?? [];
  return alternating(m.color, own.length > 1 || !read.length ? own : read);
});

export const stage = computed<Stage>(() => {
  const m = next.value,
    answer = report.value;
  const played = m && m.move !== "pass" ? [{ point: m.move, look: "label" as const, text: "×" }] : [];
  return {
    sentence: m ? told(m) : answer && onMainLine.value ? endOf(answer) : undefined,
    evidence: m?.evidence,
    marks: played,
    line: numbered(betterLine.value),
    ghost: toMove.value,
    onPoint: (point) => void play(point), // to try what else there was
  };
});

const endOf = (answer: Review): string =>
  answer.finalLead
    ? `After the last move: about ${lead(answer.finalLead, false)}${answer.result ? `; recorded ${answer.result}` : ""}`
    : "";
export function told(m: ReviewedMove): string {
  const loss = lossOf(m);
  const what =
    loss === 0 ? "loses nothing" : `loses ${m.evidence === "proved" && m.loss ? number(m.loss) : "about " + rounded(loss)}`;
  return `Move ${m.number}: ${sideName(m.color)} ${m.move} ${what}${loss > 0 && m.best && m.best !== m.move ? `; ${m.best} was better` : ""}`;
}

const jump = (number: number) => {
  if (record.value) node.value = afterMove(record.value, Math.max(0, number));
};

// What is proved and what is judged are never added (analysis/review.h).
export const lostBy = (losses: PlayerLosses): { evidence: Evidence; text: string }[] =>
  [
    { evidence: "proved", text: number(losses.lostProved) },
    { evidence: "judged", text: "about " + rounded(losses.lostJudged) },
  ].filter((part) => part.text !== "0" && part.text !== "about 0");

function Player({ name, color, losses, moves }: { name: string; color: Color; losses: PlayerLosses; moves: ReviewedMove[] }) {
  return (
    <div class="card">
      <span>
        <Stone color={color} /> {name || sideName(color)}
      </span>
      <b>
        lost{" "}
        {lostBy(losses)
          .map((part) => part.text)
          .join(" and ") || "0"}
      </b>
      <small>
        {losses.moves} moves, {losses.lostNothing} lost nothing
      </small>
      {lostBy(losses).map((part) => (
        <small key={part.evidence}>
          <Badge evidence={part.evidence} /> {part.text}
        </small>
      ))}
      {losses.worst !== null && moves.some((m) => m.number === losses.worst) && (
        <Button quiet onClick={() => jump(losses.worst! - 1)}>
          worst: move {losses.worst}
        </Button>
      )}
    </div>
  );
}

const isNow = (m: ReviewedMove) => onMainLine.value && m.number === at.value + 1;
const columns: Column<ReviewedMove>[] = [
  {
    title: "move",
    isName: true,
    cell: (m) => (
      <button type="button" class="quiet" aria-current={isNow(m) || undefined}>
        {m.number} {m.color === "B" ? "●" : "○"} {m.move}
      </button>
    ),
  },
  { title: "lead", number: true, cell: (m) => (m.lead ? lead(m.lead, false) : "–") },
  { title: "a move", number: true, cell: (m) => <Num value={m.temperature} exact={false} /> },
  {
    title: "lost",
    number: true,
    cell: (m) => {
      const loss = lossOf(m);
      return loss ? (m.evidence === "proved" && m.loss ? number(m.loss) : "~" + rounded(loss)) : "0";
    },
  },
  { title: "best", folded: "best", cell: (m) => m.best ?? "–" },
  { title: "evidence", cell: (m) => <Badge evidence={m.evidence} /> },
];

function Mistakes({ moves }: { moves: ReviewedMove[] }) {
  const list = mistakes(moves);
  return (
    <>
      <h3>Biggest mistakes</h3>
      {list.length === 0 ? (
        <p>None of half a point or more.</p>
      ) : (
        <ol class="plain mistakes">
          {list.map((m) => (
            <li key={m.number}>
              <Button quiet pressed={isNow(m)} onClick={() => jump(m.number - 1)}>
                {told(m)}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

// How much of the game the answer is about; while it grows nothing is interrupted.
export const coverage = (answer: Review, grows: boolean): string => {
  const { from, to, of, words } = answer.covered;
  return grows ? `So far: moves ${from}–${to} of ${of}.` : sentenceOf(words.replace(/^all/, "reviewed: all"));
};

function Answer({ answer, grows, total }: { answer: Review; grows: boolean; total: number }) {
  const lonely = next.value && lossOf(next.value) > 0 && lineOf(next.value).length < 2 && !hint.value;
  return (
    <>
      <Graph moves={answer.moves} last={answer.gameMoves || total} at={at.value} onMove={jump} />
      <p class="faint">{coverage(answer, grows)}</p>
      <div class="cards">
        <Player name={answer.black} color="B" losses={answer.players.black} moves={answer.moves} />
        <Player name={answer.white} color="W" losses={answer.players.white} moves={answer.moves} />
      </div>
      <Mistakes moves={answer.moves} />
      {lonely && (
        <Button onClick={() => keep(`better ${position.value}`, ask(positionQuestion("hints", { options: { time: 2 } })))}>
          Show how the better move goes on
        </Button>
      )}
      <Working job={hint.value} what="Reading on" />
      <Fold title={`All ${answer.moves.length} moves`}>
        <Table
          folds
          columns={columns}
          rows={answer.moves}
          row={(m) => ({ class: isNow(m) ? "chosen" : "", onClick: () => jump(m.number - 1) })}
        />
      </Fold>
    </>
  );
}

export function Panel() {
  const held = record.value;
  if (!held) return <p>Open a game first.</p>;
  const asked = job.value,
    answer = report.value;
  const total = held.nodes[held.mainEnd]?.moveNumber ?? 0;
  return (
    <>
      <div class="row spread">
        <Button main id="ask-review" disabled={works(asked?.value) || total === 0} onClick={review}>
          {answer ? "Review again" : `Review all ${total} moves`}
        </Button>
        <Field label="a move">
          <select
            value={seconds.value}
            onChange={(e) => {
              seconds.value = e.currentTarget.value;
            }}
          >
            {["0.2", "0.5", "1", "5"].map((s) => (
              <option key={s} value={s}>
                {s} s
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Working job={asked} what="Reviewing" />
      {!asked && (
        <p class="faint">
          Values every move of the main line: what the position was worth, what a move was worth, and what was lost. Takes up to{" "}
          {Math.ceil(total * Number(seconds.value))} seconds; you can stop it and keep what is there.
        </p>
      )}
      {answer && answer.moves.length > 0 && <Answer answer={answer} grows={works(asked?.value)} total={total} />}
      <Downloads
        job={answer ? asked?.value : undefined}
        link={fileOf}
        names={{
          "report.sgf": "Annotated SGF",
          "report.html": "Report (HTML)",
          "graph.svg": "Graph (SVG)",
          "report.csv": "Table (CSV)",
        }}
      />
    </>
  );
}

// The first answer shows the biggest mistake at once.
effect(() => {
  const answer = report.value;
  if (view.peek() === "review" && answer && !works(job.value?.value) && !shown.has(answer)) {
    shown.add(answer);
    const worst = mistakes(answer.moves, 1)[0];
    if (worst) jump(worst.number - 1);
  }
});
