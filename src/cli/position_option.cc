// SPDX-License-Identifier: MIT
#include "cli/position_option.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <utility>

#include "sgf/files.h"
#include "sgf/source.h"

namespace tedomari::cli {

namespace {

void tell(const std::string& path, const std::string& what) {
    fmt::print(stderr, "tedomari: {}: {}\n", path, what);
}

// Which node, when it is not the one a reader would look at first.
void tell_node(const std::string& path, const sgf::QuestionNode& at) {
    using Reason = sgf::QuestionNode::Reason;
    if (at.is_last || at.reason == Reason::ending) return;
    const std::string where = at.moves == 0 ? "at its start" : fmt::format("after move {}", at.moves);
    tell(path,
         fmt::format("taken {}, {} (--move takes another)", where,
                     at.reason == Reason::marked ? "where points are marked" : "a problem with its answers"));
}

Result<sgf::FoundPosition> read_position(const PositionOption& option, sgf::AsksFor asks) {
    const auto text = sgf::read_all(option.path);
    if (!text) return text.error();
    const sgf::Wanted wanted{.game = option.game_number,
                             .move = option.move,
                             .asks = asks,
                             .named_record = sgf::is_record_name(option.path)};
    auto found = sgf::read_position(*text, wanted);
    if (!found) return found.error();
    if (found->record) {
        if (found->record->games > 1)
            tell(option.path, fmt::format("game 1 of {} (--game takes another)", found->record->games));
        tell_warnings(option.path, found->record->warnings);
        tell_node(option.path, found->at);
    }
    if (!option.to_move.empty()) found->game.set_to_move(*go::parse_color(option.to_move));
    return found;
}

}  // namespace

void tell_warnings(const std::string& path, const sgf::Warnings& warnings) {
    constexpr std::size_t most = 3;
    const std::size_t shown = std::min(most, warnings.kept().size());
    for (std::size_t i = 0; i < shown; ++i)
        fmt::print(stderr, "tedomari: {}:{} (read on)\n", path, describe(warnings.kept()[i]));
    if (warnings.count() > shown)
        tell(path, fmt::format("{} more such warnings; `tedomari sgf` lists them", warnings.count() - shown));
}

void PositionOption::declare(Form& form, const char* name, const char* help) {
    form.option(name, path, help).required();
    form.option("--game", game_number, "which game of a collection (default: the first)").positive();
    form.option("--move", move,
                "the position after this many moves (default: the end of a game, the start of a problem)")
        .not_negative();
    form.option("--to-move", to_move, "whose turn it is, if not as the position says")
        .one_of({"black", "white"});
}

Result<go::Game> PositionOption::read() const {
    auto position = read_for(sgf::AsksFor::position);
    if (!position) return position.error();
    return std::move(position->game);
}

Result<sgf::FoundPosition> PositionOption::read_for(sgf::AsksFor asks) const {
    return read_position(*this, asks);
}

}  // namespace tedomari::cli
