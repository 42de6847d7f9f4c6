// SPDX-License-Identifier: MIT
// A thermograph: what either player gets by moving first, as the tax on a move rises.  Black (Left) is positive and, as in
// all books, to the left.  Breakpoints tell their exact fractions on hover.
import { useRef, useState } from "preact/hooks";
import { float, fraction } from "../number";
import { Button, copy } from "../parts";
import type { Walls } from "../reports";
import { scale, ticks } from "./scale";

export interface Drawn {
  name: string;
  walls: Walls;
  dashed?: boolean;
}
interface Spike {
  x: number;
  y: number;
  text: string;
}

const width = 380,
  height = 280,
  left = 34,
  right = 14,
  top = 26,
  bottom = 40;

function bounds(drawn: Drawn[]) {
  const points = drawn.flatMap(({ walls }) => [...walls.left, ...walls.right]);
  const values = points.map(([, v]) => float(v)),
    taxes = points.map(([t]) => float(t));
  const low = Math.min(...values),
    high = Math.max(...values),
    lack = Math.max(0, 2 - (high - low)) / 2;
  const roof = Math.max(...taxes, 0);
  return {
    values: [high + lack + (high - low) * 0.06, low - lack - (high - low) * 0.06] as [number, number],
    taxes: [Math.min(...taxes, 0), roof + Math.max(0.5, roof * 0.3)] as [number, number],
  };
}

const same = (a: Walls, b: Walls) => JSON.stringify(a) === JSON.stringify(b);

const dashes = [undefined, "5 4", "1 4"]; // of the first, second and third in a picture

// Two komasters with the same walls are one picture.
export function distinct(drawn: Drawn[]): Drawn[] {
  const [first, second] = drawn;
  return first && second && same(first.walls, second.walls) ? [{ name: "either komaster", walls: first.walls }] : drawn;
}

export function Thermograph({
  drawn: given,
  title,
  sides = ["Black", "White"],
}: {
  drawn: Drawn[];
  title: string;
  sides?: [string, string];
}) {
  const [held, setHeld] = useState<Spike | null>(null);
  const picture = useRef<SVGSVGElement>(null);
  const drawn = distinct(given);
  const { values, taxes } = bounds(drawn);
  const x = scale(values, [left, width - right]),
    y = scale(taxes, [height - bottom, top]);
  const line = (wall: Walls["left"]) =>
    wall.map(([t, v], i) => `${i ? "L" : "M"}${x(float(v)).toFixed(1)} ${y(float(t)).toFixed(1)}`).join("") + `V${top}`;
  const spikes: Spike[] = drawn.flatMap(({ name, walls }) =>
    (["left", "right"] as const).flatMap((side) =>
      walls[side].map(([t, v]) => ({
        x: x(float(v)),
        y: y(float(t)),
        text: `${drawn.length > 1 ? name + ", " : ""}${sides[side === "left" ? 0 : 1]} first, tax ${fraction(t)}: ${fraction(v)}`,
      })),
    ),
  );
  const near = (event: PointerEvent) => {
    const frame = picture.current!.getScreenCTM()!.inverse();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame);
    const best = spikes.map((s) => ({ s, d: Math.hypot(s.x - at.x, s.y - at.y) })).sort((a, b) => a.d - b.d)[0];
    setHeld(best && best.d < 24 ? best.s : null);
  };
  const shown = ticks(values[1], values[0], 5),
    taxTicks = ticks(taxes[0], taxes[1], 5);
  const copySvg = () => {
    const clone = picture.current!.cloneNode(true) as SVGSVGElement;
    clone.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    clone.setAttribute("color", "#23262b");
    clone.setAttribute("font-family", "system-ui,sans-serif");
    void copy(clone.outerHTML, "The picture (SVG)");
  };
  return (
    <figure class="thermograph">
      <svg
        ref={picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={title}
        onPointerMove={near}
        onPointerLeave={() => setHeld(null)}
        font-size="11"
        fill="currentColor"
      >
        <title>{title}</title>
        {shown.map((v) => (
          <g key={v}>
            <path d={`M${x(v)} ${top}V${height - bottom}`} stroke="currentColor" stroke-opacity={v === 0 ? 0.35 : 0.12} />
            <text x={x(v)} y={height - bottom + 14} text-anchor="middle">
              {fraction(String(v))}
            </text>
          </g>
        ))}
        {taxTicks.map((t) => (
          <g key={t}>
            <path d={`M${left} ${y(t)}H${width - right}`} stroke="currentColor" stroke-opacity={t === 0 ? 0.35 : 0.12} />
            <text x={left - 5} y={y(t) + 4} text-anchor="end">
              {fraction(String(t))}
            </text>
          </g>
        ))}
        <text x={left} y={height - 6}>
          ◀ {sides[0]}
        </text>
        <text x={width - right} y={height - 6} text-anchor="end">
          {sides[1]} ▶
        </text>
        <text x={(left + width - right) / 2} y={height - 6} text-anchor="middle">
          points
        </text>
        <text x={4} y={12}>
          t, a tax on each move
        </text>
        {drawn.map(({ name, walls }, i) => (
          <g key={name} fill="none" stroke-width={i ? 2 : 2.5} stroke-linejoin="round" stroke-dasharray={dashes[i]}>
            <path d={line(walls.left)} stroke={i ? "#0a7ab8" : "currentColor"} />
            <path d={line(walls.right)} stroke={i ? "#0a7ab8" : "currentColor"} stroke-opacity={i ? 1 : 0.62} />
          </g>
        ))}
        {drawn.length > 1 &&
          drawn.map(({ name }, i) => (
            <g key={name}>
              <path
                d={`M${width - 150} ${12 + i * 14}h24`}
                stroke={i ? "#0a7ab8" : "currentColor"}
                stroke-width={2}
                stroke-dasharray={dashes[i]}
              />
              <text x={width - 120} y={16 + i * 14}>
                {name}
              </text>
            </g>
          ))}
        {spikes.map((s, i) => (
          <circle key={i} cx={s.x} cy={s.y} r={3}>
            <title>{s.text}</title>
          </circle>
        ))}
        {held && <circle cx={held.x} cy={held.y} r={6} fill="none" stroke="#c2410c" stroke-width={2} />}
      </svg>
      <figcaption>
        <span class="said">
          {held
            ? held.text
            : `What ${sides[0]} (left wall) and ${sides[1]} (right wall) get by moving first, if every move costs a tax t. Where the walls meet, t is what a move is worth. Hover a corner for exact numbers.`}
        </span>
        <Button quiet onClick={copySvg}>
          Copy SVG
        </Button>
      </figcaption>
    </figure>
  );
}
