// SPDX-License-Identifier: MIT
// A game move by move: the graph, who lost how much, the biggest mistakes, the better move on the board.
import { computed, effect, signal } from "@preact/signals";
import { ask, fileOf, works, type Asked } from "../api";
import type { Color } from "../board/Board";
import { lead, leadOf, number, rounded } from "../number";
import { Badge, Button, Downloads, Field, Fold, Num, sentenceOf, sideName, spoken, Stone, Working } from "../parts";
import { Graph } from "../plot/Graph";
import { afterMove, path } from "../record";
import {
  isFraction,
  type Evidence,
  type Lines,
  type Missed,
  type PhaseLosses,
  type PlayerLosses,
  type Review,
  type ReviewedMove,
  type Story,
} from "../reports";
import { running, seen, titleOf, watch } from "../running";
import { numbered, pretty, type Stage } from "../stage";
import {
  answerOf,
  edit,
  game,
  here,
  keep,
  node,
  play,
  position,
  positionQuestion,
  record,
  remember,
  remembered,
  size,
  toMove,
  view,
} from "../state";
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
function begin(key: string, job: Asked<Review>): void {
  keep(key, job);
  watch({ view: "review", key, sgf: game.value, title: titleOf(record.value!), job });
  const rate = rateKey();
  job.subscribe(({ state, progress, seconds }) => {
    if (state === "done" && progress && progress.of >= 10 && seconds > 1) remember(rate, (seconds / progress.of).toFixed(3));
  });
}
export const review = () => begin(mainLine.value, ask<Review>(asking(), rate()));
export const isHere = (key: string): boolean => key === mainLine.value;

// A link brings back a review that the server remembers or works on; it starts none.
export function recall(): void {
  const held = ask<Review>({ ...asking(), onlyRemembered: true });
  const asked = mainLine.value;
  const end = held.subscribe((now) => {
    if (works(now) && now.id && job.peek() !== held) begin(asked, held);
    if (works(now)) return;
    queueMicrotask(() => end());
    if (!now.report) return;
    shown.add(now.report); // the link says where to look
    keep(asked, held);
  });
}

// A review of the game on the board that was asked for elsewhere; the position before a move of it is shown.
export function adopt(job: Asked<Review>, number: number): void {
  if (job.value.report) shown.add(job.value.report); // who comes knows where to look
  keep(mainLine.value, job);
  jump(number - 1);
}

// Seconds a position took this machine last time, by board and what it was given; at first a guess.
const rateKey = () => `review-rate ${size.value.width * size.value.height} ${seconds.value}`;
export const rateOf = (held: string | null, points: number, given: number): number =>
  Number(held) || Math.max(given, (0.5 * points) / 361);
const rate = () => rateOf(remembered(rateKey()), size.value.width * size.value.height, Number(seconds.value));

const at = computed(() => here.value?.moveNumber ?? 0);
export const lossOf = (m: ReviewedMove): number => m.lossFloat ?? 0;
// One for each move that was missed, however often: the worst time stands for all.
export const mistakes = (review: Review, many = 8): { worst: ReviewedMove; missed: Missed }[] =>
  review.story.missed
    .flatMap((missed) => review.moves.filter((m) => m.number === missed.worst).map((worst) => ({ worst, missed })))
    .filter(({ worst }) => lossOf(worst) >= 0.5)
    .slice(0, many);
export function oftenOf({ best, black, white, from, to }: Missed): string {
  if (black + white < 2) return "";
  const who = black && white ? "Both" : sideName(black ? "B" : "W");
  return `${who} missed ${best} ${black + white} times, moves ${from} to ${to}.`;
}

// The moments of the main line that cost most, in the order of the game: where to practise.
export const costly = computed(() => {
  const held = record.value;
  if (!held || !report.value) return [];
  const line = path(held, held.mainEnd);
  return report.value.moves
    .filter((m) => lossOf(m) >= 0.5 && m.best !== m.move)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, 10)
    .sort((a, b) => a.number - b.number)
    .flatMap((m) => {
      const node = line.find((at) => held.nodes[at]!.moveNumber === m.number && held.nodes[at]!.move);
      const before = node === undefined ? null : held.nodes[node]!.parent;
      return before === null ? [] : [{ node: before, moveNumber: m.number - 1, toMove: m.color, lost: lossOf(m) }];
    });
});

