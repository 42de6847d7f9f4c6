// SPDX-License-Identifier: MIT
#include "tactics/exchange.h"

#include <algorithm>

#include "tactics/aim.h"
#include "tactics/shape.h"

namespace tedomari::tactics {

using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

namespace {

class Exchanges {
public:
    Exchanges(const go::Board& board, const std::vector<Goal>& goals, const ExchangeEffort& effort,
              ReadingTable& table, Budget& budget)
        : ground_(board, Layouts::none),
          attacker_(goals[0].attacker),
          effort_(effort),
          table_(table),
          budget_(budget) {
        const std::uint8_t bans = effort.by_ko ? 0 : KoRule::always;
        ground_.allow(attacker_ == Color::black ? Allowance{0, bans} : Allowance{bans, 0});
        for (const Goal& goal : goals)
            chains_.push_back({goal, aim(goal, effort.threat), aim(goal, effort.capture)});
    }

    std::optional<ForcedCapture> run() {
        Losses losses;
        AimEffort hardest = effort_.capture;
        hardest.nodes = std::max(hardest.nodes, for_a_single_attack);
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            if (budget_.spent()) return {};
            const Prospect prospect = aim(chains_[i].goal, hardest).with_max_first();
            losses.push_back({prospect.verdict == Verdict::won, leaning_of(i, prospect)});
        }
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            if (!losses[i].is_aside) all.push_back(i);
        }
        for (int exchanges = 1; exchanges <= effort_.exchanges; ++exchanges) {
            if (auto found = threaten(losses, all, exchanges)) return found;
        }
        return {};
    }

private:
    struct Chain {
        Goal goal;
        Aim<Capture> threat, capture;
    };
    // What is known of each chain in a position: taken by a single attack before any exchange, or why it is
    // not.
    struct Loss {
        bool is_aside = false;
        PointSet trace;
    };
    using Losses = std::vector<Loss>;

    static constexpr std::uint64_t for_a_single_attack = 30'000;  // nodes

    Aim<Capture> aim(const Goal& goal, const AimEffort& effort) {
        const Capture game(ground_, goal.a, goal.attacker, key_of(goal, ground_.board().size()));
        return {game, Side::attacker, effort, table_, budget_};
    }

    bool stands(std::size_t i) const {
        const Goal& goal = chains_[i].goal;
        return ground_.board().at(goal.a) == cell(opponent(attacker_));
    }

    // What keeps a chain; where the search has not ended, all that is near it.
    PointSet leaning_of(std::size_t i, const Prospect& prospect) const {
        if (prospect.verdict != Verdict::unknown || !stands(i)) return prospect.trace;
        const PointSet liberties = ground_.board().liberty_set(chains_[i].goal.a);
        return liberties | empty_neighbours(ground_.board(), liberties);
    }

    // The attacker to move, no chain being lost as yet.
    std::optional<ForcedCapture> threaten(const Losses& losses, const std::vector<std::size_t>& near,
                                          int exchanges) {
        for (const std::size_t i : near) {
            if (!stands(i)) continue;
            const PointSet liberties = ground_.board().liberty_set(chains_[i].goal.a);
            const PointSet tries =
                liberties | (empty_neighbours(ground_.board(), liberties) & losses[i].trace);
            std::optional<ForcedCapture> found;
            tries.for_each([&](Point p) {
                if (!found && !budget_.spent()) found = threaten_with(p, i, losses, exchanges);
            });
            if (found) return found;
        }
        return {};
    }

    std::optional<ForcedCapture> threaten_with(Point move, std::size_t i, const Losses& losses,
                                               int exchanges) {
        if (!ground_.may_play({attacker_, move})) return {};
        ground_.play({attacker_, move});
        auto found = answer(move, i, losses, exchanges);
        ground_.undo();
        return found;
    }

    // The defender to move: does the move threaten the chain, and is something lost whatever he answers?
    std::optional<ForcedCapture> answer(Point move, std::size_t i, const Losses& losses, int exchanges) {
        ground_.play(Move::pass(opponent(attacker_)));
        const Prospect threat = chains_[i].threat.with_max_first();
        ground_.undo();
        if (threat.verdict != Verdict::won) return {};
        PointSet replies = threat.trace;
        add_blocked(ground_.board(), opponent(attacker_), effort_.threat.order + 1, replies);
        ForcedCapture found{move, replies, {chains_[i].goal}};
        found.trace.insert(move);
        const Point best = chains_[i].threat.with_min_first().best;
        if (replies.contains(best) && !punish(best, move, losses, exchanges, found)) return {};
        bool all = true;
        replies.for_each([&](Point reply) {
            all = all && (reply == best || punish(reply, move, losses, exchanges, found));
        });
        if (!all) return {};
        return found;
    }

    // Whether something is lost after this reply, if it may be played.
    bool punish(Point reply, Point move, const Losses& losses, int exchanges, ForcedCapture& found) {
        const Color defender = opponent(attacker_);
        if (!ground_.may_play({defender, reply})) return true;
        if (budget_.spent()) return false;
        ground_.play({defender, reply});
        const bool punished = take(move, reply, losses, exchanges - 1, found);
        ground_.undo();
        return punished;
    }

    // The attacker to move after an exchange: which chains did it change?
    bool take(Point move, Point reply, const Losses& losses, int exchanges, ForcedCapture& found) {
        Losses now = losses;
        std::vector<std::size_t> near;
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            if (now[i].is_aside || (!now[i].trace.contains(move) && !now[i].trace.contains(reply))) continue;
            const Prospect& prospect = chains_[i].capture.with_max_first();
            if (prospect.verdict == Verdict::won) return add(prospect.trace, {chains_[i].goal}, found);
            if (budget_.spent()) return false;
            now[i].trace = leaning_of(i, prospect);
            near.push_back(i);
        }
        if (exchanges == 0) return false;
        const auto more = threaten(now, near, exchanges);
        return more && add(more->trace, more->goals, found);
    }

    static bool add(const PointSet& trace, const std::vector<Goal>& goals, ForcedCapture& found) {
        found.trace |= trace;
        for (const Goal& goal : goals) {
            if (std::find(found.goals.begin(), found.goals.end(), goal) == found.goals.end())
                found.goals.push_back(goal);
        }
        return true;
    }

    KoBoard ground_;
    Color attacker_;
    const ExchangeEffort& effort_;
    ReadingTable& table_;
    Budget& budget_;
    std::vector<Chain> chains_;
};

}  // namespace

std::optional<ForcedCapture> capture_after_exchanges(const go::Board& board, const std::vector<Goal>& goals,
                                                     const ExchangeEffort& effort, ReadingTable& table,
                                                     Budget& budget) {
    if (goals.empty()) return {};
    return Exchanges(board, goals, effort, table, budget).run();
}

}  // namespace tedomari::tactics
