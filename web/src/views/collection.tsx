// SPDX-License-Identifier: MIT
// Many games: a folder is dropped, reviewed, sorted, and added up by rank, kind of mistake and move number.
import { computed, signal } from "@preact/signals";
import { rounded } from "../number";
import { Button, Field, save, sideName } from "../parts";
import { Bars } from "../plot/Bars";
import type { Review, ReviewedMove } from "../reports";
import { Table, type Column } from "../Table";
import {
  add,
  addUp,
  busy,
  clear,
  done,
  entries,
  halt,
  now,
  opening,
  page,
  profile,
  reportOf,
  review,
  seconds,
  subject,
  visit,
  waiting,
  type Entry,
} from "./collection-state";

const player = (name: string, rank: string) => [name || "–", rank].filter(Boolean).join(" ");
const lostBy = (held: Review, color: "B" | "W") => held.moves.reduce((sum, m) => sum + (m.color === color ? m.lossFloat : 0), 0);
export const worstOf = (held: Review): ReviewedMove | null =>
  held.moves.reduce<ReviewedMove | null>((worst, m) => (m.lossFloat > (worst?.lossFloat ?? 0) ? m : worst), null);

// What a game is sorted by: a number or words; games that are not reviewed yet come last.
interface By {
  title: string;
  number?: boolean;
  value: (entry: Entry) => number | string | null;
  cell?: (entry: Entry) => string;
}
const ofReview = (f: (held: Review) => number) => (entry: Entry) => {
  const held = reportOf(entry);
  return entry.state === "done" && held ? f(held) : null;
};
const order: By[] = [
  { title: "game", value: (e) => e.name },
  { title: "Black", value: (e) => player(e.listed.black, reportOf(e)?.blackRank ?? "") },
  { title: "White", value: (e) => player(e.listed.white, reportOf(e)?.whiteRank ?? "") },
  { title: "date", value: (e) => e.listed.date },
  { title: "result", value: (e) => e.listed.result },
  { title: "moves", number: true, value: (e) => e.listed.moves, cell: (e) => String(e.listed.moves) },
  { title: "Black lost", number: true, value: ofReview((r) => lostBy(r, "B")) },
  { title: "White lost", number: true, value: ofReview((r) => lostBy(r, "W")) },
  { title: "worst move", number: true, value: ofReview((r) => worstOf(r)?.lossFloat ?? 0) },
];
const sort = signal<{ by: string; down: boolean }>({ by: "", down: false }); // "": as they came

export function sorted(list: Entry[], by: By | undefined, down: boolean): Entry[] {
  if (!by) return list;
  const rank = (a: Entry, b: Entry) => {
    const [x, y] = [by.value(a), by.value(b)];
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
    const way =
      typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y), undefined, { numeric: true });
    return down ? -way : way;
  };
  return [...list].sort((a, b) => rank(a, b) || a.id - b.id);
}
const shown = computed(() =>
  sorted(
    entries.value,
    order.find((by) => by.title === sort.value.by),
    sort.value.down,
  ),
);

// Numbers begin with the largest, words with the first.
function sortBy(by: By): void {
  const again = sort.value.by === by.title;
  sort.value = { by: by.title, down: again ? !sort.value.down : !!by.number };
}
const columnOf = (by: By): Column<Entry> => ({
  title: (
    <button type="button" class="quiet" onClick={() => sortBy(by)}>
      {by.title}
      {sort.value.by === by.title ? (sort.value.down ? " ▾" : " ▴") : ""}
    </button>
  ),
  sorted: sort.value.by === by.title ? (sort.value.down ? "descending" : "ascending") : undefined,
  number: by.number,
  folded: by.title,
  isName: by.title === "game",
  cell: (entry) => {
    const value = by.value(entry);
    if (by.title === "worst move") return <Worst entry={entry} />;
    return by.cell?.(entry) ?? (typeof value === "number" ? rounded(value) : value);
  },
});

function Worst({ entry }: { entry: Entry }) {
  const held = reportOf(entry),
    worst = entry.state === "done" && held ? worstOf(held) : null;
  if (!worst) return null;
  return (
    <Button quiet onClick={() => void visit(entry, worst.number)}>
      {worst.number}: ~{rounded(worst.lossFloat)}
    </Button>
  );
}

function State({ entry }: { entry: Entry }) {
  const far = now.value?.id === entry.id ? now.value.progress : null;
  if (entry.state === "runs")
    return <progress max={far?.of ?? 1} value={far?.done ?? 0} aria-label={`Reviewing ${entry.name}`} />;
  if (entry.state === "failed") return <span class="error">{entry.error}</span>;
  return entry.state === "done" ? (
    <Button quiet onClick={() => void visit(entry, 1)} label={`Look at ${entry.name}`}>
      reviewed
    </Button>
  ) : (
    <span class="faint">waits</span>
  );
}

