// SPDX-License-Identifier: MIT
import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { link, views } from "./address";
import { Board } from "./board/Board";
import { stop, works, type Job } from "./api";
import { loading } from "./carried";
import { Badge, Button, copy, farOf, sideName, Stone } from "./parts";
import { plain } from "./plain";
import { running, seen, type Running } from "./running";
import type { Stage } from "./stage";
import {
  canRedo,
  canUndo,
  go,
  goToMove,
  here,
  node,
  notice,
  openBytes,
  play,
  record,
  redo,
  size,
  stones,
  theme,
  toMove,
  undo,
  view,
  type View,
} from "./state";
import { lineThrough } from "./record";
import * as analyze from "./views/analyze";
import * as atlas from "./views/atlas";
import { Page as Calculator } from "./views/calculator";
import { Page as Words } from "./views/words";
import { analyze as analyzeHere } from "./views/analyze-state";
import { Page as Collection } from "./views/collection";
import { add as addGames, filesOf } from "./views/collection-state";
import * as game from "./views/game";
import * as goals from "./views/goals";
import * as playing from "./views/play";
import * as practise from "./views/practise";
import * as review from "./views/review";
import * as score from "./views/score";

const benches: { [view in View]?: { Panel: ComponentType; stage: { value: Stage } } } = {
  game,
  analyze,
  goals,
  score,
  review,
  practise,
  atlas,
  play: playing,
};
const stage = computed<Stage>(() => benches[view.value]?.stage.value ?? {});

// Views that need no board.
const pages: { [view in View]?: ComponentType } = { calculator: Calculator, words: Words, collection: Collection };

const lastOf = computed(() => (record.value ? record.value.nodes[lineThrough(record.value, node.value).at(-1)!]!.moveNumber : 0));

function Header() {
  return (
    <header class="top">
      <a class="brand" href="#game">
        <img src="./icon.svg" width="24" height="24" alt="" />
        Tedomari
      </a>
      <nav aria-label="Views">
        {views.map(([name, title]) => (
          <a
            key={name}
            href={`#${name}`}
            aria-current={view.value === name ? "page" : undefined}
            onClick={() => {
              view.value = name; // the address may say so already, when the view was left a moment ago
            }}
          >
            {title}
          </a>
        ))}
      </nav>
      {running.value.length > 0 && <Jobs />}
      <div class="ends">
        <Button
          pressed={plain.value}
          title="Plain words, for players who know no game theory"
          onClick={() => {
            plain.value = !plain.value;
          }}
        >
          Plain words
        </Button>
        <Button
          quiet
          label="Copy a link to this view"
          onClick={() =>
            void link().then((hash) => copy(new URL(location.pathname, location.href).href + hash, "A link to this view"))
          }
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
            stroke-linecap="round"
          >
            <path d="M7.5 10.5l3-3M8 5.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M10 12.5l-2 2A3.2 3.2 0 0 1 3.500 10l2-2" />
          </svg>
        </Button>
        <Button quiet label={`Looks: ${theme.value}`} onClick={turnLights}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" stroke-width="1.8" />
            <path d="M9 2a7 7 0 0 1 0 14Z" fill="currentColor" />
          </svg>
        </Button>
      </div>
    </header>
  );
}

const isHere = ({ view, key }: Running): boolean => ({ review, practise })[view].isHere(key);

// To what it found, with its game on the board.
async function goToAnswer(entry: Running): Promise<void> {
  if (!isHere(entry)) await openBytes(entry.sgf);
  view.value = entry.view;
}

const ends: { [state: string]: string } = { failed: "failed", cancelled: "was stopped" };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
function signOf(now: Job, what: string): string {
  if (!works(now)) return `The ${what} ${ends[now.state] ?? "is ready"}`;
  return `${now.state === "queued" ? `The next ${what}` : capital(what)}: ${farOf(now, 0).said || "…"}`;
}

