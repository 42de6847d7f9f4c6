// SPDX-License-Identifier: MIT
// The atlas of small places: the commonest, one that is drawn, or those of the board at hand.
import { computed, effect, signal } from "@preact/signals";
import { asked } from "../api";
import { spotOf } from "../board/points";
import { blank, drawingOf, missing, openPoints, painted, sheet, stonesOf, type Brush } from "../drawing";
import { fraction } from "../number";
import { Badge, Button, Choice, Field, Num, sideName, Stone } from "../parts";
import { plain } from "../plain";
import type { Atlas, AtlasPlace } from "../reports";
import { numbered, type Stage } from "../stage";
import { attempt, openBytes, positionQuestion, view } from "../state";
import { kindWord } from "./region";

type What = "common" | "draw" | "board";
const what = signal<What>("common");
const held = signal<{ [what in What]?: Atlas }>({});
const chosen = signal(0);
const side = signal<"B" | "W">("B");
const empty = signal("");
const kind = signal("");
const brush = signal<Brush>(".");
const cells = signal(blank);
const busy = signal(false);

const report = computed(() => held.value[what.value] ?? null);
const place = computed<AtlasPlace | null>(() => report.value?.places[chosen.value] ?? null);

function find(question: Parameters<typeof asked>[0]): void {
  const asking = what.value;
  busy.value = true;
  void attempt(async () => {
    const found = await asked<Atlas>(question);
    held.value = { ...held.value, [asking]: found };
    chosen.value = 0;
  }).finally(() => {
    busy.value = false;
  });
}
const browse = () =>
  find({
    question: "atlas",
    options: { most: 24, ...(empty.value && { empty: Number(empty.value) }), ...(kind.value && { kind: kind.value }) },
  });
effect(() => {
  if (view.value === "atlas" && what.value === "common" && !held.peek().common) browse();
});

const turnTo = (to: What) => {
  what.value = to;
  chosen.value = 0;
};
function paint(point: string): void {
  cells.value = painted(cells.value, spotOf(point, sheet)!, brush.value);
  held.value = { ...held.value, draw: undefined };
}

const linesOf = (p: AtlasPlace) => (side.value === "B" ? p.game?.moves.black : p.game?.moves.white);

export const stage = computed<Stage>(() => {
  const p = place.value;
  if (what.value === "draw" && !p)
    return {
      size: sheet,
      stones: stonesOf(cells.value),
      name: "An empty sheet, 9 by 9, to draw a place on",
      sentence: "Draw a place and find it",
      outlined: [{ name: " ", points: openPoints(cells.value), heat: 0.4, known: true }],
      onPoint: paint,
    };
  if (!p) return { sentence: what.value === "board" ? "The places of this board" : "The atlas of small places" };
  const line = linesOf(p)?.line ?? [];
  return {
    size: { width: p.boardXSize, height: p.boardYSize },
    stones: p.rows.join(""),
    name: `A place of the atlas, ${p.points.length} points`,
    sentence: titleOf(p),
    evidence: p.game?.evidence,
    outlined: [{ name: " ", points: p.points, heat: 0.4, known: true, chosen: true }],
    line: numbered(line),
    ...(what.value === "draw" && {
      onPoint: () => {
        held.value = { ...held.value, draw: undefined };
      },
    }),
  };
});

const wordOf = (p: AtlasPlace) => (p.game ? (kindWord[p.game.kind] ?? p.game.kind) : "not in the atlas");
const titleOf = (p: AtlasPlace) =>
  p.game?.temperature ? `A move is worth ${fraction(p.game.temperature.value)}: ${p.game.kind}` : wordOf(p);
const oftenOf = (p: AtlasPlace, games: number) => (games && p.game ? `in ${p.seen} of ${games} games` : "");

// As `tedomari region` reads it.
const diagramOf = (p: AtlasPlace) => p.rows.map((row) => [...row].join(" ")).join("\n") + `\n# region ${p.points.join(",")}\n`;

function Drawn({ drawing }: { drawing: string }) {
  return <pre class="drawing">{drawing.replaceAll("/", "\n")}</pre>;
}

