// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "tactics/sente.h"
#include "tactics/walled.test.h"

namespace tedomari::tactics {

// Random questions about small regions: walls, a few stones that can be taken, a move and two goals of the
// player who makes it.
class SenteCases {
public:
    // One point in so many of the region is closed; none when 0.
    explicit SenteCases(std::uint64_t seed, int holes_one_in = 0) : rng_(seed), holes_one_in_(holes_one_in) {}

    struct Case {
        go::Board board;
        go::PointSet region;
        SenteQuestion question;
    };

    Case next() {
        while (true) {
            if (left_ == 0) renew();
            --left_;
            if (auto found = furnish()) return *found;
        }
    }

private:
    std::uint32_t below(int n) { return rng_.below(static_cast<std::uint32_t>(n)); }

    // Walls of few colors around a region of up to a dozen points, with a few among them.
    void renew() {
        std::optional<Walled> found;
        while (!found) {
            const std::size_t height = 2 + below(2), width = below(4) == 0 ? 4 : 3;
            std::vector<std::string> picture(height + 2, std::string(width + 2, '.'));
            std::vector<char*> ring;
            for (std::size_t c = 0; c < width + 2; ++c) ring.push_back(&picture[0][c]);
            for (std::size_t r = 1; r < height + 2; ++r) ring.push_back(&picture[r][width + 1]);
            for (std::size_t c = width + 1; c-- > 0;) ring.push_back(&picture[height + 1][c]);
            for (std::size_t r = height + 1; r-- > 1;) ring.push_back(&picture[r][0]);
            std::vector<bool> turns(ring.size());
            for (std::uint32_t k = 2 * below(3); k > 0; --k)
                turns[below(static_cast<int>(ring.size()))] = true;
            bool black = below(2) == 0;
            for (std::size_t k = 0; k < ring.size(); ++k) {
                black = black != turns[k];
                *ring[k] = black ? 'X' : 'O';
            }
            for (std::uint32_t k = below(3); k > 0; --k)
                picture[1 + below(static_cast<int>(height))][1 + below(static_cast<int>(width))] =
                    below(2) == 0 ? 'X' : 'O';
            found = walled(picture, go::Color::white);
        }
        walled_ = *found;
        left_ = 60;
    }

    std::optional<Case> furnish() {
        Case made{walled_.board, walled_.region, {}};
        std::vector<go::Point> points;
        walled_.region.for_each([&](go::Point p) {
            if (holes_one_in_ > 0 && below(holes_one_in_) == 0) {
                made.board.close(p);
                made.region.erase(p);
                return;
            }
            points.push_back(p);
            const std::uint32_t what = below(5);
            if (what < 2) made.board.place(p, what == 0 ? go::Color::black : go::Color::white);
        });
        if (points.empty() || !made.board.is_possible()) return {};
        const auto any = [&] { return points[below(static_cast<int>(points.size()))]; };
        made.question.move = {below(2) == 0 ? go::Color::black : go::Color::white, any()};
        if (!made.board.is_legal(made.question.move, go::Suicide::forbidden)) return {};
        go::Board after = made.board;
        after.play(made.question.move);
        const auto goal = random_goal(made.board, made.question.move, any);
        const auto threat = random_goal(after, made.question.move, any);
        if (!goal || !threat || *goal == *threat) return {};
        made.question.goal = *goal;
        made.question.threat = *threat;
        return made;
    }

    // A goal of the mover, positive or negative, about stones of the board or the move.
    template <class Any>
    std::optional<Question> random_goal(const go::Board& board, go::Move move, Any&& any) {
        const go::Point a = any(), b = any();
        const go::Color max = move.color;
        const auto is = [&](go::Point p, go::Color color) { return board.at(p) == go::cell(color); };
        const bool positive = below(3) != 0;
        const go::Color attacker = positive ? max : opponent(max);
        const Side side = positive ? Side::attacker : Side::defender;
        switch (below(8)) {
            case 0:
            case 1:
                if (!is(a, opponent(attacker))) return {};
                return Question{capture(board, a), side};
            case 2:
                if (!is(a, opponent(attacker)) || !is(b, opponent(attacker)) ||
                    board.chain(a) == board.chain(b))
                    return {};
                return Question{separate(board, a, b), side};
            case 3:
                if (!is(a, attacker)) return {};
                return Question{live(board, a), side};
            case 4:
                if (!board.is_empty(a)) return {};
                return Question{Goal{GoalKind::eye, a, {}, attacker}, side};
            default: break;
        }
        // Connections of stones, of a stone and an empty point, of the move and another point.
        const go::Point from = positive && below(2) == 0 ? move.point : a;
        if (from == b || is(from, opponent(attacker)) || is(b, opponent(attacker))) return {};
        if (is(from, attacker) && is(b, attacker) && board.chain(from) == board.chain(b)) return {};
        return Question{Goal{GoalKind::connect, from, b, attacker}, side};
    }

    Rng rng_;
    int holes_one_in_;
    Walled walled_;
    int left_ = 0;
};

}  // namespace tedomari::tactics
