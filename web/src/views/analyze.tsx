// SPDX-License-Identifier: MIT
// The position: who is ahead, how big is the next move, is it sente; region by region, or in a region of one's own.
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask, fileOf, type Asked, type Job } from "../api";
import type { Color, Outlined, Tool } from "../board/Board";
import { flood, pointAt, spotOf } from "../board/points";
import { float, lead, number } from "../number";
import { Badge, Button, Choice, Field, Fold, Num, sideName, Stone, Working } from "../parts";
import { Thermograph } from "../plot/Thermograph";
import type { Analysis, Region, SideMoves, Value } from "../reports";
import { numbered, pretty, type Stage } from "../stage";
import { answerOf, edit, keep, play, position, positionQuestion, record, size, stones, toMove } from "../state";

export type Hand = "look" | "play" | "box" | "lasso" | "flood";
export const hand = signal<Hand>("look");
export const chosen = signal<string | null>(null);
export const own = signal<string[]>([]); // a region of one's own
export const showOwnership = signal(false);
const over = signal<string | null>(null);
const first = signal<Color | null>(null); // whose line is shown of the chosen region
const seconds = signal("5");

export const job = computed(() => answerOf(`analyze ${position.value}`) as Asked<Analysis> | undefined);
export const report = computed(() => job.value?.value.report ?? null);
const ownKey = () => `region ${position.value} ${own.value.join(",")}`;
export const ownJob = computed(() => (own.value.length ? (answerOf(ownKey()) as Asked<Region> | undefined) : undefined));

export const analyze = () =>
  keep(`analyze ${position.value}`, ask<Analysis>(positionQuestion("analyze", { options: { time: Number(seconds.value) } })));
export const analyzeOwn = () =>
  keep(ownKey(), ask<Region>(positionQuestion("region", { points: own.value, options: { time: 20 } })));

const heatOf = (region: Region) => (region.temperature ? region.temperature.float : -1);
const isKnown = (region: Region) => region.evidence === "proved" || region.kind !== "unknown";
export const sorted = computed(() =>
  [...(report.value?.regions ?? [])].sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)) || heatOf(b) - heatOf(a)),
);
export const shownRegion = computed<Region | null>(() => {
  if (own.value.length) return ownJob.value?.value.report ?? null;
  return report.value?.regions.find((r) => r.name === (over.value ?? chosen.value)) ?? null;
});

export function outlines(regions: Region[], marked: string | null): Outlined[] {
  const open = regions.filter((r) => r.kind !== "settled" && r.temperature !== null);
  const hottest = Math.max(0.5, ...open.filter(isKnown).map(heatOf));
  return open.map((r) => ({
    name: r.name ?? "",
    points: r.region,
    heat: isKnown(r) ? Math.max(0, Math.min(1, heatOf(r) / hottest)) : 0,
    known: isKnown(r),
    chosen: r.name === marked,
  }));
}

const regionAt = (point: string) =>
  report.value?.regions.find((r) => r.kind !== "settled" && r.temperature !== null && r.region.includes(point));
const side = (region: Region, color: Color): SideMoves | null => (color === "B" ? region.moves.black : region.moves.white);

function touch(point: string, event: { shift: boolean }): void {
  if (hand.value === "flood") return select(floodFrom(point), event.shift);
  const region = hand.value === "look" && !own.value.length ? regionAt(point) : undefined;
  if (region) {
    chosen.value = chosen.value === region.name ? null : region.name!;
    first.value = null;
  } else void play(point);
}
function floodFrom(point: string): string[] {
  const spot = spotOf(point, size.value);
  return spot ? flood(stones.value, spot, size.value).map((s) => pointAt(s, size.value)) : [];
}
// A second selection is added; on what is selected already it takes away.
export function select(points: string[], add = true): void {
  const held = new Set(add ? own.value : []);
  const all = points.every((p) => held.has(p));
  for (const p of points)
    if (all) held.delete(p);
    else held.add(p);
  own.value = [...held];
}

export const stage = computed<Stage>(() => {
  const answer = report.value,
    region = shownRegion.value;
  const mover = first.value ?? toMove.value;
  const line = region ? (side(region, mover)?.line ?? []) : [];
  const best = answer?.moveInfos.find((m) => m.order === 0)?.move;
  const tools: { [hand: string]: Tool } = { box: "box", lasso: "lasso" };
  return {
    sentence: answer ? pretty(answer.headline) : undefined,
    evidence: answer?.evidence,
    outlined: answer && !own.value.length ? outlines(answer.regions, over.value ?? chosen.value) : [],
    ownership: showOwnership.value ? answer?.ownership : null,
    marks: best && best !== "pass" && !line.length ? [{ point: best, look: "best", color: toMove.value, text: "1" }] : [],
    line: numbered(line),
    selected: own.value,
    tool: tools[hand.value] ?? "point",
    ghost: (hand.value === "look" && !over.value) || hand.value === "play" ? toMove.value : null,
    onPoint: touch,
    onOver: (point) => {
      over.value = point && hand.value === "look" ? (regionAt(point)?.name ?? null) : null;
    },
    onSelect: (points) => select(points),
  };
});

