// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "base/rational.h"
#include "go/color.h"
#include "go/rules.h"
#include "sgf/charset.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

struct Player {
    std::string name, rank, team;

    friend bool operator==(const Player&, const Player&) = default;
};

// What holds for a whole game.  Texts are UTF-8 and empty when the record does not give them.
struct GameInfo {
    go::Size size;
    std::optional<Rational> komi;
    int handicap = 0;
    std::string rules;  // as written; rules_of() says what they mean
    std::string result;
    Player black, white;
    std::string date, event, round, place, name, time_limit, overtime, opening;
    std::string comment, source, annotator, user, copyright;
    std::string application, charset;
    int format = 0;  // FF; 0 when not given

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

// Reads the root and, as people put such things there too, the nodes before the first move.  Fails when the
// record is of another game than Go or its board is none we can play on: 1 to 25 lines each way.
Result<GameInfo> game_info(const Tree& tree, Warnings& warnings);

// The rules to play on by: those named, else Japanese; the komi is the record's, none when it gives none.
go::Rules rules_of(const GameInfo& info);

// The winner and the margin of a result such as "B+12.5", "W+R", "0", "Void".
struct Outcome {
    enum class Kind { unknown, points, resignation, time, forfeit, win, draw, no_result };
    Kind kind = Kind::unknown;
    std::optional<go::Color> winner;
    std::optional<Rational> margin;  // with points; positive
};
Outcome parse_result(std::string_view text);

// Writes what `info` gives into the root, as FF[4] in UTF-8; what it leaves open is not written.
void write_game_info(Tree& tree, const GameInfo& info);

}  // namespace tedomari::sgf
