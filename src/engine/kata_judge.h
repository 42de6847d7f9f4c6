// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "survey/judge.h"

namespace tedomari::engine {

// KataGo's network as a judge: a program that answers `kata-raw-nn` over GTP, asked after the moves of a game.
// Nothing is searched.  What it says is `learned`.
class KataJudge : public survey::Judge {
public:
    // Starts the program and asks it for one look at an empty board; an error when it is not there or answers
    // something else.  What fails later is told once to `complain`, and from then on `stand_in` is asked.
    static Result<std::shared_ptr<KataJudge>> start(const std::string& command,
                                                    std::shared_ptr<const survey::Judge> stand_in,
                                                    std::function<void(const std::string&)> complain);
    ~KataJudge() override;

    // Both colors to move: where it is not a color's turn, the other passes first.
    survey::Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override;
    std::vector<survey::Outlook> glance(std::span<const go::Game> games) const override;
    std::string name() const override;

private:
    struct State;
    explicit KataJudge(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// The answer to `kata-raw-nn 0` or `kata-raw-nn all`: "symmetry 0 whiteWin … policy … policyPass …
// whiteOwnership …", the rows from the top, NAN where no move is allowed; the mean where there are several.
Result<survey::Outlook> parse_raw_look(const std::string& text, go::Size size);

}  // namespace tedomari::engine
