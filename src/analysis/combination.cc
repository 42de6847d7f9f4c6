// SPDX-License-Identifier: MIT
#include "analysis/combination.h"

#include <algorithm>

#include "tactics/exchange.h"

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Point;
using outcome::Outcome;
using tactics::Goal;
using tactics::Reading;
using tactics::Side;
using tactics::Wish;

namespace {

constexpr int most_liberties = 4, most_liberties_after_exchanges = 6;
constexpr std::uint64_t fewest_nodes = 3'000, most_nodes_of_one = 30'000;

struct Candidate {
    Goal goal;
    go::PointSet trace;  // what its loss leans on
};

// What a single attack does not take, fewest liberties first.
std::vector<Candidate> candidates_for(const Board& board, Color color, tactics::ReadingTable& table,
                                      Budget& budget) {
    tactics::Effort effort;
    effort.order = 3;
    std::vector<Candidate> found;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) != cell(opponent(color)) || board.chain(p) != p ||
            board.liberties(p) > most_liberties)
            return;
        Limits limits;
        limits.nodes = 5'000;
        Budget each(limits);
        const Goal goal = tactics::capture(board, p);
        const Reading reading = tactics::read(board, goal, Side::attacker, effort, table, each);
        budget.spend(each.nodes());
        if (reading.outcome == Outcome::lost() || reading.outcome.is_unknown())
            found.push_back({goal, reading.trace});
    });
    std::stable_sort(found.begin(), found.end(), [&](const Candidate& x, const Candidate& y) {
        return board.liberties(x.goal.a) < board.liberties(y.goal.a);
    });
    return found;
}

Wish one_of(const std::vector<Goal>& goals) {
    Wish wish;
    wish.form = Wish::Form::either;
    for (const Goal& goal : goals) {
        Wish part;
        part.question = {goal, Side::attacker};
        wish.parts.push_back(std::move(part));
    }
    return wish;
}

// The chains that may be short of liberties once a few threats were answered.
std::vector<Goal> chains_in_reach(const Board& board, Color color) {
    std::vector<Goal> found;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(opponent(color)) && board.chain(p) == p &&
            board.liberties(p) <= most_liberties_after_exchanges)
            found.push_back(tactics::capture(board, p));
    });
    std::stable_sort(found.begin(), found.end(), [&](const Goal& x, const Goal& y) {
        return board.liberties(x.a) < board.liberties(y.a);
    });
    return found;
}

// Looks for a win of one of several goals with so much effort.
class Hunt {
public:
    Hunt(const Board& board, tactics::ReadingTable& table, Budget& budget)
        : board_(board), table_(table), budget_(budget) {}

    Reading read(const std::vector<Goal>& goals, int order, std::uint64_t nodes, tactics::Breadth breadth) {
        tactics::Effort effort;
        effort.least_order = 1;
        effort.order = order;
        Limits limits;
        limits.nodes = nodes;
        limits.time = time_left();
        Budget each(limits);
        const Reading reading =
            tactics::read(board_, one_of(goals), Side::attacker, effort, table_, each, breadth);
        budget_.spend(each.nodes());
        has_ended_ = each.nodes() < nodes;
        return reading;
    }
    // Whether the last search came to its end, so that more nodes would find no more.
    bool has_ended() const { return has_ended_; }

    // Leaves out every goal that the win can do without, and with it forcing moves that lead nowhere.
    Reading with_fewest(std::vector<Goal>& goals, Reading won, int order, tactics::Breadth breadth) {
        for (std::size_t i = goals.size(); i-- > 0 && goals.size() > 1;) {
            std::vector<Goal> fewer = goals;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const Reading reading = read(fewer, order, 20'000, breadth);
            if (reading.outcome != Outcome::won()) continue;
            goals = std::move(fewer);
            won = reading;
        }
        return won;
    }

private:
    std::chrono::nanoseconds time_left() const {
        const auto time = budget_.limits().time;
        return time == std::chrono::nanoseconds::max() ? time : time - budget_.elapsed();
    }

    const Board& board_;
    tactics::ReadingTable& table_;
    Budget& budget_;
    bool has_ended_ = false;
};

}  // namespace

namespace {

using tactics::Breadth;

struct Attempt {
    std::vector<Goal> goals;
    int order;
    Breadth breadth;
    bool is_done = false;  // in vain
};

// Two chains, or a chain and the three that share the most points with it: only of goals that lean on common
// points can a move threaten two.  At last all at once, the attacks kept to liberties.
std::vector<Attempt> attempts(const std::vector<Candidate>& candidates) {
    constexpr std::size_t most_beside = 3;
    std::vector<Attempt> pairs, groups;
    const auto common = [&](std::size_t i, std::size_t j) {
        return shared_points(candidates[i].trace, candidates[j].trace);
    };
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        std::vector<std::size_t> beside;
        for (std::size_t j = 0; j < candidates.size(); ++j) {
            if (j != i && common(i, j) > 0) beside.push_back(j);
            if (j > i && common(i, j) > 0)
                pairs.push_back({{candidates[i].goal, candidates[j].goal}, 3, Breadth::all});
        }
        std::stable_sort(beside.begin(), beside.end(),
                         [&](std::size_t x, std::size_t y) { return common(i, x) > common(i, y); });
        if (beside.size() < 2) continue;
        beside.resize(std::min(beside.size(), most_beside));
        groups.push_back({{candidates[i].goal}, 2, Breadth::all});
        for (const std::size_t j : beside) groups.back().goals.push_back(candidates[j].goal);
    }
    pairs.insert(pairs.end(), groups.begin(), groups.end());
    pairs.push_back({{}, 2, Breadth::liberties});
    for (const Candidate& c : candidates) pairs.back().goals.push_back(c.goal);
    return pairs;
}

