// SPDX-License-Identifier: MIT
import { fraction } from "./number";

// "3 1/2" inside a sentence of the program becomes "3½", and -1 gets a real minus.
export const pretty = (text: string): string =>
  text
    .replace(/(-?)(?:(\d+) )?(\d+)\/(\d+)/g, (_, minus: string, whole: string | undefined, over: string, under: string) =>
      fraction(`${minus}${Number(whole ?? 0) * Number(under) + Number(over)}/${under}`),
    )
    .replace(/(^|[ (])-(?=\d)/g, "$1−");
