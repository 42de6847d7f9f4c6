// SPDX-License-Identifier: MIT
#include "local/symmetry.h"

#include <algorithm>
#include <utility>

namespace tedomari::local {

namespace {

// What moves lead to is left alone by `move`, what they are is changed.
template <class F>
void change_moves(LocalGame& game, F&& move) {
    for (Line* line : {&game.black, &game.white}) {
        for (go::Move& m : line->moves) m = move(m);
        for (go::Move& m : line->ignored) m = move(m);
    }
    for (Threat& threat : game.threats) threat.move = move(threat.move);
    for (SideLine& line : game.side_lines) line.move = move(line.move);
    for (Answer& answer : game.answers) {
        answer.answer = move({go::opponent(answer.move.color), answer.answer}).point;
        answer.move = move(answer.move);
    }
    for (Choice& choice : game.black_choices) choice.point = move({go::Color::black, choice.point}).point;
    for (Choice& choice : game.white_choices) choice.point = move({go::Color::white, choice.point}).point;
}

Estimate negated(const Estimate& e) { return {-e.high, -e.value, -e.low}; }

void negate(std::optional<Rational>& count) {
    if (count) count = -*count;
}

Kind swapped(Kind kind) {
    if (kind == Kind::black_sente) return Kind::white_sente;
    if (kind == Kind::white_sente) return Kind::black_sente;
    return kind;
}

// Each side's in the order they had, Black's first as ever.
template <class T>
void black_first(std::vector<T>& entries) {
    std::stable_partition(entries.begin(), entries.end(),
                          [](const T& entry) { return entry.move.color == go::Color::black; });
}

}  // namespace

LocalGame transformed(const LocalGame& game, go::Size size, go::Symmetry symmetry) {
    LocalGame result = game;
    result.region = go::transformed(game.region, size, symmetry);
    change_moves(result, [&](go::Move m) { return go::transformed(m, size, symmetry); });
    return result;
}

LocalGame moved(const LocalGame& game, int columns, int rows) {
    const auto further = [&](go::Point p) {
        return p.is_nowhere() ? p : go::Point::at(p.column() + columns, p.row() + rows);
    };
    LocalGame result = game;
    result.region = {};
    game.region.for_each([&](go::Point p) { result.region.insert(further(p)); });
    change_moves(result, [&](go::Move m) { return go::Move{m.color, further(m.point)}; });
    return result;
}

LocalGame with_colors_swapped(const LocalGame& game) {
    LocalGame result = game;
    change_moves(result, [](go::Move m) { return go::Move{go::opponent(m.color), m.point}; });
    result.count = negated(game.count);
    result.kind = swapped(game.kind);
    result.stones = -game.stones;
    const auto turned = [](const std::optional<cgt::Thermograph>& walls) {
        return walls ? std::optional(-*walls) : std::nullopt;
    };
    result.black_master = turned(game.white_master);
    result.white_master = turned(game.black_master);
    result.neutral = turned(game.neutral);
    std::swap(result.black, result.white);
    std::swap(result.black_choices, result.white_choices);
    for (Line* line : {&result.black, &result.white}) {
        negate(line->count);
        negate(line->ignored_count);
    }
    black_first(result.threats);
    black_first(result.side_lines);
    black_first(result.answers);
    return result;
}

}  // namespace tedomari::local