// Captures that exchanges make possible.
bool after_exchanges(const Board& board, Color color, int exchanges, std::uint64_t nodes, bool by_ko,
                     tactics::ReadingTable& table, Budget& budget, Combination& combination) {
    tactics::ExchangeEffort effort;
    effort.exchanges = exchanges;
    effort.capture.nodes = nodes;
    effort.by_ko = by_ko;
    const auto forced =
        tactics::capture_after_exchanges(board, chains_in_reach(board, color), effort, table, budget);
    if (forced) combination = {true, by_ko, forced->move, forced->trace, forced->goals};
    return forced.has_value();
}

}  // namespace

// First ataris on anything; then, ten times as much each round, threats of higher order on few.  A ko that the
// attacker takes first is taken for want of better.
Combination find_combination(const Board& board, Color color, tactics::ReadingTable& table, Budget& budget) {
    Combination combination;
    const auto candidates = candidates_for(board, color, table, budget);
    for (const Candidate& c : candidates) combination.goals.push_back(c.goal);
    if (combination.goals.empty()) return combination;
    Hunt hunt(board, table, budget);
    const auto keep = [&](const Reading& reading, const std::vector<Goal>& goals) {
        combination.found = true;
        combination.is_ko = reading.outcome.is_ko();
        combination.move = reading.best;
        combination.trace = reading.trace;
        combination.goals = goals;
    };
    const auto won = [&](Attempt& attempt, std::uint64_t nodes) {
        if (attempt.is_done) return false;
        const Reading reading = hunt.read(attempt.goals, attempt.order, nodes, attempt.breadth);
        attempt.is_done = hunt.has_ended();
        if (reading.outcome.kind == outcome::Kind::ko_up && !combination.found) keep(reading, attempt.goals);
        if (reading.outcome != Outcome::won()) return false;
        std::vector<Goal> goals = attempt.goals;
        const Reading fewest = hunt.with_fewest(goals, reading, attempt.order, attempt.breadth);
        keep(fewest, goals);
        return true;
    };
    Attempt ataris{combination.goals, 1, Breadth::all};
    if (won(ataris, 20'000)) return combination;
    auto all = attempts(candidates);
    for (std::uint64_t nodes = fewest_nodes; nodes <= 300'000; nodes *= 10) {
        const int exchanges = nodes == fewest_nodes ? 1 : 2;
        if (nodes <= most_nodes_of_one &&
            after_exchanges(board, color, exchanges, nodes, false, table, budget, combination))
            return combination;
        for (Attempt& attempt : all) {
            if (budget.spent() || won(attempt, nodes)) return combination;
        }
        if (!combination.found && nodes == most_nodes_of_one)
            after_exchanges(board, color, exchanges, nodes, true, table, budget, combination);
        if (combination.found) return combination;
    }
    return combination;
}

std::vector<Combination> find_combinations(const Board& board, const Limits& limits,
                                           const std::atomic<bool>* cancel) {
    std::vector<Combination> all;
    for (const Color color : {Color::black, Color::white}) {
        tactics::ReadingTable table;
        Budget budget(limits, cancel);
        Combination one = find_combination(board, color, table, budget);
        if (one.found) all.push_back(std::move(one));
    }
    return all;
}

std::vector<Point> moves_against(const Board& board, const Combination& combination, Color color,
                                 tactics::ReadingTable& table, Budget& budget) {
    std::vector<Point> found;
    if (!combination.found) return found;
    const Wish wish = one_of(combination.goals);
    tactics::Effort effort;
    effort.least_order = 1;
    effort.order = 3;
    std::vector<Point> candidates{combination.move};
    combination.trace.for_each([&](Point p) {
        if (p != combination.move) candidates.push_back(p);
    });
    for (const Point p : candidates) {
        if (budget.spent()) break;
        Board after = board;
        if (!after.is_legal({opponent(color), p}, go::Suicide::forbidden)) continue;
        after.play({opponent(color), p});
        const Reading reading = tactics::read(after, wish, Side::attacker, effort, table, budget);
        if (reading.outcome == Outcome::lost()) found.push_back(p);
    }
    return found;
}

}  // namespace tedomari::analysis
