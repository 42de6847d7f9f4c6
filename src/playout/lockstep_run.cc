// SPDX-License-Identifier: MIT
#include "playout/lockstep_run.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "base/hash.h"
#include "base/side_by_side.h"
#include "playout/game.h"

namespace tedomari::playout {

namespace {

// Into how many columns to deal the games: no more than they fill; enough to keep threads busy; few enough
// that a lane plays several games, for the last games of a column leave lanes idle: with 8 games a lane that
// costs a few percent.  It may depend on nothing but the number of games, or the results would depend on it
// too.
std::uint64_t columns_for(std::uint64_t games) {
    constexpr std::uint64_t lanes = games_at_once, least = 8, most = 1024, multiple = 16;
    if (games <= least * lanes) return (games + lanes - 1) / lanes;
    const std::uint64_t wanted = std::min(games / (8 * lanes), std::max(games / (64 * lanes), 4 * multiple));
    return std::clamp(wanted / multiple * multiple, least, most);
}

// Shares a budget between threads.
class SharedBudget final : public Gate {
public:
    explicit SharedBudget(Budget& budget) : budget_(budget) {}

    bool may_begin(std::uint64_t ended) override {
        const std::lock_guard lock(mutex_);
        budget_.spend(ended);
        return !budget_.spent();
    }

private:
    std::mutex mutex_;
    Budget& budget_;
};

// A thread's part of the results, where the engines can write it.
struct Part {
    Part(go::Size size, Statistics statistics)
        : by_score(2 * static_cast<std::size_t>(size.points()) + 1),
          points(statistics == Statistics::none ? 0 : static_cast<std::size_t>(size.points())) {
        tally.by_score = by_score.data();
        tally.points = points.empty() ? nullptr : points.data();
    }

    Sample sample(go::Size size) const {
        Sample result{Results(by_score, tally.length), {}};
        for (std::size_t i = 0; i < points.size(); ++i) {
            const int index = static_cast<int>(i);
            result.points[go::Point::at(index % size.width, index / size.width)] = points[i];
        }
        return result;
    }

    std::vector<std::uint64_t> by_score;
    std::vector<PointResults> points;
    LockstepTally tally;
};

}  // namespace

Columns::Columns(std::uint64_t games, std::uint64_t seed)
    : games_(games), seed_(seed), count_(columns_for(games)) {}

void Columns::deal(std::uint64_t first, int most, LockstepTask& task) const {
    for (int i = 0; i < most; ++i) {
        const std::uint64_t column = first + static_cast<std::uint64_t>(i);
        task.seeds[i] = combine(seed_, column);
        task.games[i] = column < count_ ? games_ / count_ + (column < games_ % count_ ? 1 : 0) : 0;
    }
}

LockstepTask first_task(const go::Position& position, const Request& request) {
    const go::Size size = position.size();
    const go::Board& board = position.board;
    const LightBoard start(board, position.to_move);
    LockstepTask task;
    task.width = size.width;
    task.height = size.height;
    task.to_move = position.to_move;
    const int limit = request.move_limit > 0 ? request.move_limit : default_move_limit(size);
    task.move_limit = std::min(limit, longest_game);
    go::for_each_point(size, [&](go::Point p) {
        const int i = p.row() * size.width + p.column();
        task.cells[i] = start.at(p);
        if (p == start.ko()) task.ko = i;
    });
    return task;
}

Sample run_lockstep(const LockstepEngine& engine, const go::Position& position, const Request& request,
                    Statistics statistics, Budget& budget) {
    const go::Size size = position.size();
    const std::uint64_t allowed = budget.limits().nodes - std::min(budget.limits().nodes, budget.nodes());
    const Columns columns(std::min(request.games, allowed), request.seed);
    const auto abreast = static_cast<std::uint64_t>(engine.columns);
    SharedBudget gate(budget);
    LockstepTask start = first_task(position, request);
    start.gate = &gate;
    std::atomic<std::uint64_t> next = 0;
    std::mutex mutex;
    Sample total{Results(size.points()), {}};

    const auto work = [&](std::size_t) {
        Part part(size, statistics);
        LockstepTask task = start;
        for (std::uint64_t first = next.fetch_add(abreast); first < columns.count();
             first = next.fetch_add(abreast)) {
            columns.deal(first, engine.columns, task);
            engine.play(task, part.tally);
        }
        const std::lock_guard lock(mutex);
        total += part.sample(size);
    };
    const std::uint64_t tasks = (columns.count() + abreast - 1) / abreast;
    const auto threads = static_cast<std::uint64_t>(std::max(request.threads, 1));
    side_by_side(static_cast<std::size_t>(std::min(tasks, threads)), work);
    return total;
}

}  // namespace tedomari::playout
