// SPDX-License-Identifier: MIT
#include "playout/playout.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "base/hash.h"
#include "playout/game.h"
#include "playout/point_visitor.h"

namespace tedomari::playout {

namespace {

// Deals the numbers of the games to threads, some at a time, as long as the budget allows.
class Dealer {
public:
    Dealer(std::uint64_t games, Budget& budget)
        : games_(std::min(games, budget.limits().nodes - budget.nodes())), budget_(budget) {}

    struct Games {
        std::uint64_t first = 0, last = 0;
    };
    Games next() {
        const std::lock_guard lock(mutex_);
        const std::uint64_t count = std::min(at_once, games_ - dealt_);
        if (count == 0 || budget_.spent()) return {};
        budget_.spend(count);
        dealt_ += count;
        return {dealt_ - count, dealt_};
    }

private:
    static constexpr std::uint64_t at_once = 16;
    std::uint64_t games_, dealt_ = 0;
    Budget& budget_;
    std::mutex mutex_;
};

template <class Visitor>
Sample play(const go::Position& position, const Request& request, Dealer& dealer, Visitor visitor) {
    const LightBoard start(position.board, position.to_move);
    const int limit = request.move_limit > 0 ? request.move_limit : default_move_limit(position.size());
    Sample part{Results(position.size().points()), {}};
    for (auto games = dealer.next(); games.first != games.last; games = dealer.next()) {
        for (std::uint64_t game = games.first; game != games.last; ++game) {
            LightBoard board = start;
            Rng rng(combine(request.seed, game));
            const Outcome outcome = play_game(board, position.to_move, limit, rng, Uniform(), visitor);
            part.results.add(outcome.score, outcome.length);
        }
    }
    if constexpr (requires { visitor.points(); }) part.points = visitor.points();
    return part;
}

template <class Visitor>
Sample play_on_threads(const go::Position& position, const Request& request, Budget& budget) {
    Dealer dealer(request.games, budget);
    Sample total{Results(position.size().points()), {}};
    std::mutex mutex;
    const auto work = [&] {
        const Sample part = play(position, request, dealer, Visitor());
        const std::lock_guard lock(mutex);
        total += part;
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < request.threads; ++i) helpers.emplace_back(work);
    work();
    helpers.clear();  // joins
    return total;
}

}  // namespace

Results random_games(const go::Position& position, const Request& request, Budget& budget) {
    return play_on_threads<NoVisitor>(position, request, budget).results;
}

Sample sample(const go::Position& position, const Request& request, Budget& budget) {
    return play_on_threads<PointVisitor>(position, request, budget);
}

}  // namespace tedomari::playout
