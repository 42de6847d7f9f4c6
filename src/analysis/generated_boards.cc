// SPDX-License-Identifier: MIT
#include "analysis/generated_boards.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "economy/wall_sum.h"
#include "go/area.h"
#include "player/orthodox.h"

namespace tedomari::analysis {

namespace {

using economy::Side;
using go::Cell;
using go::Color;
using go::Move;
using go::Point;

// Alternating play to the end on the gaps, every move and passing tried.
class Oracle {
public:
    Oracle(const GeneratedBoard& start, std::size_t most) : board_(start.board), most_(most) {
        go::for_each_point(board_.size(), [&](Point p) {
            if (start.ownership[p] == 0) points_.push_back(p);
        });
        board_.set_ko_ban(Move::pass(Color::black));
    }

    // Black's area less White's; nothing when it cannot be told.
    std::optional<int> value(Color next, bool passed = false) {
        const std::string key = key_of(next, passed);
        if (const auto known = known_.find(key); known != known_.end()) {
            if (known->second == under_way) failed_ = true;  // a cycle longer than a ko
            return failed_ ? std::nullopt : std::optional(known->second);
        }
        if (known_.size() >= most_) failed_ = true;
        if (failed_) return std::nullopt;
        known_.emplace(key, under_way);
        const int sign = next == Color::black ? 1 : -1;
        std::optional<int> best = passed ? std::optional(area()) : value(go::opponent(next), true);
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

    // A perfect move from here, or a pass.
    Move best(Color next, bool passed) {
        const auto aim = value(next, passed);
        const auto passing = passed ? std::optional(area()) : value(go::opponent(next), true);
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

    void play(Move move) { board_.play(move); }
    int area() const { return go::area_score(go::count(board_)); }
    bool failed() const { return failed_; }

private:
    std::string key_of(Color next, bool passed) const {
        std::string key(1, static_cast<char>((next == Color::black ? 2 : 0) + (passed ? 1 : 0)));
        for (const Point p : points_) key += static_cast<char>(board_.at(p));
        return key;
    }

    static constexpr int under_way = 100'000;

    go::Board board_;
    std::vector<Point> points_;
    std::size_t most_;
    bool failed_ = false;
    std::unordered_map<std::string, int> known_;
};

// Straight walls from the ground to the temperature on both sides.
bool is_switch_or_number(const cgt::Thermograph& walls) {
    const Rational t = walls.temperature();
    const auto straight = [&](const cgt::Wall& wall, int slope) {
        return t <= wall.base() || wall.bends().size() == 1 ||
               (wall.bends().size() == 2 && wall.slope_above(wall.base()) == slope);
    };
    return straight(walls.left, -1) && straight(walls.right, 1);
}

player::SurveySettings survey_settings(const GeneratedBoard& board) {
    player::SurveySettings settings;
    settings.nodes = 50'000;
    settings.ownership = board.ownership;
    return settings;
}

class Truth {
public:
    Truth(const GeneratedBoard& board, TruthReport& report) : board_(board), report_(report) {}

    void compare(bool play);

private:
    void play_out(Color sentestrat, int optimum, Rational t);

    const GeneratedBoard& board_;
    TruthReport& report_;
};

// Sentestrat for one color, perfect play for the other; Sentestrat's color moves first.
void Truth::play_out(Color color, int optimum, Rational t) {
    Oracle oracle(board_, 400'000);
    go::Game game({board_.board, color});
    player::Orthodox player(survey_settings(board_));
    bool passed = false;
    for (int moves = 0; moves < 200; ++moves) {
        const Color next = game.to_move();
        const Move move = next == color ? player.choose(game, next).move : oracle.best(next, passed);
        if (oracle.failed()) return;
        game.play(move);
        if (move.is_pass() && passed) break;
        passed = move.is_pass();
        if (!passed) oracle.play(move);
    }
    // Dead stones may still stand: perfect play takes them, the other color first.
    const auto end = oracle.value(go::opponent(color));
    if (!end) return;
    const Rational loss = (color == Color::black ? 1 : -1) * (optimum - *end);
    ++report_.played;
    report_.loss_within += loss <= t ? 1 : 0;
    report_.no_loss += loss <= Rational(0) ? 1 : 0;
    report_.worst_loss = std::max(report_.worst_loss, loss);
}

void Truth::compare(bool play) {
    const player::Survey survey = player::survey(board_.board, survey_settings(board_));
    const auto black_first = best_score(board_, Color::black), white_first = best_score(board_, Color::white);
    bool proved = black_first && white_first;
    bool plain = true;
    for (const player::SurveyedRegion& region : survey.regions) {
        proved = proved && region.game.evidence == Evidence::proved && !region.game.has_ko;
        plain = plain && is_switch_or_number(region.walls);
    }
    if (!proved) {
        ++report_.skipped;
        return;
    }
    int stones = 0;  // territory becomes area
    go::for_each_point(board_.board.size(), [&](Point p) {
        stones += board_.board.at(p) == Cell::black ? 1 : board_.board.at(p) == Cell::white ? -1 : 0;
    });
    const auto walls = survey.walls();
    const economy::WallSum sum{walls, survey.settled + stones};
    const Rational mean = sum.mean(), t = std::max(sum.temperature() + 1, Rational(0));
    ++report_.boards;
    report_.within += mean <= Rational(*black_first) && Rational(*black_first) <= mean + t &&
                              mean - t <= Rational(*white_first) && Rational(*white_first) <= mean
                          ? 1
                          : 0;
    if (plain) {
        ++report_.switches;
        const auto near = [&](Side first, int best) {
            return abs(economy::value(sum, first, 0) - Rational(best)) <= Rational(1);
        };
        report_.equal += near(Side::left, *black_first) && near(Side::right, *white_first) ? 1 : 0;
    }
    if (!play) return;
    play_out(Color::black, *black_first, t);
    play_out(Color::white, *white_first, t);
}

}  // namespace

GeneratedBoard generated_board(Rng& rng, go::Size size, const GapSettings& gaps) {
    GeneratedBoard result{go::Board(size), {}, 0};
    const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    int black = size.width / 2 - 1 - below(2);
    for (int row = 0; row < size.height; ++row) {
        black = std::clamp(black + below(3) - 1, 1, size.width - 3 - gaps.most);
        const int white = black + 1 + below(gaps.most + 1);
        for (int column = 0; column < size.width; ++column) {
            const Point p = Point::at(column, row);
            result.ownership[p] = column <= black ? 1 : column >= white ? -1 : 0;
            if (column == black) result.board.place(p, Color::black);
            if (column == white) result.board.place(p, Color::white);
            if (column <= black || column >= white) continue;
            if (gaps.stones > 0 && below(gaps.stones) == 0)
                result.board.place(p, below(2) == 0 ? Color::black : Color::white);
        }
    }
    const GeneratedBoard bare = result;
    go::for_each_point(size, [&](Point p) {  // where a wall steps aside it is thick, so that it has no holes
        if (bare.ownership[p] == 0 || !bare.board.is_empty(p)) return;
        for (const Point q : p.neighbours()) {
            if (!size.contains(q) || bare.ownership[q] != 0) continue;
            result.board.place(p, bare.ownership[p] > 0 ? Color::black : Color::white);
        }
    });
    go::for_each_point(size, [&](Point p) {  // what has no liberty was never played
        if (result.ownership[p] == 0 && go::is_stone(result.board.at(p)) && result.board.liberties(p) == 0)
            result.board.remove(p);
    });
    go::for_each_point(size, [&](Point p) {
        if (result.ownership[p] == 0 && result.board.is_empty(p)) ++result.open;
    });
    return result;
}

std::optional<int> best_score(const GeneratedBoard& board, Color first, std::size_t most_positions) {
    return Oracle(board, most_positions).value(first);
}

TruthReport board_truth(const TruthQuestion& question, const std::atomic<bool>* cancel,
                        const std::function<void(int)>& tell) {
    TruthReport report;
    Rng rng(question.seed);
    for (int i = 0; i < question.boards; ++i) {
        if (cancel != nullptr && cancel->load()) {
            report.interrupted = true;
            break;
        }
        const GeneratedBoard board = generated_board(rng, question.size);
        if (board.open == 0 || board.open > question.most_open || !board.board.is_possible()) {
            ++report.skipped;
        } else {
            Truth(board, report).compare(question.play);
        }
        if (tell) tell(i + 1);
    }
    return report;
}

}  // namespace tedomari::analysis