// One rule for every ~: a number without bounds, or with equal ones, is exact for what the badge beside it says.
export const isExact = (value: Value): boolean => value.low === undefined || value.low === value.high;

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
        {forecast?.giveOrTake !== undefined && <small>give or take {forecast.giveOrTake}</small>}
      </div>
    </div>
  );
}

const kindWord: { [kind: string]: string } = { "black's sente": "● sente", "white's sente": "○ sente", unknown: "undecided" };

function Row({ region }: { region: Region }) {
  const isChosen = chosen.value === region.name;
  const pick = () => {
    chosen.value = isChosen ? null : region.name!;
    own.value = [];
    first.value = null;
  };
  const known = isKnown(region);
  return (
    <tr
      class={isChosen ? "chosen" : ""}
      onPointerEnter={() => {
        over.value = region.name!;
      }}
      onPointerLeave={() => {
        over.value = null;
      }}
      onClick={pick}
    >
      <th scope="row">
        <button type="button" class="letter" aria-expanded={isChosen} aria-label={`Region ${region.name}`}>
          {region.name}
        </button>
      </th>
      <td class="n" data-name="a move">
        {region.kind === "settled" ? <Num value={null} /> : <Num value={region.temperature} exact={known} />}
      </td>
      <td class="n" data-name="deiri">
        {region.kind === "settled" ? <Num value={null} /> : <Num value={region.deiri} exact={known} />}
      </td>
      <td class="n" data-name="count">
        <Num value={region.count} exact={known} />
      </td>
      <td data-name="">{kindWord[region.kind] ?? region.kind}</td>
      <td data-name="">
        <Badge evidence={region.evidence} walls={region.walls} />
      </td>
    </tr>
  );
}

