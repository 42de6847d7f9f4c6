// SPDX-License-Identifier: MIT
// The position: who is ahead, how big is the next move, is it sente; region by region, or in a region of one's own.
import { fileOf, works, type Job } from "../api";
import { float, lead, number } from "../number";
import { Badge, Button, Choice, Downloads, Field, Fold, Num, sideName, Working } from "../parts";
import { plain } from "../plain";
import type { Analysis, Region } from "../reports";
import { howSure } from "../sentence";
import { play, record, start, view } from "../state";
import { Table, type Column } from "../Table";
import {
  analyze,
  analyzeOwn,
  choose,
  chosen,
  hand,
  isExact,
  isKnown,
  isWelcome,
  job,
  judge,
  over,
  own,
  ownJob,
  report,
  seconds,
  showOwnership,
  sorted,
  type Judge,
} from "./analyze-state";
import { OpenFile } from "./game";
import { kindWord, RegionDetail } from "./region";

export { stage } from "./analyze-state";

function Cards({ answer }: { answer: Analysis }) {
  const forecast = answer.forecast;
  const sure = isExact(answer.lead);
  return (
    <div class="cards">
      <div class="card">
        <span>ahead now</span>
        <b title={sure ? answer.lead.value : `between ${lead(answer.lead.low!)} and ${lead(answer.lead.high!)}`}>
          {sure ? "" : "~"}
          {lead(answer.lead.value, sure)}
        </b>
      </div>
      <div class="card">
        <span>a move is worth</span>
        <b>
          <Num value={answer.temperature} />
        </b>
      </div>
      <div class="card">
        <span>it should end</span>
        <b>{forecast ? lead(forecast.value, false) : "–"}</b>
      </div>
    </div>
  );
}

function HowSure({ answer }: { answer: Analysis }) {
  const said = howSure(answer);
  return said.length ? (
    <Fold title="How sure is that?">
      {said.map((s) => (
        <p class="faint" key={s}>
          {s}
        </p>
      ))}
    </Fold>
  ) : null;
}

const isSettled = (r: Region) => r.kind === "settled";
// Nobody gains there: dame, or a sente worth nothing.
const isIdle = (r: Region) => !isSettled(r) && isKnown(r) && isExact(r.temperature!) && r.temperature!.float <= 0;
const columnsOf = (plain: boolean): (Column<Region> | false)[] => [
  {
    title: <abbr title="Region">R.</abbr>,
    isName: true,
    cell: (r) => (
      <button type="button" class="letter" aria-expanded={chosen.value === r.name} aria-label={`Region ${r.name}`}>
        {r.name}
      </button>
    ),
  },
  {
    title: "a move",
    explained: "miai value: how much one move is worth",
    number: true,
    cell: (r) => <Num value={isSettled(r) ? null : r.temperature} exact={isKnown(r)} />,
  },
  !plain && {
    title: "deiri",
    explained: "the difference between either side moving first",
    number: true,
    cell: (r) => <Num value={isSettled(r) ? null : r.deiri} exact={isKnown(r)} />,
  },
  !plain && {
    title: "count",
    explained: "Black's points minus White's, on average",
    number: true,
    cell: (r) => <Num value={r.count} exact={isKnown(r)} />,
  },
  { title: "kind", cell: (r) => (isIdle(r) ? "dame" : (kindWord[r.kind] ?? r.kind)) },
  { title: plain ? "how sure" : "evidence", cell: (r) => <Badge evidence={r.evidence} inside={r.inside} /> },
];

function Regions({ rows }: { rows: Region[] }) {
  const row = (r: Region) => ({
    class: chosen.value === r.name ? "chosen" : "",
    onPointerEnter: () => {
      over.value = r.name!;
    },
    onPointerLeave: () => {
      over.value = null;
    },
    onClick: () => {
      choose(r.name!);
      own.value = [];
    },
  });
  return <Table folds columns={columnsOf(plain.value)} rows={rows} row={row} />;
}

function RegionTable() {
  const rows = sorted.value.filter((r) => !isSettled(r) && !isIdle(r));
  const folded = (title: string, rows: Region[]) =>
    rows.length > 0 && (
      <Fold title={`${rows.length} ${title}`}>
        <Regions rows={rows} />
      </Fold>
    );
  return (
    <>
      {rows.length > 0 ? <Regions rows={rows} /> : <p>Nothing is worth a move any more.</p>}
      {folded("where nobody gains", sorted.value.filter(isIdle))}
      {folded("settled", sorted.value.filter(isSettled))}
    </>
  );
}

