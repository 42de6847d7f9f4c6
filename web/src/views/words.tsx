// SPDX-License-Identifier: MIT
// Legend, keys and glossary: every color, number and unit explained.
import { useEffect, useState } from "preact/hooks";
import { get, isAlone } from "../api";
import { Board } from "../board/Board";
import { Badge, Field } from "../parts";

interface Word {
  section: string;
  word: string;
  also?: string[];
  meaning: string;
}

const size = { width: 5, height: 2 };
const Sample = (props: Partial<Parameters<typeof Board>[0]> & { name: string }) => (
  <div class="sample">
    <Board size={size} stones={".........."} {...props} />
  </div>
);

const keys: [string, string][] = [
  ["Tab", "to the board, the buttons, the table"],
  ["Arrows", "on the board: move the cursor · elsewhere: walk in the game, ↑ ↓ to other variations"],
  ["Enter, Space", "on the board: play, choose, select"],
  [", and .", "one move back, one on (everywhere)"],
  ["[ and ]", "previous and next variation"],
  ["Home, End", "first and last move"],
  ["Page ↑ ↓", "ten moves back, ten on"],
  ["G", "go to a move by its number"],
  ["P", "pass"],
  ["Ctrl Z, Ctrl Shift Z", "undo and redo an edit"],
  ["A", "analyze the position"],
  ["1 … 9", "the views, from left to right"],
  ["T", "dark or light"],
  ["?", "this page"],
];

export function Page() {
  const [words, setWords] = useState<Word[]>([]),
    [filter, setFilter] = useState("");
  useEffect(
    () =>
      void get<Word[] | { words: Word[] }>("/api/words")
        .then((got) => setWords(Array.isArray(got) ? got : got.words))
        .catch(() => {}),
    [],
  );
  const shown = words.filter((w) =>
    `${w.word} ${(w.also ?? []).join(" ")} ${w.meaning}`.toLowerCase().includes(filter.toLowerCase()),
  );
  const sections = [...new Set(shown.map((w) => w.section))];
  return (
    <main class="page-view" id="main" tabIndex={-1}>
      <h1>Legend and words</h1>
      <h2>On the board</h2>
      <div class="legend">
        <div>
          <Sample
            name="Regions"
            outlined={[
              { name: "A", points: ["A2", "A1"], heat: 1, known: true },
              { name: "B", points: ["C2", "C1"], heat: 0.4, known: true, judged: true },
              { name: "C", points: ["E2", "E1"], heat: 0, known: false },
            ]}
          />
          <p>
            An <b>open region</b> has a letter and an outline. The warmer the tint, the more a move there is worth. Dashed and
            pale: judged, not proved. Hatched: nobody knows yet.
          </p>
        </div>
        <div>
          <Sample
            name="The biggest move"
            stones="X.O......."
            marks={[{ point: "B2", look: "best", color: "W", text: "1" }]}
            line={[
              { point: "D1", color: "W", text: "1" },
              { point: "E1", color: "B", text: "2" },
            ]}
          />
          <p>
            A <b>ringed stone</b> is the biggest move, in the mover's color. <b>Numbered stones</b> are a line to come.
          </p>
        </div>
        <div>
          <Sample name="Ownership" ownership={[1, 0.6, 0.1, -0.6, -1, 1, 0.3, 0, -0.3, -1]} />
          <p>
            <b>Small squares</b> say whose a point will be; the larger, the surer. Under Score they are territory.
          </p>
        </div>
        <div>
          <Sample
            name="Score marks"
            stones="X.OOX....."
            marks={[
              { point: "A2", look: "dead" },
              { point: "C2", look: "seki" },
              { point: "C1", look: "dame" },
              { point: "E1", look: "teire" },
            ]}
          />
          <p>
            Under Score: <b>✕ dead</b>, <b>□ seki</b>, <b>• dame</b>, <b>○ teire</b>. Under Review <b>×</b> is what was played.
          </p>
        </div>
      </div>
      <h2>How sure a number is</h2>
      <ul class="plain spaced">
        <li>
          <Badge evidence="proved" /> shown by a complete search or a theorem.
        </li>
        <li>
          <Badge evidence="judged" inside="proved" /> the search inside is complete; that the stones around live was judged.
        </li>
        <li>
          <Badge evidence="bounded" /> the truth lies between two numbers (hover).
        </li>
        <li>
          <Badge evidence="sampled" /> from random games.
        </li>
        <li>
          <Badge evidence="learned" /> judged by a network trained on recorded games.
        </li>
      </ul>
      <p class="faint">
        Numbers are points; Black is positive. A number with ~ is a best guess. <i>Give or take</i> is a range that held nine
        times in ten on recorded games. A dash: there is nothing to play.
      </p>
      <h2>Keys</h2>
      <dl class="keys-list">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {isAlone && (
        <>
          <h2>This page works by itself</h2>
          <p>
            The program runs inside it: nothing is sent anywhere, and once it was loaded it needs no network. It uses one thread
            and is several times slower than <code>tedomari serve</code>. It remembers no answers when the page is closed.
            Batches, GTP, other judges and play at full strength are the installed program&apos;s.
          </p>
        </>
      )}
      <h2>Words</h2>
      <Field label="Find a word">
        <input type="search" value={filter} onInput={(e) => setFilter(e.currentTarget.value)} />
      </Field>
      {sections.map((section) => (
        <section key={section}>
          <h3>{section}</h3>
          <dl class="words">
            {shown
              .filter((w) => w.section === section)
              .map((w) => (
                <div key={w.word}>
                  <dt>
                    {w.word}
                    {w.also?.length ? <span class="faint"> ({w.also.join(", ")})</span> : ""}
                  </dt>
                  <dd>{w.meaning}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </main>
  );
}
