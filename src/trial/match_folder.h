// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "trial/match_game.h"

namespace tedomari::trial {

// Where a match is kept, so that it can be gone on with:
//
//      game-0001.sgf …   the games; every move has its seconds as a comment
//      match.jsonl       the plan, then a line for each finished game
//
// A game counts as played when it has both.  Files appear whole or not at all.
class MatchFolder {
public:
    // Makes the folder if need be.  Fails when it cannot, or when the folder holds another match; more games
    // than before may be asked for.
    static Result<MatchFolder> open(const MatchPlan& plan);

    const std::vector<GameReport>& found() const { return found_; }  // by number
    // What is wrong, if anything.
    std::optional<Error> keep(const PlayedGame& played, const std::array<std::string, 2>& names);

private:
    explicit MatchFolder(const MatchPlan& plan) : folder_(plan.sgf_folder) {}
    std::filesystem::path sgf_of(int number) const;
    std::filesystem::path ledger() const { return folder_ / "match.jsonl"; }
    std::optional<Error> read_ledger(const MatchPlan& plan);
    void take_line(const std::string& line, const MatchPlan& plan);

    std::filesystem::path folder_;
    std::vector<GameReport> found_;
};

// The record of one game.
std::string sgf_of(const PlayedGame& played, const std::array<std::string, 2>& names);

// The result as SGF's RE has it: "B+3.5", "W+R", "B+F", "0", "Void".
std::string result_text(const GameReport& report);

}  // namespace tedomari::trial
