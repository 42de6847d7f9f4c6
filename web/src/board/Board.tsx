// SPDX-License-Identifier: MIT
// The board: one SVG in units of a field, so that it is as large as its box and always crisp.  Its layers change at different
// times (layers.tsx); the ghost stone and the keyboard's cursor with every movement of the hand.
import { useEffect, useRef, useState } from "preact/hooks";
import { margin, Marks, Ownership, Regions, Stones, Wood, type Color, type Mark, type Outlined, type Played } from "./layers";
import { inBox, indexOf, inLoop, inside, outline, pointAt, spotOf, type Size, type Spot } from "./points";

export type { Color, Mark, Outlined, Played } from "./layers";
export type Tool = "point" | "box" | "lasso";

export interface BoardProps {
  size: Size;
  stones: string; // row by row from the top: '.', 'X', 'O'
  cut?: string[]; // "left" …: sides where it is a piece of a larger board
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

const none: never[] = []; // always the same, so that a layer of nothing is not drawn again
const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Board(props: BoardProps) {
  const { size, stones, tool = "point", outlined = none, marks = none, line = none, selected = none } = props;
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
        <Wood width={size.width} height={size.height} cut={props.cut} />
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
