// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <tedomari/position.h>
#include <vector>

namespace tedomari::api {

// A first move, what it gets and what refutes it.
struct ProblemMove {
    std::string point;
    std::string outcome;     // for the player to move: "W", "L", "KO↑", …
    std::string refutation;  // empty when the move gets the best outcome
};

struct ProblemReport {
    Color player = Color::black;
    bool kills = false;   // the player is to kill the group, not to make it live
    std::string target;   // a stone of it; empty when no group was found whose life the move decides
    std::string outcome;  // "W", "L", "KO↑", "KO↓", "U"
    Evidence evidence = Evidence::judged;
    std::vector<std::string> right_moves;
    std::vector<std::string> book;   // what the record calls right
    std::vector<ProblemMove> tries;  // every first move in the frame, the best first
    std::string ko;                  // which kind, where it is one
    std::optional<bool> seki;        // of a group that lives; nothing when it is not known
    bool complete = true;            // false when some moves were not decided in time
    std::uint64_t nodes = 0;
    std::string text, json, sgf;  // as `tedomari problem` prints them
};

// Life and death: `tedomari problem`.  Without a target, the group whose life the move decides.  Read the position with
// Purpose::problem.  Ten seconds unless said otherwise.
TEDOMARI_API ProblemReport problem(const Position& position, const std::string& target = "",
                                   const Effort& effort = {});

}  // namespace tedomari::api
