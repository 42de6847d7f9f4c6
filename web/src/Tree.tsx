// SPDX-License-Identifier: MIT
// The tree of variations, from the top down; the main line is the first column.
import { memo } from "preact/compat";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { layout, path, type Placed, type Record } from "./record";
import { node, record } from "./state";

const step = 24,
  edge = 14;

const x = (column: number) => edge + column * step,
  y = (depth: number) => edge + depth * step;

// From a parent to its child.
function branch(from: Placed, to: Placed): string {
  const bend = from.column === to.column ? to.depth : from.depth + 0.6;
  return `M${x(from.column)} ${y(from.depth)}L${x(Math.max(from.column, to.column))} ${y(bend)}V${y(to.depth)}`;
}

// A game has hundreds of nodes, and a step changes none of them: they are drawn once.
const Nodes = memo(function Nodes({ held, placed, numbered }: { held: Record; placed: Placed[]; numbered: boolean }) {
  return (
    <>
      {placed.map((p) => {
        const n = held.nodes[p.node]!;
        const look = n.move ? (n.move[0] === "B" ? "black" : "white") : "none";
        return (
          <g
            key={p.node}
            onClick={() => {
              node.value = p.node;
            }}
          >
            <circle class={look} cx={x(p.column)} cy={y(p.depth)} r={look === "none" ? 5 : 8}>
              <title>
                {n.move ? `${n.moveNumber} ${n.move[0]} ${n.move[1]}` : "setup"}
                {n.comment ? ` – ${n.comment.slice(0, 120)}` : ""}
              </title>
            </circle>
            {n.comment && <circle class="note" cx={x(p.column) + 8} cy={y(p.depth) - 7} r={3} />}
            {numbered && p.column === 0 && n.move && n.moveNumber % 10 === 0 && (
              <text x={x(0) + 16} y={y(p.depth) + 4}>
                {n.moveNumber}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
});

export function Tree() {
  const held = record.value!,
    at = node.value;
  const placed = useMemo(() => layout(held), [held]);
  const box = useRef<HTMLDivElement>(null);
  const spot = placed[at];
  useEffect(() => {
    const seen = box.current;
    if (seen && spot)
      seen.scrollTo({ top: spot.depth * step - seen.clientHeight / 2, left: spot.column * step - seen.clientWidth / 2 });
  }, [spot]);
  const branchTo = (i: number) => branch(placed[held.nodes[i]!.parent!]!, placed[i]!);
  const all = useMemo(() => held.nodes.map((n, i) => (n.parent === null ? "" : branchTo(i))).join(""), [held]);
  const way = path(held, at).slice(1).map(branchTo).join("");
  const columns = Math.max(...placed.map((p) => p.column)) + 1,
    depth = Math.max(...placed.map((p) => p.depth)) + 1;
  return (
    <div
      class="tree"
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={`Tree of ${held.nodes.length} nodes; the arrow keys walk in it`}
    >
      <svg width={columns * step + edge + 30} height={depth * step + edge}>
        <path d={all} />
        <path class="on" d={way} />
        <Nodes held={held} placed={placed} numbered={columns < 2} />
        {spot && <circle class="current" data-node={at} cx={x(spot.column)} cy={y(spot.depth)} r={11} />}
      </svg>
    </div>
  );
}
