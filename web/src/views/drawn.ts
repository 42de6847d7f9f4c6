// SPDX-License-Identifier: MIT
import type { Drawn } from "../plot/Thermograph";
import type { Game } from "../reports";

// A game's thermographs: one, or one for each komaster.
export function drawnOf(game: Game): Drawn[] {
  if (game.thermograph) return [{ name: "thermograph", walls: game.thermograph }];
  const { left, right } = game.komasters ?? {};
  return [
    left?.thermograph ? [{ name: "Left komaster", walls: left.thermograph }] : [],
    right?.thermograph ? [{ name: "Right komaster", walls: right.thermograph }] : [],
  ].flat();
}
