// SPDX-License-Identifier: MIT
#include "cli/go_function.h"

#include <fmt/format.h>

#include "analysis/go_game.h"
#include "cgt/rewriting.h"
#include "cli/interrupt.h"
#include "cli/options.h"
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

// A board of a game whose rules are in a file.
Result<cgt::Value> ruled_by_file(cgt::Session& session, const std::vector<std::string>& arguments) {
    const auto text = read_input(arguments[0]);
    if (!text) return Error{arguments[0] + ": " + text.error().message};
    const auto game = cgt::Rewriting::parse(*text);
    if (!game) return Error{arguments[0] + ": " + game.error().message};
    const auto value = game->value(session.store(), arguments[1]);
    if (!value) return value.error();
    return cgt::Value(*value);
}

}  // namespace

void offer_go(cgt::Session& session) {
    session.offer({"go", "\"FILE\"[, \"A1,B1\"]",
                   "a region of a Go position: the points marked in the file, or these", 1, 2, game_of_file});
    session.offer({"ruleset", "\"FILE\", \"x..\"",
                   "a board of a game whose rules are in a file, as rules() takes them", 2, 2,
                   ruled_by_file});
}

}  // namespace tedomari::cli
