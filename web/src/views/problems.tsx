// SPDX-License-Identifier: MIT
// Problems with one proved answer: your move, the verdict, and the proof played out against you.
import { computed, effect, signal } from "@preact/signals";
import { example, open } from "../api";
import type { Mark } from "../board/Board";
import { fraction } from "../number";
import { Badge, Button, Choice, sideName } from "../parts";
import { plain } from "../plain";
import { Thermograph } from "../plot/Thermograph";
import {
  answered,
  beginner,
  heldOf,
  hinted,
  isMove,
  isRight,
  kinds,
  next,
  problemsOf,
  sgfOf,
  sizeOfProblem,
  type Held,
  type Problem,
} from "../problem";
import { children, stonesAt, type Record } from "../record";
import { pretty, type Stage } from "../stage";
import { attempt, remember, remembered, view } from "../state";
import { drawnOfRegion } from "./drawn";

const all = signal<Problem[]>([]);
const kind = signal("all");
const problem = signal<Problem | null>(null);
const lines = signal<Record | null>(null); // all of its lines, from the program
const node = signal(0);
const given = signal<string | null>(null); // the first answer
const hints = signal(0);
const why = signal(false);
const typed = signal("");
const notSo = signal(""); // why an answer is none
const held = signal<Held>(heldOf(remembered("problems")));

const right = computed(() => (problem.value && given.value !== null ? isRight(problem.value, given.value) : null));

function show(p: Problem | null): void {
  problem.value = p;
  lines.value = null;
  node.value = 0;
  given.value = null;
  hints.value = 0;
  why.value = false;
  typed.value = notSo.value = "";
  if (p)
    void attempt(async () => {
      const { record } = await open(sgfOf(p));
      if (problem.value === p) lines.value = record;
    });
}
const advance = () => show(next(all.value, held.value, kind.value, Date.now(), problem.value?.id));

export function load(): void {
  if (all.value.length) return;
  void attempt(async () => {
    all.value = problemsOf(await example("problems.jsonl"));
    if (!problem.value) advance();
  });
}
effect(() => {
  if (view.value === "practise") load();
});

function keep(now: Held): void {
  held.value = now;
  remember("problems", JSON.stringify(now));
}

// The other side's move, if the lines know one: the longest resistance stands first.
let timer = 0;
function reply(): void {
  const record = lines.value;
  if (!record) return;
  const moves = children(record, node.value);
  if (!moves.length) return;
  clearTimeout(timer);
  const from = node.value;
  timer = window.setTimeout(() => {
    if (lines.value === record && node.value === from) node.value = moves[0]!;
  }, 450);
}

function goOn(point: string): boolean {
  const record = lines.value;
  const found = record && children(record, node.value).find((c) => record.nodes[c]!.move?.[1] === point);
  if (found === null || found === undefined) return false;
  node.value = found;
  return true;
}

function give(answer: string): void {
  const p = problem.value;
  if (!p || given.value !== null) return;
  const verdict = isRight(p, answer);
  if (verdict === null) {
    notSo.value = isMove(p) ? "That is no move here." : "Type a number, such as 1 1/2 or -0.75.";
    return;
  }
  notSo.value = "";
  given.value = answer;
  keep(answered(held.value, p, verdict, hints.value, Date.now()));
  if (isMove(p) && goOn(answer)) reply();
}

// Behind the first move only the lines are known.
function onPoint(point: string): void {
  const p = problem.value,
    record = lines.value;
  if (!p || !isMove(p)) return;
  if (given.value === null) return give(point);
  if (!record || record.nodes[node.value]!.toMove !== p.toMove) return;
  notSo.value = "";
  if (goOn(point)) return reply();
  const known = children(record, node.value).map((c) => record.nodes[c]!.move![1]);
  if (known.length) notSo.value = `Not in the lines, which go on at ${known.join(", ")}.`;
}

function again(): void {
  node.value = 0;
  const p = problem.value;
  if (p && given.value !== null && isMove(p) && goOn(right.value ? p.answer : given.value)) reply();
}
function showRight(): void {
  node.value = 0;
  if (goOn(problem.value!.answer)) reply();
}

const atEnd = computed(() => !!lines.value && !children(lines.value, node.value).length);
const verdictOf = (p: Problem): string => {
  const said = p.tries.find((t) => t.answer === given.value)?.says;
  if (right.value) return isMove(p) ? `Right: ${given.value}. ${said}` : `Right: ${p.answer}`;
  return isMove(p) ? `Not ${given.value}: ${said}` : `Not ${given.value}: it is ${p.answer}`;
};

export const stage = computed<Stage>(() => {
  const p = problem.value;
  if (!p) return { sentence: "Problems with one proved answer" };
  const size = sizeOfProblem(p),
    record = lines.value,
    done = given.value !== null;
  const last = record?.nodes[node.value]?.move;
  const look = isMove(p) && p.kind !== "bigger" && p.kind !== "endgame" ? "triangle" : null;
  const marks: Mark[] = [
    ...(look ? p.marked.map((point) => ({ point, look: "triangle" as const })) : []),
    ...(node.value === 0 ? p.choices.map((point, i) => ({ point, look: "label" as const, text: "AB"[i]! })) : []),
    ...(hints.value && !done && isMove(p) ? hinted(p).map((point) => ({ point, look: "circle" as const })) : []),
  ];
  const stones = record ? stonesAt(record, node.value) : p.rows.join("");
  const free = (mark: Mark) => mark.look !== "triangle" || stones[indexIn(mark.point, size)] !== ".";
  const mover = record?.nodes[node.value]?.toMove ?? p.toMove;
  return {
    size,
    stones,
    cut: p.cut,
    last: last && last[1] !== "pass" ? last[1] : null,
    name: `Problem, ${size.width} by ${size.height}, ${sideName(p.toMove)} to move`,
    sentence: pretty(done ? verdictOf(p) : p.question),
    evidence: "proved",
    marks: marks.filter(free),
    outlined: look
      ? []
      : (p.games ?? []).map(({ region }, i) => ({ name: " ".repeat(i), points: region, heat: 0.4, known: true })),
    ghost: isMove(p) && mover === p.toMove ? p.toMove : null,
    onPoint,
  };
});
const indexIn = (point: string, size: { width: number; height: number }): number =>
  (size.height - Number(point.slice(1))) * size.width + "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(point[0]!);

