// SPDX-License-Identifier: MIT
#include "analysis/life.h"

#include "life/prover.h"
#include "life/semeai.h"
#include "survey/group_life.h"
#include "tactics/dragon.h"

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Point;
using life::Reading;
using outcome::Kind;

namespace {

// GNU Go's codes know kos that a few threats decide; one that takes four or more is won or lost there.
int code_of(outcome::Outcome outcome, bool for_owner) {
    const bool is_ko = life::is_real_ko(outcome);
    switch ((for_owner ? outcome : reversed(outcome)).kind) {
        case Kind::won: return 1;
        case Kind::ko_up: return is_ko ? 2 : 1;
        case Kind::ko_down: return is_ko ? 3 : 0;
        default: return 0;
    }
}

std::string name_of(Point p) { return p.is_nowhere() ? "PASS" : go::to_string(p); }

Reading read(const Board& board, Point stone, Color first, life::Table& table, Budget& budget) {
    return survey::read_life(board, {stone}, first, table, budget);
}

LifeAnswer answer_of(const Reading& reading, Color first, bool for_owner, bool with_move) {
    LifeAnswer answer;
    answer.readings = {{reading, first}};
    answer.known = !reading.outcome.is_unknown();
    answer.proved = answer.known && reading.evidence == Evidence::proved;
    if (!answer.known) return answer;
    const int code = code_of(reading.outcome, for_owner);
    answer.text = std::to_string(code);
    if (code != 0 && with_move) answer.text += " " + name_of(reading.best);
    return answer;
}

LifeAnswer does(const Board& board, Point move, Point stone, bool defends, life::Table& table,
                Budget& budget) {
    const Color owner = color_of(board.at(stone)), mover = defends ? owner : opponent(owner);
    if (!board.is_legal({mover, move}, go::Suicide::forbidden)) return {"0"};
    Board after = board;
    after.forget_plays();
    after.play({mover, move});
    after.forget_plays();
    if (after.at(stone) != cell(owner)) return {defends ? "0" : "1", true, true};
    return answer_of(read(after, stone, opponent(mover), table, budget), opponent(mover), defends, false);
}

}  // namespace

Point main_chain(const Board& board, Point stone) {
    const Color color = color_of(board.at(stone));
    const auto are_joined = [&](Point a, Point b) {
        const go::PointSet common = board.liberty_set(a) & board.liberty_set(b);
        if (common.size() != 1) return common.size() > 1;
        const Point p = common.first();
        int breath = 0;
        for (const Point q : p.neighbours())
            breath += board.is_empty(q) || board.at(q) == cell(opponent(color));
        return breath == 0 || (breath == 1 && !board.is_legal({opponent(color), p}, go::Suicide::forbidden));
    };
    std::vector<Point> group{board.chain(stone)}, others;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color) && board.chain(p) == p && p != group[0]) others.push_back(p);
    });
    Point largest = group[0];
    for (std::size_t i = 0; i < group.size(); ++i) {
        std::erase_if(others, [&](Point p) {
            const bool joined = are_joined(group[i], p);
            if (joined) group.push_back(p);
            return joined;
        });
        if (board.chain_size(group[i]) > board.chain_size(largest)) largest = group[i];
    }
    return largest;
}

LifeAnswer owl_attack(const Board& board, Point stone, life::Table& table, Budget& budget) {
    return kill(board, main_chain(board, stone), table, budget);
}

LifeAnswer kill(const Board& board, Point stone, life::Table& table, Budget& budget) {
    const Color killer = opponent(color_of(board.at(stone)));
    return answer_of(read(board, stone, killer, table, budget), killer, false, true);
}

LifeAnswer owl_defend(const Board& board, Point stone, life::Table& table, Budget& budget) {
    const Color owner = color_of(board.at(stone));
    return answer_of(read(board, main_chain(board, stone), owner, table, budget), owner, true, true);
}

