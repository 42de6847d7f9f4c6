// SPDX-License-Identifier: MIT
#include "forge/life_problem.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "analysis/life.h"
#include "analysis/life_hints.h"
#include "forge/rating.h"
#include "forge/shape.h"
#include "life/frame.h"
#include "life/ko_name.h"
#include "life/reading.h"
#include "net/look.h"

namespace tedomari::forge {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;
using outcome::Outcome;

namespace {

constexpr int few_moves = 5;  // until stones come off, for a capture
constexpr int most_captured = 6;

// The longest resistance, a few replies to each move.
constexpr std::size_t most_replies = 3;
constexpr int deepest = 13;

int depth_of(const std::vector<life::ProofNode>& nodes) {
    int depth = 0;
    for (const life::ProofNode& node : nodes) depth = std::max(depth, 1 + depth_of(node.replies));
    return depth;
}

std::vector<Step> steps_of(std::vector<life::ProofNode> nodes, int depth) {
    std::stable_sort(nodes.begin(), nodes.end(),
                     [](const auto& a, const auto& b) { return depth_of(a.replies) > depth_of(b.replies); });
    if (nodes.size() > most_replies) nodes.resize(most_replies);
    std::vector<Step> steps;
    for (const life::ProofNode& node : nodes) {
        Step step{node.move, "", {}};
        if (depth < deepest) step.next = steps_of(node.replies, depth + 1);
        if (step.next.empty() && (node.is_cut || !node.replies.empty())) step.says = "and so on";
        steps.push_back(std::move(step));
    }
    return steps;
}

int depth_of(const Step& step) {
    int depth = 0;
    for (const Step& next : step.next) depth = std::max(depth, depth_of(next));
    return 1 + depth;
}

class LifeForge {
public:
    LifeForge(const Cut& cut, const PointSet& group, life::Table& table, const LifeEffort& effort)
        : cut_(cut), group_(group), table_(table), effort_(effort) {
        owner_ = go::color_of(cut.board.at(group.first()));
        hints_ = analysis::look_at_life(cut.board, owner_).hints;
    }

    // What becomes of the group with either side first; nothing when that is not found out.
    struct Standing {
        life::Reading owner_first, killer_first;
        bool is_critical() const { return owner_first.outcome.kind > killer_first.outcome.kind; }
        bool is_dead() const { return owner_first.outcome == Outcome::lost(); }
    };
    std::optional<Standing> standing() {
        Standing found{read(cut_.board, owner_), read(cut_.board, opponent(owner_))};
        for (const life::Reading* reading : {&found.owner_first, &found.killer_first}) {
            if (reading->outcome.is_unknown() || reading->evidence != Evidence::proved) return {};
        }
        return found;
    }

    std::optional<Problem> ask(Color first, const Standing& standing) {
        first_ = first;
        kills_ = owner_ != first;
        tried_.clear();
        const life::Reading& best = kills_ ? standing.killer_first : standing.owner_first;
        if (best.outcome.is_ko() && !is_direct(best)) return {};
        if (mine(best.outcome) == Outcome::lost() || !try_all(mine(best.outcome))) return {};
        Problem problem;
        problem.show_on(cut_, first_);
        problem.marked = group_;
        fill_in(best, problem);
        return problem;
    }

private:
    struct Tried {
        Point move;
        life::Reading reading;  // after it, the other first; nothing read where the stones are off
        bool done = false;      // they are
        Outcome outcome;        // for who moves first
        bool seki = false;
    };

    Outcome mine(Outcome outcome) const { return kills_ ? reversed(outcome) : outcome; }

    Budget budget() const {
        Limits limits;
        limits.nodes = effort_.nodes;
        return Budget(limits, effort_.cancel);
    }

    life::Reading read(const Board& board, Color first) {
        life::Arena arena{board, cut_.open, left_on(board), owner_};
        arena.hints = hints_;
        Budget part = budget();
        life::Reading reading = life::read(arena, first, table_, part);
        nodes_ += part.nodes();
        return reading;
    }

    PointSet left_on(const Board& board) const {
        PointSet left;
        group_.for_each([&](Point p) {
            if (board.at(p) == go::cell(owner_)) left.insert(p);
        });
        return left;
    }

    // A ko that the next capture decides: others are hard to explain.
    bool is_direct(const life::Reading& best) {
        Budget part = budget();
        const auto name = life::name_of_ko(best, table_, part);
        return name && name->kind == go::KoName::Kind::direct;
    }

