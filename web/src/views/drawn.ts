// SPDX-License-Identifier: MIT
import type { Drawn } from "../plot/Thermograph";
import type { Game, Thermographs } from "../reports";

// A region's: either komaster's, and that of balanced threats where somebody knows it.
export function drawnOfRegion({ blackKomaster, whiteKomaster, neutralThreats }: Thermographs): Drawn[] {
  return [
    { name: "Black komaster", walls: blackKomaster },
    { name: "White komaster", walls: whiteKomaster },
    neutralThreats ? [{ name: "balanced threats", walls: neutralThreats }] : [],
  ].flat();
}

// A game's thermographs: one, or one for each komaster.
export function drawnOf(game: Game): Drawn[] {
  if (game.thermograph) return [{ name: "thermograph", walls: game.thermograph }];
  const { left, right } = game.komasters ?? {};
  return [
    left?.thermograph ? [{ name: "Left komaster", walls: left.thermograph }] : [],
    right?.thermograph ? [{ name: "Right komaster", walls: right.thermograph }] : [],
  ].flat();
}
