// SPDX-License-Identifier: MIT
// Amounts as bars, one for each label; long labels are read from below.
import { scale, ticks } from "./scale";

const width = 480,
  left = 40,
  right = 8,
  top = 8,
  tall = 150,
  letter = 6.6;

export function Bars({ title, unit, bars }: { title: string; unit: string; bars: { label: string; amount: number }[] }) {
  const most = Math.max(0.1, ...bars.map((b) => b.amount));
  const room = (width - left - right) / Math.max(1, bars.length);
  const longest = Math.max(0, ...bars.map((b) => b.label.length)) * letter;
  const upright = longest < room - 2;
  const y = scale([0, most], [top + tall, top]);
  const height = top + tall + (upright ? 20 : longest + 14);
  return (
    <figure class="bars">
      <figcaption>
        <b>{title}</b> <span class="faint">{unit}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        font-size="12"
        fill="currentColor"
        role="img"
        aria-label={`${title}, ${unit}: ${bars.map((b) => `${b.label} ${b.amount.toFixed(1)}`).join(", ")}`}
      >
        {ticks(0, most, 5).map((v) => (
          <g key={v}>
            <path d={`M${left} ${y(v)}H${width - right}`} stroke="currentColor" stroke-opacity={v === 0 ? 0.45 : 0.13} />
            <text x={left - 6} y={y(v) + 4} text-anchor="end">
              {v}
            </text>
          </g>
        ))}
        {bars.map(({ label, amount }, i) => {
          const middle = left + room * (i + 0.5),
            gap = Math.max(Math.min(5, room / 6), (room - 70) / 2);
          return (
            <g key={label}>
              <rect class="bar" x={middle - room / 2 + gap} width={room - 2 * gap} y={y(amount)} height={y(0) - y(amount)}>
                <title>{`${label}: ${amount.toFixed(1)}`}</title>
              </rect>
              {upright ? (
                <text x={middle} y={top + tall + 15} text-anchor="middle">
                  {label}
                </text>
              ) : (
                <text transform={`translate(${middle + 4} ${top + tall + 8}) rotate(-90)`} text-anchor="end">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
