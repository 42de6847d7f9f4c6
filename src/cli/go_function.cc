// SPDX-License-Identifier: MIT
#include "cli/go_function.h"

#include <fmt/format.h>

#include "analysis/go_game.h"
#include "cli/interrupt.h"
#include "cli/position_option.h"
#include "go/point_list.h"

namespace tedomari::cli {

namespace {

Result<cgt::Value> game_of_file(cgt::Session& session, const std::vector<std::string>& arguments) {
    PositionOption option;
    option.path = arguments[0];
    auto position = option.read_for(sgf::AsksFor::marked_points);
    if (!position) {
        const Error& error = position.error();
        return Error{option.path + (error.line > 0 ? ":" : ": ") + describe(error)};
    }
    go::PointSet region = position->marked;
    if (arguments.size() > 1) {
        region = {};
        const auto added = go::add_points(arguments[1], position->game.size(), region);
        if (!added) return added.error();
    }
    if (region.empty())
        return Error{option.path + ": no points are marked; name them: go(\"FILE\", \"A1,B1,…\")"};
    endgame::Effort effort;
    effort.cancel = &interrupt_flag();
    return analysis::go_game(session, position->game.board(), region, effort,
                             fmt::format("go(\"{}\")", option.path));
}

}  // namespace

void offer_go(cgt::Session& session) {
    session.offer({"go", "\"FILE\"[, \"A1,B1\"]",
                   "a region of a Go position: the points marked in the file, or these", 1, 2, game_of_file});
}

}  // namespace tedomari::cli
