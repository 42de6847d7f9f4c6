// SPDX-License-Identifier: MIT
#include "life/prover.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

#include "base/hash.h"
#include "base/side_by_side.h"
#include "life/search.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr std::uint64_t first_nodes = 1000;  // of a try
constexpr int growth = 4;                    // from one turn to the next
constexpr KoThreats killers_kos{KoThreats::always, 0};

constexpr std::uint64_t late = 16'000;  // from this turn on the tries are made that seldom come to something

struct Try {
    Arena arena;
    std::uint64_t share = 1;  // of a turn
    std::uint64_t from = 0;
    Solution solution = {};
};

// Small frames are read to the end soonest, and most proofs are found there.
constexpr std::uint64_t share_of(Width width) {
    return width == Width::tight ? 4 : width == Width::narrow ? 2 : 1;
}

// All that is left, but no more nodes than these.
Limits left_of(const Budget& budget, std::uint64_t nodes) {
    Limits limits = budget.half();
    if (limits.time != std::chrono::nanoseconds::max()) limits.time *= 2;
    limits.nodes = limits.nodes > nodes ? nodes : std::min(nodes, 2 * limits.nodes);
    return limits;
}

std::vector<Try> tries_of(const Board& board, const PointSet& targets) {
    std::vector<PointSet> questions;
    PointSet seen;
    targets.for_each([&](Point p) {
        if (!seen.contains(p)) questions.push_back({p});
        seen |= board.stones(p);
    });
    if (questions.size() > 1) questions.push_back(targets);
    std::vector<Try> tries;
    PointSet last;
    for (const Width width : {Width::tight, Width::narrow, Width::normal, Width::wide, Width::widest}) {
        std::optional<Arena> arena = shut_frame(board, targets, width);
        if (!arena || arena->area == last || !certainty(*arena).life) continue;
        last = arena->area;
        for (const PointSet& question : questions) {
            const bool promising = width != Width::widest && (question.size() == 1 || questions.size() == 1);
            arena->targets = question;
            arena->name = mix(tries.size() + 1);
            tries.push_back({*arena, share_of(width), promising ? 0 : late});
        }
    }
    return tries;
}

// One worker's part: every so-many-th try, in turns of growing size, until one is proved.
class Worker {
public:
    Worker(std::vector<Try>& tries, std::size_t which, std::size_t workers, Color first)
        : tries_(tries), which_(which), workers_(workers), first_(first) {}

    // Whether one was proved.
    bool work(Table& table, Budget& budget) {
        table.clear();
        for (std::uint64_t nodes = first_nodes; !budget.spent(); nodes *= growth) {
            bool open = false;
            for (std::size_t i = which_; i < tries_.size() && !budget.spent(); i += workers_) {
                Try& one = tries_[i];
                if (one.solution.fate != Fate::unknown) continue;
                open = true;
                if (one.from > nodes) continue;
                one.solution = budget.lend(left_of(budget, one.share * nodes), [&](Budget& part) {
                    return Search(one.arena, killers_kos, table, part).solve(first_);
                });
                if (one.solution.fate == Fate::alive) return true;
            }
            if (!open) return false;
        }
        return false;
    }

private:
    std::vector<Try>& tries_;
    std::size_t which_, workers_;
    Color first_;
};

// The caller only waits, and looks whether he is to stop.
void work_together(std::vector<Try>& tries, Color first, std::size_t workers, Budget& budget) {
    std::atomic<bool> stop = false;
    std::atomic<std::size_t> working = workers;
    std::atomic<std::uint64_t> nodes = 0;
    Limits each = left_of(budget, std::numeric_limits<std::uint64_t>::max());
    if (each.nodes != std::numeric_limits<std::uint64_t>::max()) each.nodes /= workers;
    side_by_side(workers + 1, [&](std::size_t i) {
        while (i == 0 && working > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            if (budget.cancelled()) stop = true;
        }
        if (i == 0) return;
        Table table;
        Budget own(each, &stop);
        if (Worker(tries, i - 1, workers, first).work(table, own)) stop = true;
        nodes += own.nodes();
        --working;
    });
    budget.spend(nodes);
}

}  // namespace

Reading prove_life(const Board& board, const PointSet& targets, Color first, Table& table, Budget& budget,
                   int threads) {
    std::vector<Try> tries = tries_of(board, targets);
    if (threads > 1 && tries.size() > 1) {
        work_together(tries, first, static_cast<std::size_t>(threads), budget);
    } else {
        Worker(tries, 0, 1, first).work(table, budget);
    }
    Reading reading;
    reading.nodes = budget.nodes();
    const auto proved =
        std::ranges::find_if(tries, [](const Try& one) { return one.solution.fate == Fate::alive; });
    if (proved == tries.end()) return reading;
    reading.outcome = Outcome::won();
    reading.evidence = Evidence::proved;
    reading.best = proved->solution.best;
    reading.threats = killers_kos;
    reading.area = proved->arena.area;
    reading.arena = std::make_shared<const Arena>(proved->arena);
    return reading;
}

}  // namespace tedomari::life
