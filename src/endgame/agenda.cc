// SPDX-License-Identifier: MIT
#include "endgame/agenda.h"

#include <algorithm>
#include <cmath>

namespace tedomari::endgame {

namespace {

constexpr double effort_penalty = 0.25;  // points per doubling
constexpr double work_penalty = 0.5;

// For a low bound Black needs one good move and an answer to all of White's; for a high one the reverse.
constexpr Side one_will_do(Bound bound) { return bound == Bound::low ? Side::left : Side::right; }
constexpr std::int64_t sign_of(Bound bound) { return bound == Bound::low ? 1 : -1; }

// The last bend of a wall at or below t.
const Knot& bend_below(WallView wall, std::int64_t t) {
    int i = wall.size - 1;
    while (wall.knots[i].t > t) --i;
    return wall.knots[i];
}

}  // namespace

void Agenda::adopt() {
    bounds_.adopt();
    diaries_.resize(positions_.size());
}

void Agenda::ensure_expanded(NodeId id) {
    if (positions_[id].is_expanded || positions_[id].is_blocked) return;
    if (positions_.is_sum(id)) {
        const std::vector<NodeId> parts(positions_.parts(id).begin(), positions_.parts(id).end());
        for (const NodeId p : parts) {
            if (!positions_.is_left_alone(p)) ensure_expanded(p);
        }
    }
    positions_.expand(id);
    adopt();
    if (!positions_[id].is_expanded) return;
    bounds_.update(id);
    count_work(id);
}

bool Agenda::refresh(NodeId id) {
    const Change change = bounds_.refresh(id);
    if (change != Change::none && positions_[id].is_expanded) count_work(id);
    return change == Change::proofs;
}

bool Agenda::may_go_on() {
    if (!budget_.spend() || memory() > memory_limit_) stopped_ = true;
    return !stopped_;
}

float Agenda::work(const Edge& edge, Side wall, Bound bound, std::int64_t t) const {
    if (edge.is_settled()) return 0;
    const Position& p = positions_[edge.node()];
    if (!p.is_expanded) return static_cast<float>(p.parts);
    const Diary& d = diary(edge.node());
    if (d.guess_t > t) return d.work[index(wall)][index(bound)];
    return d.work[0][index(bound)] + d.work[1][index(bound)];
}

void Agenda::count_work(NodeId id) {
    constexpr float most = 1e6F;
    Diary& d = diary(id);
    Exactness ignored;
    d.guess_t = freezing_point(bounds_.wall(id, Side::left, Bound::guess),
                               bounds_.wall(id, Side::right, Bound::guess), ignored);
    const std::int64_t t = d.guess_t;
    for (const Side side : {Side::left, Side::right}) {
        const std::int64_t sign = side == Side::left ? 1 : -1;
        const Bound some = side == Side::left ? Bound::low : Bound::high;  // one good move proves this
        const Bound all = opposite(some);
        std::int64_t best = -2 * far;
        for (const Edge& e : positions_.moves(id, side))
            best = std::max(best, sign * bounds_.at(e, other(side), Bound::guess, t));
        float least = most, total = 0;
        for (const Edge& e : positions_.moves(id, side)) {
            if (sign * bounds_.at(e, other(side), all, t) > best) total += work(e, other(side), all, t);
            if (least == 0) continue;
            if (sign * bounds_.at(e, other(side), some, t) >= best) {
                least = 0;
            } else if (sign * bounds_.at(e, other(side), Bound::guess, t) >= best) {
                least = std::min(least, work(e, other(side), some, t));
            }
        }
        d.work[index(side)][index(some)] = least;
        d.work[index(side)][index(all)] = std::min(total, most);
    }
}

bool Agenda::improve(NodeId id, const Question& question) {
    constexpr int deepest = 400;  // positions on a path: kos make them long, and the stack is not endless
    if (depth_ >= deepest || diary(id).on_path || stopped_ || positions_.is_constant(id) || gave_up(id))
        return false;
    if (!may_go_on()) return false;
    const bool is_sum = positions_.is_sum(id);
    if (!positions_[id].is_expanded && !is_sum) {
        if (positions_[id].is_blocked) return false;
        if (bounds_.has_walls(id) && !is_open(Target::at(id), question)) return false;  // it leans
        if (settled_by_reading(id)) return true;
        ensure_expanded(id);
        ++diary(id).effort;
        return true;
    }
    if (refresh(id)) return true;
    if (!is_open(Target::at(id), question)) return false;
    diary(id).on_path = true;
    ++depth_;
    const bool progress = improve_below(id, question);
    --depth_;
    diary(id).on_path = false;
    if (!progress) ++diary(id).failures;
    return progress;
}

// Step by step, as long as the question is open and the guess that led here stands: whoever asked would come back.
bool Agenda::improve_below(NodeId id, const Question& question) {
    const auto guess = [&] { return bounds_.at(Target::at(id), question.wall, Bound::guess, question.t); };
    bool progress = false, stays = true;
    while (stays) {
        const std::int64_t before = guess();
        const bool is_part = positions_[id].is_expanded || !positions_.is_sum(id);
        stays = is_part ? improve_part(id, question) : improve_sum(id, question);
        if (!stays) break;
        progress = true;
        ++diary(id).effort;
        refresh(id);
        stays = !stopped_ && guess() == before && is_open(Target::at(id), question);
    }
    return progress;
}

// Nothing helped here in this step already: asking on would visit every path through the graph.
bool Agenda::gave_up(NodeId id) {
    constexpr std::uint32_t enough = 4;
    Diary& d = diary(id);
    if (d.step != step_) {
        d.step = step_;
        d.failures = 0;
    }
    return d.failures >= enough;
}

// A part shut in by one side's life may be that side's altogether.
bool Agenda::settled_by_reading(NodeId id) {
    const State& state = positions_.state(id);
    const bool black = state.by_black != 0, white = state.by_white != 0;
    if (!reading_ || positions_[id].is_banned || black == white || positions_.is_constant(id)) return false;
    if (life_.nodes() > 4000 + 8 * positions_.expanded()) return false;  // reading must not eat up the search
    if (!life_.is_lost(state, black ? Side::right : Side::left)) return false;
    positions_.set_constant(id, black ? state.size() : -state.size());
    bounds_.forget(id);
    return true;
}

// Whether the bound may still reach the aim and has not yet.
bool Agenda::is_open(const Target& place, const Question& q) const {
    const std::int64_t low = bounds_.at(place, q.wall, Bound::low, q.t);
    const std::int64_t high = bounds_.at(place, q.wall, Bound::high, q.t);
    return q.bound == Bound::low ? low < q.aim && high >= q.aim : high > q.aim && low <= q.aim;
}

bool Agenda::improve_root(NodeId id, const Question& question) {
    if (positions_.is_sum(id)) return improve(id, question);
    diary(id).on_path = true;
    const bool progress = improve_scaffold(id, question);
    diary(id).on_path = false;
    return progress;
}

bool Agenda::grow(NodeId root) { return refresh_all() || widen(root); }

bool Agenda::refresh_all() {
    constexpr int sweeps = 8;
    bool progress = false;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        bool changed = false;
        for (std::size_t i = positions_.size(); i-- > 0 && !stopped_;) {
            changed |= refresh(NodeId(i));
            stopped_ = !budget_.spend();
        }
        progress |= changed;
        if (!changed) break;
    }
    return progress;
}

