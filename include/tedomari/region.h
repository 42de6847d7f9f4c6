// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <tedomari/position.h>
#include <vector>

namespace tedomari::api {

// What happens when one player plays here first; a pass is a move elsewhere.
struct Line {
    std::vector<Move> moves;        // empty when there is no move
    std::optional<Rational> count;  // where it ends; nothing when that is not known
};

// A region of a board as a game: who is ahead in it, how big a move is, is it sente.
struct LocalGame {
    std::vector<std::string> points;
    Evidence evidence = Evidence::bounded;
    bool walls_proved = false;  // else the stones around are judged to be alive
    Estimate count;
    Estimate temperature;  // what a move gains
    std::string
        kind;  // "gote", "black's sente", "white's sente", "double sente", "ko", "settled", "dame", "unknown"
    bool has_ko = false;
    Line black, white;  // with Black and with White first
    std::optional<Thermograph> black_komaster,
        white_komaster;  // the same but in kos; nothing when not proved
    std::vector<std::string> notices;
};

enum class Counting { territory, area };

struct RegionReport {
    LocalGame game;
    double seconds = 0;
    std::string text, json;  // as `tedomari region` prints them
    std::string svg;         // the thermograph
};

// One local game: `tedomari region`.  Without points, those that the record marks.  Twenty seconds unless said otherwise.
TEDOMARI_API RegionReport region(const Position& position, const std::vector<std::string>& points = {},
                                 const Effort& effort = {}, Counting counting = Counting::territory);

}  // namespace tedomari::api
