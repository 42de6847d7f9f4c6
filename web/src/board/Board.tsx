// SPDX-License-Identifier: MIT
// The board: one SVG in units of a field, so that it is as large as its box and always crisp.  Drawn in layers that
// change at different times: wood and lines with the size, stones with the position, marks with the answer, and the
// ghost stone and the keyboard's cursor with every movement of the hand.
import { memo } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { column, inBox, indexOf, inLoop, inside, outline, pointAt, row, spotOf, stars, type Size, type Spot } from "./points";

export type Color = "B" | "W";
export type Tool = "point" | "box" | "lasso";

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

export interface BoardProps {
  size: Size;
  stones: string; // row by row from the top: '.', 'X', 'O'
  last?: string | null;
  ghost?: Color | null; // the stone that a click would set
  outlined?: Outlined[];
  ownership?: number[] | null; // row by row from the top, Black is positive
  marks?: Mark[];
  line?: Played[]; // moves to come, numbered
  selected?: string[];
  tool?: Tool;
  name: string; // for who cannot see it
  onPoint?: (point: string, event: { shift: boolean }) => void;
  onOver?: (point: string | null) => void;
  onSelect?: (points: string[]) => void;
}

const lineWidth = 0.035;

// The coordinates need not grow with the fields of a small board.
const margin = (size: Size): number => (size.width > 13 ? 1 : size.width > 9 ? 0.85 : 0.7);