// Looks at what is nearest to the root and not known.
bool Agenda::widen(NodeId root) {
    std::size_t wanted = 8 + positions_.expanded() / 16;
    bool progress = false;
    std::vector<NodeId> queue{root};
    std::vector<bool> seen(positions_.size());
    seen[index(root)] = true;
    const auto visit = [&](const Edge& edge) {
        if (edge.is_settled() || index(edge.node()) >= seen.size() || seen[index(edge.node())]) return;
        seen[index(edge.node())] = true;
        queue.push_back(edge.node());
    };
    for (std::size_t i = 0; i < queue.size() && wanted > 0; ++i) {
        const NodeId id = queue[i];
        if (!may_go_on()) return false;
        if (bounds_.is_known(id)) continue;
        if (positions_[id].is_expanded) {
            for (const Edge& e : positions_.moves(id)) visit(e);
            continue;
        }
        if (positions_[id].is_blocked) continue;
        --wanted;
        progress = true;
        if (!positions_.is_sum(id) && settled_by_reading(id)) continue;
        ensure_expanded(id);
    }
    return progress;
}

bool Agenda::improve_sum(NodeId id, const Question& question) {
    const std::int64_t t = question.t;
    if (!bounds_.has_ko_below(id)) {
        const std::vector<NodeId> parts(positions_.parts(id).begin(), positions_.parts(id).end());
        for (const NodeId p : parts) {
            for (const Side side : {Side::left, Side::right}) {
                for (const Bound bound : {question.bound, opposite(question.bound)}) {
                    const std::int64_t aim = bounds_.at(Target::at(p), side, Bound::guess, t);
                    if (improve(p, {side, bound, t, aim})) return true;
                    if (stopped_) return false;
                }
            }
        }
    }
    if (positions_[id].is_blocked) return false;
    ensure_expanded(id);
    return true;
}