function Detail({ p, games }: { p: AtlasPlace; games: number }) {
  const line = linesOf(p);
  return (
    <section class="detail" aria-live="polite" aria-label="The place">
      <h3>{titleOf(p)}</h3>
      {!p.game && <p>It is not in the atlas: it is larger than what was worked out, or not all walls can live.</p>}
      {p.game && (
        <>
          <p>
            Count <Num value={p.game.count} />
            {p.game.temperature && !plain.value && (
              <>
                ; a move is worth <Num value={p.game.temperature} /> (deiri <Num value={p.game.deiri} />)
              </>
            )}
            ; {wordOf(p)}
            {p.ko && "; a ko may come up in it"}. <Badge evidence={p.game.evidence} inside={p.game.inside} />
          </p>
          <p class="faint">{oftenOf(p, games)}</p>
          <Choice
            name="Who moves first"
            value={side.value}
            options={[
              ["B", "Black first"],
              ["W", "White first"],
            ]}
            onChange={(value) => {
              side.value = value;
            }}
          />
          <p class="line">
            {line?.line.length
              ? line.line.map(([color, point]) => (
                  <span key={point}>
                    <Stone color={color} /> {point}{" "}
                  </span>
                ))
              : `${sideName(side.value)} has no move here.`}
            {line?.count && (
              <>
                {" "}
                → count <Num value={line.count} />
              </>
            )}
          </p>
        </>
      )}
      <div class="row">
        <Button
          quiet
          onClick={() =>
            void attempt(async () => {
              await openBytes(diagramOf(p));
              view.value = "analyze";
            })
          }
        >
          Open it on the board
        </Button>
      </div>
    </section>
  );
}

function List({ answer }: { answer: Atlas }) {
  return (
    <ol class="plain atlas" aria-label="Places">
      {answer.places.map((p, i) => (
        <li key={i}>
          <button
            type="button"
            class="quiet"
            aria-pressed={i === chosen.value}
            onClick={() => {
              chosen.value = i;
            }}
          >
            <Drawn drawing={p.drawing} />
            <span>
              {p.game?.temperature ? <Num value={p.game.temperature} /> : "–"} {wordOf(p)}
              <br />
              <span class="faint">{oftenOf(p, answer.games) || p.points[0]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const brushes: [Brush, string][] = [
  [".", "Open point"],
  ["x", "● around"],
  ["o", "○ around"],
  ["X", "● inside"],
  ["O", "○ inside"],
];
// The keyboard's hand stays on the board: the sign itself chooses what it sets, and e what is empty.
const onKey = (event: KeyboardEvent) => {
  const chosen = brushes.find(([sign]) => event.key === (sign === "." ? "e" : sign));
  const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea");
  if (chosen && !typing) brush.value = chosen[0];
};
const draws = computed(() => view.value === "atlas" && what.value === "draw");
effect(() => {
  if (!draws.value) return;
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
});

function Draw() {
  const lacks = missing(cells.value);
  return (
    <>
      <Choice
        name="What a click sets"
        value={brush.value}
        options={brushes}
        onChange={(value) => {
          brush.value = value;
        }}
      />
      <p class="faint">
        {lacks || "That is a place. A click on it again takes a sign away."} Keys: arrows and Enter set; e x o X O choose.
      </p>
      <div class="row">
        <Button
          main
          disabled={!!lacks || busy.value}
          onClick={() => find({ question: "atlas", drawing: drawingOf(cells.value) })}
        >
          Find it
        </Button>
        <Button
          disabled={cells.value === blank}
          onClick={() => {
            cells.value = blank;
            held.value = { ...held.value, draw: undefined };
          }}
        >
          Clear
        </Button>
        {place.value && (
          <Button
            onClick={() => {
              held.value = { ...held.value, draw: undefined };
            }}
          >
            Back to the drawing
          </Button>
        )}
      </div>
      {report.value && !report.value.places.length && <p role="status">Nothing is open in it: it is settled.</p>}
    </>
  );
}

function Filters() {
  return (
    <div class="row">
      <Field label="Empty points">
        <select
          value={empty.value}
          onChange={(e) => {
            empty.value = e.currentTarget.value;
            browse();
          }}
        >
          <option value="">any</option>
          {[2, 3, 4, 5, 6, 7, 8].map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </Field>
      <Field label="It is">
        <select
          value={kind.value}
          onChange={(e) => {
            kind.value = e.currentTarget.value;
            browse();
          }}
        >
          <option value="">anything</option>
          {["gote", "black's sente", "white's sente", "ko", "dame", "settled"].map((k) => (
            <option key={k}>{k}</option>
          ))}
        </select>
      </Field>
    </div>
  );
}

export function Panel() {
  const answer = report.value,
    p = place.value;
  return (
    <>
      <Choice
        name="What"
        value={what.value}
        options={[
          ["common", "Common places"],
          ["draw", "Draw one"],
          ["board", "This board"],
        ]}
        onChange={turnTo}
      />
      {what.value === "common" && <Filters />}
      {what.value === "draw" && <Draw />}
      {what.value === "board" && (
        <Button main disabled={busy.value} onClick={() => find(positionQuestion("atlas", { options: { time: 2 } }))}>
          Find the places of this board
        </Button>
      )}
      {busy.value && <p role="status">Looking …</p>}
      {p && answer && <Detail p={p} games={answer.games} />}
      {answer && what.value !== "draw" && <List answer={answer} />}
      {answer && !answer.places.length && what.value !== "draw" && <p role="status">There is no such place.</p>}
      {answer && (
        <p class="faint">
          {answer.entries} places are in the atlas. Each is proved for walls that live; stones beyond them do not matter.
        </p>
      )}
    </>
  );
}
