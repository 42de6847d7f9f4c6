// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "atlas/cut.h"
#include "go/position.h"

namespace tedomari::forge {

using atlas::Cut;
using atlas::cut_out;
using atlas::Owners;

enum class Kind : std::uint8_t {
    live,     // make the marked group live
    kill,     // … or kill it
    capture,  // the same where it is a matter of a few moves
    ko,       // the best there is is a ko
    bigger,   // which of two moves
    endgame,  // the move that gets most, of all that are left
    sente,    // whose sente, or gote
    count,    // what a place is worth
};
inline constexpr Kind all_kinds[] = {Kind::live,   Kind::kill,    Kind::capture, Kind::ko,
                                     Kind::bigger, Kind::endgame, Kind::sente,   Kind::count};
std::string_view to_string(Kind kind);

// A move, what there is to say of it, and what follows.
struct Step {
    go::Move move;
    std::string says;
    std::vector<Step> next;
};

// An answer: a first move with what it leads to, or a word or number with the lines that show why.
struct Try {
    std::string answer;  // "D4", "gote", "7/4"
    bool right = false;
    std::string says;         // "White lives", "loses 1 point"
    std::vector<Step> lines;  // of a move one, that begins with it
};

// How hard it is: what a network that has seen many games thinks of the right move, how much a search has to read, and
// how many answers are nearly as good.
struct Rating {
    int elo = 0;
    double policy = 0;   // of the right move among all that may be answered; 0: the answer is no move
    bool liked = false;  // the network's own first choice is right
    std::uint64_t nodes = 0;
    int near = 0;
};

// A question about a position with one right answer, which is proved for the whole board it is shown on.
struct Problem {
    std::string id;  // of the shape: the same for all ways to lay it on the table, and for both colors
    Kind kind = Kind::live;
    go::Position position;
    bool left = false, right = false, top = false, bottom = false;  // sides where the board is cut off
    go::PointSet open;               // where anything may happen; all else is settled for good
    go::PointSet marked;             // the group or the places in question
    std::vector<go::Point> choices;  // of `bigger`: A and B
    std::string question, answer;
    std::string why;         // what proves it, in a sentence or two
    std::vector<Try> tries;  // the right one first
    nlohmann::json game;     // of value problems: the local games with their thermographs
    Rating rating;
    std::string source;  // "games.sgfs.xz:12 before move 141"

    void show_on(const Cut& cut, go::Color to_move);
};

}  // namespace tedomari::forge
