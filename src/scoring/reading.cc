// SPDX-License-Identifier: MIT
#include "scoring/reading.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "base/hash.h"

namespace tedomari::scoring {

namespace {

using go::Board;
using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

// A piece of the board where life is not plain: groups without two eyes, the areas beside them, and who may
// be caught in there.
struct Fight {
    PointSet points;
    std::array<PointSet, 2> walls;  // stones that cannot be taken in it
};

// The fights of a board, given who is believed alive.
class Fights {
public:
    Fights(const Blocks& blocks, const Beliefs& alive) : blocks_(blocks) {
        for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
            const Block& block = blocks.stones[i];
            if (alive[i] >= 0.5) living_[block.is(Color::white)] |= block.points;
        }
        areas_ = pieces(blocks.on_board - living_[0] - living_[1]);
        for (const Color color : {Color::black, Color::white}) part_groups(color);
    }

    std::vector<Fight> all() const {
        const PointSet weak = weak_[0] | weak_[1];
        PointSet contested = weak;
        for (const PointSet& area : areas_) {
            if (area.neighbours().intersects(weak)) contested |= area;
        }
        std::vector<Fight> found;
        for (const PointSet& piece : pieces(contested)) {
            Fight fight{piece, {}};
            for (const Block& block : blocks_.stones) add_wall(fight, block);
            found.push_back(fight);
        }
        return found;
    }

private:
    // A chain beside the fight is a wall unless its liberties elsewhere are so few that it may be taken.
    void add_wall(Fight& fight, const Block& block) const {
        if (fight.points.intersects(block.points) || !fight.points.intersects(block.perimeter)) return;
        const PointSet elsewhere = block.liberties - fight.points;
        if (elsewhere.size() >= 2) {
            fight.walls[block.is(Color::white)] |= block.points;
        } else {
            fight.points |= elsewhere | block.points;
        }
    }
    // An area with enemy stones in it is no eye for certain unless it is large: they may have been put there
    // to leave none.
    int eyes_of(const PointSet& area) const {
        const int stones = (area - blocks_.empty).size(), size = area.size();
        if (stones == 0) return size >= 4 ? 2 : 1;
        return size >= 8 && stones * 2 < size ? 2 : 0;
    }
    void part_groups(Color color) {
        const PointSet& own = living_[index(color)];
        const PointSet& other = living_[index(opponent(color))];
        PointSet eyes;
        for (const PointSet& area : areas_) {
            const PointSet border = area.neighbours();
            if (border.intersects(own) && !border.intersects(other)) eyes |= area;
        }
        for (const PointSet& group : pieces(own | eyes | links(color))) {
            int count = 0;
            for (const PointSet& area : pieces(group & eyes)) count += eyes_of(area);
            if (count < 2) weak_[index(color)] |= group & own;
        }
    }
    // Shared liberties of two chains that the enemy cannot cut at: two of them, or one where his stone would
    // be in atari.
    PointSet links(Color color) const {
        PointSet found;
        for (std::size_t i = 0; i < blocks_.stones.size(); ++i) {
            const Block& a = blocks_.stones[i];
            if (!a.is(color) || !living_[index(color)].intersects(a.points)) continue;
            for (std::size_t k = i + 1; k < blocks_.stones.size(); ++k) {
                const Block& b = blocks_.stones[k];
                if (!b.is(color) || !living_[index(color)].intersects(b.points)) continue;
                const PointSet shared = a.liberties & b.liberties;
                if (shared.size() >= 2) found |= shared;
                if (shared.size() == 1 &&
                    liberties_after(*blocks_.board, {opponent(color), shared.first()}) <= 1)
                    found |= shared;
            }
        }
        return found;
    }

    const Blocks& blocks_;
    std::array<PointSet, 2> living_, weak_;
    std::vector<PointSet> areas_;
};

// Who owns a point in the end: both move in turn inside the area or pass, two passes end the game.
class Contest {
public:
    Contest(Board& board, const Fight& fight, Point ground, Color owner, std::int64_t nodes)
        : board_(board),
          area_(fight.points),
          strong_(fight.walls),
          ground_(ground),
          owner_(owner),
          nodes_(nodes) {}

    enum class Answer : std::uint8_t { keeps, loses, open };

    Answer solve(Color first) {
        known_.clear();
        const Found found = search(first, 0, 0);
        if (spent_) return Answer::open;
        return found.keeps ? Answer::keeps : Answer::loses;
    }
    bool is_spent() const { return spent_; }
    std::int64_t nodes_left() const { return nodes_; }

private:
    static constexpr int deepest = 48;
    static constexpr int enough_to_live = 7;  // whoever takes so many stones has room for two eyes
    struct Found {
        bool keeps = false;
        bool leans_on_path = false;  // by a repetition: true here and now only
    };

    // The ground is decided as soon as a stone on it hangs together with a wall.
    std::optional<bool> decided() const {
        const Cell c = board_.at(ground_);
        if (!go::is_stone(c)) return std::nullopt;
        const PointSet& walls = strong_[c == Cell::white];
        bool safe = false;
        board_.for_each_stone(ground_, [&](Point p) { safe |= walls.contains(p); });
        if (!safe) return std::nullopt;
        return c == cell(owner_);
    }
    // After two passes: the color that alone reaches it.
    bool owner_has_it() const {
        const Cell c = board_.at(ground_);
        if (go::is_stone(c)) return c == cell(owner_);
        bool own = false, other = false;
        PointSet seen{ground_};
        std::vector<Point> open{ground_};
        while (!open.empty()) {
            const Point p = open.back();
            open.pop_back();
            for (const Point q : p.neighbours()) {
                const Cell at = board_.at(q);
                if (at == cell(owner_)) own = true;
                if (at == cell(opponent(owner_))) other = true;
                if (at != Cell::empty || seen.contains(q)) continue;
                seen.insert(q);
                open.push_back(q);
            }
        }
        return own && !other;
    }