// One sign for each long job that runs or waits, or that ended while one was elsewhere.
function Jobs() {
  return (
    <ul class="running" aria-label="What runs">
      {running.value.map((entry) => {
        const now = entry.job.value,
          busy = works(now),
          far = farOf(now, 0);
        const what = (entry.view === "review" ? "review" : "search for positions") + (isHere(entry) ? "" : ` of ${entry.title}`);
        return (
          <li key={entry.key}>
            {busy && now.state !== "queued" && <progress max={far.of} value={far.done} aria-label={capital(what)} />}
            <Button quiet onClick={() => void goToAnswer(entry)}>
              {signOf(now, what)}
            </Button>
            {busy ? (
              <Button label={`Stop the ${what}`} onClick={() => stop(entry.job)}>
                Stop
              </Button>
            ) : (
              <Button quiet label="Put away" onClick={() => seen(entry.key)}>
                ✕
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function turnLights(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const order = dark ? (["auto", "light", "dark"] as const) : (["auto", "dark", "light"] as const);
  theme.value = order[(order.indexOf(theme.value) + 1) % 3]!;
}

function Sentence() {
  const said = stage.value,
    now = here.value;
  const last = now?.move?.[1] === "pass" ? `${sideName(now.move[0])} passed` : "";
  const after = now?.moveNumber ? `, after move ${now.moveNumber}${last && ` (${last})`}` : "";
  const plain = now ? `${sideName(now.toMove)} to move${after}` : "One moment …";
  return (
    <div class="sentence">
      <h1>
        {said.sentence ?? plain} {said.sentence && said.evidence && <Badge evidence={said.evidence} />}
      </h1>
    </div>
  );
}

function Names() {
  const held = record.value;
  if (!held) return null;
  const { info } = held;
  return (
    <p class="names">
      <span>
        <Stone color="B" /> {info.black || "Black"} {info.blackRank}
      </span>{" "}
      <span>
        <Stone color="W" /> {info.white || "White"} {info.whiteRank}
      </span>
      <span class="faint">
        {[
          info.result,
          `${size.value.width}×${size.value.height}`,
          `komi ${held.komi}`,
          typeof held.rules === "string" ? held.rules : "",
          `prisoners ● ${here.value?.captured.W ?? 0}, ○ ${here.value?.captured.B ?? 0}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </p>
  );
}

function Walk() {
  const at = here.value?.moveNumber ?? 0,
    came = useRef(0); // where one was when the number was begun
  const step = (where: Parameters<typeof go>[0], sign: string, label: string) => (
    <Button wide={where === "back" || where === "forward"} label={label} onClick={() => go(where)}>
      {sign}
    </Button>
  );
  return (
    <div class="walk" role="toolbar" aria-label="Walk through the game">
      {step("first", "|◀", "First move")}
      {step("back", "«", "Ten moves back")}
      {step("previous", "◀", "One move back")}
      <label class="at">
        <span class="unseen">Move</span>
        <input
          id="move-number"
          inputMode="numeric"
          value={at}
          aria-label="Go to move"
          onChange={(e) => {
            goToMove(Number(e.currentTarget.value) || 0);
            e.currentTarget.value = String(here.value?.moveNumber ?? 0);
          }}
          onFocus={() => {
            came.current = node.value;
          }}
          onKeyDown={(e) => {
            if (e.key === "Escape") node.value = came.current; // nothing was typed
            if (e.key === "Enter" || e.key === "Escape") e.currentTarget.blur(); // keys mean the page again
          }}
        />
        <span> / {lastOf.value}</span>
      </label>
      {step("next", "▶", "One move on")}
      {step("forward", "»", "Ten moves on")}
      {step("last", "▶|", "Last move")}
      <span class="gap" />
      {step("up", "↑", "Previous variation")}
      {step("down", "↓", "Next variation")}
      <span class="gap" />
      {view.value !== "play" && view.value !== "practise" && view.value !== "atlas" && (
        <Button onClick={() => void play("pass")}>Pass</Button>
      )}
      <Button label="Undo" disabled={!canUndo.value} onClick={undo}>
        ↶
      </Button>
      <Button label="Redo" disabled={!canRedo.value} onClick={redo}>
        ↷
      </Button>
    </div>
  );
}

function Comment() {
  const text = here.value?.comment;
  return text && view.value !== "game" ? <p class="comment">{text}</p> : null;
}

function Bench() {
  useEffect(() => {
    if (record.value && !performance.getEntriesByName("board").length) performance.mark("board");
  }); // for who measures
  const { Panel } = benches[view.value]!;
  const now = stage.value,
    move = here.value?.move;
  return (
    <div class="bench">
      <main class="table" id="main" tabIndex={-1}>
        <div class="stay">
          <Sentence />
          {(record.value || now.stones) && (
            <Board
              size={size.value}
              stones={stones.value}
              last={move && move[1] !== "pass" ? move[1] : null}
              name={`Board, ${size.value.width} by ${size.value.height}, ${sideName(toMove.value)} to move`}
              {...now}
            />
          )}
          {!now.stones && <Walk />}
        </div>
        {!now.stones && <Names />}
        {!now.stones && <Comment />}
      </main>
      <aside class="panel" aria-label={views.find(([name]) => name === view.value)![1]} key={view.value}>
        <Panel />
      </aside>
    </div>
  );
}

const keys: { [key: string]: () => void } = {
  ",": () => go("previous"),
  ".": () => go("next"),
  "[": () => go("up"),
  "]": () => go("down"),
  Home: () => go("first"),
  End: () => go("last"),
  PageUp: () => go("back"),
  PageDown: () => go("forward"),
  ArrowLeft: () => go("previous"),
  ArrowRight: () => go("next"),
  ArrowUp: () => go("up"),
  ArrowDown: () => go("down"),
  p: () => void play("pass"),
  t: turnLights,
  "?": () => {
    view.value = "words";
  },
  a: () => {
    view.value = "analyze";
    if (record.value) analyzeHere();
  },
  g: () => {
    document.querySelector<HTMLInputElement>("#move-number")?.select();
  },
};
const onBoard = new Set([
  "p",
  "a",
  "g",
  ",",
  ".",
  "[",
  "]",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
]);

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const writes = target.matches?.("input:not([type=checkbox]), textarea, select");
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !writes) {
    event.preventDefault();
    (event.shiftKey ? redo : undo)();
    return;
  }
  if (writes && event.key === "Escape") target.blur();
  if (event.ctrlKey || event.metaKey || event.altKey || writes || event.defaultPrevented) return;
  const number = Number(event.key);
  const work =
    number >= 1 && number <= views.length
      ? () => {
          view.value = views[number - 1]![0];
        }
      : keys[event.key];
  if (!work || (!benches[view.value] && onBoard.has(event.key))) return;
  if (target.closest?.(".panel") && event.key.startsWith("Arrow") && !target.closest(".tree") && !target.matches("button"))
    return;
  if (
    (event.key === "PageUp" || event.key === "PageDown" || event.key === "Home" || event.key === "End") &&
    target.closest?.(".panel") &&
    !target.closest(".tree")
  )
    return;
  event.preventDefault();
  work();
}

const dragged = signal(false);
function useDrops(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      dragged.value = true;
    };
    const out = (event: DragEvent) => {
      if (!event.relatedTarget) dragged.value = false;
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      dragged.value = false;
      const held = event.dataTransfer;
      const isFolder = [...(held?.items ?? [])].some((item) => item.webkitGetAsEntry?.()?.isDirectory);
      if (held && (view.value === "collection" || held.files.length > 1 || isFolder)) {
        void filesOf(held.items).then(addGames);
        view.value = "collection";
        return;
      }
      const file = event.dataTransfer?.files[0],
        text = event.dataTransfer?.getData("text/plain");
      if (file) void file.arrayBuffer().then((bytes) => openBytes(bytes));
      else if (text) void openBytes(text);
      if (!benches[view.value]) view.value = "game";
    };
    const paste = (event: ClipboardEvent) => {
      if ((event.target as HTMLElement).matches?.("input, textarea")) return;
      const text = event.clipboardData?.getData("text/plain");
      if (text?.trim() && benches[view.value]) void openBytes(text);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", out);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", out);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
      removeEventListener("keydown", onKey);
    };
  }, []);
}

export function App() {
  useDrops();
  const Page = pages[view.value];
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(e) => {
          e.preventDefault();
          (document.querySelector<HTMLElement>(".goban") ?? document.querySelector<HTMLElement>("#main"))?.focus();
        }}
      >
        To the board
      </a>
      <Header />
      {benches[view.value] ? <Bench /> : Page ? <Page /> : null}
      <div class="notice" role="status" aria-live="polite">
        {loading.value && <p>{loading.value}</p>}
        {notice.value && (
          <p>
            {notice.value}{" "}
            <Button
              quiet
              label="Close"
              onClick={() => {
                notice.value = "";
              }}
            >
              ✕
            </Button>
          </p>
        )}
      </div>
      {dragged.value && <div class="drop">Drop it: an SGF, a collection, a diagram, or a folder of games</div>}
    </>
  );
}