const onMainLine = computed(() => {
  const held = record.value;
  return !!held && path(held, held.mainEnd).includes(node.value);
});
// The move that follows the position we look at, as it was reviewed; variations were not.
const next = computed(() => (onMainLine.value ? (report.value?.moves.find((m) => m.number === at.value + 1) ?? null) : null));
// How the search thinks the better move goes on, and the one that was played.
const linesJob = computed(() => answerOf(`lines ${position.value}`) as Asked<Lines> | undefined);
const side = signal<"best" | "move">("best"); // which of the two is on the board …
const step = signal(99); // … and so many moves of it
effect(() => {
  void position.value;
  side.value = "best";
  step.value = 99;
});
function showLines(m: ReviewedMove): void {
  keep(`lines ${position.value}`, ask<Lines>(positionQuestion("lines", { after: [m.best, m.move], options: { time: 20 } })));
}
export const lineOf = (report: Lines | null | undefined, point: string) => report?.lines.find((l) => l.move[1] === point);

// Moves of a line alternate; the mover is the first.
const alternating = (first: Color, points: string[]): [Color, string][] =>
  points.map((p, i) => [(i % 2 === 0) === (first === "B") ? "B" : "W", p]);

const shownLine = computed<[Color, string][]>(() => {
  const m = next.value;
  if (!m || lossOf(m) === 0 || !m.best) return [];
  const read = lineOf(linesJob.value?.value.report, m[side.value]);
  return read ? read.line.slice(0, step.value) : alternating(m.color, m.pv);
});

export const stage = computed<Stage>(() => {
  const m = next.value,
    answer = report.value;
  const played = m && m.move !== "pass" && side.value === "best" ? [{ point: m.move, look: "label" as const, text: "×" }] : [];
  return {
    sentence: m ? told(m) : answer && onMainLine.value ? unreviewed(answer) : undefined,
    evidence: m?.evidence,
    marks: played,
    line: numbered(shownLine.value),
    ghost: toMove.value,
    onPoint: (point) => void play(point), // to try what else there was
  };
});

// Where no row speaks of the position that is looked at: after the last move, or where the review has not been.
function unreviewed(answer: Review): string | undefined {
  if (at.value >= answer.gameMoves) return endOf(answer);
  const ready = `moves ${answer.covered.from}–${answer.covered.to} are ready`;
  return works(job.value?.value) ? `Move ${at.value + 1} is not reviewed yet; ${ready}` : `Move ${at.value + 1} was not reviewed`;
}
const endOf = (answer: Review): string =>
  answer.finalLead
    ? `After the last move: about ${lead(answer.finalLead, false)}${answer.result ? `; recorded ${answer.result}` : ""}`
    : "";
export function told(m: ReviewedMove): string {
  const loss = lossOf(m);
  const what =
    loss === 0 ? "loses nothing" : `loses ${isFraction(m.evidence) && m.loss ? number(m.loss) : "about " + rounded(loss)}`;
  const how = loss > 0 && m.mistake ? ` (${m.mistake})` : "";
  return `Move ${m.number}: ${sideName(m.color)} ${m.move} ${what}${how}${loss > 0 && m.best && m.best !== m.move ? `; ${m.best} was better` : ""}`;
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
      return loss ? (isFraction(m.evidence) && m.loss ? number(m.loss) : "~" + rounded(loss)) : "0";
    },
  },
  { title: "best", folded: "best", cell: (m) => m.best ?? "–" },
  { title: "mistake", cell: (m) => m.mistake },
  { title: "evidence", cell: (m) => <Badge evidence={m.evidence} /> },
];

