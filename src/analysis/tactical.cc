// SPDX-License-Identifier: MIT
#include "analysis/tactical.h"

#include <algorithm>
#include <vector>

#include "go/unconditional.h"

namespace tedomari::analysis {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using tactics::Goal;
using tactics::GoalKind;
using tactics::Reading;
using tactics::Side;

TacticalAnswer ask(const Board& board, const Goal& goal, Side first, tactics::ReadingTable& table,
                   Budget& budget) {
    tactics::Effort effort;
    effort.order = 3;
    const Reading reading = tactics::read(board, goal, first, effort, table, budget);
    TacticalAnswer answer;
    answer.code = tactics::gnugo_code(reading.outcome, first);
    answer.known = !reading.outcome.is_unknown();
    answer.proved = answer.known && reading.evidence == Evidence::proved;
    if (answer.code != 0) answer.move = reading.best;
    answer.nodes = reading.nodes;
    return answer;
}

std::string to_string(const TacticalAnswer& answer) {
    if (answer.code == 0) return "0";
    return std::to_string(answer.code) + " " +
           (answer.move.is_nowhere() ? "PASS" : go::to_string(answer.move));
}

std::string unconditional_status(const Board& board, Point point) {
    return std::string(go::to_string(go::unconditional_status(board)[point]));
}

namespace {

// The points that can be walked from `point` without crossing a stone of `owner`.
PointSet space_around(const Board& board, Point point, Color owner) {
    PointSet seen{point};
    std::vector<Point> open{point};
    while (!open.empty()) {
        const Point from = open.back();
        open.pop_back();
        for (const Point q : from.neighbours()) {
            if (board.at(q) == Cell::edge || board.at(q) == cell(owner) || seen.contains(q)) continue;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return seen;
}

// Whose eye space it is: the color whose stones leave the smaller one.
Color owner_of(const Board& board, Point point) {
    if (go::is_stone(board.at(point))) return opponent(color_of(board.at(point)));
    return space_around(board, point, Color::black).size() <= space_around(board, point, Color::white).size()
               ? Color::black
               : Color::white;
}

}  // namespace

EyeCount count_eyes(const Board& board, Point point, tactics::ReadingTable& table, Budget& budget) {
    const Color owner = owner_of(board, point);
    const PointSet space = space_around(board, point, owner);
    constexpr int most_points = 12;
    EyeCount eyes;
    if (space.size() > most_points) return eyes;
    space.for_each([&](Point p) {
        const Goal goal{GoalKind::eye, p, {}, owner};
        const TacticalAnswer makes = ask(board, goal, Side::attacker, table, budget);
        if (makes.code == 0) return;
        if (eyes.most == 0) eyes.defend = makes.move;
        eyes.most = 1;
        const TacticalAnswer spoils = ask(board, goal, Side::defender, table, budget);
        if (spoils.code != 1) {
            eyes.least = 1;
        } else if (eyes.attack.is_nowhere()) {
            eyes.attack = spoils.move;
        }
    });
    return eyes;
}

std::string to_string(const EyeCount& eyes) {
    std::string text = std::to_string(eyes.least) + " " + std::to_string(eyes.most);
    if (eyes.least == eyes.most) return text;
    const auto name = [](Point p) { return p.is_nowhere() ? std::string("PASS") : go::to_string(p); };
    return text + " " + name(eyes.attack) + " " + name(eyes.defend);
}

}  // namespace tedomari::analysis
