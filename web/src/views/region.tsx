// SPDX-License-Identifier: MIT
// One region: its thermograph, what either side gets there, and what happens if it is ignored.
import { useEffect, useRef } from "preact/hooks";
import type { Color } from "../board/Board";
import { Badge, Button, Fold, Num, sentenceOf, sideName, Stone } from "../parts";
import { plain, worded } from "../plain";
import { Thermograph } from "../plot/Thermograph";
import type { Region } from "../reports";
import { pretty } from "../stage";
import { edit, toMove } from "../state";
import { first, side } from "./analyze-state";
import { drawnOfRegion } from "./drawn";

export const kindWord: { [kind: string]: string } = {
  "black's sente": "●\u00a0sente",
  "white's sente": "○\u00a0sente",
  unknown: "undecided",
};

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
        {moves.count && !plain.value && (
          <span>
            count <Num value={moves.count} />
          </span>
        )}
      </div>
      <p class="line">{moves.line.map(moveText).join("  ")}</p>
      {moves.ignored.length > 0 && (
        <p class="faint">
          If ignored:{" "}
          {moves.ignored
            .filter((m) => m[1] !== "pass")
            .map(moveText)
            .join("  ")}{" "}
          {moves.ignoredCount && !plain.value && (
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

function Losing({ region }: { region: Region }) {
  const losing = (region.sideLines ?? []).filter((s) => s.loss.float > 0);
  if (!losing.length) return null;
  return (
    <Fold title="Other moves, and what they lose">
      <ul class="plain columns">
        {losing.map((s, i) => (
          <li key={i}>
            {moveText(s.move)} loses <Num value={s.loss} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

export function RegionDetail({ region, title }: { region: Region; title: string }) {
  const drawn = region.thermograph ? drawnOfRegion(region.thermograph) : [];
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (innerWidth > 900) (box.current?.querySelector(".thermograph") ?? box.current)?.scrollIntoView({ block: "nearest" });
  }, [title]);
  return (
    <section class="detail" aria-label={title} ref={box}>
      <h3>{title}</h3>
      <p>
        {region.temperature && region.kind !== "settled" ? (
          <>
            A move here is worth <Num value={region.likely ?? region.temperature} />
            {!plain.value && (
              <>
                {" "}
                (deiri <Num value={region.deiri} />)
              </>
            )}
            ;{" "}
          </>
        ) : null}
        {!plain.value && (
          <>
            count <Num value={region.count} />;{" "}
          </>
        )}
        {kindWord[region.kind] ?? region.kind}
        {region.hasKo ? (region.placid === false ? ", with a ko that threats decide" : ", with a ko") : ""}.{" "}
        <Badge evidence={region.evidence} inside={region.inside} />
      </p>
      {drawn.length > 0 && !plain.value && <Thermograph drawn={drawn} title={`Thermograph of ${title}`} />}
      <div class="sides">
        <SideCard region={region} color={toMove.value} />
        <SideCard region={region} color={toMove.value === "B" ? "W" : "B"} />
      </div>
      <Losing region={region} />
      {region.narrowed && (
        <p class="faint">The region was cut smaller than play may reach; its value is right as long as play stays inside.</p>
      )}
      {[...new Set(region.notices?.map(worded))].filter(Boolean).map((n) => (
        <p class="faint" key={n}>
          {sentenceOf(pretty(n))}
        </p>
      ))}
    </section>
  );
}