    // Every first move, the best ones first; false when one is not found out.
    bool try_all(Outcome result) {
        for (const Point p : cut_.open.points()) {
            if (!cut_.board.is_legal({first_, p}, go::Suicide::forbidden)) continue;
            Tried tried{p, {}, false, {}, false};
            Board after = cut_.board;
            after.play({first_, p});
            after.forget_plays();
            if (left_on(after).empty()) {
                tried.done = true;
                tried.outcome = Outcome::won();
            } else {
                tried.reading = read(after, opponent(first_));
                tried.outcome = mine(tried.reading.outcome);
                if (tried.outcome.is_unknown() || tried.reading.evidence != Evidence::proved) return false;
            }
            tried_.push_back(std::move(tried));
        }
        return leave_one(result);
    }

    // One is right; of several that live the one that needs no seki.
    bool leave_one(Outcome result) {
        std::vector<Tried*> best;
        for (Tried& tried : tried_) {
            if (tried.outcome.kind == result.kind) best.push_back(&tried);
        }
        if (best.size() > 1 && !kills_ && result == Outcome::won()) {
            for (Tried* tried : best) {
                Budget part = budget();
                const auto seki = life::is_seki(tried->reading, opponent(first_), table_, part);
                if (!seki) return false;
                tried->seki = *seki;
            }
            std::erase_if(best, [](const Tried* tried) { return tried->seki; });
        }
        if (best.size() != 1 || best.front()->done) return false;  // who just takes them needs no problem
        // Of a ko that is to be found all else must fail.
        if (result.is_ko() && std::ranges::any_of(tried_, [&](const Tried& tried) {
                return &tried != best.front() && tried.outcome != Outcome::lost();
            }))
            return false;
        right_ = best.front()->move;
        return true;
    }

    // The proof of a reading after a first move, behind that move.
    Step line_of(const Tried& tried) {
        Step line{{first_, tried.move}, "", {}};
        if (tried.done) return line;
        const auto claims = life::claims_of(tried.reading, opponent(first_));
        if (claims.empty()) return line;
        Budget part = budget();
        const life::Written written = life::write_proof(claims.front(), table_, part);
        if (written.check != life::Check::accepted) {
            if (!tried.reading.best.is_nowhere())
                line.next.push_back({{opponent(first_), tried.reading.best}, "", {}});
            return line;
        }
        line.next = steps_of(life::tree_of(claims.front(), written.proof, effort_.tree), 1);
        return line;
    }

    std::string says(const Tried& tried) const {
        const std::string_view owner = name_of(owner_);
        if (tried.seki) return fmt::format("{} lives, but only in seki", owner);
        switch (tried.outcome.kind) {
            case outcome::Kind::won: return fmt::format("{} {}", owner, kills_ ? "dies" : "lives");
            case outcome::Kind::lost: return fmt::format("{} {}", owner, kills_ ? "lives" : "dies");
            case outcome::Kind::ko_up:
                return fmt::format("a ko: {} must find the first threat", name_of(opponent(first_)));
            default: return fmt::format("only a ko, and {} must find the first threat", name_of(first_));
        }
    }

    void fill_in(const life::Reading& best, Problem& problem) {
        for (const Tried& tried : tried_) {
            const bool right = tried.move == right_;
            Try entry{go::to_string(tried.move), right, says(tried), {line_of(tried)}};
            if (right) {
                problem.tries.insert(problem.tries.begin(), std::move(entry));
            } else {
                problem.tries.push_back(std::move(entry));
            }
        }
        const Try& right = problem.tries.front();
        problem.answer = right.answer;
        problem.kind = kind_of(best, right.lines.front());
        describe(problem);
        rate(problem);
    }

    Kind kind_of(const life::Reading& best, const Step& line) const {
        if (best.outcome.is_ko()) return Kind::ko;
        if (!kills_) return Kind::live;
        return group_.size() <= most_captured && depth_of(line) <= few_moves ? Kind::capture : Kind::kill;
    }

    void describe(Problem& problem) const {
        const std::string_view player = name_of(first_);
        switch (problem.kind) {
            case Kind::live: problem.question = fmt::format("{} to move and live", player); break;
            case Kind::capture:
                problem.question = fmt::format("{} to capture the marked {}", player,
                                               group_.size() == 1 ? "stone" : "stones");
                break;
            case Kind::ko:
                problem.question = fmt::format("{} to move: the best is a ko.  Which move makes it?", player);
                break;
            default: problem.question = fmt::format("{} to move and kill", player);
        }
        problem.why = problem.tries.front().says + ". Every other first move fails, as its line shows";
    }

    void rate(Problem& problem) const {
        std::vector<Point> moves;
        int near = 0;
        for (const Tried& tried : tried_) {
            moves.push_back(tried.move);
            near += tried.move != right_ && (tried.seki || tried.outcome != Outcome::lost());
        }
        problem.rating = rating_of_move(problem.position, moves, right_, nodes_, near);
    }

