// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/evidence.h"
#include "base/result.h"
#include "go/board.h"
#include "go/fate.h"
#include "survey/judge.h"
#include "trial/cases.h"

namespace tedomari::trial {

// Large chains of recorded games with marked territory, some moves before the end: what a judge and random games expect
// of them, what reading their life says, and what became of them.
struct LifeSetQuestion {
    std::string path;           // a file of games, or a folder with some; those without marks are left out
    std::size_t sample = 1000;  // the first so many games with marks
    std::vector<int> back = {20, 40};
    int stones = 6;  // of a chain, at least
    double seconds =
        5;  // of reading on a board, for the chains that either got wrong, and again for the others
    std::shared_ptr<const survey::Judge> judge;
    const std::atomic<bool>* cancel = nullptr;
};

struct LifeCase {
    std::string game;
    int back = 0;
    go::Point stone;
    int stones = 0;
    bool survived = false;
    double judged = 0;   // how much it stays, -1 … 1
    double sampled = 0;  // … say random games
    go::Fate read = go::Fate::unknown;
    Evidence evidence = Evidence::judged;
    double seconds = 0;

    bool judged_right() const { return (judged > 0) == survived; }
    bool sampled_right() const { return (sampled > 0) == survived; }
    bool is_decided() const { return read == go::Fate::alive || read == go::Fate::dead; }
    bool read_right() const { return is_decided() && (read == go::Fate::alive) == survived; }
    bool is_proved() const { return is_decided() && evidence == Evidence::proved; }
};

// Of chains that are not alive or dead by a theorem.
struct LifeSetReport : Cases<LifeCase> {
    int games = 0;
};

Result<LifeSetReport> life_set(const LifeSetQuestion& question,
                               const std::function<void(const LifeCase&)>& tell = {});

// One chain: "games.sgfs, game 3   20 back  C5   9 stones, lived; judge -0.41, random games +0.12; read alive (proved)".
std::string to_text(const LifeCase& found);

// The table: chains that the judge got wrong, those that random games did, and the others.
std::string to_text(const LifeSetReport& report);

// {"games","interrupted","cases":[{"game","back","stone","stones","survived","judged","sampled","read","evidence",
//  "seconds"}]}
nlohmann::json to_json(const LifeSetReport& report);

}  // namespace tedomari::trial
