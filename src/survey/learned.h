// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "net/look.h"
#include "survey/judge.h"

namespace tedomari::survey {

// A network's look: what became of such points in recorded games.  What a move is worth is the difference of
// two more looks, after Black's playing there and after White's, at the points it would play itself.
class LearnedJudge : public Judge {
public:
    // Nothing: the network the program comes with.  `candidates`: at so many points moves are compared.
    explicit LearnedJudge(std::shared_ptr<net::Network> network = nullptr, int candidates = 10);

    Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override;
    std::string name() const override;

private:
    net::Network& network() const { return own_ ? *own_ : net::Network::shipped(); }

    std::shared_ptr<net::Network> own_;
    int candidates_;
};

}  // namespace tedomari::survey
