// SPDX-License-Identifier: MIT
// The algebra of outcomes [Meijer & Koppelaar]: goals won, lost, unknown or up to a ko, combined with and, or.
import { signal } from "@preact/signals";
import { ask, type Asked } from "../api";
import { Button, Field, Working } from "../parts";
import type { Outcome } from "../reports";
import { outcomeText } from "./calculator-state";

const fields: [keyof Outcome, string][] = [
  ["value", "value"],
  ["status", "friend first | opponent first"],
  ["tally", "moves in a row looked at"],
];

const outcomeJob = signal<Asked<Outcome> | undefined>(undefined);
export function Outcomes() {
  const report = outcomeJob.value?.value.report;
  const run = (text = outcomeText.value) => {
    outcomeText.value = text;
    outcomeJob.value = ask({ question: "outcome", expression: text });
  };
  return (
    <>
      <form
        class="entry"
        onSubmit={(e) => {
          e.preventDefault();
          run();
        }}
      >
        <Field label="Goals">
          <input
            class="wide code"
            value={outcomeText.value}
            spellcheck={false}
            placeholder="W|L and (W|U or KO↑|L)"
            onInput={(e) => {
              outcomeText.value = e.currentTarget.value;
            }}
          />
        </Field>
        <button class="main" type="submit">
          Combine
        </button>
      </form>
      <p class="faint">
        A goal is what its friend gets moving first, and moving second: W won, L lost, U unknown, KO↑ and KO↓ by ko.
      </p>
      <Working job={outcomeJob.value} what="Combining" />
      {report && (
        <dl class="answer">
          {fields
            .filter(([field]) => report[field] !== undefined)
            .map(([field, name]) => (
              <div key={field}>
                <dt>{name}</dt>
                <dd>
                  <code>{String(report[field])}</code>
                </dd>
              </div>
            ))}
          {(["friend", "opponent"] as const).map(
            (who) =>
              report[who]?.inARow && (
                <div key={who}>
                  <dt>if the {who} moves once, twice …</dt>
                  <dd>
                    <code>{report[who].inARow.join(" ")}</code>
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
      <h3>Examples</h3>
      <ul class="plain">
        {[
          ["W|L or W|L", "one of two unsettled goals"],
          ["W|L and W|L", "both of two"],
          ["KO↑ or KO↓", "a double ko"],
          ["W|L and (W|U or KO↑|L)", "three goals, one uncertain, one a ko"],
          ["status(both_opponent(W|WL, W|WL))", "two won goals and a double threat"],
        ].map(([text, what]) => (
          <li key={text}>
            <Button quiet onClick={() => run(text)}>
              <code>{text}</code>
            </Button>{" "}
            <span class="faint">{what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
