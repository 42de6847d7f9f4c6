// SPDX-License-Identifier: MIT
// The tree of variations, from the top down; the main line is the first column.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { layout, path } from "./record";
import { node, record } from "./state";

const step = 24,
  edge = 14;

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
  const way = new Set(path(held, at));
  const columns = Math.max(...placed.map((p) => p.column)) + 1,
    depth = Math.max(...placed.map((p) => p.depth)) + 1;
  const x = (column: number) => edge + column * step,
    y = (d: number) => edge + d * step;
  return (
    <div
      class="tree"
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={`Tree of ${held.nodes.length} nodes; the arrow keys walk in it`}
    >
      <svg width={columns * step + edge + 30} height={depth * step + edge}>
        {placed.map((p) => {
          const parent = held.nodes[p.node]!.parent;
          const from = parent === null ? null : placed[parent]!;
          return (
            from && (
              <path
                key={p.node}
                class={way.has(p.node) ? "on" : ""}
                d={`M${x(from.column)} ${y(from.depth)}L${x(Math.max(from.column, p.column))} ${y(from.column === p.column ? p.depth : from.depth + 0.6)}V${y(p.depth)}`}
              />
            )
          );
        })}
        {placed.map((p) => {
          const n = held.nodes[p.node]!;
          const look = n.move ? (n.move[0] === "B" ? "black" : "white") : "none";
          return (
            <g
              key={p.node}
              data-node={p.node}
              onClick={() => {
                node.value = p.node;
              }}
            >
              {p.node === at && <circle class="current" cx={x(p.column)} cy={y(p.depth)} r={11} />}
              <circle class={look} cx={x(p.column)} cy={y(p.depth)} r={look === "none" ? 5 : 8}>
                <title>
                  {n.move ? `${n.moveNumber} ${n.move[0]} ${n.move[1]}` : "setup"}
                  {n.comment ? ` – ${n.comment.slice(0, 120)}` : ""}
                </title>
              </circle>
              {n.comment && <circle class="note" cx={x(p.column) + 8} cy={y(p.depth) - 7} r={3} />}
              {p.column === 0 && n.move && n.moveNumber % 10 === 0 && columns < 2 && (
                <text x={x(0) + 16} y={y(p.depth) + 4}>
                  {n.moveNumber}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
