// SPDX-License-Identifier: MIT
// Axes: round ticks that cover the data.
export function ticks(low: number, high: number, about: number): number[] {
  if (!(high > low)) return [low];
  const raw = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [0.25, 0.5, 1, 2, 5, 10].map((m) => m * power).find((s) => s >= raw * 0.999 && s >= 0.25) ?? 10 * power;
  const found = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; ++i)
    found.push(Math.round(i * step * 1e6) / 1e6 + 0);
  return found;
}

export const scale =
  (from: [number, number], to: [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

// Fits the data with a little air, and never less than a span.
export function extent(values: number[], least: number): [number, number] {
  const known = values.filter((v) => Number.isFinite(v));
  if (!known.length) return [-least / 2, least / 2];
  let low = Math.min(...known),
    high = Math.max(...known);
  const lack = least - (high - low);
  if (lack > 0) {
    low -= lack / 2;
    high += lack / 2;
  }
  const air = (high - low) * 0.06;
  return [low - air, high + air];
}
