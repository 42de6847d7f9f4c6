// SPDX-License-Identifier: MIT
#include "valuation/values.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "valuation/pricing.h"

namespace tedomari::valuation {

using go::Color;
using tactics::GoalSummary;

namespace {

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

// So many tenths of the time that is left.
Budget tenths_of(const Budget& budget, int tenths) {
    Limits limits;
    if (budget.limits().time != Limits{}.time)
        limits.time = (budget.limits().time - budget.elapsed()) / 10 * tenths;
    return Budget(limits);
}

bool is_won(const GoalSummary& goal) {
    return goal.goal.kind == tactics::GoalKind::connect &&
           goal.status.opponent_first == outcome::Outcome::won();
}

// Chains that won connections join are one group.  Left out: connections inside a group that are not won themselves, and
// those of a chain to an empty point to which a chain of its group is connected whoever moves.
void leave_out_inside_groups(const go::Board& board, std::vector<GoalSummary>& goals) {
    go::PointMap<go::Point> groups;
    const auto group = [&](go::Point p) {
        p = board.chain(p);
        while (!groups[p].is_nowhere()) p = groups[p];
        return p;
    };
    const auto is_stone = [&](go::Point p) { return go::is_stone(board.at(p)); };
    const auto joins_chains = [&](const GoalSummary& goal) {
        return goal.goal.kind == tactics::GoalKind::connect && is_stone(goal.goal.a) && is_stone(goal.goal.b);
    };
    for (const GoalSummary& goal : goals) {
        if (!joins_chains(goal) || !is_won(goal)) continue;
        const go::Point a = group(goal.goal.a), b = group(goal.goal.b);
        if (a != b) groups[a] = b;
    }
    std::set<std::pair<int, int>> reached;  // group and empty point
    const auto ends = [&](const GoalSummary& goal) {
        const bool first = is_stone(goal.goal.a);
        return std::pair{group(first ? goal.goal.a : goal.goal.b).index(),
                         (first ? goal.goal.b : goal.goal.a).index()};
    };
    const auto joins_point = [&](const GoalSummary& goal) {
        return goal.goal.kind == tactics::GoalKind::connect && is_stone(goal.goal.a) != is_stone(goal.goal.b);
    };
    for (const GoalSummary& goal : goals) {
        if (joins_point(goal) && is_won(goal)) reached.insert(ends(goal));
    }
    std::erase_if(goals, [&](const GoalSummary& goal) {
        if (is_won(goal)) return false;
        if (joins_chains(goal)) return group(goal.goal.a) == group(goal.goal.b);
        return joins_point(goal) && reached.contains(ends(goal));
    });
}

std::vector<GoalSummary> read_goals(const go::Board& board, const ValueSettings& settings, Budget& budget,
                                    const Budget& whole) {
    tactics::ReadingTable table;
    tactics::Effort effort;
    effort.order = settings.order;
    Limits each;
    each.nodes = settings.nodes_each;
    std::vector<GoalSummary> found;
    tactics::GoalKinds kinds = settings.kinds;
    kinds.over_own_chains = !settings.literal.direct;
    if (settings.literal.near) kinds.orders = 2;
    for (const tactics::Goal& goal : tactics::relevant_goals(board, kinds)) {
        if (budget.spent() || whole.cancelled()) break;
        const auto known = settings.memory != nullptr ? settings.memory->summary(goal) : std::nullopt;
        found.push_back(known ? *known : tactics::summary_of(board, goal, effort, each, table));
        if (settings.memory != nullptr && !known) settings.memory->keep(found.back());
    }
    if (settings.literal.lost) {
        for (GoalSummary& goal : found) {
            for (outcome::Outcome* first : {&goal.status.friend_first, &goal.status.opponent_first}) {
                if (first->is_unknown()) *first = outcome::Outcome::lost();
            }
        }
    }
    if (settings.literal.groups) leave_out_inside_groups(board, found);
    return found;
}

PlaySettings play_settings(const ValueSettings& settings) {
    PlaySettings plays;
    plays.threats = settings.threats;
    plays.effort.aim.order = settings.order;
    plays.effort.aim.nodes = settings.nodes_each / 3 + 1;
    plays.effort.depth = 6;
    plays.nodes_each = settings.sente_nodes;
    plays.literal = settings.literal;
    return plays;
}

// Whether the player's hottest move is hotter than every one that is valued differently, three errors apart.
bool is_decided(const std::vector<MoveValue>& moves, Color color) {
    constexpr double sure = 3;
    const MoveValue* best = nullptr;
    for (const MoveValue& move : moves) {
        if (move.move.color != color) continue;
        if (best == nullptr) {
            best = &move;
        } else if (move.move != best->move) {
            const double gap = best->temperature - move.temperature;
            return gap > sure * std::hypot(best->error, move.error);
        }
    }
    return true;
}

}  // namespace

const MoveValue* Valuation::hottest(Color color) const {
    for (const MoveValue& move : moves) {
        if (move.move.color == color) return &move;
    }
    return nullptr;
}

Valuation value_goals(const go::Position& position, const ValueSettings& settings, Budget& budget) {
    constexpr std::uint64_t at_once = 1'000, least = 2'000;
    Valuation result;
    result.position = position;
    const auto start = budget.elapsed();
    if (settings.memory != nullptr) settings.memory->go_on(position.board);
    Budget for_reading = tenths_of(budget, 4), for_plays = tenths_of(budget, 9),
           for_games = tenths_of(budget, 8);
    const std::vector<GoalSummary> goals = read_goals(position.board, settings, for_reading, budget);
    result.goals = goals.size();
    PlaySettings wanted_plays = play_settings(settings);
    wanted_plays.whole = &budget;
    wanted_plays.memory = settings.memory;
    PlayFinder finder(position.board, goals, wanted_plays, for_plays);
    const Plays plays = finder.plays();
    result.plays = plays.plays.size();
    result.complete = plays.complete;
    Pricing pricing(position, goals, plays, finder, settings);
    result.reading_seconds = seconds(budget.elapsed() - start);
    const auto play = [&](std::uint64_t first, std::uint64_t games) {
        const std::uint64_t played = budget.spent() ? 0
                                                    : watch_games(position, settings.sampling, first, games,
                                                                  pricing.watch(), for_games);
        budget.spend(played);
        return played;
    };
    if (!pricing.is_empty() && settings.threats != Threats::none) {
        play(0, std::min(at_once, settings.games));
        pricing.look_closer();
    }
    while (result.games < settings.games) {
        const std::uint64_t wanted = std::min(at_once, settings.games - result.games);
        const std::uint64_t played = play(result.games, wanted);
        result.games += played;
        result.complete = result.complete && played == wanted;
        if (played < wanted || pricing.is_empty()) break;
        if (!settings.stops_early || result.games < least || result.games >= settings.games) continue;
        result.decided = is_decided(pricing.hopeful_moves(), position.to_move);
        if (result.decided) break;
    }
    const bool black = settings.verified_enemy || position.to_move == Color::black;
    const bool white = settings.verified_enemy || position.to_move == Color::white;
    result.moves = pricing.moves(black ? settings.verified : 0, white ? settings.verified : 0);
    result.complete = result.complete && !finder.was_cut_short();
    result.threats = pricing.threats();
    result.open = pricing.open_goals();
    result.score = pricing.score();
    result.playing_seconds = seconds(budget.elapsed() - start) - result.reading_seconds;
    return result;
}

namespace {

local::LocalGame game_of(const MoveValue& value, const go::Board& board) {
    local::LocalGame game;
    game.evidence = Evidence::sampled;
    for (const go::Point p : {value.move.point, value.goal.goal.a, value.goal.goal.b}) {
        if (!p.is_nowhere()) game.region.insert(p);
    }
    const Rational spread = rounded(2 * value.error);
    const Rational mean = value.thermograph.mean(), heat = value.exact_temperature();
    game.count = {mean - spread, mean, mean + spread};
    game.temperature = {std::max(Rational(0), heat - spread), heat, heat + spread};
    game.kind = local::kind_of(value.thermograph);
    game.region.for_each([&](go::Point p) {
        game.stones += static_cast<int>(board.at(p) == go::Cell::black) -
                       static_cast<int>(board.at(p) == go::Cell::white);
    });
    game.model =
        "random games, " + tactics::to_string(value.goal) + " reached or not; the whole board is counted";
    return game;
}

void add_line(local::LocalGame& game, const MoveValue& value) {
    local::Line& line = value.move.color == Color::black ? game.black : game.white;
    if (!line.moves.empty()) return;
    line.moves = {value.move};
    line.count = rounded(value.values.friend_value.mean);
}

}  // namespace

std::vector<local::LocalGame> local_games(const Valuation& valuation) {
    std::vector<local::LocalGame> games;
    std::vector<tactics::Goal> goals;
    for (const MoveValue& value : valuation.moves) {
        const auto known = std::find(goals.begin(), goals.end(), value.goal.goal);
        if (known == goals.end()) {
            goals.push_back(value.goal.goal);
            games.push_back(game_of(value, valuation.position.board));
            add_line(games.back(), value);
        } else {
            add_line(games[static_cast<std::size_t>(known - goals.begin())], value);
        }
    }
    return games;
}

}  // namespace tedomari::valuation
