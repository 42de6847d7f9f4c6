// SPDX-License-Identifier: MIT
#include "cli/position_option.h"

#include <utility>

#include "cli/options.h"
#include "go/diagram.h"
#include "sgf/record.h"

namespace tedomari::cli {

namespace {

// A record begins "(;", perhaps after a mail header or the like; a diagram never holds that.
bool is_sgf(std::string_view text) {
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", open + 1);
        if (next != std::string_view::npos && text[next] == ';') return true;
    }
    return false;
}

}  // namespace

void PositionOption::declare(Form& form) {
    form.option("position", path, "an SGF file or a diagram; - for standard input").required();
    form.option("--move", move, "of an SGF file the position after so many moves, not the last")
        .not_negative();
}

Result<go::Game> PositionOption::read() const {
    const auto text = read_input(path);
    if (!text) return text.error();
    if (!is_sgf(*text)) {
        if (move) return Error{"--move needs an SGF file"};
        const auto position = go::parse_diagram(*text);
        if (!position) return position.error();
        const auto rules = go::parse_rules(diagram_rules);
        go::Game game(*position, rules ? *rules : go::Rules{});
        game.set_komi(Rational(0));
        return game;
    }
    auto record = sgf::read_record(*text, move);
    if (!record) return record.error();
    if (!record->game.board().is_possible()) return Error{"a chain of the position has no liberty"};
    return std::move(record->game);
}

}  // namespace tedomari::cli