function Best({ answer }: { answer: Analysis }) {
  const moves = answer.moveInfos.slice(0, 6);
  if (!moves.length) return null;
  return (
    <Fold title="Moves, biggest first">
      <ol class="plain">
        {moves.map((m) => (
          <li key={m.move + m.region}>
            <Button quiet onClick={() => void play(m.move)} title="play it">
              {m.move}
            </Button>{" "}
            in {m.region}, gains {number(m.gain, false)}
            {m.sente ? ", sente" : ""}
            {float(m.loss) > 0 ? ` – loses ${number(m.loss, false)}` : " – best"}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Whole({ answer, held }: { answer: Analysis; held: Job }) {
  const region = answer.regions.find((r) => r.name === chosen.value);
  const worth = (value: string) => number(value, !!answer.temperature && isExact(answer.temperature));
  return (
    <>
      <Cards answer={answer} />
      <HowSure answer={answer} />
      {answer.kos.map((ko) => (
        <section key={ko.point}>
          <p>{ko.words[0]!.toUpperCase() + ko.words.slice(1)}.</p>
          {ko.ledger.length > 0 && (
            <Fold title={`The ko at ${ko.point}: threats, one by one`}>
              <ul>
                {ko.ledger.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fold>
          )}
        </section>
      ))}
      {answer.tedomari && !plain.value && (
        <p class="faint">
          Tedomari: {sideName(answer.tedomari.taker)} gets the last of {answer.tedomari.moves}{" "}
          {answer.tedomari.moves === 1 ? "play" : "plays"} before a move drops from {worth(answer.tedomari.from)} to{" "}
          {worth(answer.tedomari.to)}.
        </p>
      )}
      <RegionTable />
      {region && <RegionDetail region={region} title={`Region ${region.name}`} />}
      <Best answer={answer} />
      <p class="faint">
        {answer.counting === "area" ? "Area" : "Territory"} scoring, komi {answer.komi}; what is not proved is judged by{" "}
        {answer.judge}.
        {!plain.value &&
          ` Sentestrat would play in ${answer.choices.sentestrat ?? "–"}, Hotstrat in ${answer.choices.hotstrat ?? "–"}, Thermostrat in ${answer.choices.thermostrat ?? "–"}.`}
      </p>
      <Downloads
        job={held}
        link={fileOf}
        names={{ "report.html": "Report (HTML)", "report.sgf": "SGF", "board.svg": "Board (SVG)" }}
      />
    </>
  );
}

const hints = { box: "Drag a box", lasso: "Draw around", flood: "Click an area" };

function Own() {
  const asked = ownJob.value;
  return (
    <div class="own">
      <p class="faint">
        {hints[hand.value as "box"]} on the board; more is added, what is selected already is taken away. {own.value.length}{" "}
        points.
      </p>
      <div class="row">
        <Button main disabled={!own.value.length} onClick={analyzeOwn}>
          Value this region
        </Button>
        <Button
          disabled={!own.value.length}
          onClick={() => {
            own.value = [];
          }}
        >
          Clear
        </Button>
      </div>
      <Working job={asked} what="Reading the region" />
      {asked?.value.report && <RegionDetail region={asked.value.report} title="Your region" />}
    </div>
  );
}

function Effort() {
  return (
    <div class="row">
      <Field label="for">
        <select
          value={seconds.value}
          onChange={(e) => {
            seconds.value = e.currentTarget.value;
          }}
        >
          {["1", "5", "20", "60"].map((s) => (
            <option key={s} value={s}>
              {s} s
            </option>
          ))}
        </select>
      </Field>
      <Field label="judge">
        <select
          value={judge.value}
          onChange={(e) => {
            judge.value = e.currentTarget.value as Judge;
          }}
        >
          <option value="network">network</option>
          <option value="playouts">random games</option>
        </select>
      </Field>
      <label class="check">
        <input
          type="checkbox"
          checked={showOwnership.value}
          disabled={!report.value}
          onChange={(e) => {
            showOwnership.value = e.currentTarget.checked;
          }}
        />{" "}
        ownership
      </label>
    </div>
  );
}

function Welcome() {
  return (
    <section class="welcome">
      <h2>An example, analysed</h2>
      <p>
        An endgame on 9×9. Every letter is a part of the board where play goes on: click one to see what is best there, and what
        it is worth.
      </p>
      <div class="row">
        <OpenFile>Open your game …</OpenFile>
        <Button
          onClick={() => {
            view.value = "game";
            void start({ boardXSize: 9, boardYSize: 9, rules: "japanese", komi: 6.5 });
          }}
        >
          Empty board
        </Button>
        {!plain.value && (
          <Button
            quiet
            onClick={() => {
              plain.value = true;
            }}
          >
            New to game theory? Plain words
          </Button>
        )}
      </div>
    </section>
  );
}

export function Panel() {
  if (!record.value) return <p>Open a game first.</p>;
  const asked = job.value,
    answer = report.value;
  return (
    <>
      {isWelcome.value && <Welcome />}
      <div class="row spread">
        <Button main={!isWelcome.value} id="ask-analyze" disabled={works(asked?.value)} onClick={analyze}>
          {answer ? "Analyze again" : "Analyze this position"}
        </Button>
        <Effort />
      </div>
      <Working job={asked} what="Analyzing" />
      <Choice
        name="What the mouse does"
        value={hand.value}
        onChange={(h) => {
          hand.value = h;
          if (h === "look" || h === "play") own.value = [];
        }}
        options={[
          ["look", "Look"],
          ["play", "Play"],
          ["box", "Box"],
          ["lasso", "Lasso"],
          ["flood", "Flood"],
        ]}
      />
      {hand.value in hints && <Own />}
      {answer && !own.value.length && <Whole answer={answer} held={asked!.value} />}
      {!asked && !own.value.length && (
        <p class="faint">
          Nothing starts by itself: press the button, and the board is cut into regions, each with its count and what a move there
          is worth.
        </p>
      )}
    </>
  );
}