    Found search(Color mover, int passes, int depth) {
        if (passes == 2) return {owner_has_it(), false};
        if (const auto known = decided()) return {*known, false};
        if (--nodes_ < 0 || depth > deepest) {
            spent_ = true;
            return {true, true};
        }
        const std::uint64_t key =
            mix(board_.hash() ^ static_cast<std::uint64_t>(board_.ko().index()) << 3 ^
                static_cast<std::uint64_t>(passes) << 1 ^ static_cast<std::uint64_t>(mover));
        if (const auto known = known_.find(key); known != known_.end())
            return known->second == on_path ? Found{true, true} : Found{known->second == kept, false};
        known_[key] = on_path;
        const Found found = best_of(mover, passes, depth);
        if (found.leans_on_path || spent_) {
            known_.erase(key);
        } else {
            known_[key] = found.keeps ? kept : lost;
        }
        return found;
    }

    Found best_of(Color mover, int passes, int depth) {
        const bool wants = mover == owner_;
        Found best{!wants, false};
        const auto try_move = [&](Point p) {
            const int before = board_.captured(opponent(mover));
            board_.play({mover, p});
            const bool ends = board_.captured(opponent(mover)) - before >= enough_to_live;
            const Found found = ends ? Found{wants, false}
                                     : search(opponent(mover), p.is_nowhere() ? passes + 1 : 0, depth + 1);
            board_.undo();
            if (found.keeps == wants) {
                best = found;
                return true;
            }
            best.leans_on_path |= found.leans_on_path;
            return false;
        };
        FixedVector<Point, 64> moves;
        order(mover, moves);
        for (const Point p : moves) {
            if (try_move(p) || spent_) return best;
        }
        try_move(Point());
        return best;
    }
    // Captures and saves first, then the rest; eyes of one's own last.
    void order(Color mover, FixedVector<Point, 64>& moves) const {
        FixedVector<Point, 64> quiet, eyes;
        area_.for_each([&](Point p) {
            if (!board_.is_empty(p) || moves.full() || quiet.full() || eyes.full()) return;
            if (!board_.is_legal({mover, p}, go::Suicide::forbidden)) return;
            bool takes = false, own_only = true;
            for (const Point q : p.neighbours()) {
                const Cell c = board_.at(q);
                if (go::is_stone(c) && board_.liberties(q) == 1) takes = true;
                if (c != cell(mover) && c != Cell::edge) own_only = false;
            }
            (takes ? moves : own_only ? eyes : quiet).push_back(p);
        });
        for (const FixedVector<Point, 64>* rest : {&quiet, &eyes}) {
            for (const Point p : *rest)
                if (!moves.full()) moves.push_back(p);
        }
    }

    static constexpr std::uint8_t on_path = 0, kept = 1, lost = 2;
    Board& board_;
    const PointSet& area_;
    const std::array<PointSet, 2>& strong_;
    Point ground_;
    Color owner_;
    std::int64_t nodes_;
    bool spent_ = false;
    std::unordered_map<std::uint64_t, std::uint8_t> known_;
};

}  // namespace

namespace {

std::vector<Read> read_once(const Blocks& blocks, const Beliefs& alive, std::int64_t nodes, Budget& budget) {
    std::vector<Read> answers(blocks.stones.size(), Read::unread);
    Board board = *blocks.board;
    board.forget_plays();
    board.set_ko_ban(Move::pass(Color::black));
    constexpr int most_open = 14;
    for (const Fight& fight : Fights(blocks, alive).all()) {
        if ((fight.points & blocks.empty).size() > most_open) continue;
        for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
            const Block& block = blocks.stones[i];
            if (!fight.points.intersects(block.points) || !budget.spend()) continue;
            const Color owner = go::color_of(block.cell);
            using Answer = Contest::Answer;
            Contest contest(board, fight, block.points.first(), owner, nodes);
            const Answer attacked = contest.solve(opponent(owner));
            if (attacked == Answer::keeps) answers[i] = Read::holds;
            if (attacked != Answer::loses) continue;
            const Answer defended = contest.solve(owner);
            if (defended == Answer::open) continue;
            answers[i] = defended == Answer::keeps ? Read::unsettled : Read::lost;
            budget.spend(static_cast<std::uint64_t>(nodes - contest.nodes_left()));
        }
    }
    return answers;
}

}  // namespace

std::vector<Read> read_fights(const Blocks& blocks, const Beliefs& alive, std::int64_t nodes,
                              Budget& budget) {
    std::vector<Read> answers = read_once(blocks, alive, nodes, budget);
    Beliefs after = alive;
    believe_reading(after, answers);
    bool changed = false;
    for (std::size_t i = 0; i < alive.size(); ++i) changed |= (alive[i] >= 0.5) != (after[i] >= 0.5);
    if (!changed) return answers;
    // Who turned out otherwise may leave others without eyes, or give them some.
    const std::vector<Read> again = read_once(blocks, after, nodes, budget);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (again[i] != Read::unread) answers[i] = again[i];
    }
    return answers;
}

std::vector<Read> read_fights(const Blocks& blocks, const Beliefs& alive) {
    constexpr std::int64_t nodes = 4000;
    Budget budget;
    return read_fights(blocks, alive, nodes, budget);
}

void believe_reading(Beliefs& alive, const std::vector<Read>& read) {
    for (std::size_t i = 0; i < alive.size(); ++i) {
        if (read[i] == Read::holds) alive[i] = 1;
        if (read[i] == Read::lost) alive[i] = 0;
    }
}

}  // namespace tedomari::scoring
