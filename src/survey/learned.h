// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "net/look.h"
#include "survey/judge.h"

namespace tedomari::survey {

// A network's word: what became of such points in recorded games, and where people played.
class LearnedJudge : public Judge {
public:
    // Nothing: the network the program comes with.
    explicit LearnedJudge(std::shared_ptr<net::Network> network = nullptr) : own_(std::move(network)) {}

    // Reads a little with either color to move, for points, before it speaks.
    Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override;
    std::vector<Outlook> glance(std::span<const go::Game> games) const override;
    std::string name() const override;

private:
    net::Network& network() const { return own_ ? *own_ : net::Network::shipped(); }

    std::shared_ptr<net::Network> own_;
};

}  // namespace tedomari::survey