    const Cut& cut_;
    const PointSet& group_;
    Color first_ = Color::black, owner_ = Color::black;
    bool kills_ = false;
    life::Table& table_;
    const LifeEffort& effort_;
    std::shared_ptr<const life::Hints> hints_;
    std::uint64_t nodes_ = 0;
    std::vector<Tried> tried_;
    Point right_;
};

// The piece around a group in which its life is decided; all else is the killer's.
std::optional<Cut> cut_around(const Board& board, const PointSet& group, life::Width width,
                              const LifeEffort& effort) {
    const PointSet area = life::frame(board, group, width).area;
    int empty = 0;
    area.for_each([&](Point p) { empty += board.is_empty(p); });
    if (empty < effort.least_empty || empty > effort.most_empty) return {};
    const go::Cell killer = go::cell(opponent(go::color_of(board.at(group.first()))));
    auto cut = cut_out(board, area | group, Owners(killer));
    if (cut && std::max(cut->board.size().width, cut->board.size().height) > effort.widest) return {};
    return cut;
}

// The likeliest move of a color in the piece; nowhere: there is none.
Point likely_move(const Cut& cut, Color color) {
    const net::Look look = net::Network::shipped().look({cut.board, color});
    Point best;
    for (const Point p : cut.open.points()) {
        if (!cut.board.is_legal({color, p}, go::Suicide::forbidden)) continue;
        if (best.is_nowhere() || look.policy[p] > look.policy[best]) best = p;
    }
    return best;
}

// Follows one piece until the group's life hangs on who is first.
class Pursuit {
public:
    Pursuit(Cut cut, const PointSet& group, life::Table& table, const LifeEffort& effort, const IsNew& is_new)
        : cut_(std::move(cut)),
          group_(cut_.moved(group)),
          owner_(go::color_of(cut_.board.at(group_.first()))),
          table_(table),
          effort_(effort),
          is_new_(is_new) {}

    std::optional<Problem> run() {
        for (int moves = 0; moves <= effort_.most_moves; ++moves) {
            PointSet left;
            group_.for_each([&](Point p) {
                if (cut_.board.at(p) == go::cell(owner_)) left.insert(p);
            });
            if (left.size() < effort_.least_stones) return {};
            group_ = left;
            const std::string shape = shape_name(cut_.board, cut_.open, group_, owner_, "life");
            if (!is_new_(shape)) return {};
            LifeForge forge(cut_, group_, table_, effort_);
            const auto standing = forge.standing();
            if (!standing) return {};
            if (standing->is_critical()) return asked(forge, *standing, shape);
            const Color weaker = standing->is_dead() ? owner_ : opponent(owner_);
            const Point next = likely_move(cut_, weaker);
            if (next.is_nowhere()) return {};
            cut_.board.play({weaker, next});
            cut_.board.forget_plays();
            cut_.board.set_ko_ban(go::Move::pass(weaker));
        }
        return {};
    }

private:
    // One question of each shape; now one side is asked first, now the other.
    std::optional<Problem> asked(LifeForge& forge, const LifeForge::Standing& standing,
                                 const std::string& shape) {
        const Color first = (cut_.board.hash() & 1) == 0 ? owner_ : opponent(owner_);
        for (const Color color : {first, opponent(first)}) {
            auto problem = forge.ask(color, standing);
            if (!problem) continue;
            problem->id = shape;
            return problem;
        }
        return {};
    }

    Cut cut_;
    PointSet group_;
    Color owner_;
    life::Table& table_;
    const LifeEffort& effort_;
    const IsNew& is_new_;
};

}  // namespace

std::optional<Problem> life_problem(const Board& board, const PointSet& group, life::Table& table,
                                    const LifeEffort& effort, const IsNew& is_new) {
    for (const life::Width width : {life::Width::tight, life::Width::narrow, life::Width::normal}) {
        auto cut = cut_around(board, group, width, effort);
        if (!cut) continue;
        if (auto problem = Pursuit(std::move(*cut), group, table, effort, is_new).run()) return problem;
    }
    return {};
}

std::vector<PointSet> groups_at_stake(const go::Position& position, int least_stones) {
    constexpr double plainly = 0.4;
    const Board& board = position.board;
    const net::Look look = net::Network::shipped().look(position);
    std::vector<std::pair<double, PointSet>> found;
    PointSet seen;
    go::for_each_point(board.size(), [&](Point p) {
        if (!go::is_stone(board.at(p)) || seen.contains(p)) return;
        const PointSet stones = board.stones(p);
        seen |= stones;
        double swing = 0;
        stones.for_each([&](Point q) { swing += look.owners[q].balance() - look.others[q].balance(); });
        swing = std::abs(swing) / stones.size();
        if (swing >= plainly) found.emplace_back(swing, board.stones(analysis::main_chain(board, p)));
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<PointSet> groups;
    for (auto& [swing, group] : found) {
        if (group.size() >= least_stones && std::ranges::find(groups, group) == groups.end())
            groups.push_back(group);
    }
    return groups;
}

}  // namespace tedomari::forge
