// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/evidence.h"
#include "go/game.h"

namespace tedomari::survey {

// Whose a point will probably be: 1 surely Black's, -1 surely White's.
using Ownership = go::PointMap<double>;

// What is expected of every point where nothing is proved, and who says so.
struct Judgement {
    Ownership ownership;         // whoever moves next: the mean of both
    Ownership expected;          // when the player to move does
    go::PointMap<double> swing;  // points between Black's playing there first and White's; 0: nothing known
    Evidence evidence = Evidence::sampled;            // or learned
    std::string source;                               // "2,002 random games"
    std::array<go::PointMap<double>, 2> policy = {};  // by color: where it would play; 0: not known
    double pass = 0;                  // how likely a pass is, whoever moves next; 0: not known
    std::vector<go::Move> line = {};  // what he expects to be played; none: not known

    Ownership waiting() const;  // what is expected when the other moves
};

// What a judge sees at one glance: who will own what, and where the player to move would play.
struct Outlook {
    Ownership ownership;             // when the player to move does
    std::optional<Ownership> other;  // … had the other the move; nothing: not known
    go::PointMap<double> policy;
    double pass = 0;
};

// Says what to expect of a position that nobody can read to its end.
class Judge {
public:
    Judge() = default;
    virtual ~Judge() = default;
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;

    // Ends early, with less behind it, once `cancel` is set.
    virtual Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const = 0;
    // Quicker and rougher, of many positions at once; nothing from a judge that has no opinion on moves.
    virtual std::vector<Outlook> glance(std::span<const go::Game> games) const;
    // What its answers depend on beside the position: part of the key of whatever is kept of them.
    virtual std::string name() const = 0;
};

// Uniformly random games, half of them begun by either color.
class RandomGames : public Judge {
public:
    explicit RandomGames(std::uint64_t games = 2000, std::uint64_t seed = 1) : games_(games), seed_(seed) {}

    Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override;
    std::string name() const override;

private:
    std::uint64_t games_, seed_;
};

}  // namespace tedomari::survey
