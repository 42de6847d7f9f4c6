// SPDX-License-Identifier: MIT
// The Big Picture [Berlekamp 1996]: a sum's mean against its temperature, one point a move; Left's side is the left.
import { float, fraction } from "../number";
import type { Exact } from "../number";
import { extent, scale, ticks } from "./scale";

const width = 420,
  height = 300,
  left = 36,
  right = 16,
  top = 18,
  bottom = 40;

export function BigPicture({
  picture,
  upTo = Infinity,
  title,
}: {
  picture: [number, Exact, Exact][];
  upTo?: number;
  title: string;
}) {
  const [low, high] = extent(
    picture.map(([, mean]) => float(mean)),
    2,
  );
  const taxes = extent(
    picture.map(([, , t]) => float(t)),
    1,
  );
  const x = scale([high, low], [left, width - right]),
    y = scale(taxes, [height - bottom, top]);
  const shown = picture.filter(([move]) => move <= upTo);
  const path = (points: [number, Exact, Exact][]) =>
    points.map(([, m, t], i) => `${i ? "L" : "M"}${x(float(m)).toFixed(1)} ${y(float(t)).toFixed(1)}`).join("");
  return (
    <figure class="big-picture">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} font-size="11" fill="currentColor">
        <title>{title}</title>
        {ticks(low, high, 5).map((v) => (
          <g key={v}>
            <path d={`M${x(v)} ${top}V${height - bottom}`} stroke="currentColor" stroke-opacity={v === 0 ? 0.35 : 0.12} />
            <text x={x(v)} y={height - bottom + 14} text-anchor="middle">
              {fraction(String(v))}
            </text>
          </g>
        ))}
        {ticks(taxes[0], taxes[1], 5).map((v) => (
          <g key={v}>
            <path d={`M${left} ${y(v)}H${width - right}`} stroke="currentColor" stroke-opacity={0.12} />
            <text x={left - 5} y={y(v) + 4} text-anchor="end">
              {fraction(String(v))}
            </text>
          </g>
        ))}
        <path d={path(picture)} fill="none" stroke="currentColor" stroke-opacity={0.18} stroke-width={1.5} />
        <path d={path(shown)} fill="none" stroke="#0a7ab8" stroke-width={2} stroke-linejoin="round" />
        {shown.map(([move, m, t], i) => (
          <g key={move}>
            <circle
              cx={x(float(m))}
              cy={y(float(t))}
              r={i === shown.length - 1 ? 9 : 7.5}
              fill={i === shown.length - 1 ? "#c2410c" : "#0a7ab8"}
            >
              <title>{`after move ${move}: mean ${fraction(m)}, temperature ${fraction(t)}`}</title>
            </circle>
            <text x={x(float(m))} y={y(float(t)) + 4} text-anchor="middle" fill="#fff">
              {move}
            </text>
          </g>
        ))}
        <text x={left} y={height - 6}>
          ◀ Left
        </text>
        <text x={width - right} y={height - 6} text-anchor="end">
          Right ▶
        </text>
        <text x={(left + width - right) / 2} y={height - 6} text-anchor="middle">
          mean
        </text>
        <text x={4} y={11}>
          temperature
        </text>
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
