// SPDX-License-Identifier: MIT
#include "analysis/tactical.h"

#include "go/unconditional.h"
#include "tactics/eyespace.h"

namespace tedomari::analysis {

using go::Board;
using go::Point;
using tactics::Goal;
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

std::string eval_eye(const Board& board, Point point, tactics::ReadingTable& table, Budget& budget) {
    const auto space = tactics::eye_space(board, point, table, budget);
    if (!space) return "-1";
    const tactics::EyeCount eyes = tactics::count_eyes(board, *space, table, budget);
    const std::string text = std::to_string(eyes.least) + " " + std::to_string(eyes.most);
    if (eyes.least == eyes.most) return text;
    const auto name = [](Point p) { return p.is_nowhere() ? std::string("PASS") : go::to_string(p); };
    return text + " " + name(eyes.attack) + " " + name(eyes.defend);
}

}  // namespace tedomari::analysis
