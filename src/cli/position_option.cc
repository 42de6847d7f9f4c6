// SPDX-License-Identifier: MIT
#include "cli/position_option.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <utility>

#include "cli/point_list.h"
#include "go/diagram.h"
#include "sgf/files.h"
#include "sgf/question_node.h"
#include "sgf/reader.h"
#include "sgf/source.h"

namespace tedomari::cli {

namespace {

// A record begins "(;", perhaps after a mail header or the like; a diagram never holds that.
bool holds_a_record(std::string_view text) {
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", open + 1);
        if (next != std::string_view::npos && text[next] == ';') return true;
    }
    return false;
}

// Also what can be nothing else, so that the reader of records says what is wrong with it.
bool is_record(const std::string& path, std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return holds_a_record(text) || sgf::is_record_name(path) || first == std::string_view::npos ||
           text[first] == '(' || text.find('\0') != std::string_view::npos;
}

Result<std::string> unpacked(const std::string& path) {
    const auto source = sgf::open_source(path);
    if (!source) return source.error();
    std::string text;
    std::size_t size = 0;
    for (;;) {
        constexpr std::size_t piece = 1 << 16;
        text.resize(size + piece);
        const auto n = (*source)->read({text.data() + size, piece});
        if (!n) return n.error();
        size += *n;
        if (*n == 0) break;
    }
    text.resize(size);
    return text;
}

void tell(const std::string& path, const std::string& what) {
    fmt::print(stderr, "tedomari: {}: {}\n", path, what);
}

void tell_warnings(const std::string& path, const sgf::Warnings& warnings) {
    constexpr std::size_t most = 3;
    const std::size_t shown = std::min(most, warnings.kept().size());
    for (std::size_t i = 0; i < shown; ++i)
        fmt::print(stderr, "tedomari: {}:{} (read on)\n", path, describe(warnings.kept()[i]));
    if (warnings.count() > shown)
        tell(path, fmt::format("{} more such warnings; `tedomari sgf` lists them", warnings.count() - shown));
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

struct Game {
    sgf::Tree tree;
    sgf::Warnings warnings;
};

// The game of this number, and a word when nobody gave one and there are several.
Result<Game> find_game(const std::string& path, const std::string& text, std::optional<int> number) {
    sgf::Reader reader(text);
    Game found;
    sgf::Tree other;
    const int wanted = number.value_or(1);
    int games = 0;
    for (;;) {
        sgf::Warnings warnings;
        const bool is_it = games + 1 == wanted;
        const auto more = reader.next(is_it ? found.tree : other, warnings);
        if (!more && games < wanted) return more.error();
        if (!more || !*more) break;
        ++games;
        if (is_it) found.warnings = std::move(warnings);
        if (is_it && number) return found;
    }
    if (games < wanted)
        return Error{fmt::format("the file has only {} game{}", games, games == 1 ? "" : "s")};
    if (games > 1) tell(path, fmt::format("game 1 of {} (--game takes another)", games));
    return found;
}

// A diagram marks its region in a comment: "# region C7,D7".
Result<bool> region_line(std::string_view text, go::Size size, go::PointSet& points) {
    constexpr std::string_view key = "# region ";
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end + 1));
        if (!line.starts_with(key)) continue;
        const auto added = add_points(line.substr(key.size()), size, points);
        if (!added) return Error{added.error().message, number, static_cast<int>(key.size()) + 1};
    }
    return true;
}

Result<PositionOption::Marked> read_diagram(const PositionOption& option, const std::string& text) {
    if (option.move) return Error{"--move needs an SGF file"};
    if (option.game_number) return Error{"--game needs an SGF file"};
    const auto position = go::parse_diagram(text);
    if (!position) return position.error();
    const auto rules = go::parse_rules(option.diagram_rules);
    go::Game game(*position, rules ? *rules : go::Rules{});
    game.set_komi(Rational(0));
    PositionOption::Marked result{std::move(game), {}};
    const auto marked = region_line(text, result.game.size(), result.points);
    if (!marked) return marked.error();
    return result;
}

Result<PositionOption::Marked> read_record(const PositionOption& option, const std::string& text,
                                           sgf::AsksFor asks) {
    auto game = find_game(option.path, text, option.game_number);
    if (!game) return game.error();
    const auto info = sgf::game_info(game->tree, game->warnings);
    if (!info) return info.error();
    const auto at = option.move ? sgf::node_after(game->tree, *option.move)
                                : Result<sgf::QuestionNode>(sgf::question_node(game->tree, asks));
    if (!at) return at.error();
    PositionOption::Marked result{sgf::game_up_to(game->tree, *info, at->node, game->warnings), {}};
    if (!result.game.board().is_possible()) return Error{"a chain of the position has no liberty"};
    result.points = sgf::marked_points(game->tree, at->node, info->size);
    tell_warnings(option.path, game->warnings);
    tell_node(option.path, *at);
    return result;
}

Result<PositionOption::Marked> read_position(const PositionOption& option, sgf::AsksFor asks) {
    const auto text = unpacked(option.path);
    if (!text) return text.error();
    auto result =
        is_record(option.path, *text) ? read_record(option, *text, asks) : read_diagram(option, *text);
    if (result && !option.to_move.empty()) result->game.set_to_move(*go::parse_color(option.to_move));
    return result;
}

}  // namespace

void PositionOption::declare(Form& form) {
    form.option("position", path, "an SGF file, xz-compressed or not, or a diagram; - for standard input")
        .required();
    form.option("--game", game_number, "of a collection the game of this number, not the first").positive();
    form.option("--move", move,
                "the position after so many moves; else the last of a game, the first of a problem")
        .not_negative();
    form.option("--to-move", to_move, "who moves, if not who the position says").one_of({"black", "white"});
}

Result<go::Game> PositionOption::read() const {
    auto position = read_position(*this, sgf::AsksFor::position);
    if (!position) return position.error();
    return std::move(position->game);
}

Result<PositionOption::Marked> PositionOption::read_marked() const {
    return read_position(*this, sgf::AsksFor::marked_points);
}

}  // namespace tedomari::cli
