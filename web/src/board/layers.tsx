// SPDX-License-Identifier: MIT
// The layers of a board, each drawn anew only when what it shows has changed: wood and lines with the size, stones with the
// position, regions, ownership and marks with the answer.
import { memo } from "preact/compat";
import { column, indexOf, outline, row, spotOf, stars, type Size } from "./points";

export type Color = "B" | "W";

// What lies on top of a position.  Everything that has a color has a letter or a shape as well.
export interface Outlined {
  name: string;
  points: string[];
  heat: number; // 0 cool … 1 the hottest
  known: boolean; // else hatched: nobody knows yet
  judged?: boolean; // not proved: pale
  chosen?: boolean;
}
export interface Mark {
  point: string;
  look: "label" | "best" | "played" | "dead" | "cross" | "triangle" | "square" | "circle" | "seki" | "dame" | "teire";
  text?: string;
  color?: Color;
}
export interface Played {
  point: string;
  color: Color;
  text: string;
}

const lineWidth = 0.035;

// The coordinates need not grow with the fields of a small board.
export const margin = (size: Size): number => (size.width > 13 ? 1 : size.width > 9 ? 0.85 : 0.7);

export const Wood = memo(function Wood({ width, height, cut }: Size & { cut?: string[] }) {
  const size = { width, height },
    edge = margin(size);
  // Where a larger board goes on there is no edge.
  const on = (side: string) => !!cut?.includes(side);
  const [left, right] = [on("left") ? 0 : 0.5, on("right") ? width : width - 0.5];
  const [top, bottom] = [on("top") ? 0 : 0.5, on("bottom") ? height : height - 0.5];
  const lines = [];
  for (let x = 0; x < width; ++x) lines.push(`M${x + 0.5} ${top}V${bottom}`);
  for (let y = 0; y < height; ++y) lines.push(`M${left} ${y + 0.5}H${right}`);
  const edges = [
    on("top") ? "" : `M${left} 0.5H${right}`,
    on("bottom") ? "" : `M${left} ${height - 0.5}H${right}`,
    on("left") ? "" : `M0.5 ${top}V${bottom}`,
    on("right") ? "" : `M${width - 0.5} ${top}V${bottom}`,
  ];
  return (
    <g>
      <rect class="wood" x={0.1 - edge} y={0.1 - edge} width={width + 2 * edge - 0.2} height={height + 2 * edge - 0.2} rx={0.2} />
      <path class="grid" d={lines.join("")} stroke-width={lineWidth} />
      <path class="grid" fill="none" stroke-linecap="square" d={edges.join("")} stroke-width={lineWidth * 2} />
      {(cut?.length ? [] : stars(size)).map((s) => (
        <circle class="star" cx={s.x + 0.5} cy={s.y + 0.5} r={0.1} />
      ))}
      {[...Array(width).keys()].flatMap((x) =>
        [0.06 - edge / 2, height - 0.06 + edge / 2].map((y) => (
          <text class="coordinate" font-size={0.36 * edge} x={x + 0.5} y={y}>
            {column(x)}
          </text>
        )),
      )}
      {[...Array(height).keys()].flatMap((y) =>
        [0.06 - edge / 2, width - 0.06 + edge / 2].map((x) => (
          <text class="coordinate" font-size={0.36 * edge} x={x} y={y + 0.5}>
            {row(y, size)}
          </text>
        )),
      )}
    </g>
  );
});

export const Stones = memo(function Stones({
  width,
  stones,
  last,
  size,
}: {
  width: number;
  stones: string;
  last?: string | null;
  size: Size;
}) {
  const held = [];
  for (let i = 0; i < stones.length; ++i) {
    const cell = stones[i];
    if (cell !== "X" && cell !== "O") continue;
    held.push(
      <circle
        key={`${i}${cell}`}
        class={cell === "X" ? "black" : "white"}
        cx={(i % width) + 0.5}
        cy={Math.floor(i / width) + 0.5}
        r={0.47}
      />,
    );
  }
  const spot = last ? spotOf(last, size) : null;
  return (
    <g>
      {held}
      {spot && (
        <circle
          class={stones[indexOf(spot, size)] === "X" ? "last on-black" : "last on-white"}
          cx={spot.x + 0.5}
          cy={spot.y + 0.5}
          r={0.22}
        />
      )}
    </g>
  );
});

