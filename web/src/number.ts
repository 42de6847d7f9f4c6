// SPDX-License-Identifier: MIT
// How numbers are written: exact ones come as "7/4" and are set as real fractions, "1¾".

export type Exact = string;

const vulgar: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/5": "⅕",
  "2/5": "⅖",
  "3/5": "⅗",
  "4/5": "⅘",
  "1/6": "⅙",
  "5/6": "⅚",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};
const raised = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];
const lowered = [..."₀₁₂₃₄₅₆₇₈₉"];

const digits = (text: string, set: string[]) => [...text].map((d) => set[Number(d)] ?? d).join("");

// A number for plotting; what is shown stays exact.
export function float(value: Exact): number {
  const [over, under] = value.split("/");
  return Number(over) / Number(under ?? "1");
}

// "−1¾" for "-7/4"; whatever is no fraction comes back as it is, with a real minus sign.
export function fraction(value: Exact): string {
  const found = /^(-?)(\d+)\/(\d+)$/.exec(value.trim());
  if (!found) return value.replace(/^-/, "−");
  const [, minus, over, under] = found as unknown as [string, string, string, string];
  const whole = Math.floor(Number(over) / Number(under));
  const rest = `${Number(over) % Number(under)}/${under}`;
  const part = vulgar[rest] ?? `${digits(rest.split("/")[0]!, raised)}⁄${digits(under, lowered)}`;
  return (minus ? "−" : "") + (whole ? whole : "") + part;
}

// A judged number does not deserve more than one digit behind the point.
export const rounded = (value: number): string => {
  const text = (Math.round(Math.abs(value) * 10) / 10).toString();
  return (value < 0 && text !== "0" ? "−" : "") + text;
};

// A fraction says that a number is exact: others are decimals.
export const number = (value: Exact, isExact = true): string => (isExact ? fraction(value) : rounded(float(value)));

// Halves, as scores are counted in.
export const sumOf = (values: Exact[]): Exact => {
  const halves = values.reduce((sum, v) => sum + Math.round(2 * float(v)), 0);
  return halves % 2 ? `${halves}/2` : String(halves / 2);
};

// Who is ahead: "B+3½", "W+3", "even".
export function lead(value: Exact, isExact = true): string {
  const sign = float(value);
  if (sign === 0) return "even";
  return (sign > 0 ? "B+" : "W+") + number(value.replace(/^-/, ""), isExact);
}

export const leadOf = (value: number): string =>
  rounded(value) === "0" ? "even" : (value > 0 ? "B+" : "W+") + rounded(Math.abs(value));
