// SPDX-License-Identifier: MIT
#include "analysis/capture_map.h"

#include "analysis/tactical.h"

namespace tedomari::analysis {

namespace {

Peril peril_of(const go::Board& board, go::Point chain, const CaptureMapSettings& settings,
               tactics::ReadingTable& table) {
    const tactics::Goal goal = tactics::capture(board, chain);
    const auto works = [&](tactics::Side first) {
        Limits limits;
        limits.time = settings.time_each;
        Budget budget(limits, settings.cancel);
        return ask(board, goal, first, table, budget).code != 0;
    };
    if (!works(tactics::Side::attacker)) return Peril::none_seen;
    return works(tactics::Side::defender) ? Peril::unsettled : Peril::captured;
}

}  // namespace

CaptureMap capture_map(const go::Board& board, const CaptureMapSettings& settings) {
    CaptureMap map{board, go::PointMap<Peril>(Peril::none_seen), true};
    Limits limits;
    limits.time = settings.time;
    Budget all(limits, settings.cancel);
    tactics::ReadingTable table;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (!go::is_stone(board.at(p)) || board.chain(p) != p || board.liberties(p) > settings.liberties)
            return;
        if (all.spent()) {
            map.complete = false;
            return;
        }
        const Peril peril = peril_of(board, p, settings, table);
        board.for_each_stone(p, [&](go::Point stone) { map.peril[stone] = peril; });
    });
    return map;
}

}  // namespace tedomari::analysis
