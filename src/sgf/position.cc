// SPDX-License-Identifier: MIT
#include "sgf/position.h"

#include <algorithm>
#include <string>

#include "go/diagram.h"
#include "go/point_list.h"
#include "sgf/reader.h"

namespace tedomari::sgf {

namespace {

// A diagram marks its region in a comment: "# region C7,D7".
Result<go::PointSet> region_line(std::string_view text, go::Size size) {
    constexpr std::string_view key = "# region ";
    go::PointSet points;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end + 1));
        if (!line.starts_with(key)) continue;
        const auto added = go::add_points(line.substr(key.size()), size, points);
        if (!added) return Error{added.error().message, number, static_cast<int>(key.size()) + 1};
    }
    return points;
}

// Most of what can be seen of a diagram are points; in prose few letters are.
bool looks_like_diagram(std::string_view text) {
    std::size_t seen = 0, points = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') continue;
        ++seen;
        if (std::string_view(".+,xXoO#@*").find(c) != std::string_view::npos) ++points;
    }
    return 2 * points >= seen;
}

Result<FoundPosition> read_diagram(std::string_view text, const Wanted& wanted) {
    if (wanted.move) return Error{"--move needs an SGF file"};
    if (wanted.game) return Error{"--game needs an SGF file"};
    auto game = diagram_game(text);
    if (!game) return game.error();
    const auto marked = region_line(text, game->size());
    if (!marked) return marked.error();
    return FoundPosition{std::move(*game), *marked};
}

Result<QuestionNode> node_of(const Tree& tree, const Wanted& wanted) {
    if (wanted.move) return node_after(tree, *wanted.move);
    if (!wanted.node) return question_node(tree, wanted.asks);
    NodeId node = Tree::root;
    for (int i = 0; i < *wanted.node && node != no_node; ++i) node = tree.next_in_text(node);
    if (node == no_node) return Error{"the game has no such node"};
    return QuestionNode{node};
}

Result<FoundPosition> read_record(std::string_view text, const Wanted& wanted) {
    auto record = nth_game(text, wanted.game);
    if (!record) return record.error();
    auto info = game_info(record->tree, record->warnings);
    if (!info) return info.error();
    const auto at = node_of(record->tree, wanted);
    if (!at) return at.error();
    FoundPosition found{game_up_to(record->tree, *info, at->node, record->warnings),
                        marked_points(record->tree, at->node, info->size), std::move(*record),
                        std::move(*info), *at};
    if (!found.game.board().is_possible()) return Error{"a chain of the position has no liberty"};
    return found;
}

}  // namespace

bool is_record(std::string_view text) {
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", open + 1);
        if (next != std::string_view::npos && text[next] == ';') return true;
    }
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return first == std::string_view::npos || text[first] == '(' || text.find('\0') != std::string_view::npos;
}

Result<NthGame> nth_game(std::string_view text, std::optional<int> number) {
    Reader reader(text);
    NthGame found;
    Tree other;
    const int wanted = number.value_or(1);
    int games = 0;
    for (;;) {
        Warnings warnings;
        const bool is_it = games + 1 == wanted;
        const auto more = reader.next(is_it ? found.tree : other, warnings);
        if (!more && games < wanted) return more.error();
        if (!more || !*more) break;
        ++games;
        if (is_it) found.warnings = std::move(warnings);
        if (is_it && number) return found;
    }
    if (games < wanted)
        return Error{"the file has only " + std::to_string(games) + (games == 1 ? " game" : " games")};
    found.games = games;
    return found;
}

Result<go::Game> diagram_game(std::string_view text) {
    const auto position = go::parse_diagram(text);
    if (!position && !looks_like_diagram(text))
        return Error{
            "this is neither a game record (SGF begins with \"(;\") nor a diagram (rows of '.', 'X' and "
            "'O')"};
    if (!position) return position.error();
    return go::Game(*position, rules_of({}));
}

void set_rules(go::Game& game, go::Rules rules) {
    rules.komi = game.komi();
    game.set_rules(rules);
}

Result<FoundPosition> read_position(std::string_view text, const Wanted& wanted) {
    return wanted.named_record || is_record(text) ? read_record(text, wanted) : read_diagram(text, wanted);
}

}  // namespace tedomari::sgf
