// SPDX-License-Identifier: MIT
import { fraction, lead, leadOf, rounded } from "./number";
import type { Analysis } from "./reports";

// "3 1/2" inside a sentence of the program becomes "3½", and -1 gets a real minus.
export const pretty = (text: string): string =>
  text
    .replace(/(-?)(?:(\d+) )?(\d+)\/(\d+)/g, (_, minus: string, whole: string | undefined, over: string, under: string) =>
      fraction(`${minus}${Number(whole ?? 0) * Number(under) + Number(over)}/${under}`),
    )
    .replace(/(^|[ (])-(?=\d)/g, "$1−");

// In how many of ten such games the side that is ahead wins, by the range that holds in nine of ten.
export function oddsOf(forecast: number, giveOrTake: number): number {
  if (!(giveOrTake > 0)) return forecast === 0 ? 0.5 : 1;
  const deviations = (1.645 * Math.abs(forecast)) / giveOrTake;
  return 1 / (1 + Math.exp(-1.702 * deviations)); // the normal distribution, within a hundredth
}

// Who is ahead and how sure that is, and the best move.  Numbers that only an expert weighs are told beside it (howSure).
export function headlineOf({ headline, lead: now, forecast }: Pick<Analysis, "headline" | "lead" | "forecast">): string {
  const [first = "", ...rest] = pretty(headline).split("; ");
  const exact = now.low === undefined || now.low === now.high;
  return [exact ? first.replace(/, give or take [^,;(]*(\([^)]*\))?/, "") : standing(forecast), ...rest].join("; ");
}
function standing({ value, float, giveOrTake }: Analysis["forecast"]): string {
  const odds = oddsOf(float, giveOrTake);
  if (odds < 0.6) return `About even (${leadOf(float) === "even" ? "nobody is ahead" : leadOf(float)})`;
  const wins = odds > 0.97 ? "is sure to win" : `wins ${Math.min(9, Math.round(10 * odds))} of 10 such games`;
  return `${value.startsWith("-") ? "White" : "Black"} is ahead by about ${rounded(Math.abs(float))} and ${wins}`;
}

export function howSure({ lead: now, forecast, openPoints, exactPoints }: Analysis): string[] {
  const { float, giveOrTake } = forecast;
  const said =
    giveOrTake > 0 ? [`Nine of ten such games end between ${leadOf(float - giveOrTake)} and ${leadOf(float + giveOrTake)}.`] : [];
  if (now.low !== undefined && now.low !== now.high)
    said.push(`If play stopped here the lead would be between ${lead(now.low, false)} and ${lead(now.high!, false)}.`);
  if (openPoints > exactPoints) said.push(`${openPoints - exactPoints} of ${openPoints} open points are undecided.`);
  return said;
}
