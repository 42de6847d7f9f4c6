// SPDX-License-Identifier: MIT
// Small parts that all views share.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { stop, works, type Asked, type Job, type Progress } from "./api";
import { fraction, number, type Exact } from "./number";
import { plain, surely } from "./plain";
import type { Evidence, Value } from "./reports";
import { notice } from "./state";

// How sure a number is: a word and a shape, never a color alone.
const shapes: { [evidence: string]: string } = { proved: "■", bounded: "⇹", sampled: "∴", learned: "≈", judged: "≈" };
const meanings: { [evidence: string]: string } = {
  proved: "Shown by a complete search or a theorem: exact.",
  "exact, walls judged": "The search inside is complete; that the stones around live was judged, not proved.",
  bounded: "The limits came first: the truth lies between two numbers.",
  sampled: "From random games: right on average.",
  learned: "Judged by a network trained on games: usually right, never a proof.",
  judged: "Judged by a network trained on games: usually right, never a proof.",
};
// `inside`: how sure it is if the walls stand.
export function Badge({ evidence, inside }: { evidence: Evidence; inside?: Evidence }) {
  const word = evidence === "judged" && inside === "proved" ? "exact, walls judged" : evidence;
  return (
    <span class={`badge ${evidence === "proved" ? "proved" : "unproved"}`} title={meanings[word] ?? ""}>
      <span aria-hidden="true">{shapes[evidence] ?? "?"}</span> {plain.value ? surely(word) : word}
    </span>
  );
}

// An exact number as a fraction, a judged one rounded; the exact one on hover.
export function Num({
  value,
  exact = true,
  dash = "–",
}: {
  value: Exact | Value | null | undefined;
  exact?: boolean;
  dash?: string;
}) {
  if (value === null || value === undefined) return <span class="num">{dash}</span>;
  const text = typeof value === "string" ? value : value.value;
  const wide = typeof value === "object" && value.low !== undefined && value.low !== value.high;
  const title = wide
    ? `between ${fraction((value as Value).low!)} and ${fraction((value as Value).high!)}`
    : text.includes("/")
      ? text
      : undefined;
  const about = wide || !exact;
  return (
    <span class={`num${wide ? " range" : ""}`} title={title}>
      {about ? (text.startsWith("-") ? "~\u2009" : "~") : ""}
      {number(text, !about)}
    </span>
  );
}

export function Button(props: {
  onClick: () => void;
  children: ComponentChildren;
  main?: boolean;
  quiet?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  label?: string;
  title?: string;
  id?: string;
  wide?: boolean;
}) {
  return (
    <button
      id={props.id}
      type="button"
      class={props.main ? "main" : props.quiet ? "quiet" : props.wide ? "wide-only" : ""}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-label={props.label}
      title={props.title ?? props.label}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

export function Choice<T extends string>(props: {
  name: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}) {
  return (
    <div class="choice" role="group" aria-label={props.name}>
      {props.options.map(([value, text]) => (
        <button type="button" key={value} aria-pressed={value === props.value} onClick={() => props.onChange(value)}>
          {text}
        </button>
      ))}
    </div>
  );
}

export function Field(props: { label: string; children: ComponentChildren }) {
  return (
    <label class="field">
      <span>{props.label}</span>
      {props.children}
    </label>
  );
}

// "40 s", "3 min".
export const spoken = (seconds: number): string =>
  seconds < 90 ? `${Math.max(5, 5 * Math.round(seconds / 5))} s` : `${Math.round(seconds / 60)} min`;

// A review goes backwards: positions with more to play for come later and take longer.
function secondsLeft({ question, seconds, pace = 0 }: Job, { done, of }: Progress): number {
  const slower = question === "review" ? 2 - done / of : 1;
  return Math.max((seconds / done) * slower, pace) * (of - done);
}

// How far a job is: by what it counts and how fast that went so far, else by the time it was given.
export function farOf(now: Job, seconds: number): { done?: number; of?: number; said: string } {
  if (now.state === "queued") return { said: now.ahead ? `waits for ${now.ahead} before this` : "waits" };
  const { progress, limit } = now;
  if (progress && progress.of > 0) {
    const left = progress.done > 2 ? secondsLeft(now, progress) : 0;
    const time = left > 10 ? `, about ${spoken(left)} left` : "";
    return { done: progress.done, of: progress.of, said: `${progress.done} of ${progress.of} ${progress.what}${time}` };
  }
  const what = progress?.what ? `${progress.what}, ` : "";
  if (!limit) return { said: progress?.what ?? "" };
  return { done: Math.min(seconds, limit), of: limit, said: `${what}${Math.floor(seconds)} of at most ${limit} s` };
}

// Progress of a job with its stop button, and why it ended otherwise than well.
export function Working({ job, what }: { job: Asked | undefined; what: string }) {
  const now = job?.value,
    busy = works(now);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!busy) return;
    const start = performance.now();
    const clock = setInterval(() => setSeconds((performance.now() - start) / 1000), 250);
    return () => clearInterval(clock);
  }, [job, busy]);
  if (!job || !now) return null;
  if (busy) {
    const far = farOf(now, seconds),
      waits = now.state === "queued";
    return (
      <div class="working" role="status">
        {!waits && <progress max={far.of} value={far.done} aria-label={what} />}
        <span>{waits ? sentenceOf(far.said) : `${what} … ${far.said}`}</span>
        <Button onClick={() => stop(job)}>Stop</Button>
      </div>
    );
  }
  if (now.state === "failed")
    return (
      <p class="error" role="alert">
        {now.error}
      </p>
    );
  if (now.state === "cancelled")
    return (
      <p class="faint" role="status">
        Stopped{now.report ? "; this is how far it came." : "."}
      </p>
    );
  return null;
}

export function Fold({
  title,
  children,
  open = false,
}: {
  title: ComponentChildren;
  children: ComponentChildren;
  open?: boolean;
}) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

// The files of an answer, by the names people know them by; others are left out.
export function Downloads(props: {
  job: Job | undefined;
  link: (job: Job, file: string, save: boolean) => string;
  names: { [file: string]: string };
}) {
  const { job, link, names } = props;
  if (!job?.id || works(job)) return null;
  return (
    <p class="downloads">
      {job.files
        .filter((f) => names[f])
        .map((f) => (
          <a key={f} href={link(job, f, true)} download={f}>
            {names[f]}
          </a>
        ))}
    </p>
  );
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = document.createElement("textarea");
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
  }
  notice.value = `${what} copied.`;
}

export function save(name: string, text: string, type = "application/x-go-sgf"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// The program's clauses begin small and have no end.
export const sentenceOf = (clause: string): string =>
  clause.charAt(0).toUpperCase() + clause.slice(1) + (/[.!?]$/.test(clause) ? "" : ".");

export const sideName = (color: "B" | "W" | "black" | "white"): string =>
  color === "B" || color === "black" ? "Black" : "White";
export function Stone({ color }: { color: "B" | "W" | "black" | "white" }) {
  const black = color === "B" || color === "black";
  return <span class={`stone ${black ? "black" : "white"}`} role="img" aria-label={sideName(color)} />;
}