function Answer({ p }: { p: Problem }) {
  if (p.kind === "sente")
    return (
      <div class="row" role="group" aria-label="Your answer">
        {["gote", "black's sente", "white's sente"].map((word) => (
          <Button key={word} onClick={() => give(word)}>
            {word[0]!.toUpperCase() + word.slice(1)}
          </Button>
        ))}
      </div>
    );
  if (p.kind === "count")
    return (
      <form
        class="row"
        onSubmit={(e) => {
          e.preventDefault();
          give(typed.value);
        }}
      >
        <label class="field">
          <span>It counts</span>
          <input
            value={typed.value}
            placeholder="-1 1/2"
            onInput={(e) => {
              typed.value = e.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="main">
          Answer
        </button>
      </form>
    );
  return <p class="faint">Click the point on the board.</p>;
}

function Hint({ p }: { p: Problem }) {
  if (!hints.value) return null;
  const game = p.games?.[0];
  if (isMove(p)) return <p class="faint">It is one of the points with a circle.</p>;
  return p.kind === "count" ? (
    <p class="faint">A move here gains {fraction(game!.temperature.value)}.</p>
  ) : (
    <p class="faint">It counts {fraction(game!.count.value)}; what is it if nobody answers the first move?</p>
  );
}

function Why({ p }: { p: Problem }) {
  return (
    <section class="detail why">
      <p>
        {pretty(p.why)}. <Badge evidence="proved" />
      </p>
      {!isMove(p) && p.tries[0]!.lines.map((line) => <p class="faint">{line.replace(/"/g, "")}</p>)}
      {!plain.value &&
        p.games?.map(
          ({ thermograph, sentence, region }) =>
            thermograph && (
              <div key={region[0]}>
                {p.games!.length > 1 && <p class="faint">{`${region[0]}: ${pretty(sentence)}`}</p>}
                <Thermograph drawn={drawnOfRegion(thermograph)} title={`Thermograph of the place at ${region[0]}`} />
              </div>
            ),
        )}
      <p class="faint">From {p.source}.</p>
    </section>
  );
}

function Streaks() {
  const list = Object.entries(held.value.streaks);
  if (!list.length) return null;
  return (
    <ul class="plain streaks" aria-label="Streaks">
      {list.map(([name, s]) => (
        <li key={name}>
          <strong>{kinds[name] ?? name}</strong>: {s.now} in a row, best {s.best}; {s.right} of {s.asked}
        </li>
      ))}
    </ul>
  );
}

export function Panel() {
  const p = problem.value,
    done = given.value !== null;
  const dueNow = Object.values(held.value.seen).filter((s) => s.due <= Date.now()).length;
  return (
    <>
      <Choice
        name="Kind"
        value={kind.value}
        options={[["all", "All"] as const, ...Object.entries(kinds).filter(([k]) => all.value.some((q) => q.kind === k))]}
        onChange={(value) => {
          kind.value = value;
          advance();
        }}
      />
      {!p && <p role="status">{all.value.length ? "There is no problem of this kind." : "Loading the problems …"}</p>}
      {p && (
        <>
          <div class="row spread">
            <strong>{kinds[p.kind] ?? p.kind}</strong>
            <span class="faint">rated {Math.round(held.value.seen[p.id]?.elo ?? p.rating.elo)}</span>
          </div>
          {!done && <Answer p={p} />}
          {!done && <Hint p={p} />}
          {notSo.value && <p role="alert">{notSo.value}</p>}
          {done && (
            <section class="detail" aria-live="polite">
              <h3>{right.value ? "✓ Right" : `✕ ${pretty(p.answer)} was right`}</h3>
              {isMove(p) && !atEnd.value && <p class="faint">Play on: the program resists as long as it can.</p>}
              {isMove(p) && atEnd.value && <p class="faint">Here the line ends.</p>}
              <div class="row">
                {isMove(p) && (
                  <Button quiet onClick={again}>
                    Once more
                  </Button>
                )}
                {isMove(p) && !right.value && (
                  <Button quiet onClick={showRight}>
                    Show {p.answer}
                  </Button>
                )}
                <Button
                  quiet
                  pressed={why.value}
                  onClick={() => {
                    why.value = !why.value;
                  }}
                >
                  Why?
                </Button>
              </div>
            </section>
          )}
          {done && why.value && <Why p={p} />}
          <div class="row">
            {!done && (
              <Button
                disabled={hints.value > 0}
                onClick={() => {
                  hints.value++;
                }}
              >
                Hint
              </Button>
            )}
            <Button main={done} onClick={advance}>
              Next problem
            </Button>
          </div>
        </>
      )}
      <div class="tally">
        <p>
          Your rating: <strong>{Math.round(held.value.rating)}</strong> after {held.value.answered} answers; {dueNow} due again.{" "}
          {held.value.answered > 0 && (
            <Button quiet onClick={() => keep(beginner())}>
              Start anew
            </Button>
          )}
        </p>
        <Streaks />
      </div>
    </>
  );
}
