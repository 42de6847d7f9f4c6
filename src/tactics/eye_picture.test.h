// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <utility>

#include "tactics/eye_game.h"

namespace tedomari::tactics {

// From rows of the signs of eye_game.h, neighbours joined; a blank, and what is outside, is wall.
inline EyeGame eye_game(const std::string& picture) {
    constexpr std::pair<char, EyeGame::Spot> signs[] = {{'.', EyeGame::Spot::empty},
                                                        {'x', EyeGame::Spot::stone},
                                                        {'!', EyeGame::Spot::margin},
                                                        {'f', EyeGame::Spot::false_eye}};
    std::map<std::pair<int, int>, EyeGame::Spot> spots;
    int row = 0, column = 0;
    for (const char c : picture) {
        for (const auto& [sign, spot] : signs) {
            if (sign == c) spots[{row, column}] = spot;
        }
        ++column;
        if (c == '\n') ++row, column = 0;
    }
    EyeGame game;
    std::map<std::pair<int, int>, int> numbers;
    for (const auto& [place, spot] : spots) {
        const auto [y, x] = place;
        const bool inner = spots.count({y, x - 1}) + spots.count({y, x + 1}) + spots.count({y - 1, x}) +
                               spots.count({y + 1, x}) ==
                           4;
        const int number = game.add(spot, inner ? EyeGame::Contact::inner : EyeGame::Contact::wall);
        numbers[place] = number;
        for (const auto& before : {std::pair{y, x - 1}, std::pair{y - 1, x}}) {
            if (const auto other = numbers.find(before); other != numbers.end())
                game.join(number, other->second);
        }
    }
    return game;
}

}  // namespace tedomari::tactics
