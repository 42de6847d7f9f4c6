// SPDX-License-Identifier: MIT
// The positions of a game, unfolded where one clicks: each asks for its own moves when it is first opened.
import { useState } from "preact/hooks";
import { ask, type Asked } from "../api";
import { Button, Num, Working } from "../parts";
import type { Game, GameOption } from "../reports";

type Evaluate = (expression: string) => void;

// "A={24|B}; B={A|-9}; B" is the position B.
export const shown = (expression: string): string => expression.slice(expression.lastIndexOf(";") + 1).trim();

function Moves({ options, evaluate }: { options: NonNullable<Game["options"]>; evaluate: Evaluate }) {
  return (
    <ul class="positions">
      {(["left", "right"] as const).map((side) =>
        options[side].map((option) => <Position key={side + option.game} side={side} option={option} evaluate={evaluate} />),
      )}
    </ul>
  );
}

function Position({ side, option, evaluate }: { side: "left" | "right"; option: GameOption; evaluate: Evaluate }) {
  const [asked, setAsked] = useState<Asked<Game> | null>(null);
  const report = asked?.value.report;
  return (
    <li>
      <details
        onToggle={(e) => {
          if (e.currentTarget.open && !asked)
            setAsked(ask<Game>({ question: "cgt", expression: option.game, options: { time: 20 } }));
        }}
      >
        <summary>
          <span class={side}>{side === "left" ? "Left" : "Right"}</span> <code>{shown(option.game)}</code>{" "}
          <span class="faint">
            mean <Num value={option.mean} />, temp. <Num value={option.temperature} />
          </span>
        </summary>
        {asked && <Working job={asked} what="Computing" />}
        {report?.options &&
          (report.options.left.length + report.options.right.length > 0 ? (
            <Moves options={report.options} evaluate={evaluate} />
          ) : (
            <p class="faint">Nobody can move.</p>
          ))}
        <Button quiet onClick={() => evaluate(option.game)}>
          Evaluate
        </Button>
      </details>
    </li>
  );
}

export function GameTree({ game, evaluate }: { game: Game; evaluate: Evaluate }) {
  const { options } = game;
  if (!options || options.left.length + options.right.length === 0) return null;
  return (
    <section>
      <h3>Moves</h3>
      <Moves key={game.expression} options={options} evaluate={evaluate} />
    </section>
  );
}