LifeAnswer make_live(const Board& board, Point stone, life::Table& table, Budget& budget) {
    const Color owner = color_of(board.at(stone));
    Reading reading = read(board, stone, owner, table, budget);
    life::is_seki(reading, owner, table, budget);  // with what is left
    return answer_of(reading, owner, true, true);
}

LifeAnswer prove_life(const Board& board, const go::PointSet& targets, Color first, life::Table& table,
                      Budget& budget, int threads) {
    const Color owner = color_of(board.at(targets.first()));
    const Reading reading = life::prove_life(board, targets, first, table, budget, threads);
    LifeAnswer answer = answer_of(reading, first, true, true);
    if (answer.known && first != owner) answer.text = "1 PASS";
    return answer;
}

LifeAnswer owl_does_attack(const Board& board, Point move, Point stone, life::Table& table, Budget& budget) {
    return does(board, move, stone, false, table, budget);
}

LifeAnswer owl_does_defend(const Board& board, Point move, Point stone, life::Table& table, Budget& budget) {
    return does(board, move, stone, true, table, budget);
}

LifeAnswer dragon_status(const Board& board, Point stone, life::Table& table, Budget& budget) {
    const life::Status status = survey::life_status(board, {main_chain(board, stone)}, table, budget);
    const Reading &attacked = status.killer_first, &defended = status.owner_first;
    const Color owner = color_of(board.at(stone));
    const decltype(LifeAnswer::readings) first{{attacked, opponent(owner)}},
        all{{attacked, opponent(owner)}, {defended, owner}};
    if (attacked.outcome.is_unknown()) return {"unknown", false};
    const bool proved = attacked.evidence == Evidence::proved;
    if (code_of(attacked.outcome, false) == 0) return {"alive", true, proved, first};
    if (defended.outcome.is_unknown()) return {"unknown", false};
    const bool both = proved && defended.evidence == Evidence::proved;
    if (code_of(defended.outcome, true) == 0) return {"dead", true, both, all};
    return {"critical " + name_of(attacked.best) + " " + name_of(defended.best), true, both, all};
}

LifeAnswer analyze_semeai(const Board& board, Point mine, Point other, life::Table& table, Budget& budget) {
    const life::Semeai found = life::read_semeai(board, mine, other, table, budget);
    if (!found.is_known()) return {"", false};
    return {std::to_string(code_of(found.saved, true)) + " " + std::to_string(code_of(found.taken, true)) +
                " " + name_of(found.move),
            true, false, found.readings};
}

namespace {

// The color's largest chain that touches the point, or a stone of the opponent's that does.
Point largest_around(const Board& board, Point move, Color color) {
    Point largest;
    const auto take = [&](Point p) {
        if (board.at(p) != cell(color)) return;
        if (largest.is_nowhere() || board.chain_size(p) > board.chain_size(largest)) largest = p;
    };
    for (const Point p : move.neighbours()) {
        take(p);
        if (board.at(p) == cell(opponent(color))) board.for_each_enemy_chain(p, take);
    }
    return largest;
}

}  // namespace

LifeAnswer breaks_seki(const Board& board, Point move, Color color, life::Table& table, Budget& budget) {
    const Point stone = largest_around(board, move, color);
    if (stone.is_nowhere() || !board.is_legal({color, move}, go::Suicide::forbidden)) return {"0"};
    const Reading left_alone =
        budget.lend([&](Budget& half) { return read(board, stone, opponent(color), table, half); });
    const LifeAnswer after = does(board, move, stone, true, table, budget);
    if (left_alone.outcome.is_unknown() || !after.known) return {"", false};
    const bool breaks = code_of(left_alone.outcome, true) == 1 && after.text == "0";
    return {breaks ? "1" : "0", true, false};
}

bool is_same_dragon(const Board& board, Point a, Point b, tactics::ReadingTable& table, Budget& budget) {
    return board.at(a) == board.at(b) && tactics::holds_together(board, a, b, table, budget);
}

}  // namespace tedomari::analysis
