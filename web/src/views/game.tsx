// SPDX-License-Identifier: MIT
// Open, enter and edit a game; its tree.
import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import * as api from "../api";
import type { Color, Mark } from "../board/Board";
import { Button, Choice, copy, Field, Fold, save } from "../parts";
import type { RecordMark } from "../record";
import type { Example } from "../reports";
import type { Stage } from "../stage";
import {
  attempt,
  collection,
  edit,
  here,
  node,
  notice,
  openBytes,
  opened,
  openExample,
  play,
  record,
  start,
  toMove,
} from "../state";
import { Tree } from "../Tree";

type Hand = "play" | "black" | "white" | "erase" | "triangle" | "label";
const hand = signal<Hand>("play");

export function recordMarks(marks: RecordMark[] | undefined): Mark[] {
  const known = ["triangle", "square", "circle", "cross", "label"];
  return (marks ?? []).flatMap((m) =>
    known.includes(m.kind) ? [{ point: m.point, look: m.kind as Mark["look"], text: m.text }] : [],
  );
}

function nextLabel(): string {
  const used = new Set(here.value?.marks?.map((m) => m.text));
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((l) => !used.has(l)) ?? "*";
}

function touch(point: string): void {
  const marked = here.value?.marks?.some((m) => m.point === point);
  switch (hand.value) {
    case "play":
      void play(point);
      break;
    case "black":
    case "white":
      void edit({ edit: "setup", stones: { [point]: hand.value === "black" ? "B" : "W" } });
      break;
    case "erase":
      void edit({ edit: "setup", stones: { [point]: "" } });
      break;
    case "triangle":
      void edit({ edit: "mark", kind: marked ? "" : "triangle", points: [point] });
      break;
    case "label":
      void edit({ edit: "mark", kind: marked ? "" : "label", points: [point], text: nextLabel() });
      break;
  }
}

const ghosts: { [hand: string]: () => Color | null } = { play: () => toMove.value, black: () => "B", white: () => "W" };

export const stage = computed<Stage>(() => ({
  marks: recordMarks(here.value?.marks),
  ghost: ghosts[hand.value]?.() ?? null,
  onPoint: touch,
}));

// What a board begins with unless somebody says otherwise.
const usualKomi = (rules: string, handicap: string): string => (handicap === "0" ? String(komiOf.value[rules] ?? 6.5) : "0.5");

