// SPDX-License-Identifier: MIT
// A review's graph: the lead, the forecast with its range, and below them how much a move is worth.  The axis fits the data.
import { useRef } from "preact/hooks";
import { float, leadOf } from "../number";
import type { ReviewedMove } from "../reports";
import { extent, scale, ticks } from "./scale";

const width = 480,
  height = 270,
  left = 46,
  right = 8,
  top = 12,
  heat = 52,
  foot = 22;
const main = height - heat - foot - 14;

function path(points: [number, number][]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

export function Graph({
  moves,
  last,
  at,
  onMove,
}: {
  moves: ReviewedMove[];
  last: number;
  at: number;
  onMove: (number: number) => void;
}) {
  const picture = useRef<SVGSVGElement>(null);
  const known = moves.filter((m) => m.lead !== null);
  const bands = known.filter((m) => m.forecast !== null && typeof m.giveOrTake === "number");
  const leads = known.map((m) => float(m.lead!));
  const reach = leads.concat(
    bands.flatMap((m) => [float(m.forecast!) - Math.min(m.giveOrTake!, 40), float(m.forecast!) + Math.min(m.giveOrTake!, 40)]),
  );
  const values = extent(reach, 6);
  const x = scale([0, Math.max(last, 1)], [left, width - right]);
  const y = scale([values[0], values[1]], [top + main, top]);
  const hottest = Math.max(1, ...moves.map((m) => (m.temperature ? float(m.temperature) : 0)));
  const hot = scale([0, hottest], [height - foot, height - foot - heat]);
  const clamp = (v: number) => Math.max(values[0], Math.min(values[1], v));
  const band =
    bands.length > 1
      ? path([
          ...bands.map((m) => [x(m.number), y(clamp(float(m.forecast!) + m.giveOrTake!))] as [number, number]),
          ...bands
            .slice()
            .reverse()
            .map((m) => [x(m.number), y(clamp(float(m.forecast!) - m.giveOrTake!))] as [number, number]),
        ]) + "Z"
      : "";
  const pick = (event: PointerEvent) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const frame = picture.current!.getScreenCTM()!.inverse();
    const px = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame).x;
    onMove(Math.max(0, Math.min(last, Math.round(((px - left) / (width - right - left)) * last))));
  };
  const reviewedFrom = moves[0]?.number ?? 0;
  return (
    <figure class="graph">
      <svg
        ref={picture}
        viewBox={`0 0 ${width} ${height}`}
        font-size="12"
        fill="currentColor"
        role="img"
        onPointerDown={pick}
        onPointerMove={pick}
        aria-label={`Lead, forecast and temperature over ${last} moves`}
      >
        {ticks(values[0], values[1], 5).map((v) => (
          <g key={v}>
            <path d={`M${left} ${y(v)}H${width - right}`} stroke="currentColor" stroke-opacity={v === 0 ? 0.45 : 0.13} />
            <text x={left - 6} y={y(v) + 4} text-anchor="end">
              {leadOf(v)}
            </text>
          </g>
        ))}
        {ticks(0, last, 6)
          .filter((n) => Number.isInteger(n))
          .map((n) => (
            <text key={n} x={x(n)} y={height - 6} text-anchor={x(n) > width - 24 ? "end" : "middle"}>
              {n}
            </text>
          ))}
        {reviewedFrom > 1 && (
          <rect x={left} y={top} width={Math.max(0, x(reviewedFrom - 1) - left)} height={height - foot - top} class="unreviewed">
            <title>not reviewed</title>
          </rect>
        )}
        {band && <path d={band} class="band" />}
        <path d={path(bands.map((m) => [x(m.number), y(clamp(float(m.forecast!)))]))} class="forecast" />
        <path d={path(known.map((m) => [x(m.number), y(float(m.lead!))]))} class="lead" />
        {moves.map(
          (m) =>
            m.temperature &&
            float(m.temperature) > 0 && (
              <path
                key={m.number}
                class="heat"
                d={`M${x(m.number)} ${height - foot}V${hot(float(m.temperature))}`}
                stroke-width={Math.max(1.2, Math.min(9, (width - left) / (last + 1) - 1))}
              />
            ),
        )}
        <path d={`M${left} ${height - foot}H${width - right}`} stroke="currentColor" stroke-opacity={0.3} />
        <text x={width - right} y={height - foot - heat - 1} text-anchor="end" fill-opacity={0.75}>
          {Math.round(hottest * 10) / 10} a move
        </text>
        {moves
          .filter((m) => (m.lossFloat ?? 0) >= 0.5 && m.lead !== null)
          .map((m) => (
            <circle
              key={m.number}
              class={m.evidence === "proved" ? "loss proved" : "loss"}
              cx={x(m.number)}
              cy={y(float(m.lead!))}
              r={Math.min(7, 2.5 + Math.sqrt(m.lossFloat!))}
            />
          ))}
        <path class="now" d={`M${x(at)} ${top}V${height - foot}`} />
      </svg>
      <figcaption class="keys">
        <span>
          <i class="key lead" /> lead
        </span>
        <span>
          <i class="key forecast" /> forecast
        </span>
        <span>
          <i class="key band" /> its range (9 in 10)
        </span>
        <span>
          <i class="key heat" /> what a move is worth
        </span>
        <span>
          <i class="key loss" /> a loss (filled: proved)
        </span>
      </figcaption>
    </figure>
  );
}