const Wood = memo(function Wood({ width, height }: Size) {
  const size = { width, height },
    edge = margin(size);
  const lines = [];
  for (let x = 0; x < width; ++x) lines.push(`M${x + 0.5} 0.5V${height - 0.5}`);
  for (let y = 0; y < height; ++y) lines.push(`M0.5 ${y + 0.5}H${width - 0.5}`);
  return (
    <g>
      <rect class="wood" x={0.1 - edge} y={0.1 - edge} width={width + 2 * edge - 0.2} height={height + 2 * edge - 0.2} rx={0.2} />
      <path class="grid" d={lines.join("")} stroke-width={lineWidth} />
      <path class="grid" fill="none" d={`M0.5 0.5H${width - 0.5}V${height - 0.5}H0.5Z`} stroke-width={lineWidth * 2} />
      {stars(size).map((s) => (
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

const Stones = memo(function Stones({
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
const Ownership = memo(function Ownership({ size, ownership, stones }: { size: Size; ownership: number[]; stones: string }) {
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

const Regions = memo(function Regions({ size, outlined }: { size: Size; outlined: Outlined[] }) {
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

const Marks = memo(function Marks({
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

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Board(props: BoardProps) {
  const { size, stones, tool = "point", outlined = [], marks = [], line = [], selected = [] } = props;
  const [hand, setHand] = useState<Spot | null>(null); // where the mouse is
  const [cursor, setCursor] = useState<Spot | null>(null); // where the keyboard is
  const [drawn, setDrawn] = useState<{ x: number; y: number }[]>([]);
  const picture = useRef<SVGSVGElement>(null);
  const start = useRef<Spot | null>(null);
  useEffect(() => {
    setHand(null);
    setCursor((held) => held && (inside(held, size) ? held : null));
  }, [size.width, size.height]);

  const onField = (event: PointerEvent): { x: number; y: number } => {
    const frame = picture.current!.getScreenCTM()!.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(frame);
  };
  const spotUnder = (event: PointerEvent): Spot | null => {
    const { x, y } = onField(event);
    const spot = { x: Math.floor(x), y: Math.floor(y) };
    return inside(spot, size) ? spot : null;
  };
  const moveHand = (spot: Spot | null) => {
    if (spot?.x === hand?.x && spot?.y === hand?.y) return;
    setHand(spot);
    props.onOver?.(spot && pointAt(spot, size));
  };
  const down = (event: PointerEvent) => {
    const spot = spotUnder(event);
    if (event.button || !spot) return;
    setCursor(null);
    start.current = spot;
    if (tool !== "point") {
      picture.current!.setPointerCapture(event.pointerId);
      setDrawn([onField(event)]);
    }
  };
  const move = (event: PointerEvent) => {
    moveHand(spotUnder(event));
    if (start.current && tool !== "point") setDrawn((loop) => [...loop, onField(event)]);
  };
  const selectedBy = (loop: { x: number; y: number }[], from: Spot, to: Spot | null): Spot[] =>
    tool === "box" ? inBox(from, to ?? from) : loop.length > 4 ? inLoop(loop, size) : [from];
  const up = (event: PointerEvent) => {
    const from = start.current,
      to = spotUnder(event);
    start.current = null;
    if (!from) return;
    if (tool === "point") {
      if (to && to.x === from.x && to.y === from.y) props.onPoint?.(pointAt(to, size), { shift: event.shiftKey });
      return;
    }
    props.onSelect?.(selectedBy(drawn, from, to).map((s) => pointAt(s, size)));
    setDrawn([]);
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = { x: Math.floor(size.width / 2), y: Math.floor(size.height / 2) };
    const step = steps[event.key];
    if (step) {
      const held = cursor ?? hand ?? middle;
      const next = cursor ? { x: held.x + step[0], y: held.y + step[1] } : held;
      if (inside(next, size)) {
        setCursor(next);
        setHand(null);
        props.onOver?.(pointAt(next, size));
      }
    } else if (event.key === "Enter" || event.key === " ") {
      const point = pointAt(cursor ?? middle, size);
      if (tool === "point") props.onPoint?.(point, { shift: event.shiftKey });
      else props.onSelect?.([point]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const content = (spot: Spot) => ({ X: "black stone", O: "white stone" })[stones[indexOf(spot, size)] ?? "."] ?? "empty";
  const said = cursor ? `${pointAt(cursor, size)}, ${content(cursor)}` : "";
  const over = cursor ?? hand;
  const ghost = props.ghost && over && tool === "point" && stones[indexOf(over, size)] === "." ? over : null;
  const chosen = selected.map((p) => spotOf(p, size)).filter((s) => s !== null);
  return (
    <div class="board">
      <svg
        ref={picture}
        class={`goban tool-${tool}`}
        style={{ "--ratio": (size.width + 2 * margin(size)) / (size.height + 2 * margin(size)) }}
        viewBox={`${-margin(size)} ${-margin(size)} ${size.width + 2 * margin(size)} ${size.height + 2 * margin(size)}`}
        tabIndex={0}
        role="application"
        aria-roledescription="Go board"
        aria-label={props.name}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Enter"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerLeave={() => moveHand(null)}
        onPointerCancel={() => {
          start.current = null;
          setDrawn([]);
        }}
        onKeyDown={key}
        onBlur={() => setCursor(null)}
      >
        <defs>
          <radialGradient id="slate" cx="0.36" cy="0.3" r="0.75">
            <stop offset="0" stop-color="#5b6068" />
            <stop offset="0.55" stop-color="#25282d" />
            <stop offset="1" stop-color="#121316" />
          </radialGradient>
          <radialGradient id="shell" cx="0.36" cy="0.3" r="0.8">
            <stop offset="0" stop-color="#ffffff" />
            <stop offset="0.65" stop-color="#f1eee7" />
            <stop offset="1" stop-color="#c9c3b6" />
          </radialGradient>
          <pattern id="hatch" width="0.3" height="0.3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path class="hatch" d="M0 0V0.3" stroke-width="0.06" />
          </pattern>
        </defs>
        <Wood width={size.width} height={size.height} />
        <Regions size={size} outlined={outlined} />
        <Stones width={size.width} stones={stones} last={props.last} size={size} />
        {props.ownership && <Ownership size={size} ownership={props.ownership} stones={stones} />}
        <Marks size={size} stones={stones} marks={marks} line={line} outlined={outlined} />
        {chosen.length > 0 && <path class="selection" d={outline(chosen)} />}
        {tool === "box" && drawn.length > 1 && start.current && hand && (
          <path class="selection" d={outline(inBox(start.current, hand))} />
        )}
        {tool === "lasso" && drawn.length > 1 && <polyline class="lasso" points={drawn.map((p) => `${p.x},${p.y}`).join(" ")} />}
        {ghost && (
          <circle class={`ghost ${props.ghost === "B" ? "black" : "white"}`} cx={ghost.x + 0.5} cy={ghost.y + 0.5} r={0.45} />
        )}
        {cursor && <rect class="cursor" x={cursor.x + 0.03} y={cursor.y + 0.03} width={0.94} height={0.94} rx={0.12} />}
      </svg>
      <div class="unseen" aria-live="polite">
        {said}
      </div>
    </div>
  );
}