function NewBoard() {
  const [size, setSize] = useState("9"),
    [other, setOther] = useState(""),
    [handicap, setHandicap] = useState("0"),
    [rules, setRules] = useState("japanese"),
    [komi, setKomi] = useState("");
  const usual = usualKomi(rules, handicap);
  const make = () => {
    const [x, y] = (size === "other" ? other : size).split(/[x×]/).map((n) => parseInt(n, 10));
    void start({ boardXSize: x, boardYSize: y ?? x, rules, komi: Number(komi || usual), handicap: Number(handicap) });
  };
  return (
    <div class="row">
      <Field label="Board">
        <select value={size} onChange={(e) => setSize(e.currentTarget.value)}>
          <option value="9">9 × 9</option>
          <option value="13">13 × 13</option>
          <option value="19">19 × 19</option>
          <option value="other">another size</option>
        </select>
      </Field>
      {size === "other" && (
        <Field label="Size">
          <input size={6} placeholder="7x11" value={other} onInput={(e) => setOther(e.currentTarget.value)} />
        </Field>
      )}
      <Field label="Handicap">
        <select value={handicap} onChange={(e) => setHandicap(e.currentTarget.value)}>
          {[0, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
            <option key={n} value={String(n)}>
              {n || "none"}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Rules">
        <select value={rules} onChange={(e) => setRules(e.currentTarget.value)}>
          {ruleSets.value.map((r) => (
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
          placeholder={usual}
          value={komi}
          onInput={(e) => setKomi(e.currentTarget.value)}
        />
      </Field>
      <Button onClick={make}>New board</Button>
    </div>
  );
}

function Examples() {
  const [list, setList] = useState<Example[]>([]);
  useEffect(() => {
    void attempt(async () => {
      const { examples } = await api.get<{ examples: Example[] }>("/api/examples");
      setList(examples.filter((e) => e.kind === "sgf" || e.kind === "diagram"));
    });
  }, []);
  const pick = (name: string) => void attempt(async () => opened(await openExample(name)));
  return (
    <ul class="plain examples">
      {list.map((e) => (
        <li key={e.name}>
          <Button quiet onClick={() => pick(e.name)} title={e.name}>
            {e.title || e.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Paste() {
  const [text, setText] = useState("");
  return (
    <div>
      <Field label="SGF or a diagram">
        <textarea
          rows={5}
          value={text}
          spellcheck={false}
          placeholder={". . X\n. O X\n. O ."}
          onInput={(e) => setText(e.currentTarget.value)}
        />
      </Field>
      <Button disabled={!text.trim()} onClick={() => void openBytes(text)}>
        Open this text
      </Button>
    </div>
  );
}

function Games() {
  const held = collection.value;
  if (!held) return null;
  return (
    <Field label={`Game (${held.total} in this file)`}>
      <select value={String(held.game)} onChange={(e) => void openBytes(held.bytes, Number(e.currentTarget.value))}>
        {held.games.map((g) => (
          <option key={g.number} value={String(g.number)}>
            {g.number}. {g.black || "Black"} – {g.white || "White"} {g.result} · {g.boardXSize}×{g.boardYSize}, {g.moves} moves
          </option>
        ))}
      </select>
    </Field>
  );
}

export const copyDiagram = () =>
  attempt(async () => {
    const answer = await api.post<{ diagram: string }>("/api/diagram", { sgf: record.value!.sgf, node: node.value });
    await copy(answer.diagram, "The diagram");
  });

function Comment() {
  const text = here.value?.comment ?? "";
  const [draft, setDraft] = useState(text);
  useLayoutEffect(() => setDraft(text), [text, node.value]); // before anybody can type
  return (
    <Field label="Comment">
      <textarea
        rows={3}
        value={draft}
        onInput={(e) => setDraft(e.currentTarget.value)}
        onBlur={(e) => {
          const now = e.currentTarget.value; // what was typed last may not be drawn yet
          if (now !== text) void edit({ edit: "comment", text: now });
        }}
      />
    </Field>
  );
}

export function OpenFile({ children }: { children: string }) {
  const open = (file: File | undefined) => {
    if (file) void file.arrayBuffer().then((bytes) => openBytes(bytes));
  };
  return (
    <label class="button main">
      {children}
      <input class="unseen" type="file" accept=".sgf,.sgfs,.txt,.xz,.gz" onChange={(e) => open(e.currentTarget.files?.[0])} />
    </label>
  );
}

export function Panel() {
  const held = record.value;
  return (
    <>
      <h2>Open</h2>
      <div class="row">
        <OpenFile>Open a file …</OpenFile>
        <span class="faint">or drop one anywhere on the page</span>
      </div>
      <Games />
      <NewBoard />
      <Fold title="Examples">
        <Examples />
      </Fold>
      <Fold title="Paste SGF or a diagram">
        <Paste />
      </Fold>
      {held && (
        <>
          <h2>Edit</h2>
          <Choice
            name="What a click does"
            value={hand.value}
            onChange={(h) => {
              hand.value = h;
            }}
            options={[
              ["play", "Play"],
              ["black", "● Black"],
              ["white", "○ White"],
              ["erase", "Erase"],
              ["triangle", "△ Mark"],
              ["label", "A Letter"],
            ]}
          />
          <div class="row">
            <Choice
              name="To move"
              value={toMove.value}
              onChange={(c) => void edit({ edit: "toMove", color: c })}
              options={[
                ["B", "Black to move"],
                ["W", "White to move"],
              ]}
            />
          </div>
          <Comment />
          <Tree />
          <div class="row">
            <Button onClick={() => void edit({ edit: "delete" })} disabled={node.value === 0}>
              Delete from here
            </Button>
            <Button onClick={() => void edit({ edit: "promote" })} disabled={node.value === 0}>
              Make main line
            </Button>
          </div>
          <div class="row">
            <Button
              onClick={() => {
                save(`${held.info.black || "game"}-${held.info.white || "tedomari"}.sgf`, held.sgf);
                notice.value = "Saved.";
              }}
            >
              Save SGF
            </Button>
            <Button onClick={() => void copy(held.sgf, "The SGF")}>Copy SGF</Button>
            <Button onClick={() => void copyDiagram()}>Copy diagram</Button>
          </div>
          <Fold title="About the game">
            <About />
          </Fold>
        </>
      )}
    </>
  );
}

export const ruleSets = signal<string[]>(["japanese", "chinese"]);
export const komiOf = signal<{ [rules: string]: number }>({});

function About() {
  const held = record.value!;
  const set = (field: string) => (e: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    void edit({ edit: "info", [field]: field === "komi" ? Number(e.currentTarget.value) : e.currentTarget.value });
  const rules = typeof held.rules === "string" ? held.rules : "";
  return (
    <div class="fields">
      {(["black", "blackRank", "white", "whiteRank", "result", "date", "event"] as const).map((field) => (
        <Field
          key={field}
          label={
            {
              black: "Black",
              blackRank: "Black's rank",
              white: "White",
              whiteRank: "White's rank",
              result: "Result",
              date: "Date",
              event: "Event",
            }[field]
          }
        >
          <input value={held.info[field] ?? ""} onChange={set(field)} />
        </Field>
      ))}
      <Field label="Rules">
        <select value={rules} onChange={set("rules")}>
          {!ruleSets.value.includes(rules) && <option value={rules}>{held.info.rules || "others"}</option>}
          {ruleSets.value.map((r) => (
            <option key={r} value={r}>
              {r}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Komi">
        <input type="number" step="0.5" value={held.komi} onChange={set("komi")} />
      </Field>
    </div>
  );
}
