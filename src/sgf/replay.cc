// SPDX-License-Identifier: MIT
#include "sgf/replay.h"

#include <algorithm>

#include "go/handicap.h"
#include "sgf/points.h"

namespace tedomari::sgf {

namespace {

using go::Color;

constexpr std::pair<std::string_view, Color> move_names[] = {{"B", Color::black}, {"W", Color::white}};
constexpr std::string_view setup_names[] = {"AB", "AW", "AE"};

// The color that moves next on the line of first children, as far as a few nodes tell.
std::optional<Color> next_mover(const Tree& tree, NodeId node) {
    for (int i = 0; i < 64 && node != no_node; ++i, node = tree.first_child(node)) {
        for (const auto& [name, color] : move_names) {
            if (tree.find(node, name)) return color;
        }
    }
    return std::nullopt;
}

std::optional<Color> parse_player(std::string_view raw) {
    if (raw == "1") return Color::black;
    if (raw == "2") return Color::white;
    const auto color = go::parse_color(raw);
    return color ? std::optional<Color>(*color) : std::nullopt;
}

// What Black plays before White's first move, as records of free handicaps begin.
std::vector<go::Point> black_start(const Tree& tree, go::Size size) {
    std::vector<go::Point> stones;
    for (NodeId n = Tree::root; n != no_node; n = tree.first_child(n)) {
        if (!has_move(tree, n)) continue;
        const auto move = move_of(tree, n, size);
        if (!move || move->color == Color::white || move->is_pass()) break;
        stones.push_back(move->point);
    }
    return stones;
}

}  // namespace

std::optional<go::Move> move_of(const Tree& tree, NodeId node, go::Size size) {
    for (const auto& [name, color] : move_names) {
        const auto raw = tree.value(node, name);
        if (!raw) continue;
        const auto point = move_from_sgf(*raw, size);
        if (point) return go::Move{color, *point};
    }
    return std::nullopt;
}

bool has_move(const Tree& tree, NodeId node) {
    for (const auto property : tree.properties(node)) {
        if (property.name == "B" || property.name == "W") return true;
    }
    return false;
}

bool has_setup(const Tree& tree, NodeId node) {
    return std::any_of(std::begin(setup_names), std::end(setup_names),
                       [&](std::string_view name) { return tree.find(node, name).has_value(); });
}

std::vector<NodeId> main_line(const Tree& tree) {
    std::vector<NodeId> line;
    for (NodeId n = Tree::root; n != no_node; n = tree.first_child(n)) line.push_back(n);
    return line;
}

std::vector<NodeId> line_to(const Tree& tree, NodeId node) {
    std::vector<NodeId> line;
    for (NodeId n = node; n != no_node; n = tree.parent(n)) line.push_back(n);
    std::reverse(line.begin(), line.end());
    return line;
}

Replay::Replay(const Tree& tree, const GameInfo& info)
    : tree_(tree), info_(info), game_(info.size, rules_of(info)) {}

// Most nodes are one move, first in the node.
void Replay::play(NodeId node, Warnings& warnings) {
    std::optional<Tree::Property> move;
    bool odd = node == Tree::root;
    for (const auto property : tree_.properties(node)) {
        if (property.name == "B" || property.name == "W") {
            odd |= move.has_value();
            move = property;
        } else if (property.name.size() == 2) {
            odd |= property.name == "AB" || property.name == "AW" || property.name == "AE" ||
                   property.name == "PL";
        }
    }
    if (odd) return play_odd(node, warnings);
    if (move) play_move(node, *move, move->name == "B" ? Color::black : Color::white, warnings);
}

// The root, and nodes with setup or with more than a move.
void Replay::play_odd(NodeId node, Warnings& warnings) {
    const bool sets_up = has_setup(tree_, node);
    if (sets_up) set_up(node, warnings);
    if (node == Tree::root && !sets_up) place_handicap(warnings);
    choose_player(node, warnings);
    if (sets_up && move_number_ == 0) note_handicap_set_up();
    for (const auto& [name, color] : move_names) {
        const auto move = tree_.find(node, name);
        if (!move) continue;
        if (sets_up) warn(warnings, tree_, move->name, "a move and setup in one node");
        play_move(node, *move, color, warnings);
    }
}

void Replay::set_up(NodeId node, Warnings& warnings) {
    go::Board board = game_.board();
    board.forget_plays();
    board.set_ko_ban(go::Move::pass(Color::black));  // what is set up has no past
    go::PointMap<bool> set(false);
    for (const auto property : tree_.properties(node)) {
        const auto kind = std::find(std::begin(setup_names), std::end(setup_names), property.name);
        if (kind == std::end(setup_names)) continue;
        for (const go::Point p : points(tree_, property, info_.size, warnings)) {
            if (std::exchange(set[p], true)) {
                warn(warnings, tree_, property.name, "the node sets up " + go::to_string(p) + " twice");
            }
            if (property.name == "AE") {
                board.remove(p);
            } else {
                board.place(p, property.name == "AB" ? Color::black : Color::white);
            }
        }
    }
    if (!board.is_possible()) {
        warn(warnings, tree_,
             tree_.properties(node).begin() != tree_.properties(node).end()
                 ? (*tree_.properties(node).begin()).name
                 : std::string_view(),
             "the setup leaves a chain without liberties");
    }
    std::vector<go::Point> handicap(game_.handicap().begin(), game_.handicap().end());
    game_ = go::Game(go::Position{board, game_.to_move()}, game_.rules());
    game_.set_handicap(std::move(handicap));
}

// Which of the stones set up before the first move are the handicap, for White's compensation: as many as HA
// says.  A record without HA gives one if Black alone has stones and White is to move; a problem does not.
void Replay::note_handicap_set_up() {
    std::vector<go::Point> stones;
    bool white_too = false;
    go::for_each_point(info_.size, [&](go::Point p) {
        if (game_.board().at(p) == go::Cell::black) stones.push_back(p);
        white_too |= game_.board().at(p) == go::Cell::white;
    });
    const auto most = static_cast<std::size_t>(info_.handicap);
    if (most > 0 || tree_.find(Tree::root, "HA")) {
        if (stones.size() > most) stones.resize(most);
    } else if (white_too || game_.to_move() == Color::black) {
        stones.clear();
    }
    if (stones.size() < 2) stones.clear();
    game_.set_handicap(std::move(stones));
}

// Old records give HA and leave the stones to the reader; others play them as Black's first moves.
void Replay::place_handicap(Warnings& warnings) {
    if (info_.handicap < 2) return;
    if (next_mover(tree_, Tree::root) == Color::black) {
        auto stones = black_start(tree_, info_.size);
        const auto most = static_cast<std::size_t>(info_.handicap);
        if (stones.size() < most) return;
        stones.resize(most);
        return game_.set_handicap(std::move(stones));
    }
    const NodeId second = tree_.first_child(Tree::root);
    if (second != no_node && has_setup(tree_, second)) return;
    const auto stones = go::fixed_handicap(info_.handicap, info_.size);
    const auto raw = tree_.value(Tree::root, "HA");
    if (!stones || !raw) return;
    warn(warnings, tree_, *raw, "HA without AB: the usual points are taken");
    game_.place_handicap(*stones);
}

// What PL says, else who moves next, else White after a handicap, else nobody changes.
void Replay::choose_player(NodeId node, Warnings& warnings) {
    if (const auto raw = tree_.value(node, "PL")) {
        if (const auto color = parse_player(*raw)) {
            game_.set_to_move(*color);
            return;
        }
        warn(warnings, tree_, *raw, "PL is neither B nor W");
    }
    const NodeId from = has_move(tree_, node) ? node : tree_.first_child(node);
    if (const auto color = next_mover(tree_, from)) {
        game_.set_to_move(*color);
    } else if (move_number_ == 0 && info_.handicap >= 2) {
        game_.set_to_move(Color::white);
    }
}

void Replay::play_move(NodeId node, const Tree::Property& property, Color color, Warnings& warnings) {
    ++move_number_;
    const std::string_view raw = property.values.front();
    const auto complain = [&](std::string_view what) {
        warn(warnings, tree_, property.name,
             "move " + std::to_string(move_number_) + ": " + std::string(what));
    };
    if (++property.values.begin() != property.values.end()) complain("several points; the first is played");
    const auto point = move_from_sgf(raw, info_.size);
    if (!point) {
        complain(point.error().message);
        game_.set_to_move(opponent(color));
        return;
    }
    const go::Move move{color, *point};
    passes_ += move.is_pass() ? 1 : 0;
    const go::Legality legality = game_.legality(move);
    if (legality != go::Legality::legal && !tree_.find(node, "KO")) complain(to_string(legality));
    if (legality == go::Legality::occupied) {
        if (game_.board().at(move.point) == cell(color)) {
            game_.set_to_move(opponent(color));
            return;
        }
        game_.remove(move.point);
    }
    game_.play(move);
}

void Replay::restore(State state) {
    game_ = std::move(state.game);
    move_number_ = state.move_number;
    passes_ = state.passes;
}

bool Replay::is_plain_move(NodeId node) const {
    if (node == Tree::root || has_setup(tree_, node) || tree_.find(node, "PL")) return false;
    if (tree_.find(node, "B") && tree_.find(node, "W")) return false;
    const auto move = move_of(tree_, node, info_.size);
    return move && game_.is_legal(*move);
}

void Replay::take_back() {
    if (game_.moves().back().is_pass()) --passes_;
    game_.undo();
    --move_number_;
}

void check_variations(const Tree& tree, const GameInfo& info, Warnings& warnings) {
    enum class Way { nothing, take_back, restore };
    struct Visit {
        NodeId node;
        Way back;
        bool is_main;
    };
    constexpr std::size_t most_saved = 200;
    constexpr std::size_t most_copied = 3000000;  // moves
    std::size_t copied = 0;
    std::vector<Visit> path;
    std::vector<Replay::State> saved;
    Replay replay(tree, info);
    Warnings known;  // of the main line
    const auto enter = [&](NodeId node, bool is_main) {
        Way back = Way::nothing;
        if (replay.is_plain_move(node)) {
            back = Way::take_back;
        } else if (has_setup(tree, node) || has_move(tree, node) || tree.find(node, "PL")) {
            back = Way::restore;
            saved.push_back(replay.state());
            copied += 100 + replay.game().moves().size();
        }
        replay.play(node, is_main ? known : warnings);
        path.push_back({node, back, is_main});
    };
    const auto leave = [&] {
        if (path.back().back == Way::take_back) replay.take_back();
        if (path.back().back == Way::restore) {
            replay.restore(std::move(saved.back()));
            saved.pop_back();
        }
        path.pop_back();
    };
    enter(Tree::root, true);
    while (!path.empty()) {
        const NodeId child = tree.first_child(path.back().node);
        if (child != no_node && saved.size() < most_saved) {
            enter(child, path.back().is_main);
            continue;
        }
        NodeId next = no_node;
        while (!path.empty() && next == no_node) {
            next = tree.next_sibling(path.back().node);
            leave();
        }
        if (copied > most_copied) return;
        if (next != no_node) enter(next, false);
    }
}

Result<go::Game> game_at(const Tree& tree, const GameInfo& info, std::optional<int> moves,
                         Warnings& warnings) {
    Replay replay(tree, info);
    for (const NodeId node : main_line(tree)) {
        if (moves && replay.move_number() >= *moves && has_move(tree, node)) return replay.game();
        replay.play(node, warnings);
    }
    if (moves && replay.move_number() < *moves) {
        const int played = replay.move_number();
        return Error{"the game has only " + std::to_string(played) + (played == 1 ? " move" : " moves")};
    }
    return replay.game();
}

Result<go::Game> game_at(const Tree& tree, std::optional<int> moves) {
    Warnings ignored;
    const auto info = game_info(tree, ignored);
    if (!info) return info.error();
    return game_at(tree, *info, moves, ignored);
}

}  // namespace tedomari::sgf
