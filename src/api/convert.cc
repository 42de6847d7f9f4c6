// SPDX-License-Identifier: MIT
#include "api/convert.h"

#include "base/seconds.h"
#include "base/version.h"

namespace tedomari::api {

static_assert(static_cast<int>(Evidence::judged) == static_cast<int>(tedomari::Evidence::judged));
static_assert(static_cast<int>(Color::white) == static_cast<int>(go::Color::white));

std::string version() { return std::string(tedomari::version()); }

Error::Error(const std::string& what, int line_, int column_)
    : std::runtime_error(what), line(line_), column(column_) {}

void fail(const tedomari::Error& error) { throw Error(describe(error), error.line, error.column); }

std::string to_string(Rational number) { return tedomari::to_string(taken(number)); }
std::string to_string(Evidence evidence) {
    return std::string(tedomari::to_string(static_cast<tedomari::Evidence>(evidence)));
}

std::optional<Rational> given(const std::optional<tedomari::Rational>& number) {
    return number ? std::optional(given(*number)) : std::nullopt;
}

Estimate given(const local::Estimate& estimate) {
    return {given(estimate.low), given(estimate.value), given(estimate.high)};
}

Move given(go::Move move) { return {given(move.color), go::to_string(move.point)}; }

std::vector<Move> given(const std::vector<go::Move>& moves) {
    std::vector<Move> list;
    list.reserve(moves.size());
    for (const go::Move move : moves) list.push_back(given(move));
    return list;
}

std::vector<std::string> given(const go::PointSet& points) { return given(points.points()); }

std::vector<std::string> given(const std::vector<go::Point>& points) {
    std::vector<std::string> list;
    list.reserve(points.size());
    for (const go::Point p : points) list.push_back(go::to_string(p));
    return list;
}

Thermograph given(const cgt::Thermograph& thermograph) {
    const auto wall = [](const cgt::Wall& bending) {
        std::vector<Bend> bends;
        for (const cgt::Bend& bend : bending.bends()) bends.push_back({given(bend.t), given(bend.value)});
        return bends;
    };
    return {wall(thermograph.left), wall(thermograph.right), given(thermograph.mean()),
            given(thermograph.temperature())};
}

LocalGame given(const local::LocalGame& game) {
    const auto line = [](const local::Line& played) -> Line {
        return {given(played.moves), given(played.count)};
    };
    const auto walls = [](const std::optional<cgt::Thermograph>& known) {
        return known ? std::optional(given(*known)) : std::nullopt;
    };
    return {.points = given(game.region),
            .evidence = given(game.claim()),
            .walls_proved = game.border == local::Border::proved,
            .count = given(game.count),
            .temperature = given(game.temperature),
            .kind = std::string(local::to_string(game.kind)),
            .has_ko = game.has_ko,
            .black = line(game.black),
            .white = line(game.white),
            .black_komaster = walls(game.black_master),
            .white_komaster = walls(game.white_master),
            .notices = game.notices};
}

tedomari::Rational taken(Rational number) {
    if (number.denominator == 0) throw Error("a denominator is 0", 0, 0);
    return {number.numerator, number.denominator};
}

go::Point taken(const std::string& point, go::Size size) {
    const auto parsed = go::parse_point(point, size);
    if (!parsed) fail({point + ": " + parsed.error().message});
    return *parsed;
}

go::PointSet taken(const std::vector<std::string>& points, go::Size size) {
    go::PointSet set;
    for (const std::string& point : points) set.insert(taken(point, size));
    return set;
}

Budget budget_of(const Effort& effort, double seconds) {
    Limits limits;
    if (effort.seconds > 0) limits.time = nanoseconds_of(effort.seconds);
    if (effort.nodes > 0) limits.nodes = effort.nodes;
    if (effort.seconds <= 0 && effort.nodes == 0 && seconds > 0) limits.time = nanoseconds_of(seconds);
    return Budget(limits, effort.stop);
}

}  // namespace tedomari::api
