// SPDX-License-Identifier: MIT
// The address bar and the page say the same: every view has a link that reproduces it.
import { effect } from "@preact/signals";
import { packed, read, unpacked, written, type Link } from "./link";
import {
  attempt,
  game,
  goToMove,
  node,
  openBytes,
  opened,
  openExample,
  record,
  remember,
  remembered,
  start,
  view,
  type View,
} from "./state";
import * as analyze from "./views/analyze-state";
import { expression, outcomeText, part, summands, type Part } from "./views/calculator-state";
import * as goals from "./views/goals";
import { resume } from "./running";
import * as review from "./views/review";
import * as score from "./views/score";
import { loadAbout } from "./views/play";
import { komiOf, ruleSets } from "./views/game";

export const views: readonly [View, string][] = [
  ["game", "Game"],
  ["analyze", "Analyze"],
  ["goals", "Goals"],
  ["score", "Score"],
  ["review", "Review"],
  ["collection", "Collection"],
  ["practise", "Practise"],
  ["play", "Play"],
  ["calculator", "Calculator"],
  ["atlas", "Atlas"],
  ["words", "Words"],
];
const isView = (text: string): text is View => views.some(([name]) => name === text);

const had = (job: { value: { report: unknown } } | undefined) => (job?.value.report ? "1" : "");

// What the view at hand adds to its link; `run` says that an answer was on the screen.
function valuesOf(name: View): Link["values"] {
  switch (name) {
    case "analyze":
      return {
        region: analyze.chosen.value ?? "",
        points: analyze.own.value.join("."),
        own: analyze.showOwnership.value ? "1" : "",
        judge: analyze.judge.value === "network" ? "" : analyze.judge.value,
        run: had(analyze.own.value.length ? analyze.ownJob.value : analyze.job.value),
      };
    case "goals":
      return { goal: goals.wish.value, run: had(goals.job.value) };
    case "score":
      return { rules: score.rules.value, komi: score.komi.value, said: score.saidText.value, run: had(score.job.value) };
    case "review":
      return { time: review.seconds.value, run: had(review.job.value) };
    case "calculator":
      return {
        part: part.value === "value" ? "" : part.value,
        e: part.value === "outcomes" ? outcomeText.value : part.value === "sum" ? summands.value : expression.value,
      };
    default:
      return {};
  }
}

let own = ""; // the hash we wrote ourselves

export async function link(): Promise<string> {
  const name = view.value,
    values = valuesOf(name);
  const alone = name === "calculator" || name === "words" || name === "collection";
  const held = record.value;
  const where: Link["values"] = alone || !held ? {} : { g: await packed(game.value), n: String(node.value) };
  return written({ view: name, values: { ...values, ...where } });
}

async function follow(hash: string): Promise<void> {
  const { view: name, values } = read(hash);
  own = hash;
  if (values.g) {
    try {
      const text = await unpacked(values.g);
      if (text !== game.value) await openBytes(text);
      const at = Number(values.n);
      if (record.value && at >= 0 && at < record.value.nodes.length) node.value = at;
    } catch {
      await openBytes("not a game: the link is damaged");
    }
  }
  if (isView(name)) view.value = name;
  set(view.value, values);
}

function set(name: View, values: Link["values"]): void {
  const run = values.run === "1" && !!record.value;
  if (name === "analyze" && Object.keys(values).length) {
    analyze.own.value = values.points ? values.points.split(".") : [];
    if (analyze.own.value.length) analyze.hand.value = "box";
    analyze.chosen.value = values.region ?? null;
    analyze.showOwnership.value = values.own === "1";
    analyze.judge.value = values.judge === "playouts" ? "playouts" : "network";
    if (run && analyze.own.value.length && !analyze.ownJob.value) analyze.analyzeOwn();
    if (run && !analyze.own.value.length && !analyze.job.value) analyze.analyze();
  }
  if (name === "goals" && values.goal) {
    goals.wish.value = values.goal;
    if (run && !goals.job.value) goals.askGoal();
  }
  if (name === "score") {
    score.rules.value = values.rules ?? score.rules.value;
    score.komi.value = values.komi ?? score.komi.value;
    if (values.said) score.sayAgain(values.said);
    if (run && !score.job.value) score.count();
  }
  if (name === "review" && values.time) {
    review.seconds.value = values.time;
    if (run && !review.job.value) review.recall();
  }
  if (name === "calculator" && (values.part || values.e)) {
    part.value = (["sum", "demonstration", "outcomes"].includes(values.part ?? "") ? values.part : "value") as Part;
    if (values.e)
      ({ value: expression, sum: summands, outcomes: outcomeText, demonstration: expression })[part.value].value = values.e;
  }
}

// A first visit: an example with its answer.
async function welcome(): Promise<void> {
  if (!(await attempt(async () => opened(await openExample("endgame-9x9.sgf"))))) return;
  goToMove(29);
  view.value = "analyze";
  analyze.isExample.value = record.value;
  analyze.analyze();
}

// Opens what the address names, else the game of last time; who has none sees an example, or an empty board elsewhere.
export async function begin(): Promise<void> {
  void loadAbout((rules) => {
    ruleSets.value = rules.map((r) => r.name);
    komiOf.value = Object.fromEntries(rules.map((r) => [r.name, r.komi]));
  });
  addEventListener("hashchange", () => {
    if (location.hash !== own) void follow(location.hash);
  });
  await resume();
  if (location.hash) await follow(location.hash);
  if (!record.value) {
    const last = remembered("record");
    if (last) await openBytes(last);
    else if (!location.hash) await welcome();
    if (!record.value) await start({ boardXSize: 9, boardYSize: 9, rules: "japanese", komi: 6.5 });
  }
  let waits: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    void [view.value, record.value, node.value, JSON.stringify(valuesOf(view.value))];
    clearTimeout(waits);
    if (analyze.isWelcome.value) return; // an example is nobody's game of last time
    waits = setTimeout(
      () =>
        void link().then((hash) => {
          // Where the address is not ours somebody is on his way elsewhere, and will be followed.
          if (hash === location.hash || location.hash !== own) return;
          const sameView = read(location.hash).view === read(hash).view;
          history[sameView ? "replaceState" : "pushState"](null, "", hash);
          own = location.hash;
          if (game.value) remember("record", game.value);
        }),
      150,
    );
  });
}
