// SPDX-License-Identifier: MIT
#include "cgt/lazy_thermograph.h"

#include <algorithm>
#include <utility>

namespace tedomari::cgt {

namespace {

// Bounds finer than this are not worth having; only cycles produce them.
constexpr std::int64_t finest = std::int64_t{1} << 40;

const Wall& wall_of(const Thermograph& walls, Side side) {
    return side == Side::left ? walls.left : walls.right;
}
const Trajectory& scaffold_of(const Scaffolds& pair, Side side) {
    return side == Side::left ? pair.left : pair.right;
}

bool differ_at(const Trajectory& a, const Trajectory& b, Rational t) {
    if (a.is_infinite() || b.is_infinite()) return !(a == b);
    return a.at(t) != b.at(t);
}
bool below_at(const Trajectory& a, const Trajectory& b, Rational t) {
    if (a.is_infinite() || b.is_infinite()) return a.is_minus_infinity() || b.is_plus_infinity();
    return a.at(t) < b.at(t);
}

void collect_bends(const Trajectory& a, Rational below, std::vector<Rational>& out) {
    for (const Bend& bend : a.bends()) {
        if (bend.t <= below) out.push_back(bend.t);
    }
}

Rational last_bend(const Trajectory& a, Rational otherwise) {
    return a.is_infinite() ? otherwise : a.last_bend();
}

}  // namespace

LazyThermograph::LazyThermograph(Unfolding& game, Unfolding::Position root, Rational base, Budget* budget)
    : game_(game), root_(root), base_(base), budget_(budget) {
    entry(root);
}

LazyThermograph::Entry& LazyThermograph::entry(Position p) {
    if (p >= index_.size()) index_.resize(p + 1 + index_.size() / 2, none);
    if (index_[p] == none) {
        index_[p] = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back({game_.glance(p), none, 0});
    }
    return entries_[index_[p]];
}

bool LazyThermograph::settle_from(Rational t) {
    return settle([t](const ThermographBounds& walls) {
        const auto same = [t](const Wall& low, const Wall& high) {
            const auto agree = agree_from(low, high);
            return agree && *agree <= t;
        };
        return same(walls.low.left, walls.high.left) && same(walls.low.right, walls.high.right);
    });
}

bool LazyThermograph::settle_temperature() {
    return settle([](const ThermographBounds& walls) {
        if (walls.exact()) return true;
        const auto left = agree_from(walls.low.left, walls.high.left);
        const auto right = agree_from(walls.low.right, walls.high.right);
        // A bend where the bounds only begin to agree may be the bounds' own.
        return left && right && walls.low.temperature() > std::max(*left, *right);
    });
}

template <class Done>
bool LazyThermograph::settle(Done done) {
    while (!done(bounds())) {
        if (spent_) return false;
        ++descent_;
        const auto& [low, high] = bounds();
        Quest quest{Side::left, base_};
        for (const Side side : {Side::left, Side::right}) {
            const Wall &lower = wall_of(low, side), &upper = wall_of(high, side);
            const Rational top = std::max(last_bend(lower, base_), last_bend(upper, base_)) + 1;
            const Rational t = agree_from(lower, upper).value_or(top);
            if (t > quest.t) quest = {side, t};
        }
        if (improve(root_, quest) || unfold_any() || sweep()) continue;
        return done(bounds());
    }
    return true;
}

bool LazyThermograph::unfold(Position p) {
    if (budget_ != nullptr && !budget_->spend()) {
        spent_ = true;
        return false;
    }
    Unfolding::Node node = game_.unfold(p);
    for (const Position option : node.left) entry(option);
    for (const Position option : node.right) entry(option);
    entry(p).options = static_cast<std::uint32_t>(options_.size());
    options_.push_back(std::move(node));
    unfolded_.push_back(p);
    refresh(p);
    return true;
}

ScaffoldBounds LazyThermograph::scaffolds(const Unfolding::Node& node) {
    Scaffolding low, high;
    for (const Position option : node.left) {
        low.left_option(entry(option).walls.low.right);
        high.left_option(entry(option).walls.high.right);
    }
    for (const Position option : node.right) {
        low.right_option(entry(option).walls.low.left);
        high.right_option(entry(option).walls.high.left);
    }
    return {std::move(low).finish(), std::move(high).finish()};
}

bool LazyThermograph::refresh(Position p) {
    const Unfolding::Node& node = options_[entry(p).options];
    const ScaffoldBounds bounds = scaffolds(node);
    const auto walls = [&](const Scaffolds& pair) {
        if (node.may_not_pass) return pass_banned(pair, *node.may_not_pass);
        return thermograph(pair, {base_, node.score});
    };
    return tighten(entry(p).walls, {walls(bounds.low), walls(bounds.high)}, finest);
}

// The scaffold, and the highest temperature up to quest.t, where open options still matter to the walls: a
// scaffold that certainly stays clear of the mast does not.
std::optional<LazyThermograph::Quest> LazyThermograph::cause(Position p, const Quest& quest) {
    const Unfolding::Node& node = options_[entry(p).options];
    const ScaffoldBounds open = scaffolds(node);
    const ThermographBounds& walls = entry(p).walls;
    std::vector<Rational> bends = {quest.t, base_};
    for (const Side side : {Side::left, Side::right}) {
        for (const Trajectory* a : {&scaffold_of(open.low, side), &scaffold_of(open.high, side),
                                    &wall_of(walls.low, side), &wall_of(walls.high, side)}) {
            collect_bends(*a, quest.t, bends);
        }
    }
    std::sort(bends.rbegin(), bends.rend());
    bends.erase(std::unique(bends.begin(), bends.end()), bends.end());
    std::optional<Quest> doubtful;
    const auto look = [&](Rational t) -> std::optional<Quest> {
        for (const Side side : {quest.wall, other(quest.wall)}) {
            const Trajectory &low = scaffold_of(open.low, side), &high = scaffold_of(open.high, side);
            if (!differ_at(low, high, t)) continue;
            const bool clear =
                side == Side::left ? below_at(high, walls.low.left, t) : below_at(walls.high.right, low, t);
            if (!clear || node.may_not_pass) return Quest{side, t};
            if (!doubtful) doubtful = Quest{side, t};
        }
        return std::nullopt;
    };
    for (std::size_t i = 0; i < bends.size(); ++i) {
        if (const auto found = look(bends[i])) return found;
        if (i + 1 == bends.size()) break;
        if (const auto found = look(midpoint(bends[i], bends[i + 1]))) return found;
    }
    return doubtful;
}

// Unfolds or tightens something below p that keeps its bounds apart; false when nothing was found.
bool LazyThermograph::improve(Position p, const Quest& quest) {
    if (!entry(p).is_unfolded()) return !entry(p).walls.exact() && unfold(p);
    if (entry(p).descent == descent_) return false;
    entry(p).descent = descent_;
    if (refresh(p)) return true;
    if (entry(p).walls.exact()) return false;
    const auto next = cause(p, quest);
    if (!next) return false;

    // The most promising option decides how far the scaffold can still reach.
    const Unfolding::Node& node = options_[entry(p).options];
    const Side reply = other(next->wall);
    std::vector<Position> open;
    for (const Position option : next->wall == Side::left ? node.left : node.right) {
        const auto& [low, high] = entry(option).walls;
        if (differ_at(wall_of(low, reply), wall_of(high, reply), next->t)) open.push_back(option);
    }
    std::stable_sort(open.begin(), open.end(), [&](Position a, Position b) {
        const auto& [a_low, a_high] = entry(a).walls;
        const auto& [b_low, b_high] = entry(b).walls;
        return next->wall == Side::left ? below_at(b_high.right, a_high.right, next->t)
                                        : below_at(a_low.left, b_low.left, next->t);
    });
    for (const Position option : open) {
        if (improve(option, {reply, next->t})) {
            refresh(p);
            return true;
        }
        if (spent_) return false;
    }
    return false;
}

bool LazyThermograph::unfold_any() {
    for (std::size_t i = 0; i < unfolded_.size(); ++i) {
        const Unfolding::Node& node = options_[entry(unfolded_[i]).options];
        for (const auto* side : {&node.left, &node.right}) {
            for (const Position option : *side) {
                if (entry(option).is_unfolded() || entry(option).walls.exact()) continue;
                if (!unfold(option)) return false;
                sweep();
                return true;
            }
        }
    }
    return false;
}

bool LazyThermograph::sweep() {
    bool changed = false;
    for (std::size_t i = unfolded_.size(); i-- > 0;) changed |= refresh(unfolded_[i]);
    return changed;
}

// Walls of a loop-free game fall and rise by at most the tax, from the stops.
// Above 0 walls lean inwards and do not pass the stops; below 0 they lean outwards, by at most a point for each degree.
ThermographBounds StoreUnfolding::glance(Position position) {
    const Game game = Game::from_id(position);
    if (const auto number = store_.as_number(game)) {
        const Rational value = number->to_rational();
        const Thermograph mast = base_ < 0 ? thermograph_of_number(value) : Thermograph::mast(value, base_);
        return {mast, mast};
    }
    const Rational left = store_.left_stop(game).to_rational(), right = store_.right_stop(game).to_rational();
    const Trajectory falling(left - base_, -1, base_), rising(right + base_, +1, base_);
    const Trajectory highest(left, base_), lowest(right, base_);
    return {{minimum(highest, maximum(lowest, falling)), minimum(lowest, rising)},
            {maximum(highest, falling), maximum(lowest, minimum(highest, rising))}};
}

Unfolding::Node StoreUnfolding::unfold(Position position) {
    Node node;
    const Game game = Game::from_id(position);
    for (const Game option : store_.left(game)) node.left.push_back(option.id());
    for (const Game option : store_.right(game)) node.right.push_back(option.id());
    return node;
}

GraphUnfolding::GraphUnfolding(const GameGraph& graph, Side komaster)
    : graph_(graph), komaster_(komaster), sources_(graph.option_count()) {
    for (std::size_t i = 0; i < graph.size(); ++i) {
        for (const Side side : {Side::left, Side::right}) {
            const auto [first, last] = graph.option_range(Vertex(i), side);
            for (std::size_t move = first; move < last; ++move) sources_[move] = Vertex(i);
        }
    }
}

ThermographBounds GraphUnfolding::glance(Position position) {
    const Vertex v = vertex(position);
    if (graph_.is_leaf(v)) return {graph_.leaf(v), graph_.leaf(v)};
    const Thermograph bottom = {Trajectory::minus_infinity(), Trajectory::minus_infinity()};
    return {bottom, -bottom};
}

Unfolding::Position GraphUnfolding::after(Position from, std::size_t move) const {
    const Vertex to = graph_.target(move);
    const auto answers = graph_.options(to, other(komaster_));
    const bool takes_a_ko = std::find(answers.begin(), answers.end(), vertex(from)) != answers.end();
    return static_cast<Position>(takes_a_ko ? graph_.size() + move : to.index());
}

Unfolding::Node GraphUnfolding::unfold(Position position) {
    Node node;
    const Vertex v = vertex(position);
    node.score = graph_.score(v);
    for (const Side side : {Side::left, Side::right}) {
        const auto [first, last] = graph_.option_range(v, side);
        for (std::size_t move = first; move < last; ++move) {
            auto& options = side == Side::left ? node.left : node.right;
            if (side == komaster_) {
                options.push_back(after(position, move));
                continue;
            }
            const bool banned =
                is_critical(position) && graph_.target(move) == sources_[position - graph_.size()];
            if (banned) continue;
            options.push_back(static_cast<Position>(graph_.target(move).index()));
        }
    }
    if (is_critical(position)) node.may_not_pass = komaster_;
    return node;
}

}  // namespace tedomari::cgt
