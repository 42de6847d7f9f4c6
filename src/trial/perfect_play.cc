// SPDX-License-Identifier: MIT
#include "trial/perfect_play.h"

#include <algorithm>

#include "go/area.h"

namespace tedomari::trial {

namespace {

using go::Color;
using go::Move;
using go::Point;

constexpr int under_way = 100'000;

int area(const go::Board& board) { return go::area_score(go::count(board)); }

std::string cells_of(const go::Board& board, const std::vector<Point>& points) {
    std::string cells;
    for (const Point p : points) cells += static_cast<char>(board.at(p));
    return cells;
}

class Forms {
public:
    Forms(cgt::Store& store, const go::Board& board, const go::PointSet& points, std::size_t most)
        : store_(store), board_(board), points_(points.points()), most_(most), start_(area(board)) {
        board_.set_ko_ban(Move::pass(Color::black));
    }

    std::optional<cgt::Game> form() {
        const std::string key = cells_of(board_, points_);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        if (known_.size() >= most_) return std::nullopt;
        known_.emplace(key, std::nullopt);  // a cycle finds this
        const auto left = options(Color::black), right = left ? options(Color::white) : std::nullopt;
        if (!left || !right) return std::nullopt;
        const int now = area(board_) - start_;
        cgt::Game result = store_.make(*left, *right);
        if (store_.is_number(result)) {
            if (gains(*left, *right, now)) return std::nullopt;  // one side cannot even pass it on
            result = store_.number(now);
        }
        known_[key] = result;
        return result;
    }

private:
    bool gains(const std::vector<cgt::Game>& left, const std::vector<cgt::Game>& right,
               cgt::Dyadic now) const {
        const auto more = [&](cgt::Game g) { return store_.right_stop(g) > now; };
        const auto less = [&](cgt::Game g) { return store_.left_stop(g) < now; };
        return std::any_of(left.begin(), left.end(), more) || std::any_of(right.begin(), right.end(), less);
    }

    std::optional<std::vector<cgt::Game>> options(Color color) {
        std::vector<cgt::Game> found;
        for (const Point p : points_) {
            const Move move{color, p};
            if (!board_.is_legal(move, go::Suicide::forbidden)) continue;
            if (board_.is_ko_shape(move)) return std::nullopt;
            board_.play(move);
            const auto after = form();
            board_.undo();
            if (!after) return std::nullopt;
            found.push_back(*after);
        }
        return found;
    }

    cgt::Store& store_;
    go::Board board_;
    std::vector<Point> points_;
    std::size_t most_;
    int start_;
    std::unordered_map<std::string, std::optional<cgt::Game>> known_;
};

}  // namespace

PerfectPlay::PerfectPlay(const go::Board& board, const go::PointSet& points, std::size_t most_positions)
    : board_(board), points_(points.points()), most_(most_positions) {
    board_.set_ko_ban(Move::pass(Color::black));
}

std::string PerfectPlay::key_of(Color next, bool passed) const {
    const std::string head(1, static_cast<char>((next == Color::black ? 2 : 0) + (passed ? 1 : 0)));
    return head + cells_of(board_, points_);
}

std::optional<int> PerfectPlay::value(Color next, bool passed) {
    const std::string key = key_of(next, passed);
    if (const auto known = known_.find(key); known != known_.end()) {
        if (known->second == under_way) failed_ = true;  // a cycle longer than a ko
        return failed_ ? std::nullopt : std::optional(known->second);
    }
    if (known_.size() >= most_) failed_ = true;
    if (failed_) return std::nullopt;
    known_.emplace(key, under_way);
    const int sign = go::sign(next);
    std::optional<int> best = passed ? std::optional(area(board_)) : value(go::opponent(next), true);
    for (const Point p : points_) {
        const Move move{next, p};
        if (!board_.is_legal(move, go::Suicide::forbidden)) continue;
        if (board_.is_ko_shape(move)) failed_ = true;
        if (failed_) return std::nullopt;
        board_.play(move);
        const auto score = value(go::opponent(next));
        board_.undo();
        if (score && (!best || sign * *score > sign * *best)) best = score;
    }
    if (failed_) return std::nullopt;
    known_[key] = *best;
    return best;
}

Move PerfectPlay::best(Color next, bool passed) {
    const auto aim = value(next, passed);
    const auto passing = passed ? std::optional(area(board_)) : value(go::opponent(next), true);
    if (passing == aim) return Move::pass(next);
    for (const Point p : points_) {
        const Move move{next, p};
        if (!board_.is_legal(move, go::Suicide::forbidden)) continue;
        board_.play(move);
        const bool good = value(go::opponent(next)) == aim;
        board_.undo();
        if (good) return move;
    }
    return Move::pass(next);
}

std::optional<cgt::Game> canonical_form(cgt::Store& store, const go::Board& board, const go::PointSet& points,
                                        std::size_t most_positions) {
    return Forms(store, board, points, most_positions).form();
}

}  // namespace tedomari::trial