function RegionTable() {
  const rows = sorted.value,
    live = rows.filter((r) => r.kind !== "settled"),
    calm = rows.filter((r) => r.kind === "settled");
  const head = (
    <thead>
      <tr>
        <th scope="col">
          <abbr title="Region">R.</abbr>
        </th>
        <th scope="col" class="n" title="miai value: how much one move is worth">
          a move
        </th>
        <th scope="col" class="n" title="the difference between either side moving first">
          deiri
        </th>
        <th scope="col" class="n" title="Black's points minus White's, on average">
          count
        </th>
        <th scope="col">kind</th>
        <th scope="col">evidence</th>
      </tr>
    </thead>
  );
  return (
    <>
      {live.length > 0 ? (
        <table class="folding">
          {head}
          <tbody>
            {live.map((r) => (
              <Row key={r.name} region={r} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nothing is open: every region is settled.</p>
      )}
      {calm.length > 0 && (
        <Fold title={`${calm.length} settled`}>
          <table class="folding">
            {head}
            <tbody>
              {calm.map((r) => (
                <Row key={r.name} region={r} />
              ))}
            </tbody>
          </table>
        </Fold>
      )}
    </>
  );
}

const moveText = ([color, point]: [Color, string]) => `${color === "B" ? "●" : "○"} ${point}`;
const playLine = async (moves: [Color, string][]) => {
  for (const [color, point] of moves) if (!(await edit({ edit: "play", point, color }))) return;
};

function SideCard({ region, color }: { region: Region; color: Color }) {
  const moves = side(region, color);
  if (!moves || !moves.line.length) return null;
  const shown = (first.value ?? toMove.value) === color;
  return (
    <div class={`side-card${shown ? " shown" : ""}`}>
      <div class="row spread">
        <strong>
          <Stone color={color} /> {sideName(color)} first
        </strong>
        <span>
          count <Num value={moves.count} />
        </span>
      </div>
      <p class="line">{moves.line.map(moveText).join("  ")}</p>
      {moves.ignored.length > 0 && (
        <p class="faint">
          If ignored:{" "}
          {moves.ignored
            .filter((m) => m[1] !== "pass")
            .map(moveText)
            .join("  ")}{" "}
          {moves.ignoredCount && (
            <>
              → count <Num value={moves.ignoredCount} />
            </>
          )}
        </p>
      )}
      {moves.threat && (
        <p class="faint">
          It threatens <Num value={moves.threat} /> points.
        </p>
      )}
      <div class="row">
        <Button
          quiet
          onClick={() => {
            first.value = color;
          }}
          pressed={shown}
        >
          Show
        </Button>
        <Button quiet onClick={() => void playLine(moves.line)}>
          Play it out
        </Button>
      </div>
    </div>
  );
}

export function RegionDetail({ region, title }: { region: Region; title: string }) {
  const drawn = region.thermograph
    ? [
        { name: "Black komaster", walls: region.thermograph.blackKomaster },
        { name: "White komaster", walls: region.thermograph.whiteKomaster },
      ]
    : [];
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (innerWidth > 900) (box.current?.querySelector(".thermograph") ?? box.current)?.scrollIntoView({ block: "nearest" });
  }, [title]);
  const losing = (region.sideLines ?? []).filter((s) => s.loss.float > 0);
  return (
    <section class="detail" aria-label={title} ref={box}>
      <h3>{title}</h3>
      <p>
        {region.temperature && region.kind !== "settled" ? (
          <>
            A move here is worth <Num value={region.temperature} /> (deiri <Num value={region.deiri} />
            );{" "}
          </>
        ) : null}
        count <Num value={region.count} />; {kindWord[region.kind] ?? region.kind}
        {region.hasKo ? (region.placid === false ? ", with a ko that threats decide" : ", with a ko") : ""}.{" "}
        <Badge evidence={region.evidence} walls={region.walls} />
      </p>
      {drawn.length > 0 && <Thermograph drawn={drawn} title={`Thermograph of ${title}`} />}
      <div class="sides">
        <SideCard region={region} color={toMove.value} />
        <SideCard region={region} color={toMove.value === "B" ? "W" : "B"} />
      </div>
      {losing.length > 0 && (
        <Fold title="Other moves, and what they lose">
          <ul class="plain columns">
            {losing.map((s, i) => (
              <li key={i}>
                {moveText(s.move)} loses <Num value={s.loss} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {region.narrowed && (
        <p class="faint">The region was cut smaller than play may reach; its value is right as long as play stays inside.</p>
      )}
      {region.notices?.map((n) => (
        <p class="faint" key={n}>
          {pretty(n)}.
        </p>
      ))}
    </section>
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

const files = (held: Job) => held.files.filter((f) => ["report.html", "report.sgf", "board.svg"].includes(f));
const fileNames: { [file: string]: string } = { "report.html": "Report (HTML)", "report.sgf": "SGF", "board.svg": "Board (SVG)" };

export function Panel() {
  if (!record.value) return <p>Open a game first.</p>;
  const asked = job.value,
    answer = report.value;
  const region = own.value.length ? null : (report.value?.regions.find((r) => r.name === chosen.value) ?? null);
  const busy = asked && ["asking", "queued", "running"].includes(asked.value.state);
  return (
    <>
      <div class="row spread">
        <Button main id="ask-analyze" disabled={busy} onClick={analyze}>
          {answer ? "Analyze again" : "Analyze this position"}
        </Button>
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
        <label class="check">
          <input
            type="checkbox"
            checked={showOwnership.value}
            disabled={!answer}
            onChange={(e) => {
              showOwnership.value = e.currentTarget.checked;
            }}
          />{" "}
          ownership
        </label>
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
      {["box", "lasso", "flood"].includes(hand.value) && (
        <div class="own">
          <p class="faint">
            {{ box: "Drag a box", lasso: "Draw around", flood: "Click an area" }[hand.value as "box"]} on the board; more is
            added, what is selected already is taken away. {own.value.length} points.
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
          <Working job={ownJob.value} what="Reading the region" />
          {ownJob.value?.value.report && <RegionDetail region={ownJob.value.value.report} title="Your region" />}
        </div>
      )}
      {answer && !own.value.length && (
        <>
          <Cards answer={answer} />
          {answer.tedomari && (
            <p class="faint">
              Tedomari: {sideName(answer.tedomari.taker)} gets the last of {answer.tedomari.moves}{" "}
              {answer.tedomari.moves === 1 ? "play" : "plays"} before a move drops from {number(answer.tedomari.from)} to{" "}
              {number(answer.tedomari.to)}.
            </p>
          )}
          <RegionTable />
          {region && <RegionDetail region={region} title={`Region ${region.name}`} />}
          <Best answer={answer} />
          <p class="faint">
            {answer.counting} scoring, komi {answer.komi}; what is not proved is judged by {answer.judge}. Sentestrat would play
            in {answer.choices.sentestrat ?? "–"}, Hotstrat in {answer.choices.hotstrat ?? "–"}, Thermostrat in{" "}
            {answer.choices.thermostrat ?? "–"}.
          </p>
          {asked!.value.id && (
            <p class="downloads">
              {files(asked!.value).map((f) => (
                <a key={f} href={fileOf(asked!.value, f, true)}>
                  {fileNames[f]}
                </a>
              ))}
            </p>
          )}
        </>
      )}
      {!asked && !own.value.length && (
        <p class="faint">
          Nothing starts by itself: press the button, and the board is cut into regions, each with its count and what a move there
          is worth.
        </p>
      )}
    </>
  );
}
