// SPDX-License-Identifier: MIT
#include "player/rave_search.h"

#include <algorithm>
#include <cmath>

#include "base/hash.h"
#include "base/side_by_side.h"
#include "go/area.h"
#include "go/strict.h"
#include "valuation/values.h"

namespace tedomari::player {

using go::Color;
using go::Game;
using go::Move;
using go::Point;
using playout::LightBoard;

namespace {

// The share of what is won that is given for points.
constexpr double points_share = 0.1, large_margin = 20;
constexpr int games_before_children = 2;

double worth_of(double score) {  // Black's
    const double won = score > 0 ? 1 : score < 0 ? 0 : 0.5;
    return (1 - points_share) * won + points_share * (0.5 + 0.5 * std::tanh(score / large_margin));
}

double for_player(double value, Color color) { return color == Color::black ? value : 1 - value; }

// Who was the first to play where, after the tree.
struct FirstPlays {
    go::PointMap<std::uint8_t> owner;  // 1 Black, 2 White

    void played(const LightBoard&, Move move) {
        if (!move.is_pass() && owner[move.point] == 0) owner[move.point] = mark(move.color);
    }
    void finished(const LightBoard&, int) {}
    static std::uint8_t mark(Color color) { return color == Color::black ? 1 : 2; }
};

int line_of(Point p, go::Size size) {
    return std::min({p.column(), p.row(), size.width - 1 - p.column(), size.height - 1 - p.row()});
}

// Where nobody is near the first two lines are for later.
bool is_lonely(const LightBoard& board, Point p) {
    constexpr int reach = 3;
    for (int dx = -reach; dx <= reach; ++dx) {
        for (int dy = -reach; dy <= reach; ++dy) {
            const int column = p.column() + dx, row = p.row() + dy;
            if (std::abs(dx) + std::abs(dy) > reach || column < 0 || row < 0 ||
                column >= board.size().width || row >= board.size().height)
                continue;
            if (go::is_stone(board.at(Point::at(column, row)))) return false;
        }
    }
    return true;
}

// What a player sees at once: 0.5 is nothing.
go::PointMap<float> first_impressions(const LightBoard& board, Color color) {
    constexpr float take = 0.3f, escape = 0.2f, shape = 0.15f, near = 0.1f;
    go::PointMap<float> worth(0.5f);
    const Point last = board.last();
    if (last.is_nowhere()) return worth;
    const auto add = [&](auto&& find, float bonus) {
        playout::Informed::Points found;
        find(board, color, found);
        for (const Point p : found) worth[p] += bonus;
    };
    add(playout::Informed::takes, take);
    add(playout::Informed::escapes, escape);
    add(playout::Informed::shapes, shape);
    if (const Point vital = playout::Informed::nakade(board, color); !vital.is_nowhere())
        worth[vital] += take;
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
            const int column = last.column() + dx, row = last.row() + dy;
            if (column >= 0 && row >= 0 && column < board.size().width && row < board.size().height)
                worth[Point::at(column, row)] += near;
        }
    }
    return worth;
}

}  // namespace

struct RaveSearch::Node {
    Point point;           // the move that led here
    bool is_open = false;  // children were made, though there may be none
    int games = 0, later = 0;
    double sum = 0, later_sum = 0;  // Black's
    double prior = 0.5;             // of the player who moved here
    std::vector<Node> children;

    void add(double value) {
        ++games;
        sum += value;
    }
};

RaveSearch::RaveSearch(const RaveSettings& settings) : settings_(settings) {}
RaveSearch::~RaveSearch() = default;

// What was thought of this position while the game was elsewhere, else nothing.
void RaveSearch::find_root(const Game& game) {
    const auto moves = game.moves();
    const bool goes_on = root_ && game.start().board.hash() == start_ && moves.size() >= path_.size() &&
                         std::equal(path_.begin(), path_.end(), moves.begin());
    std::unique_ptr<Node> root = goes_on ? std::move(root_) : nullptr;
    Color turn = to_move_;
    for (std::size_t i = path_.size(); root && i < moves.size(); ++i) {
        const auto next = std::find_if(root->children.begin(), root->children.end(),
                                       [&](const Node& child) { return child.point == moves[i].point; });
        const bool known = next != root->children.end() && moves[i].color == turn;
        root = known ? std::make_unique<Node>(std::move(*next)) : nullptr;
        turn = opponent(turn);
    }
    if (root && turn != game.to_move()) root = nullptr;
    root_ = root ? std::move(root) : std::make_unique<Node>();
    to_move_ = game.to_move();
    path_.assign(moves.begin(), moves.end());
    start_ = game.start().board.hash();
}

void RaveSearch::expand(Node& node, const LightBoard& board, Color color) const {
    node.is_open = true;
    const go::PointMap<float> worth = first_impressions(board, color);
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) != go::Cell::empty || !board.is_playable(p, color)) return;
        Node child;
        child.point = p;
        child.prior = worth[p];
        int joined = 0;
        if (board.is_self_atari(p, color, joined)) child.prior -= joined > 1 ? 0.3 : 0.15;
        const int line = line_of(p, board.size());
        if (line <= 1 && is_lonely(board, p)) child.prior -= line == 0 ? 0.3 : 0.15;
        child.prior = std::clamp(child.prior, 0.05, 0.95);
        node.children.push_back(std::move(child));
    });
}

// Only moves that every rule set allows.
void RaveSearch::open_root(const Game& game) {
    if (!root_->is_open) expand(*root_, LightBoard(game.board(), to_move_), to_move_);
    std::erase_if(root_->children, [&](const Node& child) {
        return !game.is_legal({to_move_, child.point});
    });
    if (settings_.goals) add_goals(game);
}

