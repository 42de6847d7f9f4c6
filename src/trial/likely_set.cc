// SPDX-License-Identifier: MIT
#include "trial/likely_set.h"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>

#include "base/seconds.h"
#include "endgame/terrain.h"

namespace tedomari::trial {

namespace {

using go::Color;
using go::Point;

// What a move in the region is worth when there is much time; nothing when that is not known even then, or when
// it was interrupted.
std::optional<Rational> proved_worth(const LikelySetQuestion& question, const GeneratedRegion& made) {
    endgame::Effort much;
    much.time = nanoseconds_of(question.seconds_for_proof);
    much.cancel = question.cancel;
    much.second_opinions = false;
    const auto truth = endgame::evaluate(made.position.board, made.points, much);
    if (!truth || truth->evidence != Evidence::proved) return {};
    return truth->temperature.value;
}

Color some_color(Rng& rng) { return rng.below(2) == 0 ? Color::black : Color::white; }

// A chain of six stones in the room, grown from one of its points.
void add_group(go::Board& board, const go::PointSet& room, Rng& rng) {
    const auto some_point = [&](const go::PointSet& points) {
        return points.points()[rng.below(static_cast<std::uint32_t>(points.size()))];
    };
    const Color color = some_color(rng);
    go::PointSet group{some_point(room)};
    while (group.size() < RegionKind::group) {
        const go::PointSet beside = (group.neighbours() & room) - group;
        if (beside.empty()) return;
        group.insert(some_point(beside));
    }
    group.for_each([&](Point p) {
        board.remove(p);
        board.place(p, color);
    });
}

}  // namespace

std::optional<GeneratedRegion> generated_region(std::uint64_t seed, RegionKind kind_of_region) {
    const auto [least_open, most_open, with_group] = kind_of_region;
    Rng rng(seed);
    GeneratedRegion made{go::Position{go::Board(go::square(19))}, {}};
    go::Board& board = made.position.board;
    const int wider = with_group ? 2 : 0, higher = with_group ? 1 : 0;
    const int width = 4 + wider + static_cast<int>(rng.below(5)),
              height = 2 + higher + static_cast<int>(rng.below(2));
    const int left = rng.below(3) == 0 ? 0 : 5;
    const int turn = left + 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(width)));
    const Color first = some_color(rng);
    // Two rows of wall, so that nobody doubts it; the colors meet above column `turn`.
    for (int column = std::max(0, left - 2); column < left + width + 2; ++column) {
        for (int row = 0; row < height + 2; ++row) {
            const bool inside = column >= left && column < left + width && row < height;
            const Color color = column < turn ? first : go::opponent(first);
            if (!inside) {
                board.place(Point::at(column, row), color);
                continue;
            }
            made.points.insert(Point::at(column, row));
            const auto kind = rng.below(7);
            if (kind < 2) board.place(Point::at(column, row), kind == 0 ? Color::black : Color::white);
        }
    }
    if (with_group) add_group(board, made.points, rng);
    if (rng.below(3) == 0) {  // a gap in the wall
        const int column = left + static_cast<int>(rng.below(static_cast<std::uint32_t>(width)));
        board.remove(Point::at(column, height));
    }
    const int open = endgame::take_census(board, made.points).empty;
    if (open < least_open || open > most_open || !board.is_possible()) return {};
    return made;
}

LikelySetReport likely_set(const LikelySetQuestion& question, const survey::Judge& judge,
                           const std::function<void(const LikelyCase&)>& tell) {
    LikelySetReport report;
    report.seconds = question.seconds;
    RegionTruths nowhere;
    RegionTruths& truths = question.truths != nullptr ? *question.truths : nowhere;
    endgame::Effort little;
    little.time = nanoseconds_of(question.seconds);
    little.cancel = question.cancel;
    const auto stopped = [&] { return question.cancel != nullptr && question.cancel->load(); };
    for (std::uint64_t number = 1; static_cast<int>(report.cases.size()) < question.regions; ++number) {
        if (stopped()) break;
        RegionKind kind = question.kind;
        kind.with_group &= number % 2 == 0;
        const auto made = generated_region(question.seed * 1'000'003 + number, kind);
        if (!made) continue;
        auto truth = truths.find(number);
        if (!truth) {
            truth = RegionTruths::Truth{proved_worth(question, *made)};
            if (stopped()) break;
            report.kept &= truths.keep(number, *truth);
        }
        if (!truth->worth) {
            ++report.unproved;
            continue;
        }
        const std::clock_t start = std::clock();
        const auto found = analysis::value_region(made->position, made->points, little, &judge);
        if (!found || stopped()) break;
        LikelyCase one;
        one.number = number;
        one.open = endgame::take_census(made->position.board, made->points).empty;
        one.proved = *truth->worth;
        one.found = found->temperature.value;
        one.low = found->shown_temperature().low;
        one.high = found->shown_temperature().high;
        one.evidence = found->evidence;
        one.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        if (tell) tell(one);
        report.cases.push_back(one);
    }
    report.interrupted = stopped();
    return report;
}

std::string to_text(const LikelyCase& one) {
    return fmt::format("{:6} {:3} open {:>9} {:>9} {:5} {:8} {:6.2f} s  {} to {}\n", one.number, one.open,
                       to_mixed_string(one.proved), to_mixed_string(one.found), one.is_equal() ? "yes" : "NO",
                       to_string(one.evidence), one.seconds, to_mixed_string(one.low),
                       to_mixed_string(one.high));
}

std::string to_text(const LikelySetReport& report) {
    const auto open = report.those(&LikelyCase::is_open);
    return fmt::format(
        "{} of {} equal, {} within half a point; {} not proved in {} s, of these {} equal, {} inside the "
        "range, "
        "which is {:.2f} wide in the middle; {} more never proved\n",
        report.count(&LikelyCase::is_equal), report.cases.size(), report.count(&LikelyCase::is_near),
        open.cases.size(), report.seconds, open.count(&LikelyCase::is_equal),
        open.count(&LikelyCase::is_inside),
        open.cases.empty() ? 0.0 : median(open.values(&LikelyCase::width)), report.unproved);
}

nlohmann::json to_json(const LikelySetReport& report) {
    const auto open = report.those(&LikelyCase::is_open);
    return {{"regions", report.cases.size()},
            {"equal", report.count(&LikelyCase::is_equal)},
            {"within half a point", report.count(&LikelyCase::is_near)},
            {"not proved in time", open.cases.size()},
            {"of these equal", open.count(&LikelyCase::is_equal)},
            {"of these inside the range", open.count(&LikelyCase::is_inside)},
            {"never proved", report.unproved}};
}

}  // namespace tedomari::trial