// The temperature at which the mast starts that must reach the aim where nobody wants to move.
std::int64_t Agenda::mast_from(NodeId id, const Question& q) const {
    const Side one = one_will_do(q.bound);
    const std::int64_t sign = sign_of(q.bound);
    const WallView mine = bounds_.wall(id, one, Bound::guess),
                   theirs = bounds_.wall(id, other(one), Bound::guess);
    if (sign * mine.at(q.t) >= sign * q.aim) {
        const Knot &a = bend_below(mine, q.t), &b = bend_below(theirs, q.t);
        const bool pushed = a.slope != 0 || b.slope != 0;
        return pushed ? q.t : std::max(a.t, b.t);
    }
    for (int i = mine.size - 1; i >= 0; --i) {
        if (mine.knots[i].t <= q.t && sign * mine.knots[i].value >= sign * q.aim) return mine.knots[i].t;
    }
    return 0;
}

bool Agenda::improve_part(NodeId id, const Question& q) {
    const Side one = one_will_do(q.bound), all = other(one);
    const std::int64_t sign = sign_of(q.bound);
    const auto reaches = [&](Side side, Bound bound) {
        return sign * bounds_.scaffold_at(id, side, bound, q.t) >= sign * q.aim;
    };
    const auto ask = [&](Side side, std::int64_t t) {
        return improve_scaffold(id, {side, q.bound, t, q.aim});
    };
    if (positions_[id].is_banned) {
        if (q.wall == positions_.rule().master) return ask(q.wall, q.t);
        return ask(all, q.t) ||
               ask(one, q.t);  // the other's wall is the worse of both scaffolds for the master
    }
    const bool hill = reaches(one, Bound::guess);
    if (q.wall == one && hill && ask(one, q.t)) return true;
    if (q.wall == all && !reaches(all, q.bound) && ask(all, q.t)) return true;
    if (stopped_) return false;

    // The mast must reach the aim: both scaffolds at the temperature where it starts.
    const std::int64_t start = hill ? q.t : mast_from(id, q);
    const bool stop_will_do = start == 0 && sign * positions_[id].stop * unit >= sign * q.aim;
    if (!stop_will_do && ask(one, start)) return true;
    if (ask(all, start)) return true;
    return !stopped_ && improve_anything(id, q);
}

// Whatever else could help.
bool Agenda::improve_anything(NodeId id, const Question& q) {
    const Side one = one_will_do(q.bound), all = other(one);
    for (const Side side : {one, all}) {
        if (improve_scaffold(id, {side, q.bound, q.t, q.aim})) return true;
        if (stopped_) return false;
    }
    const std::int64_t from = std::max(bend_below(bounds_.wall(id, Side::left, q.bound), q.t).t,
                                       bend_below(bounds_.wall(id, Side::right, q.bound), q.t).t);
    for (const Side side : {one, all}) {
        for (const std::int64_t t : {from, std::int64_t{0}}) {
            const std::int64_t best = bounds_.scaffold_at(id, side, opposite(q.bound), t);
            if (improve_scaffold(id, {side, q.bound, t, best})) return true;
            if (stopped_) return false;
        }
    }
    return false;
}

bool Agenda::improve_scaffold(NodeId id, const Question& q) {
    const Side side = q.wall, follower = other(side);
    const std::int64_t sign = side == Side::left ? 1 : -1;
    const std::int64_t target = q.aim + sign * q.t;
    const bool all = side != one_will_do(q.bound);  // every move counts, not one alone
    struct Candidate {
        double rank;
        NodeId node;
        std::int64_t aim;
    };
    FixedVector<Candidate, 128> candidates;
    for (const Edge& e : positions_.moves(id, side)) {
        if (!all) {  // one move that reaches the aim is enough
            const std::int64_t value = bounds_.at(e, follower, q.bound, q.t);
            if (q.bound == Bound::low ? value >= target : value <= target) return false;
        } else {
            const std::int64_t value = bounds_.at(e, follower, opposite(q.bound), q.t);
            if (q.bound == Bound::low ? value < target : value > target) return false;  // refuted
        }
        if (e.is_settled() || candidates.full()) continue;
        if (!is_open(e, {follower, q.bound, q.t, target})) continue;
        double rank = static_cast<double>(sign * bounds_.at(e, follower, Bound::guess, q.t)) /
                      static_cast<double>(unit);
        if (!all) {
            rank -= effort_penalty * std::log2(1.0 + diary(e.node()).effort) +
                    work_penalty * std::log2(1.0 + work(e, follower, q.bound, q.t));
        }
        candidates.push_back({rank, e.node(), target - e.offset() * unit});
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.node < b.node;
    });
    for (const Candidate& candidate : candidates) {
        if (improve(candidate.node, {follower, q.bound, q.t, candidate.aim})) return true;
        if (stopped_) return false;
    }
    return false;
}

}  // namespace tedomari::endgame