// The hotter a move that decides an open goal, the better it looks; a sente one needs no second look.
void RaveSearch::add_goals(const Game& game) {
    constexpr double hot = 10, most = 0.3;
    valuation::ValueSettings settings;
    settings.kinds.eyes = settings.kinds.lives = settings.kinds.separations = false;
    settings.kinds.empty_connections = false;
    settings.nodes_each = settings.sente_nodes = 200;
    settings.games = 500;
    settings.sampling.policy = settings_.policy;
    settings.sampling.seed = settings_.seed;
    Budget budget(Limits{.nodes = 20'000});
    const valuation::Valuation found = valuation::value_goals(game.position(), settings, budget);
    for (Node& child : root_->children) {
        for (const valuation::MoveValue& value : found.moves) {
            if (value.move != Move{to_move_, child.point}) continue;
            child.prior = std::min(0.95, child.prior + most * std::min(1.0, value.temperature / hot));
            break;
        }
    }
}

RaveSearch::Node& RaveSearch::select(Node& node, Color color) const {
    const double reach = settings_.curiosity * std::sqrt(std::log(node.games + 2.0));
    Node* best = nullptr;
    double most = 0;
    for (Node& child : node.children) {
        const double n = child.games, later = child.later + settings_.prior_games;
        const double all = (for_player(child.later_sum / std::max(1, child.later), color) * child.later +
                            child.prior * settings_.prior_games) /
                           later;
        const double own = child.games > 0 ? for_player(child.sum / n, color) : 0;
        const double share = later / (later + n + n * later / settings_.patience);
        const double worth = (1 - share) * own + share * all + reach / std::sqrt(n + 1);
        if (best != nullptr && worth <= most) continue;
        best = &child;
        most = worth;
    }
    return *best;
}

// Down the tree, a random game from there, and up again.  While the game is played every position of the line
// counts as lost once more for who moved there, so that other threads go elsewhere.
void RaveSearch::play_one(const LightBoard& start, double komi, std::uint64_t number) {
    LightBoard board = start;
    std::vector<Node*> line;
    Color color = to_move_;
    {
        const std::lock_guard lock(mutex_);
        line.push_back(root_.get());
        while (line.back()->is_open && !line.back()->children.empty()) {
            Node& child = select(*line.back(), color);
            child.add(for_player(0, color));
            board.play({color, child.point});
            color = opponent(color);
            line.push_back(&child);
        }
        if (!line.back()->is_open && line.back()->games >= games_before_children)
            expand(*line.back(), board, color);
    }
    Rng rng(combine(settings_.seed, number));
    FirstPlays plays;
    const Color last = color;
    const double value =
        worth_of(playout::play_game(board, color, settings_.policy, rng, plays).score - komi);
    const std::lock_guard lock(mutex_);
    color = last;
    for (std::size_t i = line.size(); i-- > 0;) {
        Node& node = *line[i];
        for (Node& child : node.children) {
            if (plays.owner[child.point] != FirstPlays::mark(color)) continue;
            ++child.later;
            child.later_sum += value;
        }
        color = opponent(color);
        if (i == 0) {
            node.add(value);
        } else {
            node.sum += value - for_player(0, color);  // counted when it was entered
            plays.owner[node.point] = FirstPlays::mark(color);
        }
    }
}

// Whether the second can no longer overtake.
bool RaveSearch::is_settled(std::uint64_t left) const {
    int first = 0, second = 0;
    for (const Node& child : root_->children) {
        if (child.games > first) {
            second = first;
            first = child.games;
        } else {
            second = std::max(second, child.games);
        }
    }
    return static_cast<std::uint64_t>(first - second) > left;
}

RaveChoice RaveSearch::think(const Game& game, Color color, Budget& budget) {
    constexpr std::uint64_t at_once = 64, least = 64;
    Game turned = go::under_strict_rules(game);
    turned.set_to_move(color);
    find_root(turned);
    open_root(turned);
    RaveChoice choice;
    choice.move = Move::pass(color);
    if (root_->children.empty()) return choice;
    const LightBoard start(turned.board(), color);
    const double komi =
        (game.komi() + handicap_bonus(game.rules(), static_cast<int>(game.handicap().size()))).to_double();
    const auto kept = static_cast<std::uint64_t>(root_->games);
    const std::uint64_t wanted = settings_.games == 0
                                     ? ~std::uint64_t{0}
                                     : std::max(least, settings_.games - std::min(kept, settings_.games));
    while (choice.games < wanted && (choice.games < least || !budget.spent()) &&
           (settings_.games == 0 || choice.games < least || !is_settled(wanted - choice.games))) {
        const std::uint64_t now = std::min(at_once, wanted - choice.games);
        const auto threads = static_cast<std::uint64_t>(std::max(1, settings_.threads));
        side_by_side(threads, [&](std::size_t t) {
            for (std::uint64_t i = now * t / threads; i < now * (t + 1) / threads; ++i)
                play_one(start, komi, played_ + i);
        });
        played_ += now;
        choice.games += now;
        budget.spend(now);
    }
    for (const Node& child : root_->children) {
        const double value = child.games > 0 ? for_player(child.sum / child.games, color) : 0;
        choice.moves.push_back({{color, child.point}, child.games, value});
    }
    std::stable_sort(choice.moves.begin(), choice.moves.end(),
                     [](const RaveMove& a, const RaveMove& b) { return a.games > b.games; });
    choice.move = choice.moves.front().move;
    return choice;
}

}  // namespace tedomari::player
