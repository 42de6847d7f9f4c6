// SPDX-License-Identifier: MIT
#pragma once

#include <tedomari/position.h>
#include <tedomari/region.h>

#include "base/budget.h"
#include "base/evidence.h"
#include "base/rational.h"
#include "base/result.h"
#include "cgt/thermograph.h"
#include "go/color.h"
#include "go/point_set.h"
#include "local/local_game.h"
#include "sgf/position.h"

// Between the library's face (include/tedomari) and what is behind it.  `given` goes out, `taken` comes in.
namespace tedomari::api {

struct Position::State {
    sgf::FoundPosition found;

    const go::Game& game() const { return found.game; }
};

[[noreturn]] void fail(const tedomari::Error& error);
template <class T>
T succeeded(Result<T> result) {
    if (!result) fail(result.error());
    return *std::move(result);
}

inline Rational given(tedomari::Rational number) { return {number.numerator(), number.denominator()}; }
std::optional<Rational> given(const std::optional<tedomari::Rational>& number);
inline Evidence given(tedomari::Evidence evidence) { return static_cast<Evidence>(evidence); }
inline Color given(go::Color color) { return static_cast<Color>(color); }
Estimate given(const local::Estimate& estimate);
Move given(go::Move move);
std::vector<Move> given(const std::vector<go::Move>& moves);
std::vector<std::string> given(const go::PointSet& points);
std::vector<std::string> given(const std::vector<go::Point>& points);
Thermograph given(const cgt::Thermograph& thermograph);
LocalGame given(const local::LocalGame& game);
inline std::string point_or_nothing(go::Point p) { return p.is_nowhere() ? "" : go::to_string(p); }

tedomari::Rational taken(Rational number);
inline go::Color taken(Color color) { return static_cast<go::Color>(color); }
go::Point taken(const std::string& point, go::Size size);
go::PointSet taken(const std::vector<std::string>& points, go::Size size);
// Without any limit in it, `seconds`.
Budget budget_of(const Effort& effort, double seconds);

// The value at each point, row by row from the top left.
template <class F>
std::vector<double> rows_of(go::Size size, F&& value) {
    std::vector<double> rows;
    for (int row = size.height - 1; row >= 0; --row) {
        for (int column = 0; column < size.width; ++column) rows.push_back(value(go::Point::at(column, row)));
    }
    return rows;
}

}  // namespace tedomari::api