function Files({ folder, children }: { folder?: boolean; children: string }) {
  return (
    <label class={folder ? "button" : "button main"}>
      {children}
      <input
        class="unseen"
        type="file"
        multiple
        {...(folder ? { webkitdirectory: true } : { accept: ".sgf,.sgfs,.xz,.gz" })}
        onChange={(e) => {
          void add([...(e.currentTarget.files ?? [])]);
          e.currentTarget.value = "";
        }}
      />
    </label>
  );
}

const names = computed(() => [...new Set(entries.value.flatMap((e) => [e.listed.black, e.listed.white]).filter(Boolean))].sort());

function Controls() {
  const all = entries.value.length;
  return (
    <>
      <div class="row">
        <Files>Add games …</Files>
        <Files folder>Add a folder …</Files>
        <span class="faint">or drop them here</span>
        <span class="gap" />
        <Field label="a move">
          <select
            value={seconds.value}
            onChange={(e) => {
              seconds.value = e.currentTarget.value;
            }}
          >
            {["0.05", "0.2", "0.5", "1"].map((s) => (
              <option key={s} value={s}>
                {s} s
              </option>
            ))}
          </select>
        </Field>
        {busy.value ? (
          <Button main onClick={halt}>
            Stop
          </Button>
        ) : (
          <Button main disabled={waiting.value === 0} onClick={() => void review()}>
            {done.value ? "Go on" : "Review them"}
          </Button>
        )}
        {all > 0 && (
          <Button quiet onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {opening.value && <p class="faint">Reading {opening.value} …</p>}
      {all > 0 && (
        <div class="row">
          <progress max={all} value={done.value} aria-label="Games reviewed" />
          <span role="status">
            {done.value} of {all} games reviewed
            {all - done.value - waiting.value - (busy.value ? 1 : 0) > 0 &&
              `, ${entries.value.filter((e) => e.state === "failed").length} failed`}
          </span>
        </div>
      )}
    </>
  );
}

function Whose() {
  return (
    <Field label="Losses of">
      <select
        value={subject.value}
        onChange={(e) => {
          subject.value = e.currentTarget.value;
          void addUp();
        }}
      >
        <option value="">everybody</option>
        {names.value.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Together() {
  const held = profile.value;
  if (!held) return null;
  const lineOf = ({ name, lost }: { name: string; lost: number }) => ({ label: name, amount: lost });
  return (
    <section class="together" aria-label="All games together">
      <div class="row spread">
        <p>
          <b>{rounded(held.lost)}</b> points lost a game by {held.subject || "either side"}, {held.lines.length} games.
        </p>
        <Whose />
        <Button quiet onClick={() => void page().then((html) => save("collection.html", html, "text/html"))}>
          Report (HTML)
        </Button>
      </div>
      <div class="plots">
        <Bars
          title="By move number"
          unit="points in twenty moves"
          bars={held.byMove.map((p) => ({ label: String(p.from), amount: p.lost }))}
        />
        <Bars title="By kind of mistake" unit="points a game" bars={held.mistakes.map(lineOf)} />
        <Bars title="By phase" unit="points a game" bars={held.phases.map(lineOf)} />
        {held.byRank.length > 0 && (
          <Bars title="By rank" unit="points a game" bars={held.byRank.map((r) => ({ label: r.rank, amount: r.lost }))} />
        )}
      </div>
      {held.moments.length > 0 && (
        <>
          <h2>The most instructive moments</h2>
          <ol class="plain mistakes">
            {held.moments.map(({ key, game, lost }) => {
              const entry = entries.value.find((e) => String(e.id) === key);
              return (
                <li key={`${key} ${lost.number}`}>
                  <Button quiet disabled={!entry} onClick={() => entry && void visit(entry, lost.number)}>
                    {game}, move {lost.number}: {sideName(lost.color)} {lost.move} loses about {rounded(lost.loss)} (
                    {lost.mistake}); {lost.best} was better
                  </Button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

export function Page() {
  return (
    <main class="page-view collection" id="main" tabIndex={-1}>
      <h1>Collection</h1>
      {entries.value.length === 0 && (
        <p>Drop a folder of games here. Every game is reviewed, and what all of them lose is added up.</p>
      )}
      <Controls />
      <Together />
      {entries.value.length > 0 && (
        <>
          <h2>Games</h2>
          <div class="scroll">
            <Table
              columns={[...order.map(columnOf), { title: "", cell: (entry) => <State entry={entry} /> }]}
              rows={shown.value}
              folds
            />
          </div>
        </>
      )}
    </main>
  );
}