// Small squares whose size says how sure and whose color says whose.
export const Ownership = memo(function Ownership({
  size,
  ownership,
  stones,
}: {
  size: Size;
  ownership: number[];
  stones: string;
}) {
  return (
    <g>
      {ownership.map((owned, i) => {
        const mine = stones[i] === "X" ? owned > 0 : stones[i] === "O" ? owned < 0 : false;
        const side = Math.min(0.5, Math.abs(owned) * 0.5);
        if (mine || side < 0.05) return null;
        return (
          <rect
            key={i}
            class={owned > 0 ? "owned-black" : "owned-white"}
            width={side}
            height={side}
            x={(i % size.width) + 0.5 - side / 2}
            y={Math.floor(i / size.width) + 0.5 - side / 2}
          />
        );
      })}
    </g>
  );
});

export const Regions = memo(function Regions({ size, outlined }: { size: Size; outlined: Outlined[] }) {
  return (
    <g>
      {outlined.map((region) => {
        const spots = region.points.map((p) => spotOf(p, size)).filter((s) => s !== null);
        const whole = 2 * spots.length > size.width * size.height;
        const look = `region heat-${Math.round(region.heat * 5)}${region.known ? "" : " unknown"}${region.judged ? " judged" : ""}${whole ? " whole" : ""}${region.chosen ? " chosen" : ""}`;
        return <path key={region.name} data-region={region.name} class={look} d={outline(spots)} />;
      })}
    </g>
  );
});

// A region's letter stands on its first empty point that holds no other mark.
function letters(outlined: Outlined[], taken: Set<string>, stones: string, size: Size) {
  return outlined.flatMap((region) => {
    const free = (p: string) => !taken.has(p) && stones[indexOf(spotOf(p, size) ?? { x: 0, y: 0 }, size)] === ".";
    const point = region.points.find(free) ?? region.points[0];
    const spot = point && spotOf(point, size);
    return spot
      ? [
          <text key={region.name} class={`letter${region.known ? "" : " unknown"}`} x={spot.x + 0.5} y={spot.y + 0.5}>
            {region.name}
          </text>,
        ]
      : [];
  });
}

function MarkShape({ mark, x, y, on }: { mark: Mark; x: number; y: number; on: string }) {
  const ink = on === "X" ? "on-black" : on === "O" ? "on-white" : "on-wood";
  const d = 0.2;
  switch (mark.look) {
    case "best":
      return (
        <g>
          <circle class={`best ${mark.color === "W" ? "white" : "black"}`} cx={x} cy={y} r={0.4} />
          <text class={mark.color === "W" ? "on-white" : "on-black"} x={x} y={y}>
            {mark.text ?? "1"}
          </text>
        </g>
      );
    case "played":
    case "cross":
      return <path class={`shape ${ink}`} d={`M${x - d} ${y - d}L${x + d} ${y + d}M${x - d} ${y + d}L${x + d} ${y - d}`} />;
    case "dead":
      return (
        <path
          class={`shape dead ${ink}`}
          d={`M${x - 0.3} ${y - 0.3}L${x + 0.3} ${y + 0.3}M${x - 0.3} ${y + 0.3}L${x + 0.3} ${y - 0.3}`}
        />
      );
    case "triangle":
      return <path class={`shape ${ink}`} d={`M${x} ${y - 0.27}L${x + 0.25} ${y + 0.17}H${x - 0.25}Z`} />;
    case "square":
    case "seki":
      return <path class={`shape ${ink}`} d={`M${x - d} ${y - d}h0.4v0.4h-0.4Z`} />;
    case "circle":
    case "teire":
      return <circle class={`shape ${ink}`} cx={x} cy={y} r={0.24} />;
    case "dame":
      return <circle class="dame" cx={x} cy={y} r={0.1} />;
    default:
      return (
        <text class={`label ${ink}`} x={x} y={y} data-long={String(mark.text ?? "").length > 2}>
          {mark.text}
        </text>
      );
  }
}

export const Marks = memo(function Marks({
  size,
  stones,
  marks,
  line,
  outlined,
}: {
  size: Size;
  stones: string;
  marks: Mark[];
  line: Played[];
  outlined: Outlined[];
}) {
  const taken = new Set([...marks.map((m) => m.point), ...line.map((m) => m.point)]);
  return (
    <g>
      {letters(outlined, taken, stones, size)}
      {marks.map((mark, i) => {
        const spot = spotOf(mark.point, size);
        return (
          spot && <MarkShape key={i} mark={mark} x={spot.x + 0.5} y={spot.y + 0.5} on={stones[indexOf(spot, size)] ?? "."} />
        );
      })}
      {line.map((move, i) => {
        const spot = spotOf(move.point, size);
        return (
          spot && (
            <g key={i} class="coming">
              <circle class={move.color === "B" ? "black" : "white"} cx={spot.x + 0.5} cy={spot.y + 0.5} r={0.44} />
              <text class={move.color === "B" ? "on-black" : "on-white"} x={spot.x + 0.5} y={spot.y + 0.5}>
                {move.text}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
});