function Mistakes({ answer }: { answer: Review }) {
  const list = mistakes(answer);
  return (
    <section class="mistakes-list">
      <h3>Biggest mistakes</h3>
      {list.length === 0 ? (
        <p>None of half a point or more.</p>
      ) : (
        <ol class="plain mistakes">
          {list.map(({ worst, missed }) => (
            <li key={worst.number}>
              <Button quiet pressed={isNow(worst)} onClick={() => jump(worst.number - 1)}>
                {told(worst)}
              </Button>
              {oftenOf(missed) && <p class="faint">{oftenOf(missed)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

// What the loser let go, with buttons to the moves that the sentences name.
export const chanceMoves = (chance: Review["lastChance"]): number[] => {
  if (!chance) return [];
  const all = [chance.move, chance.hungOnAKo, ...chance.losses.map((l) => l.number)].filter((n): n is number => n !== null);
  return [...new Set(all)].sort((a, b) => a - b);
};
function LastChance({ answer }: { answer: Review }) {
  const chance = answer.lastChance;
  if (!chance) return null;
  const shown = chanceMoves(chance).filter((n) => answer.moves.some((m) => m.number === n));
  return (
    <section class="last-chance">
      <h3>Last chance</h3>
      {chance.sentences.map((sentence) => (
        <p key={sentence}>{sentence.replace(/^Last chance[:,] (.)/, (_, first: string) => first.toUpperCase())}</p>
      ))}
      {chance.before && <Badge evidence={chance.before.evidence} />}
      <div class="row">
        {shown.slice(0, 8).map((n) => (
          <Button key={n} quiet onClick={() => jump(n - 1)}>
            move {n}
          </Button>
        ))}
      </div>
    </section>
  );
}

// The ledger of each ko that was fought.
function Kos({ answer }: { answer: Review }) {
  if (!answer.kos.length) return null;
  return (
    <section class="kos">
      <h3>{answer.kos.length === 1 ? "A ko was fought" : "Kos that were fought"}</h3>
      {answer.kos.map((ko) => (
        <section key={ko.from}>
          <p>
            {sentenceOf(pretty(ko.ledger[0]!))} <Badge evidence={ko.evidence} />
          </p>
          {ko.ledger.length > 1 && (
            <Fold title={`The ko at ${ko.points[0]}, threat by threat`}>
              <ul class="plain">
                {ko.ledger.slice(1).map((line) => (
                  <li key={line}>{pretty(line)}</li>
                ))}
              </ul>
            </Fold>
          )}
          <div class="row">
            {[ko.from, ...ko.played.filter((t) => t.right === false).map((t) => t.number), ko.to]
              .filter((n, i, all) => all.indexOf(n) === i && answer.moves.some((m) => m.number === n))
              .slice(0, 8)
              .map((n) => (
                <Button key={n} quiet onClick={() => jump(n - 1)}>
                  move {n}
                </Button>
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}

const phaseNames = ["opening", "middle game", "endgame"];
const phaseColumns: Column<PhaseLosses & { name: string }>[] = [
  { title: "moves", isName: true, cell: (p) => `${p.name}, ${p.from}–${p.to}` },
  { title: "Black lost", number: true, cell: (p) => "~" + rounded(p.black) },
  { title: "White lost", number: true, cell: (p) => "~" + rounded(p.white) },
];
function Account({ story }: { story: Story }) {
  const phases = story.phases.map((p, i) => ({ ...p, name: phaseNames[i]! })).filter((p) => p.to >= p.from);
  return (
    <Fold title="Phases and balance">
      <Table columns={phaseColumns} rows={phases} />
      <p class="faint">{sentenceOf(story.balance)}</p>
    </Fold>
  );
}

// How much of the game the answer is about; while it grows nothing is interrupted.
export const coverage = (answer: Review, grows: boolean): string => {
  const { from, to, of, words } = answer.covered;
  return grows ? `So far: moves ${from}–${to} of ${of}.` : sentenceOf(words.replace(/^all/, "reviewed: all"));
};

const playOut = async (line: [Color, string][]) => {
  for (const [color, point] of line) if (!(await edit({ edit: "play", point, color }))) return;
};

function Line({ m, which, report }: { m: ReviewedMove; which: "best" | "move"; report: Lines }) {
  const found = lineOf(report, m[which]);
  if (!found) return null;
  const shown = side.value === which,
    length = found.line.length,
    upTo = Math.min(step.value, length);
  const walk = (to: number) => {
    side.value = which;
    step.value = Math.max(1, Math.min(length, to));
  };
  return (
    <div class={`side-card${shown ? " shown" : ""}`}>
      <div class="row spread">
        <strong>
          {which === "best" ? "Better" : "Played"}: {m[which]}
        </strong>
        <span>→ about {leadOf(found.scoreLead)}</span>
      </div>
      <p class="line">{found.line.map(([color, point]) => `${color === "B" ? "●" : "○"} ${point}`).join("  ")}</p>
      <div class="row">
        <Button quiet pressed={shown && upTo === length} onClick={() => walk(length)}>
          Show
        </Button>
        <Button quiet label={`${m[which]}: one move back`} disabled={!shown || upTo <= 1} onClick={() => walk(upTo - 1)}>
          ◀
        </Button>
        <span class="num">
          {shown ? upTo : 0} of {length}
        </span>
        <Button
          quiet
          label={`${m[which]}: one move on`}
          disabled={shown && upTo >= length}
          onClick={() => walk(shown ? upTo + 1 : 1)}
        >
          ▶
        </Button>
        <Button quiet onClick={() => void playOut(found.line)} title="as a variation of the record">
          Play it out
        </Button>
      </div>
    </div>
  );
}

// Where the search that plays the lines out does not see what the review charges, it is said.
export function differenceOf(m: ReviewedMove, report: Lines): string {
  const [better, played] = [lineOf(report, m.best), lineOf(report, m.move)];
  if (!better || !played) return "";
  const gap = (better.scoreLead - played.scoreLead) * (m.color === "B" ? 1 : -1),
    loss = lossOf(m);
  if (Math.abs(gap - loss) <= Math.max(2, loss / 2)) return "";
  const seen = rounded(Math.abs(gap)) === "0" ? "none" : gap > 0 ? `only ${rounded(gap)}` : `${rounded(-gap)} the other way`;
  return `The review says that ${rounded(loss)} was lost; where these lines end the difference is ${gap > loss ? rounded(gap) : seen}.`;
}

// Why a move was better: both lines, one of them on the board.
function Why({ m }: { m: ReviewedMove }) {
  const report = linesJob.value?.value.report;
  return (
    <section class="why">
      {!linesJob.value && <Button onClick={() => showLines(m)}>Show how the better move goes on</Button>}
      <Working job={linesJob.value} what="Reading on" />
      {report && (
        <div class="sides">
          <Line m={m} which="best" report={report} />
          <Line m={m} which="move" report={report} />
        </div>
      )}
      {report && differenceOf(m, report) && <p class="faint">{differenceOf(m, report)}</p>}
    </section>
  );
}

function Answer({ answer, grows, total }: { answer: Review; grows: boolean; total: number }) {
  const m = next.value;
  return (
    <>
      {!grows && answer.story.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <Graph moves={answer.moves} last={answer.gameMoves || total} at={at.value} onMove={jump} />
      <p class="faint">{coverage(answer, grows)}</p>
      {m && lossOf(m) > 0 && m.best && m.best !== m.move && <Why m={m} />}
      <Mistakes answer={answer} />
      <LastChance answer={answer} />
      <Kos answer={answer} />
      <div class="cards">
        <Player name={answer.black} color="B" losses={answer.players.black} moves={answer.moves} />
        <Player name={answer.white} color="W" losses={answer.players.white} moves={answer.moves} />
      </div>
      <Account story={answer.story} />
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
          Values every move of the main line: what the position was worth, what a move was worth, and what was lost. Takes about{" "}
          {spoken((total + 1) * rate())}; meanwhile look at other things, or stop it and keep what is there.
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

effect(() => {
  if (view.value === "review" && running.value.length && !works(job.value?.value)) seen(mainLine.value);
});

// The first answer shows the biggest mistake at once.
effect(() => {
  const answer = report.value;
  if (view.peek() === "review" && answer && !works(job.value?.value) && !shown.has(answer)) {
    shown.add(answer);
    const first = mistakes(answer, 1)[0];
    if (first) jump(first.worst.number - 1);
  }
});
