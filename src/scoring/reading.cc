// SPDX-License-Identifier: MIT
#include "scoring/reading.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "base/hash.h"
#include "go/flood.h"
#include "scoring/fights.h"

namespace tedomari::scoring {

namespace {

using go::Board;
using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

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
        const PointSet room = go::flood(ground_, [&](Point p) { return board_.is_empty(p); });
        bool own = false, other = false;
        room.neighbours().for_each([&](Point p) {
            own |= board_.at(p) == cell(owner_);
            other |= board_.at(p) == cell(opponent(owner_));
        });
        return own && !other;
    }

    Found search(Color mover, int passes, int depth) {
        if (passes == 2) return {owner_has_it(), false};
        if (const auto known = decided()) return {*known, false};
        if (passes == 1 && owner_has_it() == (mover == owner_)) return {mover == owner_, false};
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
            const PointSet taken = p.is_nowhere() ? PointSet{} : taken_by({mover, p});
            board_.play({mover, p});
            const bool settles = board_.captured(opponent(mover)) - before >= enough_to_live &&
                                 board_.at(ground_) != cell(opponent(mover)) && has_room(mover, taken);
            const Found found = settles ? Found{wants, false}
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
    // The stones a move would take.
    PointSet taken_by(Move move) const {
        PointSet taken;
        for (const Point q : move.point.neighbours()) {
            if (board_.at(q) != cell(opponent(move.color)) || board_.liberties(q) > 1) continue;
            taken |= board_.stones(q);
        }
        return taken;
    }
    // Whether the ground hangs together with the room where stones were taken: two eyes can be made there.
    bool has_room(Color color, const PointSet& taken) const {
        return go::flood_while(
                   ground_,
                   [&](Point p) { return board_.at(p) == Cell::empty || board_.at(p) == cell(color); },
                   [&](const PointSet& reached) { return !reached.intersects(taken); })
            .intersects(taken);
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

// The board with the walls of a fight put there where they are not, and without the dead elsewhere.
Board fenced(const Board& board, const Fight& fight) {
    Board made = board;
    made.forget_plays();
    made.set_ko_ban(Move::pass(Color::black));
    fight.lifted.for_each([&](Point p) { made.remove(p); });
    for (const Color color : {Color::black, Color::white}) {
        fight.walls[static_cast<std::size_t>(color)].for_each([&](Point p) {
            if (made.at(p) != cell(color)) made.place(p, color);
        });
    }
    return made;
}

Fate read_block(Board& board, const Fight& fight, const Block& block, std::int64_t nodes, Budget& budget) {
    using Answer = Contest::Answer;
    const Color owner = go::color_of(block.cell);
    Contest contest(board, fight, block.points.first(), owner, nodes);
    const Answer attacked = contest.solve(opponent(owner));
    Fate read = attacked == Answer::keeps ? Fate::alive : Fate::unknown;
    if (attacked == Answer::loses) {
        const Answer defended = contest.solve(owner);
        if (defended == Answer::keeps) read = Fate::unsettled;
        if (defended == Answer::loses) read = Fate::dead;
    }
    budget.spend(static_cast<std::uint64_t>(nodes - contest.nodes_left()));
    return read;
}

// The blocks whose first belief leaves a doubt, in the fights of the second.
std::vector<Fate> read_once(const Blocks& blocks, const Beliefs& first, const Beliefs& alive,
                            const ReadingLimits& limits, Budget& budget) {
    std::vector<Fate> answers(blocks.stones.size(), Fate::unknown);
    for (const Fight& fight : find_fights(blocks, alive, limits.sure)) {
        if ((fight.points & blocks.empty).size() > limits.most_open) continue;
        std::optional<Board> board;
        for (std::size_t i = 0; i < blocks.stones.size(); ++i) {
            const Block& block = blocks.stones[i];
            if (!fight.points.intersects(block.points)) continue;
            if (limits.sure < 1 && std::max(first[i], 1 - first[i]) >= limits.sure) continue;
            if (budget.spent()) continue;
            if (!board) board = fenced(*blocks.board, fight);
            answers[i] = read_block(*board, fight, block, limits.nodes, budget);
        }
    }
    return answers;
}

}  // namespace

std::vector<Fate> read_fights(const Blocks& blocks, const Beliefs& alive, const ReadingLimits& limits,
                              Budget& budget) {
    std::vector<Fate> answers = read_once(blocks, alive, alive, limits, budget);
    Beliefs after = alive;
    believe_reading(after, answers);
    bool changed = false;
    for (std::size_t i = 0; i < alive.size(); ++i) changed |= (alive[i] >= 0.5) != (after[i] >= 0.5);
    if (!changed) return answers;
    // Who turned out otherwise may leave others without eyes, or give them some.
    const std::vector<Fate> again = read_once(blocks, alive, after, limits, budget);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (again[i] != Fate::unknown) answers[i] = again[i];
    }
    return answers;
}

void believe_reading(Beliefs& alive, const std::vector<Fate>& read) {
    for (std::size_t i = 0; i < alive.size(); ++i) {
        if (read[i] == Fate::alive) alive[i] = 1;
        if (read[i] == Fate::dead) alive[i] = 0;
    }
}

}  // namespace tedomari::scoring
